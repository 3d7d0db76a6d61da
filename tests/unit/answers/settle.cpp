// Claims at the table: the verdict, the clause that a person would name, and the rules under which it would
// be so.
#include "answers/settle.h"

#include <algorithm>

#include "catch.h"
#include "scenario/line_notation.h"

namespace robbers {

namespace {

SourcePtr source_of(const std::string& text) {
    return std::make_shared<SourceText>(SourceText{"line", text});
}

Scenario scenario_of(const std::string& line, const std::string& claim, EditionId edition,
                     const std::vector<Ruling>& rulings = {}) {
    Diagnostics diagnostics;
    auto scenario = scenario_in_line(source_of(line), {{edition}, rulings}, diagnostics);
    INFO(line << "\n" << claim << "\n" << render(diagnostics));
    REQUIRE(scenario.has_value());
    add_claim_in_line(source_of(claim), {{edition}, rulings}, *scenario, diagnostics);
    INFO(render(diagnostics));
    REQUIRE(scenario->claims.size() == 1);
    return *std::move(scenario);
}

constexpr const char* kTwoScorings = "red 10, blue 12 r10 / red: red+4 road & red+6 city";
constexpr const char* kChain = "red 10, blue 12 r10, yellow 4 r12 / red: red+5 city";
constexpr const char* kBag = "red 10, blue 12, green 20 / red: bag";

ClaimVerdict verdict_of(const Scenario& scenario, EditionId edition) {
    return settle(scenario, {edition}, {}).front();
}

}  // namespace

TEST_CASE("where a message is claimed in vain, the clause that a person would name stands in the way") {
    struct MessageRow {
        const char* about;
        const char* edition;
        const char* line;
        const char* messages;
        const char* clause;  ///< the first that is named
    };
    const MessageRow rows[] = {
        {"the payer", "c2", "red 13 m2, blue 32 m44 / red: red-3 ransom@meeple>blue", "red", "BCK-4"},
        {"the payer", "c3.1", "red 13 m1, blue 32 m37 / red: red-3 ransom@meeple", "red", "BCK-4"},
        {"the receiver", "c3", "red 13 m2, blue 32 m32 / blue: red-3 ransom>blue", "blue", "BCK-4"},
        {"another than the active player", "c2", "red 13 m2, blue 32 m44 / red: blue+3 city@meeple", "blue",
         "MSG-3"},
        {"another who steals", "c3", "red 11 m21, blue 32 m47 r11 / red: red+6 city@meeple", "blue", "MSG-3"},
        {"in company", "c2-zmg", "red 11 m21, blue 15 m47 / red: red+4 city@meeple", "red", "MSG-6"},
        {"passing", "c2", "red 13 m21, blue 32 m44 / red: red+4 city@meeple", "red", "BRD-5"},
        {"after phase 3", "c3.1", "red 13 m21, blue 32 m44 / red: red+2 catapult@meeple", "red", "TRN-5"},
        {"twice in a round", "c2", "red 11 m21, blue 31 m38 / red: red+4 city@meeple & red+4 road@messenger",
         "red, red", "MSG-4"},
        {"by the end bonus", "c3", "red 12 m22 r20, blue 32 m37 / red: end", "red", "END-5"},
        {"by no end bonus", "c1-zmg", "red 12 m22 r20, blue 32 m37 / red: end", "red", "END-3"},
        {"none", "c3", "red 13 m21, blue 32 m44 / red: red+2 city@meeple", "", "BRD-5"},
    };
    for (const MessageRow& row : rows) {
        const EditionId edition = *edition_named(row.edition);
        Scenario scenario = scenario_of(row.line, "red+0", edition);
        Claim claim;
        auto& messages = claim.says.emplace_back().messages.emplace();
        const std::string players = row.messages;
        for (int i = 0; i < 2; ++i)
            for (std::size_t at = 0;
                 (at = players.find(scenario.names[static_cast<std::size_t>(i)], at)) != std::string::npos;
                 ++at)
                messages.push_back({player_at(i), {}});
        scenario.claims = {claim};
        CAPTURE(row.about, row.edition, row.line);
        const ClaimVerdict verdict = verdict_of(scenario, edition);
        CHECK(verdict.status == ClaimStatus::impossible);
        REQUIRE_FALSE(verdict.clauses.empty());
        CHECK(spelling(verdict.clauses.front()) == row.clause);
    }
}

TEST_CASE("what a player scored is told by the scoring, not by a clause that does not say why") {
    constexpr const char* kLine = "red 10, blue 21 r3 / blue: blue+2 road";
    for (const EditionId edition : {EditionId::c2, EditionId::c3_1}) {
        for (const char* claim : {"blue+-3", "blue+0", "blue=24"}) {
            CAPTURE(claim, spelling(edition));
            const Scenario scenario = scenario_of(kLine, claim, edition);
            const ClaimVerdict verdict = verdict_of(scenario, edition);
            CHECK(verdict.telling.empty());
            REQUIRE(verdict.movements.size() == 1);
            CHECK(verdict.movements[0].kind == FactKind::moved_forward);
            CHECK(verdict.movements[0].points == 2);
        }
    }
    // What robbing has to do with it is said by a clause.
    const Scenario scenario = scenario_of(kChain, "blue+0,red+9", EditionId::c2);
    const ClaimVerdict verdict = verdict_of(scenario, EditionId::c2);
    CHECK(verdict.telling == std::vector{ClauseId::stl_6, ClauseId::stl_1});
    REQUIRE(verdict.movements.size() == 1);
    CHECK(verdict.movements[0].figure.player == player_at(0));
}

TEST_CASE("a gain and a total that do not fit together are no matter of rules") {
    constexpr const char* kLine = "red 10, blue 20 r10 / red: red+5 road";
    const auto contradicted = [&](const char* claim) {
        const Scenario scenario = scenario_of(kLine, claim, EditionId::c2);
        const ClaimVerdict verdict = verdict_of(scenario, EditionId::c2);
        CHECK(verdict.status == ClaimStatus::impossible);
        CHECK((verdict.contradicted.empty() || verdict.clauses.empty()));
        return verdict.contradicted.size();
    };
    CHECK(contradicted("blue+3,blue=24") == 1);
    CHECK(contradicted("blue+4,blue=24") == 0);
}

TEST_CASE("the smallest change of the rules is found") {
    const Scenario scenario = scenario_of(kTwoScorings, "blue+5", EditionId::c2);
    const ClaimVerdict verdict = verdict_of(scenario, EditionId::c2);
    REQUIRE(verdict.others.size() == 1);
    CHECK(verdict.others[0].rules.edition == EditionId::c3_1);
    CHECK(verdict.others[0].status == ClaimStatus::certain);
    REQUIRE(verdict.others[0].reasons.size() == 1);
    CHECK(verdict.others[0].reasons[0].clause == ClauseId::trn_2);

    const Scenario duty = scenario_of(kBag, "red rsupply", EditionId::c3_1);
    const ClaimVerdict other = verdict_of(duty, EditionId::c3_1);
    REQUIRE_FALSE(other.others.empty());
    CHECK(other.others[0].rules.edition == EditionId::c3_1);
    REQUIRE(other.others[0].changed.size() == 1);
    CHECK(other.others[0].changed[0].question == QuestionId::c31_placement);
}

}  // namespace robbers
