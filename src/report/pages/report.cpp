// Puts a page together around its scenarios: head, style, script, and what was cited.
#include "report/pages/report.h"

#include <fmt/format.h>

#include "report/pages/parts.h"
#include "report/pictures/board.h"
#include "support/text.h"

namespace robbers {

namespace {

/// Nothing from anywhere, and of scripts only our own.
std::string security_policy() {
    return fmt::format(
        "default-src 'none'; style-src 'unsafe-inline'; script-src '{}'; base-uri 'none'; form-action 'none'",
        kPageScriptHash);
}

Html page_head(const std::string& title) {
    const HtmlAttributes metas[] = {
        {{"charset", "utf-8"}},
        {{"http-equiv", "Content-Security-Policy"}, {"content", security_policy()}},
        {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}},
        {{"name", "color-scheme"}, {"content", "light dark"}},
        {{"name", "generator"}, {"content", "robbers " ROBBERS_VERSION}}};
    Html content;
    for (const HtmlAttributes& meta : metas) content += html_void("meta", meta) + Html::raw("\n");
    content += html_block("title", html_text(title));
    content += html_block("style", Html::raw(std::string(kPageStyle)));
    return html_block("head", Html::raw("\n") + content);
}

Html contents(const std::vector<ScenarioPage>& scenarios) {
    std::vector<Html> items;
    items.reserve(scenarios.size());
    for (const ScenarioPage& page : scenarios) {
        items.push_back(html_element("a", {{"href", "#" + page.id}}, html_prose(page.scenario->title)) +
                        html_text(fmt::format(" [{}]", page.scenario->id)));
    }
    return html_block("nav", {{"aria-label", "Scenarios"}}, html_list("ol", "contents", items));
}

class PageReport : public CaseReport {
public:
    PageReport(Output& output, const CaseReportOptions& options) : output_(output), options_(options) {}

    void add(const CaseResult& result) override {
        if (scenarios_.empty() || scenarios_.back().scenario != result.scenario)
            scenarios_.push_back(scenario_page(result, fmt::format("s{}", scenarios_.size() + 1)));
        add_panel(scenarios_.back(), panel_of(result, options_, citations_));
    }

    void finish() override {
        const bool has_one = scenarios_.size() == 1;
        const std::string title =
            has_one ? scenarios_.front().scenario->title : counted(scenarios_.size(), "scenario");
        output_.write("<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n");
        output_.write(page_head(title).code());
        output_.write("<body>\n" + svg_parts(kPageParts) + "<main>\n");
        if (!has_one) output_.write(contents(scenarios_).code());
        for (const ScenarioPage& page : scenarios_)
            output_.write(scenario_article(page, has_one ? "" : page.id + "/").code());
        output_.write(citation_list(citations_).code());
        output_.write("</main>\n");
        output_.write(html_block("script", Html::raw(std::string(kPageScript))).code());
        output_.write("</body>\n</html>\n");
    }

private:
    Output& output_;
    CaseReportOptions options_;
    Citations citations_;
    std::vector<ScenarioPage> scenarios_;
};

}  // namespace

std::unique_ptr<CaseReport> make_page_report(Output& output, const CaseReportOptions& options) {
    return std::make_unique<PageReport>(output, options);
}

}  // namespace robbers
