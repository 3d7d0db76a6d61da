// Finds the values of a pattern in its text. Which outcome a pattern should describe is decided by bless.
#include "answers/written_pattern.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace robbers {

namespace {

Player player_named(const Scenario& scenario, const std::string& name) {
    const auto found = std::ranges::find(scenario.names, name);
    return player_at(static_cast<int>(found - scenario.names.begin()));
}

/// The keys that the entries of a list have.
std::vector<std::string> details_of(const Node& list) {
    std::vector<std::string> details;
    for (const Node& item : list.items) {
        for (const NodeEntry& entry : item.entries)
            if (std::ranges::find(details, entry.key.text) == details.end())
                details.push_back(entry.key.text);
    }
    return details;
}

std::optional<std::int64_t> number_in(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace

WrittenPattern::WrittenPattern(const Node& node, const Pattern& pattern, const Scenario& scenario,
                               const Rewriter& rewriter)
    : node_(&node), pattern_(&pattern), scenario_(&scenario) {
    for (std::size_t at = 0; at < node.entries.size(); ++at) add_part(at, rewriter);
}

void WrittenPattern::add_part(std::size_t at, const Rewriter& rewriter) {
    const NodeEntry& entry = node_->entries[at];
    ShapePart part;
    part.key = rewriter.written(entry.key);
    part.word = from_spelling<PatternWord>(entry.key.text).value_or(PatternWord::player);
    if (part.word != PatternWord::player) {
        part.details = details_of(entry.value);
        leaves_.push_back({at, std::nullopt, &entry});
    } else {
        part.player = player_named(*scenario_, entry.key.text);
        part.is_total_alone = entry.value.kind == NodeKind::scalar;
        if (part.is_total_alone) leaves_.push_back({at, PlayerKey::total, &entry});
        for (const NodeEntry& inner : entry.value.entries) {
            part.keys.push_back(from_spelling<PlayerKey>(inner.key.text).value_or(PlayerKey::total));
            leaves_.push_back({at, part.keys.back(), &inner});
        }
    }
    shape_.push_back(std::move(part));
}

bool WrittenPattern::holds(const Leaf& leaf, const Outcome& outcome) const {
    if (leaf.key) return leaf.entry->value.text == wanted(leaf, outcome);
    Pattern list;
    if (part(leaf).word == PatternWord::transfers)
        list.transfers = pattern_->transfers;
    else
        list.messages = pattern_->messages;
    return matches(list, *scenario_, outcome);
}

Distance WrittenPattern::distance(const Outcome& outcome) const {
    Distance distance;
    for (const Leaf& leaf : leaves_) {
        if (holds(leaf, outcome)) continue;
        ++distance.leaves;
        if (!leaf.key) continue;
        const auto found = number_in(wanted(leaf, outcome));
        const auto asked = number_in(leaf.entry->value.text);
        if (found && asked) distance.points += std::abs(*found - *asked);
    }
    return distance;
}

std::string WrittenPattern::wanted(const Leaf& leaf, const Outcome& outcome) const {
    if (leaf.key) return value_text(*leaf.key, part(leaf).player, *scenario_, outcome);
    return fmt::format("{}",
                       fmt::join(list_text(part(leaf).word, part(leaf).details, *scenario_, outcome), ", "));
}

void WrittenPattern::rewrite(const Leaf& leaf, const Outcome& outcome, Rewriter& rewriter) const {
    if (leaf.key)
        rewriter.replace(leaf.entry->value, wanted(leaf, outcome));
    else
        rewriter.replace_list(*leaf.entry,
                              list_text(part(leaf).word, part(leaf).details, *scenario_, outcome));
}

void WrittenPattern::rewrite(const Outcome& outcome, Rewriter& rewriter) const {
    for (const Leaf& leaf : leaves_)
        if (!holds(leaf, outcome)) rewrite(leaf, outcome, rewriter);
}

}  // namespace robbers
