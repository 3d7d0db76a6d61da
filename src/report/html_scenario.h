#pragma once
// A scenario with its editions as a part of a page.

#include <string>
#include <vector>

#include "report/html_panel.h"

namespace robbers {

/// One scenario in all its editions.
struct ScenarioPage {
    const Scenario* scenario = nullptr;  ///< never null; outlives it
    std::string title;
    Html intro;  ///< what does not depend on the edition: title, position, events
    std::vector<HtmlPanel> panels;
};

/// The scenario of `result`, without any panel yet.
ScenarioPage scenario_page(const CaseResult& result);

/// Adds a panel, or its edition to the panel that says the same.
void add_panel(ScenarioPage& page, HtmlPanel panel);

/// The whole part. Ids in it begin with `prefix`, so that several scenarios can stand on one page:
/// "c2/3" is outcome 3 in edition c2.
Html scenario_article(const ScenarioPage& page, const std::string& id, const std::string& prefix);

}  // namespace robbers
