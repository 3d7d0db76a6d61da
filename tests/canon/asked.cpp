// Each worked example of the sources, asked in one line as a player would: the claims that its text makes,
// and the clause that must be named.
#include <algorithm>

#include "answers/expectation.h"
#include "answers/settle.h"
#include "catch.h"
#include "load_canon.h"
#include "scenario/line_notation.h"

namespace robbers {

namespace {

struct Asked {
    const char* id;    ///< of the example in the canon
    const char* line;  ///< as it is asked
    EditionId edition;
    const char* claim;
    ClaimStatus status;
    ClauseId clause;  ///< cited where the claim is true, or what stands in its way
};

using E = EditionId;
using C = ClauseId;
constexpr ClaimStatus kCertain = ClaimStatus::certain;
constexpr ClaimStatus kPossible = ClaimStatus::possible;
constexpr ClaimStatus kImpossible = ClaimStatus::impossible;

constexpr const char* kD3 =
    "red 11 m22, green 11 m11, blue 31 m43 r11 / red: green+3 road & green+6 city & red+2 road & red+8 city";
constexpr const char* kD4 =
    "red 11 m22, green 11 m11, blue 31 m43 r11, yellow 2 m37 r11 / red: green+3 road & green+6 city & "
    "red+2 road & red+8 city";
constexpr const char* kD1 = "red 31 m11, blue 22 m43 r11 / red: red+3 road & red+6 city";
constexpr const char* kD2 = "red 24 m11, green 11 m36, blue 3 m42 r11 / red: green+3 road & red+6 city";
constexpr const char* kE1 = "red 6, blue 12 r21, yellow 21 r12, green 28 / red: bag";
constexpr const char* kE1Zmg = "red 6, blue 12, yellow 21, green 28 / red: bag";
constexpr const char* kE131 = "red 6 r21, blue 12 r6, yellow 21, green 28 / red: bag";
constexpr const char* kE2 = "red 10, blue 12 r10, yellow 4 r12 / red: red+5 city";
constexpr const char* kE3 = "red 3 r17, blue 17, green 29 r17 / blue: blue+4 city";
constexpr const char* kEnd = "red 30 r12, blue 12 r30 / red: end, final blue+9";
constexpr const char* kPlc10 = "red 14, blue 9, green 30 r9 / blue: bag, red+4 road";
constexpr const char* kRog2 = "red 10, blue 12 r10, green 12, yellow 41 r12 / red: red+5 city";
constexpr const char* kStl11 = "red 10, green 10, blue 33 r10 / red: red+1 fairy, green+6 city";
constexpr const char* kX4 = "red 14, blue 31 r20, green 20 / red: red+6 road & red+6 city";
constexpr const char* kBck2 = "red 10, green 10, blue 33 r10 / red: red-3 ransom";

const std::vector<Asked> kAsked = {
    {"D1", kD1, E::c2, "blue+2", kPossible, C::stl_9},
    {"D1", kD1, E::c3, "blue+3", kPossible, C::stl_1},
    {"D1", kD1, E::c1_2012, "blue+0", kPossible, C::stl_13},
    {"D1", kD1, E::c2, "blue+5", kImpossible, C::stl_9},
    {"D2", kD2, E::c2, "blue+3, blue robs red", kPossible, C::stl_10},
    {"D2", kD2, E::c3, "blue+2, blue robs green", kPossible, C::stl_10},
    {"D2", kD2, E::c2, "blue+5", kImpossible, C::stl_12},
    {"D3", kD3, E::c2, "blue rsupply", kCertain, C::stl_3},
    {"D3", kD3, E::c2, "blue+4, blue robs red", kPossible, C::stl_10},
    {"D3", kD3, E::c2_zmg, "blue+3, blue robs green", kPossible, C::stl_1},
    {"D4-free", kD4, E::c2, "blue+4, yellow+4", kPossible, C::stl_16},
    {"D4-free", kD4, E::c3, "blue+2, yellow+1", kPossible, C::stl_10},
    {"E1", kE1, E::c2, "red r12, green r6", kPossible, C::plc_7},
    {"E1", kE1, E::c1_2012, "green rsupply", kPossible, C::plc_7},
    {"E1", kE1, E::c3, "blue r12", kImpossible, C::plc_9},
    {"E1-zmg", kE1Zmg, E::c1_zmg, "blue rsupply, yellow r6, green r21", kPossible, C::plc_7e},
    {"E1-zmg", kE1Zmg, E::c2_zmg, "green rsupply", kImpossible, C::plc_7m},
    {"E1-31", kE131, E::c3_1, "red r12, blue r6, yellow r28, green r12", kPossible, C::plc_8},
    {"E1-31", kE131, E::c3_1, "yellow rsupply", kImpossible, C::plc_7m},
    {"E2", kE2, E::c2, "blue+3, yellow r15", kCertain, C::rog_1},
    {"E2", kE2, E::c3_1, "blue=15, yellow+0", kCertain, C::trn_2},
    {"E2", kE2, E::c1_2013, "yellow+2", kImpossible, C::rog_1},
    {"E3", kE3, E::c2, "red+2, green+2, blue=21", kCertain, C::stl_16},
    {"E3", kE3, E::c3_1, "red+2, green+2", kCertain, C::trn_2},
    {"E3", kE3, E::c3, "blue+0", kImpossible, C::stl_2},
    {"END-2-a", kEnd, E::c2, "red=33, blue=24", kCertain, C::end_2},
    {"END-2-a", kEnd, E::c1_2012, "red=30, blue=21", kCertain, C::end_3},
    {"END-2-a", kEnd, E::c1_zmg, "red=33", kImpossible, C::end_3},
    {"PLC-10-a", kPlc10, E::c3, "blue+2, blue robs red", kPossible, C::plc_10},
    {"PLC-10-a", kPlc10, E::c3_1, "blue+2, blue robs red", kPossible, C::plc_6m},
    {"ROG-2-a", kRog2, E::c2, "yellow r15", kCertain, C::rog_2},
    {"ROG-2-a", kRog2, E::c3_1, "yellow r12", kImpossible, C::rog_2},
    {"STL-11-a", kStl11, E::c2, "blue+1", kCertain, C::stl_1},
    {"STL-11-a", kStl11, E::c2, "blue+3", kImpossible, C::stl_6},
    {"X4", kX4, E::c3_1, "blue+0, blue r20", kCertain, C::trn_2},
    {"X4", kX4, E::c2, "blue+3", kCertain, C::stl_14},
    {"BCK-2-a", kBck2, E::c2, "blue r7", kPossible, C::bck_1},
    {"BCK-2-a", kBck2, E::c3_1, "blue r10", kPossible, C::bck_2},
    {"BCK-2-a", kBck2, E::c1_2013, "blue+2", kImpossible, C::bck_4},
};

Scenario scenario_of(const Asked& asked) {
    Diagnostics diagnostics;
    LoadOptions options;
    options.editions = {asked.edition};
    auto found =
        scenario_in_line(std::make_shared<SourceText>(SourceText{"line", asked.line}), options, diagnostics);
    REQUIRE(found.has_value());
    add_claim_in_line(std::make_shared<SourceText>(SourceText{"--claim", asked.claim}), options, *found,
                      diagnostics);
    REQUIRE(diagnostics.empty());
    return *found;
}

/// The clauses of all outcomes of which the claim is true.
std::vector<ClauseId> clauses_where_true(const Claim& claim, const CaseResult& result) {
    std::vector<ClauseId> clauses;
    const auto* found = std::get_if<Adjudication>(&result.verdict);
    for (std::size_t at = 0; found != nullptr && at < found->size(); ++at) {
        if (!holds(claim, *result.scenario, found->outcome(at).outcome)) continue;
        for (const Fact& fact : found->trace(at))
            clauses.insert(clauses.end(), fact.clauses.begin(), fact.clauses.end());
    }
    return clauses;
}

}  // namespace

TEST_CASE("each worked example can be asked in one line") {
    for (const Asked& asked : kAsked) {
        CAPTURE(asked.line, spelling(asked.edition), asked.claim);
        const Scenario scenario = scenario_of(asked);
        const CaseResult result = run_case(scenario, asked.edition, {}, {});
        const ClaimVerdict verdict = verdict_on(scenario.claims.front(), result, {});
        CHECK(spelling(verdict.status) == spelling(asked.status));
        const std::vector<ClauseId> clauses = asked.status == kImpossible
                                                  ? verdict.clauses
                                                  : clauses_where_true(scenario.claims.front(), result);
        CAPTURE(spelling(asked.clause));
        std::string named;
        for (const ClauseId clause : clauses) named += std::string(spelling(clause)) + " ";
        CAPTURE(named);
        CHECK(std::ranges::find(clauses, asked.clause) != clauses.end());
        CHECK_FALSE(verdict.clauses.empty());
    }
}

TEST_CASE("every worked example of the sources is among those asked, and its line is its own") {
    std::size_t examples = 0;
    for (const Scenario& scenario : canon()) {
        if (scenario.source->path.find("/examples/") == std::string::npos || scenario.id == "D4") continue;
        CAPTURE(scenario.id);
        ++examples;
        const auto asked = std::ranges::find(kAsked, scenario.id, &Asked::id);
        REQUIRE(asked != kAsked.end());
        CHECK(to_line(scenario).line == asked->line);
    }
    CHECK(examples > 10);
}

}  // namespace robbers
