// The JSON result, key by key.
#include "report/json/report.h"
#include "report/json/rules.h"

#include "catch.h"
#include "kit.h"

namespace robbers {

using namespace kit;

namespace {

enum class Form { document, array, lines };

std::string written(const std::vector<CaseResult>& results, Form form, ExplainLevel explain,
                    std::size_t limit = 0) {
    Output output;
    CaseReportOptions options;
    options.explain = explain;
    options.limit = limit;
    options.cases = form == Form::array ? 2 : 1;
    const auto report =
        form == Form::lines ? make_json_lines_report(output, options) : make_json_report(output, options);
    for (const CaseResult& result : results) report->add(result);
    report->finish();
    return output.text();
}

}  // namespace

TEST_CASE("a result on one line") {
    const Scenario scenario = example_2();
    const std::string text = written({adjudicated(scenario)}, Form::lines, ExplainLevel::none);
    CHECK(text ==
          R"({"schema":"robbers/result/1","scenario":{"id":"E2","title":"Robbers do not rob other robbers",)"
          R"("file":"E2.yaml","line":1},"edition":"c2","rulings":{},"lines":"1","complete":true,"outcomes":)"
          R"([{"position":{"red":{"meeple":15,"robber":"supply"},"blue":{"meeple":15,"robber":"supply"},)"
          R"("yellow":{"meeple":4,"robber":15}},"transfers":[{"turn":1,"from":"red","figure":"meeple",)"
          R"("to":"blue","points":3}],"messages":[],"lines":"1","choices":[{"turn":1,"event":1,)"
          R"("player":"blue","robs":"red.meeple"}]}],"claims":[]})"
          "\n");
}

TEST_CASE("the explanation follows the choices") {
    const Scenario scenario = example_2();
    const std::string brief = written({adjudicated(scenario)}, Form::lines, ExplainLevel::brief);
    CHECK_THAT(brief,
               contains(R"("robs":"red.meeple"}],"explanation":[{"turn":1,"event":1,"text":"red scores 5)"));
    const std::string full = written({adjudicated(scenario)}, Form::lines, ExplainLevel::full);
    CHECK(full.size() > brief.size());
}

TEST_CASE("one document, or an array of them") {
    const Scenario scenario = example_2();
    const CaseResult result = adjudicated(scenario);
    CHECK_THAT(written({result}, Form::document, ExplainLevel::none),
               Catch::Matchers::StartsWith(
                   "{\n  \"schema\": \"robbers/result/1\",\n  \"scenario\": {\n    \"id\": \"E2\","));
    const std::string two = written({result, result}, Form::array, ExplainLevel::none);
    CHECK_THAT(two, Catch::Matchers::StartsWith("[\n  {\n    \"schema\":"));
    CHECK_THAT(two, Catch::Matchers::EndsWith("\n  }\n]\n"));
    CHECK(written({}, Form::array, ExplainLevel::none) == "[]\n");
    CHECK(written({}, Form::lines, ExplainLevel::none).empty());
}

TEST_CASE("a limit shortens the list and says so") {
    const Scenario scenario = with_messengers();
    const CaseResult result = adjudicated(scenario);
    const std::size_t outcomes = std::get<Adjudication>(result.verdict).size();
    REQUIRE(outcomes > 1);
    const std::string one = written({result}, Form::lines, ExplainLevel::none, 1);
    CHECK_THAT(one, contains(R"("complete":false)"));
    const std::string all = written({result}, Form::lines, ExplainLevel::none, outcomes);
    CHECK_THAT(all, contains(R"("complete":true)"));
    CHECK_THAT(all, contains(R"("messenger":)"));
}

TEST_CASE("a refused scenario has an error") {
    Scenario scenario = example_2();
    scenario.game.choices = {choice(kBlue, Places{Place::space(3)})};
    scenario.choice_spans = {SourceSpan{{4, 7}, 3}};
    const std::string text = written({adjudicated(scenario)}, Form::lines, ExplainLevel::brief);
    CHECK_THAT(text, contains(R"("error":{"id":"illegal-choice","message":")"));
    CHECK_THAT(text, contains(R"("line":4,"column":7},"claims":[]})"));
    CHECK(text.find("outcomes") == std::string::npos);
}

TEST_CASE("rulings that differ are listed") {
    const Scenario scenario = example_2();
    const std::string text = written({adjudicated(scenario, EditionId::c2, {{QuestionId::laps, 1}})},
                                     Form::lines, ExplainLevel::none);
    CHECK_THAT(text, contains(R"("rulings":{"laps":"same-lap"})"));
}

TEST_CASE("odd titles stay valid") {
    Scenario scenario = example_2();
    scenario.title = "quote \" backslash \\ tab \t bell \a broken \xff end";
    const std::string text = written({adjudicated(scenario)}, Form::lines, ExplainLevel::none);
    CHECK_THAT(text, contains(R"(quote \" backslash \\ tab \t bell \u0007 broken )"));
    CHECK(text.find('\xff') == std::string::npos);
}

TEST_CASE("what is known as JSON") {
    Output output;
    write_known_json(output, std::vector{DiagnosticId::yaml_syntax});
    CHECK_THAT(output.text(),
               contains("{\n  \"schema\": \"robbers/diagnostics/1\",\n  \"diagnostics\": [\n"));
    CHECK_THAT(output.text(), contains("\"id\": \"yaml-syntax\""));
    Output nothing;
    write_known_json(nothing, std::vector<ClauseId>{});
    CHECK(nothing.text() ==
          "{\n  \"schema\": \"robbers/clauses/1\",\n  \"clauses\": [],\n  \"pages\": []\n}\n");
}

}  // namespace robbers
