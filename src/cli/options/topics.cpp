// The topics that help tells at length, and the sections of the manuals that tell them.
#include <algorithm>
#include <array>

#include "cli/options/manual.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {

namespace {

using Sections = std::string_view;

constexpr Sections kOnLine[] = {"One line"};
constexpr Sections kOnClaims[] = {"Claims"};
constexpr Sections kOnScenario[] = {"A scenario", "Keys of a scenario", "Players", "Numbers", "Turns",
                                    "Events",     "Sources of points"};
constexpr Sections kOnChoices[] = {"Choices"};
constexpr Sections kOnExpectations[] = {"Expectations"};
constexpr Sections kOnExitCodes[] = {"EXIT STATUS"};
constexpr Sections kOnEditions[] = {"EDITIONS"};
constexpr Sections kOnSettings[] = {"ENVIRONMENT", "FILES"};
constexpr Sections kOnReports[] = {"REPORTS"};

constexpr HelpTopic kTopics[] = {
    {"line", "A position and what happens, on one line", &kScenarioManual, kOnLine},
    {"claims", "What somebody says that happened", &kScenarioManual, kOnClaims},
    {"scenario", "Scenario files: players, turns and events", &kScenarioManual, kOnScenario},
    {"choices", "What was chosen at the table", &kScenarioManual, kOnChoices},
    {"expectations", "What a scenario expects, as a test", &kScenarioManual, kOnExpectations},
    {"exit-codes", "What the program's exit codes mean", &kManual, kOnExitCodes},
    {"editions", "The editions, and how they are named", &kManual, kOnEditions},
    {"settings", "Variables and files with settings", &kManual, kOnSettings},
    {"reports", "Reports of test runs", &kManual, kOnReports},
};

struct TopicWord {
    std::string_view word, topic;
};

/// Other words for topics.
constexpr TopicWord kTopicWords[] = {
    {"lines", "line"},
    {"notation", "line"},
    {"claim", "claims"},
    {"scenarios", "scenario"},
    {"file", "scenario"},
    {"files", "scenario"},
    {"format", "scenario"},
    {"yaml", "scenario"},
    {"events", "scenario"},
    {"sources", "scenario"},
    {"players", "scenario"},
    {"choice", "choices"},
    {"expectation", "expectations"},
    {"expect", "expectations"},
    {"exit", "exit-codes"},
    {"codes", "exit-codes"},
    {"exit codes", "exit-codes"},
    {"exit-code", "exit-codes"},
    {"status", "exit-codes"},
    {"edition", "editions"},
    {"setting", "settings"},
    {"environment", "settings"},
    {"variables", "settings"},
    {"formats", "reports"},
};

}  // namespace

std::span<const HelpTopic> help_topics() { return kTopics; }

const HelpTopic* topic_named(std::string_view word) {
    const auto* other =
        std::ranges::find_if(kTopicWords, [&](const TopicWord& one) { return is_same_word(one.word, word); });
    if (other != std::end(kTopicWords)) word = other->topic;
    const auto* topic =
        std::ranges::find_if(kTopics, [&](const HelpTopic& one) { return is_same_word(one.name, word); });
    return topic == std::end(kTopics) ? nullptr : topic;
}

std::vector<std::string_view> topic_names() {
    std::vector<std::string_view> names;
    for (const HelpTopic& topic : kTopics) names.push_back(topic.name);
    return names;
}

}  // namespace robbers
