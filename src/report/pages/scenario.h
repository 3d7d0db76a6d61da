#pragma once
// A scenario with its editions as a part of a page.

#include <string>
#include <vector>

#include "report/pages/panel.h"

namespace robbers {

/// Begins the ids of what the pictures of a page share; the page must have svg_parts() of it.
constexpr const char* kPageParts = "part";

/// One scenario in all its editions.
struct ScenarioPage {
    const Scenario* scenario = nullptr;  ///< never null; outlives it
    std::string id;                      ///< of its part of the page
    Html intro;                          ///< what does not depend on the edition: title, position, events
    std::vector<HtmlPanel> panels;
};

/// The scenario of `result`, without any panel yet, as the part `id` of a page.
ScenarioPage scenario_page(const CaseResult& result, const std::string& id);

/// Adds a panel, or its edition to the panel that says the same.
void add_panel(ScenarioPage& page, HtmlPanel panel);

/// The whole part. Ids of editions and outcomes begin with `prefix`, so that several scenarios can stand on
/// one page: without one "c2/3" is outcome 3 in edition c2.
Html scenario_article(const ScenarioPage& page, const std::string& prefix);

}  // namespace robbers
