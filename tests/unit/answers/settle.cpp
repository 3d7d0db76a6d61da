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

struct Row {
    const char* about;
    const char* edition;
    const char* line;
    const char* claim;
    const char* status;
    const char* clause;  ///< that is named first or second where the claim is impossible
};

constexpr const char* kTwoScorings = "red 10, blue 12 r10 / red: red+4 road & red+6 city";
constexpr const char* kChain = "red 10, blue 12 r10, yellow 4 r12 / red: red+5 city";
constexpr const char* kElsewhere = "red 10, blue 12 r20 / red: red+4 road";
constexpr const char* kBag = "red 10, blue 12, green 20 / red: bag";

const Row kRows[] = {
    {"half, rounded up", "c2", kChain, "blue+3", "certain", ""},
    {"rounded down", "c2", kChain, "blue+2", "impossible", "STL-1"},
    {"rounded down", "c3.1", kChain, "blue+2", "impossible", "TRN-2"},
    {"all instead of half", "c2", kChain, "blue+5", "impossible", "STL-1"},
    {"the robbed player loses", "c2", kChain, "red+2", "impossible", "STL-2"},
    {"nothing is stolen", "c2", kChain, "blue+0", "impossible", "STL-1"},
    {"robbing a robber", "c2", kChain, "yellow+2", "impossible", "ROG-1"},
    {"robbing a robber", "c2", kChain, "yellow robs blue", "impossible", "ROG-1"},
    {"robbing a robber", "c3.1", kChain, "yellow+2", "impossible", "ROG-1"},
    {"the neighbour stays behind", "c2", kChain, "yellow r12", "impossible", "ROG-1"},
    {"the robber stays", "c2", kChain, "blue r10", "impossible", "STL-3"},
    {"the robber goes along with its victim", "c2", kChain, "blue r15", "impossible", "STL-3"},
    {"the first of two, as the player chooses", "c2", kTwoScorings, "blue+2", "possible", ""},
    {"the other of two", "c2", kTwoScorings, "blue+3", "possible", ""},
    {"both together", "c2", kTwoScorings, "blue+5", "impossible", "STL-9"},
    {"both together", "c3.1", kTwoScorings, "blue+5", "certain", ""},
    {"only the first", "c3.1", kTwoScorings, "blue+2", "impossible", "TRN-2"},
    {"each half by itself", "c3.1", "red 10, blue 12 r10 / red: red+5 road & red+5 city", "blue+6",
     "impossible", "TRN-2"},
    {"waiting for more", "c2", "red 10, blue 12 r10 / red: red+2 road, red+8 city", "blue+4", "impossible",
     "STL-6"},
    {"waiting for another turn", "c2", "red 10, blue 12 r10 / red: red+2 road / red: red+8 city", "blue r10",
     "impossible", "STL-3"},
    {"robbing oneself", "c2", "red 10, blue 10 r10 / blue: blue+6 city", "blue+9", "impossible", "STL-5"},
    {"robbing oneself", "c3.1", "red 10, blue 10 r10 / blue: blue+6 city", "blue+9", "impossible", "STL-5"},
    {"robbing halfway", "c2", "red 10, blue 30 r12 / red: red+2 road & red+6 city", "blue+3", "possible", ""},
    {"robbing halfway", "c3.1", "red 10, blue 30 r12 / red: red+2 road & red+6 city", "blue+3", "impossible",
     "TRN-3"},
    {"both robbers share one half", "c2", "red 10, blue 12 r10, green 3 r10 / red: red+8 city", "green+2",
     "impossible", "STL-1"},
    {"declining", "c2", kBag, "red rsupply", "possible", ""},
    {"declining a duty", "c2-zmg", kBag, "red rsupply", "impossible", "PLC-6m"},
    {"declining a duty", "c3.1", kBag, "red rsupply", "impossible", "PLC-6m"},
    {"another's duty", "c3.1", kBag, "blue rsupply", "impossible", "PLC-7m"},
    {"a third robber", "c2", kBag, "green r10", "impossible", "PLC-7"},
    {"moving another's robber", "c2", "red 10, blue 12 r10 / red: bag", "blue r12", "impossible", "PLC-9"},
    {"a robber beside its owner alone", "c2", "red 10, blue 12 / red: bag", "red r10", "impossible", "PLC-4"},
    {"a robber on an empty space", "c2", "red 10, blue 12 / red: bag", "red r13", "impossible", "PLC-4"},
    {"moving it nowhere", "c3.1", "red 10 r12, blue 12 / red: bag", "red rsupply", "impossible", "PLC-8"},
    {"three points at the end", "c2", "red 10, blue 12 r10 / red: end", "blue+3", "certain", ""},
    {"three points at the end", "c1-2012", "red 10, blue 12 r10 / red: end", "blue+3", "impossible", "END-3"},
    {"the robber stays at the end", "c2", "red 10, blue 12 r10 / red: end", "blue r10", "impossible",
     "END-2"},
    {"robbing the final scoring", "c2", "red 10, blue 12 r10 / red: final red+10", "blue+5", "impossible",
     "END-4"},
    {"going below zero by ghosts", "c2", "red 2, blue 12 / red: red+-4 ghosts", "red=-2", "impossible",
     "BRD-4"},
    {"a ransom is stolen from its payer", "c2", "red 10, blue 12 r10 / red: red-3 ransom", "blue+2",
     "impossible", "BCK-1"},
    {"a robber goes back with the payer", "c2", "red 10, blue 12 r10 / red: red-3 ransom", "blue r10",
     "impossible", "BCK-1"},
    {"the wrong figure", "c2", "red 10 m20, blue 12 r10 / red: red+5 city @messenger", "blue+3", "impossible",
     "STL-13"},
    {"message points", "c3.1", "red 10 m3, blue 12 r10 / red: red+4 message", "blue+2", "impossible",
     "TRN-5"},
    {"message points", "c2", "red 10 m3, blue 12 r10 / red: red+4 message", "blue+2", "possible", ""},
    {"no points, no robbery", "c2", "red 10, blue 12 r10 / red: red+0 city", "blue r supply", "impossible",
     "STL-15"},
    {"a robber in supply robs nobody", "c2", "red 10, blue 12 / red: red+5 city", "blue+3", "impossible",
     "STL-1"},
    {"a robber elsewhere", "c2", kElsewhere, "blue robs red", "impossible", "STL-13"},
    {"a robber elsewhere", "c3.1", kElsewhere, "blue robs red", "impossible", "TRN-1"},
    {"a robber elsewhere", "c3.1", kElsewhere, "blue+2", "impossible", "TRN-1"},
    {"more points than were scored", "c3.1", kElsewhere, "red=20", "impossible", "TRN-2"},
    {"a robber goes where it likes", "c2", kElsewhere, "blue r10", "impossible", "PLC-1"},
    {"the wrong figure", "c3.1", "red 10 m20, blue 12 r10 / red: red+5 city @messenger", "blue+3",
     "impossible", "MSG-7"},
    {"points after phase 3", "c3.1", "red 10, blue 12 r14 / red: red+4 road, red+3 catapult", "blue+2",
     "impossible", "TRN-5"},
    {"a robber that is passed", "c3.1", "red 48, blue 12 r1 / red: red+4 road", "blue robs red", "impossible",
     "TRN-3"},
    {"robbing one's own figure", "c2", kTwoScorings, "blue robs blue", "impossible", "STL-5"},
    {"a robber elsewhere", "c2", "red 10 m5, blue 4 r3 / red: red+2 @meeple", "blue+3", "impossible",
     "MSG-7"},
    {"a robber elsewhere", "c2", "red 10, blue 4 r3 / red: red+2", "blue+3", "impossible", "STL-13"},
    {"robbing without a robber", "c3.1", kTwoScorings, "red robs blue", "impossible", "TRN-1"},
    {"robbing without a robber", "c2", kTwoScorings, "red robs blue", "impossible", "STL-1"},
    {"three points of a robber that is left", "c1-zmg", "red 1 r1, blue 24 / red: red+8 city, end", "red+11",
     "impossible", "END-3"},
    {"no three points", "c2", "red 30 r12, blue 12 / red: end", "red+0", "impossible", "END-2"},
    {"no three points", "c3.1", "red 30 r12, blue 12 / red: end", "red+0", "impossible", "END-2"},
    {"robbing the final scoring", "c2", "red 10, blue 30 r10 / red: end, final red+10", "blue robs red",
     "impossible", "END-4"},
    {"robbing the final scoring", "c2", "red 10, blue 30 r10 / red: end, final red+10", "blue+8",
     "impossible", "END-4"},
    {"robbing the final scoring", "c2", "red 10, blue 30 r10 / red: red+4 city, end, final red+10", "blue+7",
     "impossible", "END-4"},
    {"going negative in the final scoring", "c2", "red 3, blue 0 r3 / red: end, final red+-5", "red=-2",
     "impossible", "BRD-4"},
    {"staying beside one that scores", "c2", "red 6, blue 12 / red: bag, blue+5 city", "red r12",
     "impossible", "STL-6"},
    {"staying beside one that is paid", "c2", "red 10, blue 10, green 33 r10 / red: red-3 ransom>blue",
     "green r10", "impossible", "STL-6"},
    {"taking the points away", "c2", "red 10, blue 30 r10 / red: red+5 city", "red+2", "impossible", "STL-2"},
    {"not robbing", "c2", "red 10, blue 30 r10 / red: red+5 city, red+8 road", "blue r10", "impossible",
     "STL-6"},
    {"not robbing", "c2", "red 10, blue 30 r10 / red: red+5 city, red+8 road", "blue+0", "impossible",
     "STL-6"},
    {"nothing to wait for", "c2", "red 10, blue 30 r10 / red: red+8 city, red+-2 ghosts", "blue+5",
     "impossible", "STL-1"},
    {"nothing to wait for", "c2", "red 10, blue 30 r10 / red: red+9 city, red+1 road", "blue+6", "impossible",
     "STL-1"},
    {"robbing two", "c3.1", "red 10, green 10, blue 30 r10 / red: red+2 road & green+9 city",
     "blue robs red, blue robs green", "impossible", "TRN-4"},
    {"robbing two", "c3.1", "red 10, green 10, blue 30 r10 / red: red+2 road & green+9 city", "blue+6",
     "impossible", "TRN-4"},
    {"points after phase 3", "c3.1", "red 10, blue 30 r10 / red: red+3 road, red+4 city, red+2 catapult",
     "blue+5", "impossible", "TRN-5"},
    {"points after phase 3", "c3.1", "red 10 m3, blue 30 m0 r10 / red: red+5 city, red+4 message", "blue+5",
     "impossible", "TRN-5"},
    {"points after phase 3", "c3.1", "red 10, blue 30 r10, green 20 / red: red+5 city, green-4 auction>red",
     "blue+5", "impossible", "TRN-5"},
    {"two figures in a turn", "c3.1", "red 10 m20, blue 30 r20 / red: red+6 city, red+4 road", "blue+2",
     "impossible", "TRN-7"},
    {"two figures in a turn", "c3.1", "red 10 m20, blue 30 r10, green 3 r20 / red: red+4 road, red+3 city",
     "blue robs red, green robs red", "impossible", "TRN-7"},
    {"below zero with a figure", "c2", "red 2, blue 10, yellow 4 r2 / red: red+-5 ghosts", "yellow r47",
     "impossible", "BRD-4"},
    {"below zero with a figure", "c2", "red 1, blue 10 r1 / red: red+-5 ghosts", "blue r46", "impossible",
     "BRD-4"},
    {"below zero with a figure", "c2", "red 3, green 3, blue 30 r3 / red: red+-5 ghosts", "blue r48",
     "impossible", "BRD-4"},
    {"below zero with a figure", "c2", "red 0, blue 30 r0 / red: red+-5 ghosts", "blue r45", "impossible",
     "BRD-4"},
    {"a turn of nothing", "c3.1", "red 10, blue 30 r10 / red: red+5 city & red+-5 ghosts", "blue r5",
     "impossible", "STL-15"},
    {"moving beside oneself", "c2", "red 38 r8, blue 8, green 12 / red: bag", "red r38", "impossible",
     "PLC-4"},
    {"moving to an empty space", "c2", "red 38 r8, blue 8, green 12 / red: bag", "red r20", "impossible",
     "PLC-4"},
    {"placing on an empty space", "c2", "red 38, blue 8, green 12 / red: bag", "red r20", "impossible",
     "PLC-4"},
    {"coming home without robbing", "c2", "red 10 r12, blue 12 / red: red+3 city", "red rsupply",
     "impossible", "STL-13"},
    {"coming home without robbing", "c3.1", "red 10 r12, blue 12 / red: red+3 city", "red rsupply",
     "impossible", "TRN-1"},
};

ClaimVerdict verdict_of(const Scenario& scenario, EditionId edition) {
    return settle(scenario, {edition}, {}).front();
}

}  // namespace

TEST_CASE("claims are settled, and impossible ones name the clause that a person would name") {
    for (const Row& row : kRows) {
        const EditionId edition = *edition_named(row.edition);
        const Scenario scenario = scenario_of(row.line, row.claim, edition);
        const ClaimVerdict verdict = verdict_of(scenario, edition);
        CAPTURE(row.about, row.edition, row.line, row.claim);
        CHECK(spelling(verdict.status) == row.status);
        std::string named;
        for (const ClauseId clause : verdict.clauses) named += std::string(spelling(clause)) + " ";
        CAPTURE(named);
        const std::string wanted = row.clause;
        if (wanted.empty()) continue;
        const auto front = std::min<std::size_t>(2, verdict.clauses.size());
        CHECK(std::any_of(verdict.clauses.begin(),
                          verdict.clauses.begin() + static_cast<std::ptrdiff_t>(front),
                          [&](ClauseId clause) { return spelling(clause) == wanted; }));
    }
}

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

TEST_CASE("no clause of another edition, or of an expansion that is not played, stands in the way") {
    for (const Row& row : kRows) {
        for (const EditionId edition : all_values<EditionId>()) {
            const Scenario scenario = scenario_of(row.line, row.claim, edition);
            CAPTURE(row.line, row.claim, spelling(edition));
            for (const ClauseId clause : verdict_of(scenario, edition).clauses) {
                CAPTURE(spelling(clause));
                CHECK(info(clause).editions.contains(edition));
                const bool is_of_messages = spelling(clause).starts_with("MSG-");
                CHECK((scenario.game.start.has_messengers || !is_of_messages));
            }
        }
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

TEST_CASE("a verdict agrees with the outcomes") {
    for (const Row& row : kRows) {
        const EditionId edition = *edition_named(row.edition);
        const Scenario scenario = scenario_of(row.line, row.claim, edition);
        const ClaimVerdict verdict = verdict_of(scenario, edition);
        CAPTURE(row.line, row.claim);
        REQUIRE(verdict.outcomes > 0);
        CHECK((verdict.status == ClaimStatus::certain) == (verdict.matching == verdict.outcomes));
        CHECK((verdict.status == ClaimStatus::impossible) == (verdict.matching == 0));
        CHECK((verdict.status == ClaimStatus::impossible) == !verdict.differences.empty());
        // What is said of other rules is true there.
        for (const OtherRules& other : verdict.others) {
            const auto there = settle(scenario, {other.rules.edition}, {other.changed, {}, false});
            CHECK(there.front().status == other.status);
            CHECK_FALSE(other.reasons.empty());
        }
    }
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
