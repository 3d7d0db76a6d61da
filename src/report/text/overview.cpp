// Decides what is told of a comparison in one line; comparisons one by one are in verdicts.cpp.
#include "report/text/overview.h"

#include <algorithm>

#include <fmt/format.h>

#include "report/text/parts.h"
#include "support/text.h"

namespace robbers {

std::string rules_text(const ComparedRules& column) {
    std::string text(spelling(column.rules.edition));
    for (const Ruling& ruling : column.changed) text += " with " + to_string(ruling);
    return text;
}

std::string columns_text(const ComparedGroup& group) {
    std::vector<std::string> words;
    for (const ComparedRules& column : group.columns) words.push_back(rules_text(column));
    return joined(words);
}

namespace {

/// The clause, or the question that is answered otherwise.
std::string name_of(const Reason& reason) {
    return std::string(reason.question ? spelling(*reason.question) : spelling(reason.clause));
}

/// What makes the differences of one group from the first.
std::vector<std::string> names_of(const Comparison& comparison, std::size_t group) {
    std::vector<std::string> names;
    const auto add = [&](const std::vector<Reason>& reasons) {
        for (const Reason& reason : reasons)
            if (std::ranges::find(names, name_of(reason)) == names.end()) names.push_back(name_of(reason));
    };
    for (const Parting& parting : comparison.partings) {
        if (parting.group != group) continue;
        add(parting.here);
        add(parting.there);
    }
    return names;
}

}  // namespace

void ComparisonOverview::add(const Scenario& scenario, const Comparison& comparison) {
    ++scenarios_;
    const bool differs = comparison.groups.size() > 1;
    differing_ += differs ? 1 : 0;
    std::vector<std::string> groups;
    for (std::size_t i = 0; i < comparison.groups.size(); ++i) {
        std::string text = columns_text(comparison.groups[i]);
        const std::vector<std::string> names = names_of(comparison, i);
        for (const std::string& name : names)
            for (const ComparedRules& column : comparison.groups[i].columns)
                ++counts_[name][rules_text(column)];
        if (!names.empty()) text += fmt::format(" ({})", joined(names));
        groups.push_back(text);
    }
    if (!differs && !all_) return;
    const std::string what = differs ? joined(groups, " | ") : "the same in all";
    output_.write(
        wrapped(fmt::format("{}: {}", bold(style_, visible(scenario.id)), what), style_.width, "", "  "));
}

void ComparisonOverview::finish() {
    if (scenarios_ == 0) return;
    if (differing_ > 0) output_.write("\n");
    output_.write(wrapped(fmt::format("{} of {} differ.{}", differing_, counted(scenarios_, "scenario"),
                                      counts_.empty() ? "" : " What makes the difference, and in how many:"),
                          style_.width, "", ""));
    for (const auto& [name, rules] : counts_) {
        std::vector<std::string> words;
        for (const auto& [edition, scenarios] : rules)
            words.push_back(fmt::format("{} {}", edition, scenarios));
        output_.write(wrapped(joined(words), style_.width, fmt::format("  {}: ", name), "    "));
    }
}

}  // namespace robbers
