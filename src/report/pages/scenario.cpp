// Puts the parts of a scenario in their places, and the controls that a script brings to life. Everything
// stands below each other where no script runs.
#include "report/pages/parts.h"

#include <algorithm>

#include <fmt/format.h>

#include "report/pictures/board.h"
#include "report/words/outcome_words.h"
#include "scenario/line_notation.h"
#include "support/text.h"

namespace robbers {

namespace {

std::string edition_names(const HtmlPanel& panel) {
    std::vector<std::string> names;
    for (const EditionId edition : panel.editions) names.emplace_back(spelling(edition));
    return listed(names);
}

Html heading(const Scenario& scenario) {
    Html html = html_block("h1", html_prose(scenario.title));
    html += html_block("p", {{"class", "id"}}, html_text(scenario.id));
    if (!scenario.about.empty()) html += html_block("p", {{"class", "about"}}, html_prose(scenario.about));
    if (!scenario.sources.empty())
        html += html_block("p", {{"class", "note"}},
                           html_text(fmt::format("Sources: {}", joined(scenario.sources, "; "))));
    return html_block("header", Html::raw("\n") + html);
}

/// The scenario as one line to quote.
Html quotation(const Scenario& scenario) {
    const LineText text = to_line(scenario);
    Html html = html_text("As one line: ") + html_element("code", html_named(text.line, scenario.names));
    if (!text.left_out.empty()) html += html_text(fmt::format(" (without {})", joined(text.left_out)));
    return html_block("p", {{"class", "quotation note"}}, html);
}

/// A picture whose ids begin with `prefix`; the tables around it say who is who.
Html picture(const Scene& scene, const std::string& prefix) {
    SvgOptions options;
    options.id_prefix = prefix;
    options.is_document = false;
    options.parts = kPageParts;
    options.has_heading = false;
    options.has_legend = false;
    return html_block("div", {{"class", "board"}}, Html::raw(svg_board(scene, options)));
}

/// The outcome's own parts below its heading.
Html outcome_article(const HtmlPanel& panel, std::size_t at, const std::string& id) {
    const HtmlOutcome& outcome = panel.shown[at];
    Scene scene = outcome.scene;
    if (panel.editions.size() > 1) scene.edition.reset();
    Html content = Html::raw("\n");
    content += html_block(
        "h3", html_text(panel.outcomes == 1 ? "The only outcome"
                                            : fmt::format("Outcome {} of {}", at + 1, panel.outcomes)));
    content += outcome.conditions + outcome.claims + outcome.table;
    content += picture(scene, fmt::format("board-{}-{}", id, at + 1));
    if (!outcome.reasons.empty()) content += html_block("h4", html_text("Why")) + outcome.reasons;
    return html_block("article", {{"class", "outcome"}, {"id", fmt::format("{}/{}", id, at + 1)}}, content);
}

Html step_button(std::string_view css_class, std::string_view sign, std::string_view word) {
    const Html arrow = html_element("span", {{"aria-hidden", "true"}}, html_text(sign));
    const Html label = html_element("span", {{"class", "word"}}, html_text(word));
    return html_element("button",
                        {{"type", "button"},
                         {"class", std::string(css_class)},
                         {"aria-label", fmt::format("{} outcome", word)}},
                        css_class == "previous" ? arrow + label : label + arrow);
}

/// The buttons and the list with which a script shows one outcome at a time.
Html stepper(const HtmlPanel& panel) {
    if (panel.shown.size() < 2) return {};
    Html choices;
    for (std::size_t at = 0; at < panel.shown.size(); ++at) {
        const Html& label = panel.shown[at].label;
        choices += html_element(
            "option", {{"value", std::to_string(at + 1)}},
            html_text(std::to_string(at + 1)) + (label.empty() ? Html() : html_text(": ") + label));
    }
    const Html list = html_element("select", {{"aria-label", "Outcome"}}, choices) +
                      html_element("span", {{"class", "where"}, {"aria-live", "polite"}}, Html());
    return html_block("div", {{"class", "stepper scripted"}, {"role", "group"}, {"aria-label", "Outcomes"}},
                      step_button("previous", "‹", "Previous") +
                          html_element("div", {{"class", "jump"}}, list) + step_button("next", "›", "Next"));
}

Html count_line(const HtmlPanel& panel) {
    std::string text = outcomes_words(panel.outcomes, panel.lines) + ".";
    const std::size_t more = panel.outcomes - panel.shown.size();
    if (more > 0) {
        text += fmt::format(
            " The first {} are shown; {} not on this page. Written with --limit 0 it has all of them; "
            "choices listed in the scenario narrow them.",
            panel.shown.size(), more == 1 ? "1 more is" : fmt::format("{} more are", more));
    }
    return html_block("p", {{"class", "count"}}, html_text(text));
}

Html panel_heading(const HtmlPanel& panel, const std::string& id) {
    Html names;
    for (const EditionId edition : panel.editions) {
        names += html_block("li", {{"data-edition", std::string(spelling(edition))}},
                            html_element("b", html_text(spelling(edition))) +
                                html_text(fmt::format(": {}", edition_words(edition))));
    }
    Html html =
        html_block("h2", {{"id", id + "-heading"}},
                   html_text((panel.editions.size() > 1 ? "Editions " : "Edition ") + edition_names(panel)));
    html += html_block("ul", {{"class", "names"}}, Html::raw("\n") + names);
    const bool has_reasons =
        std::ranges::any_of(panel.shown, [](const HtmlOutcome& outcome) { return !outcome.reasons.empty(); });
    if (panel.editions.size() > 1)
        html += html_block("p", {{"class", "note"}}, html_text(sameness_words(has_reasons)));
    return html;
}

Html section(std::string_view css_class, std::string_view title, const Html& content) {
    if (content.empty()) return {};
    return html_block("div", {{"class", std::string(css_class)}},
                      html_block("h3", html_text(title)) + content);
}

/// The claims, each with a link to the outcome that is named to it.
Html claims_of(const HtmlPanel& panel, const std::string& id) {
    Html html;
    for (const HtmlClaim& claim : panel.claims) {
        Html content = claim.verdict;
        if (claim.outcome && panel.outcomes > 1) {
            const std::string number = std::to_string(*claim.outcome + 1);
            const Html link = html_element("a", {{"href", fmt::format("#{}/{}", id, number)}},
                                           html_text("outcome " + number));
            content += html_block("p", html_text(claim.outcome_words + " ") + link);
        }
        html += html_block("div", {{"class", "claim"}}, content + claim.details);
    }
    return html;
}

Html panel_section(const HtmlPanel& panel, const std::string& prefix) {
    const std::string id = prefix + std::string(spelling(panel.editions.front()));
    Html content = Html::raw("\n") + panel_heading(panel, id);
    content += section("rulings-in-force", "Rulings in force", panel.rulings);
    content += section("claims", "Claims", claims_of(panel, id));
    content += section("refusal", "No outcome", panel.refusal);
    if (panel.refusal.empty()) content += count_line(panel) + stepper(panel);
    for (std::size_t at = 0; at < panel.shown.size(); ++at) content += outcome_article(panel, at, id);
    return html_block("section",
                      {{"class", "panel"},
                       {"id", id},
                       {"data-editions", joined(spelled(panel.editions), " ")},
                       {"data-outcomes", std::to_string(panel.outcomes)},
                       {"aria-labelledby", id + "-heading"}},
                      content);
}

/// The editions of all panels in the order of the rules, each with its panel.
std::vector<std::pair<EditionId, const HtmlPanel*>> editions_of(const ScenarioPage& page) {
    std::vector<std::pair<EditionId, const HtmlPanel*>> editions;
    for (const HtmlPanel& panel : page.panels)
        for (const EditionId edition : panel.editions) editions.emplace_back(edition, &panel);
    std::ranges::sort(editions);
    return editions;
}

/// A button for each edition, and links in their stead where no script runs.
Html edition_switch(const ScenarioPage& page, const std::string& prefix) {
    const auto editions = editions_of(page);
    if (editions.size() < 2) return {};
    Html radios;
    std::vector<Html> links;
    for (const auto& [edition, panel] : editions) {
        const std::string word(spelling(edition));
        const Html input =
            html_void("input", {{"type", "radio"}, {"name", page.id + "-edition"}, {"value", word}});
        radios += html_block("label", {{"title", edition_words(edition)}},
                             input + html_element("span", html_text(word)));
        const std::string target(spelling(panel->editions.front()));
        links.push_back(html_element("a", {{"href", fmt::format("#{}{}", prefix, target)}}, html_text(word)));
    }
    return html_block("fieldset", {{"class", "editions scripted"}},
                      html_element("legend", html_text("Edition")) + Html::raw("\n") + radios) +
           html_block("p", {{"class", "edition-links"}}, html_text("Editions: ") + html_joined(links, ", "));
}

}  // namespace

ScenarioPage scenario_page(const CaseResult& result, const std::string& id) {
    const TextContext context(result, TextStyle{});
    const Scenario& scenario = *result.scenario;
    Html intro = heading(scenario);
    intro += html_block("section", {{"class", "start"}},
                        html_block("h2", html_text("Start")) + position_table(context) +
                            picture(scene_of_start(scenario), "board-" + id) + quotation(scenario));
    intro += html_block("section", {{"class", "happened"}},
                        html_block("h2", html_text("What happens")) + html_events(context));
    return {&scenario, id, intro, {}};
}

void add_panel(ScenarioPage& page, HtmlPanel panel) {
    const auto same =
        std::ranges::find_if(page.panels, [&](const HtmlPanel& other) { return other.is_like(panel); });
    if (same == page.panels.end())
        page.panels.push_back(std::move(panel));
    else
        same->editions.insert(same->editions.end(), panel.editions.begin(), panel.editions.end());
}

Html scenario_article(const ScenarioPage& page, const std::string& prefix) {
    Html content = Html::raw("\n") + page.intro + edition_switch(page, prefix);
    for (const HtmlPanel& panel : page.panels) content += panel_section(panel, prefix);
    return html_block("article", {{"class", "scenario"}, {"id", page.id}, {"data-prefix", prefix}}, content);
}

}  // namespace robbers
