// Writes outcomes in the words of patterns, and finds the values of a pattern in its text. Which outcome a
// pattern should describe, and where the text goes, is decided by bless.
#include "answers/written_pattern.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "answers/expectation.h"
#include "game/event.h"
#include "scenario/names.h"

namespace robbers {

namespace {

template <class T>
void add_missing(std::vector<T>& to, const std::vector<T>& from) {
    for (const T& one : from)
        if (std::ranges::find(to, one) == to.end()) to.push_back(one);
}

void unite(ShapePart& part, const ShapePart& other) {
    if (part.is_total_alone != other.is_total_alone) {
        // One of them needs a mapping, in which a total alone is one of the keys.
        std::vector<PlayerKey> keys = part.is_total_alone ? std::vector{PlayerKey::total} : part.keys;
        add_missing(keys, other.is_total_alone ? std::vector{PlayerKey::total} : other.keys);
        part.is_total_alone = false;
        part.keys = std::move(keys);
        return;
    }
    add_missing(part.keys, other.keys);
    add_missing(part.details, other.details);
}

std::string detail_text(std::string_view key, const Scenario& scenario, const Transfer& transfer) {
    if (key == "from") return name_text(scenario, transfer.from.player);
    if (key == "figure") return std::string(spelling(transfer.from.kind));
    if (key == "to") return name_text(scenario, transfer.to);
    if (key == "turn") return fmt::format("{}", transfer.turn);
    return fmt::format("{}", transfer.points);
}

std::string detail_text(std::string_view key, const Scenario& scenario, const Message& message) {
    return key == "turn" ? fmt::format("{}", message.turn) : name_text(scenario, message.player);
}

template <class T>
std::string entry_text(const std::vector<std::string>& details, const Scenario& scenario, const T& thing) {
    std::vector<std::string> pairs;
    pairs.reserve(details.size());
    for (const std::string& key : details)
        pairs.push_back(fmt::format("{}: {}", key, detail_text(key, scenario, thing)));
    return fmt::format("{{{}}}", fmt::join(pairs, ", "));
}

std::string part_text(const ShapePart& part, const Scenario& scenario, const Outcome& outcome) {
    if (part.word != PatternWord::player)
        return fmt::format("[{}]", fmt::join(list_text(part.word, part.details, scenario, outcome), ", "));
    if (part.is_total_alone) return value_text(PlayerKey::total, part.player, scenario, outcome);
    std::vector<std::string> pairs;
    pairs.reserve(part.keys.size());
    for (const PlayerKey key : part.keys)
        pairs.push_back(
            fmt::format("{}: {}", spelling(key), value_text(key, part.player, scenario, outcome)));
    return fmt::format("{{{}}}", fmt::join(pairs, ", "));
}

}  // namespace

Shape united(Shape a, const Shape& b) {
    for (const ShapePart& part : b) {
        const auto same = std::ranges::find_if(a, [&](const ShapePart& other) {
            return other.word == part.word && other.player == part.player;
        });
        if (same == a.end())
            a.push_back(part);
        else
            unite(*same, part);
    }
    return a;
}

std::string name_text(const Scenario& scenario, Player player) {
    const std::string& name = scenario.names[static_cast<std::size_t>(index(player))];
    return is_yaml_word(name) ? fmt::format("\"{}\"", name) : name;
}

std::string value_text(PlayerKey key, Player player, const Scenario& scenario, const Outcome& outcome) {
    const Position& position = outcome.position;
    switch (key) {
        case PlayerKey::total: return fmt::format("{}", position.total(player));
        case PlayerKey::meeple: return fmt::format("{}", position.points({player, FigureKind::meeple}));
        case PlayerKey::messenger: return fmt::format("{}", position.points({player, FigureKind::messenger}));
        case PlayerKey::robber: return to_string(position.robber(player));
        case PlayerKey::stole: return fmt::format("{}", stolen_by(player, outcome));
        case PlayerKey::gained:
            return fmt::format("{}", position.total(player) - scenario.game.start.total(player));
    }
    return {};  // unreachable: every key has its case
}

std::vector<std::string> list_text(PatternWord word, const std::vector<std::string>& details,
                                   const Scenario& scenario, const Outcome& outcome) {
    std::vector<std::string> entries;
    if (word == PatternWord::transfers) {
        const std::vector<std::string> usual = {"from", "to", "points"};
        for (const Transfer& transfer : outcome.transfers)
            entries.push_back(entry_text(details.empty() ? usual : details, scenario, transfer));
        return entries;
    }
    for (const Message& message : outcome.messages)
        entries.push_back(details.empty() ? name_text(scenario, message.player)
                                          : entry_text(details, scenario, message));
    return entries;
}

std::vector<std::string> parts_text(const Shape& shape, const Scenario& scenario, const Outcome& outcome) {
    std::vector<std::string> parts;
    for (const ShapePart& part : shape)
        parts.push_back(fmt::format("{}: {}", part.key, part_text(part, scenario, outcome)));
    return parts;
}

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
