// Writes outcomes in the words of patterns. Which shape is wanted, and where the text goes, is decided by
// bless.
#include "answers/outcome_text.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

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

}  // namespace robbers
