// The page: what is escaped, what is left out, and which editions share a panel. How it behaves is looked at
// in a browser, by checks/page.sh.
#include "report/pages/report.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include "catch.h"
#include "kit.h"
#include "report/pages/parts.h"

namespace robbers {

using namespace kit;

namespace {

/// The page of these cases, which must be well-formed.
std::string page_of(const std::vector<CaseResult>& results, const CaseReportOptions& options = {}) {
    Output output;
    const auto report = make_page_report(output, options);
    for (const CaseResult& result : results) report->add(result);
    report->finish();
    const pugi::xml_parse_result parsed =
        pugi::xml_document().load_string(output.text().c_str(), pugi::parse_full);
    INFO(parsed.description());
    CHECK(parsed);
    return output.text();
}

Claim claim_of(Player player, Points gained) {
    Claim claim;
    claim.by = player;
    PlayerPattern pattern;
    pattern.player = player;
    pattern.gained = gained;
    claim.says.emplace_back().players = {pattern};
    return claim;
}

}  // namespace

TEST_CASE("what a person wrote is escaped in texts and attributes") {
    const std::string written = "<b>&\"'\x01\xEF\xBF\xBF</script>";
    CHECK(html_text(written).code() == "&lt;b&gt;&amp;&quot;&#39;\\x01\xEF\xBF\xBD&lt;/script&gt;");
    CHECK(html_void("meta", {{"content", written}}).code() ==
          "<meta content=\"&lt;b&gt;&amp;&quot;&#39;\\x01\xEF\xBF\xBD&lt;/script&gt;\"/>");
    CHECK(html_lines("a\n<\n").code() == "a<br/>&lt;");
    Citations citations;
    CHECK(html_with_clauses("<STL-1, STL-99>", {}, citations).code() ==
          "&lt;<a class=\"cite\" href=\"#STL-1\">STL-1</a>, STL-99&gt;");
    CHECK(citations.clauses == std::set{ClauseId::stl_1});
}

TEST_CASE("names that are written from right to left are set apart") {
    const std::vector<std::string> names = {"שלום", "שלום2", "red", "Łucja"};
    const auto named = [&](std::string_view text) { return html_named(text, names).code(); };
    CHECK(named("שלום 6 (road)") == "<bdi>שלום</bdi> 6 (road)");
    CHECK(named("red robs שלום2's figure") == "red robs <bdi>שלום2</bdi>&#39;s figure");
    CHECK(named("שלום-3 ransom >שלום") == "<bdi>שלום</bdi>-3 ransom &gt;<bdi>שלום</bdi>");
    CHECK(named("שלום\u00A0scores") == "<bdi>שלום</bdi>\u00A0scores");
    // What is no name is left alone.
    CHECK(named("שלומית and דוד, Łucja") == "שלומית and דוד, Łucja");
    CHECK(named("").empty());
    CHECK(html_named_plain("1: שלום <", names).code() == "1: &#x2068;שלום&#x2069; &lt;");
    CHECK(html_prose("שלום (2)").code() == "<bdi>שלום (2)</bdi>");
    CHECK(html_prose("red (2)").code() == "red (2)");
}

TEST_CASE("no text of a scenario becomes markup") {
    Scenario scenario = example_2();
    const std::string written = "</title></style></script><script>alert(1)</script><!-- ]]> &amp;";
    scenario.title = scenario.id = scenario.about = written;
    scenario.sources = {written};
    scenario.claims = {claim_of(kBlue, 3)};
    scenario.claims.front().because = written;
    const std::string page = page_of({adjudicated(scenario)});
    CHECK(count_of(page, "<script") == 1);
    CHECK(count_of(page, "</script>") == 1);
    CHECK(count_of(page, "</style>") == 1);
    CHECK(count_of(page, "<!--") == 0);
    CHECK(count_of(page, "&lt;script&gt;alert(1)") >= 5);
}

TEST_CASE("editions that say the same share a panel, and the others have their own") {
    const Scenario scenario = example_2();
    const std::string page =
        page_of({adjudicated(scenario, EditionId::c2), adjudicated(scenario, EditionId::c3),
                 adjudicated(scenario, EditionId::c3_1)});
    CHECK_THAT(page, contains("data-editions=\"c2 c3\""));
    CHECK_THAT(page, contains("data-editions=\"c3.1\""));
    CHECK(count_of(page, "class=\"panel\"") == 2);
    CHECK(count_of(page, "type=\"radio\"") == 3);
    CHECK_THAT(page, contains("outcome 1 of 1</title>"));
    CHECK_THAT(page, contains("outcome 1 of 1 in c3.1</title>"));
    // The same answer to another question is told, and so keeps editions apart.
    const std::string ruled = page_of({adjudicated(scenario, EditionId::c2),
                                       adjudicated(scenario, EditionId::c3, {{QuestionId::laps, 1}})});
    CHECK(count_of(ruled, "class=\"panel\"") == 2);
    CHECK_THAT(ruled, contains("Rulings in force"));
}

TEST_CASE("a limit leaves outcomes out, says so, and does not hide differences") {
    const Scenario scenario = with_messengers();
    const CaseResult result = adjudicated(scenario);
    const std::size_t all = std::get<Adjudication>(result.verdict).size();
    REQUIRE(all > 3);
    CaseReportOptions options;
    options.limit = 2;
    const std::string page = page_of({result}, options);
    CHECK(count_of(page, "class=\"outcome\"") == 2);
    CHECK_THAT(page, contains(fmt::format("{} more are not on this page", all - 2)));
    options.limit = 0;
    CHECK(count_of(page_of({result}, options), "class=\"outcome\"") == all);
    options.limit = all - 1;
    CHECK_THAT(page_of({result}, options), contains("1 more is not on this page"));
    Citations citations;
    options.limit = 1;
    HtmlPanel panel = panel_of(result, options, citations);
    HtmlPanel other = panel;
    CHECK(panel.is_like(other));
    other.digest += 1;
    CHECK_FALSE(panel.is_like(other));
}

TEST_CASE("claims are settled, and lead to an outcome that shows them") {
    Scenario scenario = with_messengers();
    scenario.claims = {claim_of(kBlue, 3), claim_of(kBlue, 999)};
    const std::string page = page_of({adjudicated(scenario)});
    CHECK_THAT(page, contains("badge possible"));
    CHECK_THAT(page, contains("for example <a href=\"#c2/"));
    CHECK_THAT(page, contains("badge impossible"));
    CHECK_THAT(page, contains("nearest: <a href=\"#c2/"));
    CHECK_THAT(page, contains("So here: </b>blue gains 3"));
}

TEST_CASE("several scenarios stand on one page with ids of their own") {
    const Scenario first = example_2();
    Scenario second = with_messengers();
    second.id = "other";
    const std::string page = page_of({adjudicated(first), adjudicated(first, EditionId::c3_1),
                                      adjudicated(second), adjudicated(second, EditionId::c3_1)});
    CHECK(count_of(page, "class=\"scenario\"") == 2);
    CHECK(count_of(page, "id=\"s1/c2/1\"") == 1);
    CHECK(count_of(page, "id=\"s2/c2/1\"") == 1);
    CHECK_THAT(page, contains("<title>2 scenarios</title>"));
    CHECK_THAT(page_of({}), contains("<title>0 scenarios</title>"));
}

TEST_CASE("without reasons no clause is explained") {
    const Scenario scenario = example_2();
    CaseReportOptions options;
    options.explain = ExplainLevel::none;
    CHECK(count_of(page_of({adjudicated(scenario)}, options), "class=\"entry\"") == 0);
    CHECK(count_of(page_of({adjudicated(scenario)}), "id=\"STL-1\"") == 1);
}

TEST_CASE("the script stands in the page as its policy names it") {
    // SHA-256 in base64: 44 characters, of which the last is "=".
    CHECK(kPageScriptHash.starts_with("sha256-"));
    CHECK(kPageScriptHash.size() == 7 + 44);
    const Scenario scenario = example_2();
    const std::string page = page_of({adjudicated(scenario)});
    CHECK_THAT(page, contains("<script>" + std::string(kPageScript) + "</script>"));
    CHECK_THAT(page, contains("script-src &#39;" + std::string(kPageScriptHash) + "&#39;"));
    CHECK(count_of(page, "://") == count_of(page, "http://www.w3.org/"));
}

}  // namespace robbers
