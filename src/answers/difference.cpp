// Finds what an outcome has otherwise than a pattern, and the facts behind it. Whether that is wrong is
// decided by whoever asks.
#include "answers/difference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

#include "answers/expectation.h"
#include "game/event.h"

namespace robbers {

namespace {

/// Collects the differences of one player.
class PlayerDifferences {
public:
    PlayerDifferences(Player player, std::vector<Difference>& list) : player_(player), list_(list) {}
    void compare(Aspect aspect, const std::optional<Points>& wanted, Points found) {
        if (wanted && *wanted != found) list_.push_back({aspect, player_, found, *wanted, {}});
    }

private:
    Player player_;
    std::vector<Difference>& list_;
};

void compare(const PlayerPattern& pattern, const Scenario& scenario, const Outcome& outcome,
             std::vector<Difference>& list) {
    const Position& position = outcome.position;
    const Player player = pattern.player;
    PlayerDifferences differences(player, list);
    const Points total = position.total(player);
    // What was robbed says more than the sums that it leads to.
    differences.compare(Aspect::stole, pattern.stole, stolen_by(player, outcome));
    differences.compare(Aspect::total, pattern.total, total);
    differences.compare(Aspect::gained, pattern.gained, total - scenario.game.start.total(player));
    differences.compare(Aspect::meeple, pattern.meeple, position.points({player, FigureKind::meeple}));
    differences.compare(Aspect::messenger, pattern.messenger,
                        position.points({player, FigureKind::messenger}));
    if (pattern.robber)
        differences.compare(Aspect::robber, pattern.robber->value, position.robber(player).value);
}

/// How far apart two values are. Of spaces none is nearer than another.
std::int64_t distance(const Difference& difference) {
    if (difference.aspect == Aspect::robber) return 1;
    return std::abs(std::int64_t{difference.found} - difference.wanted);
}

/// What each player takes from each other: wanted, and found.
using Robberies = std::map<std::pair<Player, Player>, std::pair<Points, Points>>;

Robberies robberies_of(const std::vector<TransferPattern>& wanted, const Outcome& outcome) {
    Robberies robberies;
    for (const TransferPattern& one : wanted) robberies[{one.to, one.from}].first += one.points;
    for (const Transfer& one : outcome.transfers) robberies[{one.to, one.from.player}].second += one.points;
    return robberies;
}

Difference transfers_difference(const std::vector<TransferPattern>& wanted, const Outcome& outcome) {
    for (const auto& [who, points] : robberies_of(wanted, outcome))
        if (points.first != points.second)
            return {Aspect::transfers, who.first, points.second, points.first, who.second};
    return {Aspect::transfers, wanted.empty() ? Player{} : wanted.front().to, 0, 0, {}};
}

/// What a robbery that does not happen has instead: all that is taken from the same player.
Difference robbery_difference(const Robbery& wanted, const Outcome& outcome) {
    Points found = 0;
    for (const Transfer& transfer : outcome.transfers)
        if (transfer.to == wanted.by && transfer.from.player == wanted.from) found += transfer.points;
    return {Aspect::robbery, wanted.by, found, wanted.points.value_or(1), wanted.from};
}

/// How far transfers are from those that are wanted: points, and one for each robbery that only one side has.
std::int64_t transfers_distance(const std::vector<TransferPattern>& wanted, const Outcome& outcome) {
    std::int64_t far = 0;
    for (const auto& [who, points] : robberies_of(wanted, outcome)) {
        const bool is_on_both_sides = points.first > 0 && points.second > 0;
        far += std::abs(points.first - points.second) + (is_on_both_sides ? 0 : 1);
    }
    return far;
}

std::int64_t messages_distance(const std::vector<MessagePattern>& wanted, const Outcome& outcome) {
    std::int64_t far = 0;
    for (int i = 0; i < outcome.position.player_count; ++i) {
        far += std::abs(std::ranges::count(wanted, player_at(i), &MessagePattern::player) -
                        std::ranges::count(outcome.messages, player_at(i), &Message::player));
    }
    return far;
}

/// How messages differ: the numbers of the first player who draws more or fewer.
Difference messages_difference(const std::vector<MessagePattern>& wanted, const Outcome& outcome) {
    for (int i = 0; i < outcome.position.player_count; ++i) {
        const Player player = player_at(i);
        const auto expected = std::ranges::count(wanted, player, &MessagePattern::player);
        const auto drawn = std::ranges::count(outcome.messages, player, &Message::player);
        if (expected != drawn)
            return {Aspect::messages, player, static_cast<Points>(drawn), static_cast<Points>(expected), {}};
    }
    // As many, in other turns.
    return {Aspect::messages, wanted.empty() ? Player{} : wanted.front().player, 0, 0, {}};
}

std::int64_t distance(const std::vector<Difference>& differences, const Pattern& pattern,
                      const Outcome& outcome) {
    std::int64_t sum = 0;
    for (const Difference& one : differences) {
        if (one.aspect == Aspect::transfers)
            sum += transfers_distance(*pattern.transfers, outcome);
        else if (one.aspect == Aspect::messages)
            sum += messages_distance(*pattern.messages, outcome);
        else
            sum += distance(one);
    }
    return sum;
}

/// Says a difference in words.
class Teller {
public:
    Teller(const Scenario& scenario, const Outcome& outcome, bool with_lists)
        : scenario_(scenario), outcome_(outcome), with_lists_(with_lists) {}

    std::string tell(const Difference& difference, const Pattern& pattern) const {
        const std::string& who = name(difference.player);
        switch (difference.aspect) {
            case Aspect::total: return number("{} has {}, not {}", who, difference);
            case Aspect::gained: return number("{} gains {}, not {}", who, difference);
            case Aspect::meeple: return number("{}'s meeple has {}, not {}", who, difference);
            case Aspect::messenger: return number("{}'s messenger has {}, not {}", who, difference);
            case Aspect::stole: return robbing(difference);
            case Aspect::robber:
                return fmt::format("{}'s robber is {}, not {}", who, place(difference.found),
                                   place(difference.wanted));
            case Aspect::transfers: return told(transfers(), wanted_transfers(pattern));
            case Aspect::robbery: return robbery(difference);
            case Aspect::draw: return fmt::format("{} draws no message", who);
            case Aspect::messages: return told(messages(), wanted_messages(pattern));
        }
        return {};  // unreachable: every aspect has its case
    }

private:
    const std::string& name(Player player) const {
        return scenario_.names[static_cast<std::size_t>(index(player))];
    }

    /// What there is instead of a list of the pattern.
    std::string told(const std::string& found, const std::string& wanted) const {
        return with_lists_ ? fmt::format("{}, where the pattern says: {}", found, wanted) : found;
    }

    static std::string number(fmt::format_string<const std::string&, const Points&, const Points&> format,
                              const std::string& who, const Difference& difference) {
        return fmt::format(format, who, difference.found, difference.wanted);
    }

    static std::string place(Points value) {
        const Place place{value};
        return place.is_supply() ? "in supply" : "on " + to_string(place);
    }

    /// "blue does not rob red", "blue takes 2 from red, not 3"
    std::string robbery(const Difference& difference) const {
        const std::string& who = name(difference.player);
        const std::string& victim = name(*difference.victim);
        if (difference.found == 0) return fmt::format("{} does not rob {}", who, victim);
        return fmt::format("{} takes {} from {}, not {}", who, difference.found, victim, difference.wanted);
    }

    /// "blue takes 2 from red, not 3"; several victims are all named.
    std::string robbing(const Difference& difference) const {
        std::map<Player, Points> victims;
        for (const Transfer& transfer : outcome_.transfers)
            if (transfer.to == difference.player) victims[transfer.from.player] += transfer.points;
        std::vector<std::string> parts;
        parts.reserve(victims.size());
        for (const auto& [victim, points] : victims)
            parts.push_back(fmt::format("{} from {}", points, name(victim)));
        const std::string what = parts.empty() ? "nothing" : fmt::format("{}", fmt::join(parts, " and "));
        const std::string text = fmt::format("{} takes {}", name(difference.player), what);
        return difference.wanted == 0 ? text : fmt::format("{}, not {}", text, difference.wanted);
    }

    std::string transfers() const {
        std::vector<std::string> parts;
        for (const Transfer& transfer : outcome_.transfers) {
            parts.push_back(fmt::format("{} takes {} from {}", name(transfer.to), transfer.points,
                                        scenario_.game.start.has_messengers
                                            ? to_string(transfer.from, scenario_.names)
                                            : name(transfer.from.player)));
        }
        return parts.empty() ? "nobody robs anybody" : fmt::format("{}", fmt::join(parts, ", "));
    }

    std::string wanted_transfers(const Pattern& pattern) const {
        std::vector<std::string> parts;
        for (const TransferPattern& transfer : *pattern.transfers) {
            parts.push_back(
                fmt::format("{} takes {} from {}{}", name(transfer.to), transfer.points, name(transfer.from),
                            transfer.figure ? fmt::format(".{}", spelling(*transfer.figure)) : ""));
        }
        return parts.empty() ? "nobody robs anybody" : fmt::format("{}", fmt::join(parts, ", "));
    }

    /// " in turn 2" where there are several.
    std::string in_turn(int turn) const {
        return scenario_.game.turns.size() > 1 ? fmt::format(" in turn {}", turn) : std::string();
    }

    std::string messages() const {
        std::vector<std::string> parts;
        for (const Message& message : outcome_.messages)
            parts.push_back(fmt::format("{} draws a message{}", name(message.player), in_turn(message.turn)));
        return parts.empty() ? "nobody draws a message" : fmt::format("{}", fmt::join(parts, ", "));
    }

    std::string wanted_messages(const Pattern& pattern) const {
        std::vector<std::string> parts;
        for (const MessagePattern& message : *pattern.messages)
            parts.push_back(fmt::format("{} draws a message{}", name(message.player),
                                        message.turn ? in_turn(*message.turn) : ""));
        return parts.empty() ? "nobody draws a message" : fmt::format("{}", fmt::join(parts, ", "));
    }

    const Scenario& scenario_;
    const Outcome& outcome_;
    bool with_lists_;
};

}  // namespace

std::vector<Difference> differences(const Pattern& pattern, const Scenario& scenario,
                                    const Outcome& outcome) {
    std::vector<Difference> list;
    if (matches(pattern, scenario, outcome)) return list;
    for (const PlayerPattern& player : pattern.players) compare(player, scenario, outcome, list);
    for (const Robbery& robbery : pattern.robberies)
        if (!happens(robbery, outcome)) list.push_back(robbery_difference(robbery, outcome));
    for (const Player player : pattern.draws)
        if (!draws_message(player, outcome)) list.push_back({Aspect::draw, player, 0, 1, {}});
    Pattern lists;
    lists.transfers = pattern.transfers;
    if (!matches(lists, scenario, outcome)) list.push_back(transfers_difference(*pattern.transfers, outcome));
    lists.transfers.reset();
    lists.messages = pattern.messages;
    if (!matches(lists, scenario, outcome)) list.push_back(messages_difference(*pattern.messages, outcome));
    return list;
}

Nearest nearest_outcome(const Pattern& pattern, const Scenario& scenario,
                        const std::vector<Outcome>& outcomes) {
    Nearest nearest;
    std::pair<std::size_t, std::int64_t> least{};
    for (std::size_t at = 0; at < outcomes.size(); ++at) {
        std::vector<Difference> list = differences(pattern, scenario, outcomes[at]);
        const std::pair far{list.size(), distance(list, pattern, outcomes[at])};
        if (at > 0 && far == least) nearest.as_near.push_back(at);
        if (at > 0 && far >= least) continue;
        least = far;
        nearest = {at, std::move(list), far.second, {at}};
    }
    return nearest;
}

bool is_nearer(const Nearest& one, const Nearest& other) {
    return std::pair(one.differences.size(), one.points) < std::pair(other.differences.size(), other.points);
}

std::string to_string(const Difference& difference, const Pattern& pattern, const Scenario& scenario,
                      const Outcome& outcome) {
    return Teller(scenario, outcome, true).tell(difference, pattern);
}

std::string found_words(const Difference& difference, const Pattern& pattern, const Scenario& scenario,
                        const Outcome& outcome) {
    return Teller(scenario, outcome, false).tell(difference, pattern);
}

}  // namespace robbers
