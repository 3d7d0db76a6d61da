// Coverage of rules as text and as JSON: gaps first, then how much there is.
#include "catch.h"
#include "kit.h"
#include "report/json/rules.h"
#include "report/text/rules.h"

namespace robbers {

using namespace kit;

namespace {

/// Everything of c2 but one clause, one decision and one answer.
Coverage nearly_all() {
    Coverage all;
    CoveredRules rules = rules_to_cover(EditionId::c2);
    rules.clauses.erase(ClauseId::end_2);
    rules.decisions.erase(DecisionWay::stays);
    rules.answers.erase({QuestionId::laps, 1});
    for (const ClauseId clause : rules.clauses)
        REQUIRE(all.add_item("c2 clause " + std::string(spelling(clause))));
    for (const DecisionWay way : rules.decisions)
        REQUIRE(all.add_item("c2 decision " + std::string(spelling(way))));
    for (const Ruling& ruling : rules.answers) REQUIRE(all.add_item("c2 answer " + to_string(ruling)));
    return all;
}

std::string text_of(const Coverage& coverage, const std::vector<EditionId>& editions) {
    Output output;
    write_coverage(output, coverage, editions, {});
    return output.text();
}

std::string json_of(const Coverage& coverage, const std::vector<EditionId>& editions) {
    Output output;
    write_coverage_json(output, coverage, editions);
    return output.text();
}

}  // namespace

TEST_CASE("gaps of coverage come before the table") {
    CHECK(text_of(nearly_all(), {EditionId::c2}) == R"(Not covered in c2
  clause END-2: Before final scoring each robber still on the board brings its
      owner 3 points and goes back to supply.
  decision stays: a robber stays although it could go along
  answer laps=same-lap: Places are numbers of points; a figure 50 points ahead
      stands elsewhere.

edition     clauses   decisions     answers         all
c2       53/54  98%  15/16  93%  21/22  95%  89/92  96%
)");
}

TEST_CASE("several editions are added up, and what is complete has no gaps") {
    Coverage coverage;
    for (const ClauseId clause : rules_to_cover(EditionId::c3).clauses)
        REQUIRE(coverage.add_item("c3 clause " + std::string(spelling(clause))));
    const std::string text = text_of(coverage, {EditionId::c2, EditionId::c3});
    CHECK_THAT(text, contains("Not covered in c2\n  clause SET-1: "));
    CHECK_THAT(text, contains("Not covered in c3\n  decision places: "));
    CHECK_THAT(text, contains("\nc3        54/54 100%"));
    CHECK_THAT(text, contains("\nall      54/108  50%"));
}

TEST_CASE("coverage as JSON") {
    const std::string text = json_of(nearly_all(), {EditionId::c2});
    CHECK_THAT(text, Catch::Matchers::StartsWith(R"({
  "schema": "robbers/coverage/1",
  "covered": 89,
  "total": 92,
  "percent": 96,
  "editions": [
    {
      "edition": "c2",
      "covered": 89,
      "total": 92,
      "percent": 96,
      "clauses": {
        "covered": 53,
        "total": 54,
        "percent": 98,
        "missing": [
          {
            "id": "END-2",
            "statement": ")"));
    CHECK_THAT(text, contains(R"("id": "laps=same-lap",)"));
    CHECK_THAT(text, contains(R"(  "items": [
    "c2 answer active-declines=others-may",)"));
    CHECK_THAT(text, !contains("c2 clause END-2"));
}

TEST_CASE("nothing at all is shown, too") {
    CHECK(text_of({}, {}) == "edition  clauses  decisions  answers  all\n");
    CHECK_THAT(json_of({}, {}), contains("\"total\": 0"));
}

}  // namespace robbers
