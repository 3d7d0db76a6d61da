// Comparing over the canon: every edition is in the group with its outcomes, and every difference has a
// reason.
#include "answers/compare.h"

#include <algorithm>
#include <set>

#include "catch.h"
#include "load_canon.h"

namespace robbers {

namespace {

std::vector<Outcome> outcomes_of(const Verdict& verdict) {
    std::vector<Outcome> outcomes;
    if (const auto* found = std::get_if<Adjudication>(&verdict))
        for (std::size_t at = 0; at < found->size(); ++at) outcomes.push_back(found->outcome(at).outcome);
    return outcomes;
}

/// The outcomes of a group as the comparison has them.
std::vector<Outcome> outcomes_of(const Comparison& comparison, const ComparedGroup& group) {
    std::vector<Outcome> outcomes;
    for (const std::size_t at : group.outcomes) outcomes.push_back(comparison.outcomes[at]);
    return outcomes;
}

/// Whether `clause` is a reason why some group parts from the first, on its side.
bool cites(const Comparison& comparison, ClauseId clause) {
    return std::ranges::any_of(comparison.partings, [&](const Parting& parting) {
        return std::ranges::find(parting.there, clause, &Reason::clause) != parting.there.end();
    });
}

const Scenario& scenario_named(const std::string& id) {
    const auto found = std::ranges::find_if(canon(), [&](const Scenario& one) { return one.id == id; });
    REQUIRE(found != canon().end());
    return *found;
}

}  // namespace

TEST_CASE("comparing agrees with adjudicating, and every parting has its reasons") {
    const auto all = all_values<EditionId>();
    const CompareOptions options{{all.begin(), all.end()}, {}, true, {}};
    std::size_t partings = 0;
    for (const Scenario& scenario : canon()) {
        const Comparison found = compare(scenario, options);
        CAPTURE(scenario.id);
        std::set<std::size_t> parted;
        for (const Parting& parting : found.partings) parted.insert(parting.group);
        REQUIRE(parted.size() + 1 == found.groups.size());
        for (const ComparedGroup& group : found.groups) {
            REQUIRE_FALSE(group.columns.empty());
            for (const ComparedRules& column : group.columns) {
                const CaseResult result = run_case(scenario, column.rules.edition, column.rules.rulings, {});
                CHECK(outcomes_of(result.verdict) == outcomes_of(found, group));
            }
        }
        for (const Parting& parting : found.partings) {
            ++partings;
            CHECK_FALSE(parting.here.empty());
            CHECK_FALSE(parting.there.empty());
            REQUIRE(parting.turn <= static_cast<int>(scenario.game.turns.size()));
            CHECK(parting.event <=
                  static_cast<int>(
                      scenario.game.turns[static_cast<std::size_t>(parting.turn) - 1].events.size()));
        }
    }
    CHECK(partings > 100);
}

TEST_CASE("each question has a case that shows what its answers change") {
    const auto all = all_values<EditionId>();
    for (const QuestionId question : all_values<QuestionId>()) {
        CAPTURE(spelling(question));
        Scenario scenario = scenario_named(case_of(question));
        scenario.rulings.clear();
        const Comparison found = compare(scenario, {{all.begin(), all.end()}, {}, true, {}});
        bool is_shown = false;
        for (const ComparedGroup& group : found.groups)
            for (const ComparedRules& column : group.columns)
                for (const Ruling& ruling : column.changed)
                    is_shown = is_shown || ruling.question == question;
        CHECK(is_shown);
    }
}

TEST_CASE("what is known to differ between printings is explained by its clause") {
    struct Row {
        const char* id;
        ClauseId clause;  ///< under the rules of c3.1, against c2
    };
    const auto all = std::vector{EditionId::c2, EditionId::c3_1};
    for (const Row& row :
         {Row{"TRN-2-01", ClauseId::trn_2}, Row{"TRN-3-01", ClauseId::trn_2},
          Row{"PLC-6m-01", ClauseId::plc_6m}, Row{"PLC-7m-01", ClauseId::plc_7m}, Row{"X4", ClauseId::trn_3},
          Row{"ED-01", ClauseId::trn_2}, Row{"ED-04", ClauseId::plc_6m}, Row{"ED-06", ClauseId::trn_5},
          Row{"ED-07", ClauseId::trn_7}, Row{"ED-08", ClauseId::trn_2}, Row{"ED-09", ClauseId::trn_3},
          Row{"ED-10", ClauseId::trn_3}, Row{"ED-11", ClauseId::trn_2}, Row{"ED-12", ClauseId::trn_6},
          Row{"ED-13", ClauseId::trn_7}, Row{"ED-14", ClauseId::trn_2}, Row{"ED-15", ClauseId::trn_5}}) {
        CAPTURE(row.id);
        const Comparison found = compare(scenario_named(row.id), {all, {}, false, {}});
        CHECK(cites(found, row.clause));
    }
}

TEST_CASE("what is known to differ among the earlier printings is explained by its clause") {
    struct Row {
        const char* id;
        EditionId here;
        EditionId there;
        ClauseId clause;  ///< under the rules there
    };
    for (const Row& row : {Row{"ED-03", EditionId::c1_2012, EditionId::c2, ClauseId::end_2},
                           Row{"ED-03", EditionId::c3, EditionId::c1_zmg, ClauseId::end_3},
                           Row{"ED-05", EditionId::c1_2013, EditionId::c1_zmg, ClauseId::plc_7e},
                           Row{"ED-05", EditionId::c2, EditionId::c2_zmg, ClauseId::plc_7m},
                           Row{"ED-05", EditionId::c2_zmg, EditionId::c3, ClauseId::plc_7},
                           Row{"ED-13", EditionId::c2, EditionId::c2_zmg, ClauseId::msg_6},
                           Row{"END-2-a", EditionId::c1_2012, EditionId::c1_2013, ClauseId::end_2}}) {
        CAPTURE(row.id, spelling(row.there));
        const Comparison found = compare(scenario_named(row.id), {{row.here, row.there}, {}, false, {}});
        CHECK(cites(found, row.clause));
    }
}

}  // namespace robbers
