// Cards to post: nothing that a person wrote is read as markup, both markups say the same, and a card is
// short.
#include "report/cards/card.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "catch.h"
#include "kit.h"
#include "report/cards/report.h"
#include "report/factory.h"
#include "report/kit/style.h"
#include "scenario/line_notation.h"
#include "scenario/load.h"
#include "support/text.h"

namespace robbers {

using namespace kit;

namespace {

/// Some more than the limit, for what even a card in short must tell.
constexpr std::size_t kMostCharacters = 2700;

std::string card_of(const Scenario& scenario, const std::vector<EditionId>& editions, CaseReportFormat format,
                    std::optional<std::size_t> limit = std::nullopt) {
    Output output;
    CaseReportOptions options;
    options.limit = limit;
    const auto report = make_case_report(format, output, options);
    for (const EditionId edition : editions) {
        const CaseResult result = adjudicated(scenario, edition, scenario.rulings);
        report->add(result);
    }
    report->finish();
    return output.text();
}

/// What a reader of Markdown sees, line by line.
std::string without_markdown(std::string text) {
    text = std::regex_replace(text, std::regex("(^|\n)(### |  - |- )"), "$1");
    text = std::regex_replace(text, std::regex("\n*```(sh\n)?"), "\n");
    text = replaced(text, "**", "");
    return std::regex_replace(text, std::regex("\\\\(.)"), "$1");
}

std::string without_bbcode(std::string text) {
    text = std::regex_replace(text, std::regex("(^|\n)(\u2022 |\u2013 )"), "$1");
    return std::regex_replace(text, std::regex("\\[/?b\\]"), "");
}

/// Lines that say something, with the brackets that BBCode knows.
std::vector<std::string> said(std::string text) {
    std::replace(text.begin(), text.end(), '[', '(');
    std::replace(text.begin(), text.end(), ']', ')');
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        if (!line.empty()) lines.push_back(line);
    return lines;
}

std::vector<Scenario> examples() {
    std::vector<std::string> paths;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(ROBBERS_SCENARIO_DIR) + "/examples"))
        paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    std::vector<Scenario> scenarios;
    Diagnostics diagnostics;
    for (const std::string& path : paths)
        for (Scenario& scenario : load_scenarios(read_source(path, diagnostics), {}, diagnostics))
            scenarios.push_back(std::move(scenario));
    CHECK(diagnostics.empty());
    REQUIRE(scenarios.size() > 10);
    return scenarios;
}

std::vector<EditionId> every_edition() {
    const auto all = all_values<EditionId>();
    return {all.begin(), all.end()};
}

Scenario with_claim(const std::string& claim) {
    Scenario scenario = example_2();
    scenario.editions = {EditionId::c2};
    Diagnostics diagnostics;
    add_claim_in_line(std::make_shared<SourceText>(SourceText{"--claim", claim}), {}, scenario, diagnostics);
    REQUIRE(diagnostics.empty());
    return scenario;
}

}  // namespace

TEST_CASE("what a person wrote is no markup on a card") {
    const Card card = {{CardBlockKind::heading, {}, "# *a* _b_ `c` | [d](e) <f> & \\g ~h~"},
                       {CardBlockKind::item, "[b]i[/b]", "1. [url=x]j[/url]\n- k <l"}};
    CHECK(to_text(card, markdown_markup()) ==
          "### \\# \\*a\\* \\_b\\_ \\`c\\` \\| \\[d\\](e) \\<f\\> \\& \\\\g \\~h\\~\n"
          "- **\\[b\\]i\\[/b\\]** 1. \\[url=x\\]j\\[/url\\]\\\\n- k \\<l\n");
    CHECK(to_text(card, bbcode_markup()) ==
          "[b]# *a* _b_ `c` | (d)(e) < f> & \\g ~h~[/b]\n"
          "\u2022 [b](b)i(/b)[/b] 1. (url=x)j(/url)\\n- k < l\n");
}

TEST_CASE("a title cannot leave its place on a card") {
    Scenario scenario = example_2();
    scenario.title = "x [/b][q]*y*\n# z <b>";
    const std::string bbcode = card_of(scenario, {EditionId::c2}, CaseReportFormat::bbcode);
    CHECK(bbcode.starts_with("[b]x (/b)(q)*y*\\n# z < b> (E2)[/b]\n\n[b]Position:[/b]"));
    const std::string markdown = card_of(scenario, {EditionId::c2}, CaseReportFormat::markdown);
    CHECK(markdown.starts_with("### x \\[/b\\]\\[q\\]\\*y\\*\\\\n\\# z \\<b\\> \\[E2\\]\n\n**Position:**"));
}

TEST_CASE("Markdown and BBCode say the same") {
    std::size_t cards = 0;
    for (const Scenario& scenario : examples()) {
        CAPTURE(scenario.id);
        const auto markdown = card_of(scenario, scenario.editions, CaseReportFormat::markdown, 3);
        const auto bbcode = card_of(scenario, scenario.editions, CaseReportFormat::bbcode, 3);
        CHECK(said(without_markdown(markdown)) == said(without_bbcode(bbcode)));
        ++cards;
    }
    CHECK(cards > 10);
}

TEST_CASE("a card is short enough to post") {
    for (const Scenario& scenario : examples()) {
        CAPTURE(scenario.id);
        for (const CaseReportFormat format : {CaseReportFormat::markdown, CaseReportFormat::bbcode}) {
            CHECK(character_count(card_of(scenario, scenario.editions, format)) <= kMostCharacters);
            CHECK(character_count(card_of(scenario, every_edition(), format)) <= kMostCharacters);
        }
    }
}

TEST_CASE("a card shows as many outcomes as it is told to") {
    const Scenario scenario = with_messengers();
    const std::string two = card_of(scenario, {EditionId::c2}, CaseReportFormat::bbcode, 2);
    const std::string all = card_of(scenario, {EditionId::c2}, CaseReportFormat::bbcode, 0);
    CHECK(two.find("more outcome") != std::string::npos);
    CHECK(all.find("more outcome") == std::string::npos);
    CHECK(all.size() > two.size());
}

TEST_CASE("editions that say the same stand together, others apart") {
    const std::string card = card_of(example_2(), every_edition(), CaseReportFormat::bbcode);
    CHECK(card.find("Z-Man (c2-zmg); third edition, Hans im Gl\u00fcck (c3):") != std::string::npos);
    CHECK(card.find("in revised third edition, Hans im Gl\u00fcck, Big Box 8 (2025) (c3.1):") !=
          std::string::npos);
    CHECK(card.find("robbers ask -e all 'red 10, blue 12 r10, yellow 4 r12 / red: red+5 city'") !=
          std::string::npos);
}

TEST_CASE("a card repeats no line that would leave something out") {
    Scenario scenario = with_messengers();
    const auto asks = [&] {
        return card_of(scenario, {EditionId::c2}, CaseReportFormat::bbcode).find("robbers ask") !=
               std::string::npos;
    };
    CHECK(asks());
    scenario.game.choices = {choice(kBlue, Books{FigureKind::messenger})};
    scenario.choice_spans = {SourceSpan{}};
    CHECK_FALSE(asks());
}

TEST_CASE("the card of a claim says what is true, why, and where that is written") {
    const auto card = [](const std::string& claim) {
        const Scenario scenario = with_claim(claim);
        return verdict_card(scenario, settle(scenario, scenario.editions, {}), bbcode_markup(),
                            ExplainLevel::brief, {});
    };
    const std::string wrong = card("blue+2");
    CHECK(wrong.find("[b]Claim: blue gains 2[/b]\n\u2022 [b]Impossible[/b] in second edition") !=
          std::string::npos);
    CHECK(wrong.find("No: blue gains 3, not 2.") != std::string::npos);
    CHECK(wrong.find("half of them, rounded up (STL-1).") != std::string::npos);
    CHECK(wrong.find("\u2022 STL-1: rule; ro-c1, ro-c2c3, nl-c2c3") != std::string::npos);
    CHECK(wrong.find("--claim 'blue+2'") != std::string::npos);
    const std::string right = card("blue+3");
    CHECK(right.find("[b]Certain[/b]") != std::string::npos);
    CHECK(right.find("rounded up, is 3 (STL-1).") != std::string::npos);
}

TEST_CASE("the card of a claim that is possible says whose choices lead there") {
    Scenario scenario = with_messengers();
    scenario.editions = {EditionId::c2};
    Diagnostics diagnostics;
    add_claim_in_line(std::make_shared<SourceText>(SourceText{"--claim", "blue+2"}), {}, scenario,
                      diagnostics);
    REQUIRE(diagnostics.empty());
    const std::string card = verdict_card(scenario, settle(scenario, scenario.editions, {}),
                                          markdown_markup(), ExplainLevel::brief, {});
    CHECK(card.find("- **Possible** in second edition, Hans im Gl\u00fcck, Big Box 6 (2017) \\[c2\\]. In ") !=
          std::string::npos);
    CHECK(card.find("\n  - If red scores the road") != std::string::npos);
    CHECK(card.find("half of 3, rounded up, is 2 \\[STL-1") != std::string::npos);
}

}  // namespace robbers
