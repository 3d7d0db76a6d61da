// The report for people. Its whole look is in golden/.
#include "report/text/report.h"

#include "catch.h"
#include "golden.h"
#include "kit.h"
#include "report/words/known.h"

namespace robbers {

using namespace kit;

namespace {

std::string shown(const CaseResult& result, const CaseReportOptions& options = {}) {
    Output output;
    make_text_report(output, options)->add(result);
    return output.text();
}

}  // namespace

TEST_CASE("the whole report of one outcome") {
    const Scenario scenario = example_2();
    check_golden("one-outcome.txt", shown(adjudicated(scenario)));
}

TEST_CASE("the whole report of several outcomes") {
    const Scenario scenario = with_messengers();
    check_golden("several-outcomes.txt", shown(adjudicated(scenario)));
}

TEST_CASE("the whole report in ASCII, without reasons, under rulings") {
    const Scenario scenario = example_2();
    CaseReportOptions options;
    options.style.unicode = false;
    options.explain = ExplainLevel::none;
    const std::string text =
        shown(adjudicated(scenario, EditionId::c3_1, {{QuestionId::laps, 1}, {QuestionId::c31_placement, 1}}),
              options);
    check_golden("ascii-rulings.txt", text);
    for (const char c : text) CHECK(static_cast<unsigned char>(c) < 0x80);
}

TEST_CASE("no line is longer than asked for") {
    const Scenario scenario = with_messengers();
    for (const int width : {50, 80, 100}) {
        CaseReportOptions options;
        options.style.width = width;
        options.explain = ExplainLevel::full;
        std::istringstream lines(shown(adjudicated(scenario), options));
        for (std::string line; std::getline(lines, line);) {
            INFO(line);
            CHECK(shown_width(line) <= width);
        }
    }
}

TEST_CASE("no line is longer than asked for where the names are as long as they may be") {
    for (Scenario scenario : {example_2(), with_messengers()}) {
        for (std::string& name : scenario.names) name.resize(24, '_');
        scenario.game.start.points(kRedMeeple) = 60;
        scenario.game.start.robber(kBlue) = Place::space(10);
        for (const int width : {40, 60, 80}) {
            CaseReportOptions options;
            options.style.width = width;
            options.limit = scenario.game.start.has_messengers ? 2 : 0;
            std::istringstream lines(shown(adjudicated(scenario), options));
            for (std::string line; std::getline(lines, line);) {
                INFO(width << ": " << line);
                CHECK(line.find("__red") == std::string::npos);  // columns that touch
                CHECK(line.find("__blue") == std::string::npos);
                const std::size_t word = line.find_first_not_of(" -");
                const bool is_one_word = line.find(' ', std::min(word, line.size())) == std::string::npos;
                CHECK((shown_width(line) <= width || is_one_word));
            }
        }
    }
}

TEST_CASE("figures on other laps and behind 0 are drawn with their points") {
    Scenario scenario = example_2();
    scenario.game.start.points(kRedMeeple) = 60;
    scenario.game.start.points(kBlueMeeple) = -2;
    const std::string text = shown(adjudicated(scenario));
    CHECK_THAT(text, contains("      10  red (60)"));
    CHECK_THAT(text, contains("      48  blue (-2)"));
    CHECK_THAT(text, contains("60 → 65 (space 15)"));
}

TEST_CASE("a limit says how many more there are") {
    const Scenario scenario = with_messengers();
    CaseReportOptions options;
    options.limit = 2;
    const std::string text = shown(adjudicated(scenario), options);
    CHECK_THAT(text, contains("; showing 2"));
    CHECK_THAT(text, contains("not shown. --limit 0 shows all"));
    CHECK(text.find("#3") == std::string::npos);
}

TEST_CASE("a refusal is named in the report too") {
    Scenario scenario = example_2();
    scenario.game.choices = {choice(kBlue, Places{Place::space(3)})};
    scenario.choice_spans = {SourceSpan{{4, 7}, 3}};
    CHECK_THAT(shown(adjudicated(scenario)), contains("No outcome (illegal-choice): "));
}

TEST_CASE("colours change nothing but colours") {
    const Scenario scenario = with_messengers();
    CaseReportOptions options;
    options.style.color = true;
    std::string coloured = shown(adjudicated(scenario), options);
    for (const char* code : {"\033[0m", "\033[1m", "\033[2m"}) coloured = replaced(coloured, code, "");
    CHECK(coloured == shown(adjudicated(scenario)));
}

TEST_CASE("every topic has entries with names") {
    for (const KnownTopic topic : all_values<KnownTopic>()) {
        const auto entries = known(topic);
        REQUIRE_FALSE(entries.empty());
        for (const KnownEntry& entry : entries) {
            CHECK(entry.front().key == "id");
            CHECK_FALSE(entry.front().text.empty());
        }
    }
    CHECK(known(KnownTopic::questions).size() == vocabulary_size<QuestionId>);
}

}  // namespace robbers
