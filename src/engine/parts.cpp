// Finds the parts by counting: outcomes are a product of two groups of players exactly where there are as
// many as the ways of the one times the ways of the other.
#include "engine/parts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>

namespace robbers {

namespace {

constexpr std::size_t kMostOutcomes = 20'000;

using Players = unsigned;  ///< a bit for each player
/// What becomes of each player in one outcome: a number for each different fate.
using Fates = std::array<std::uint32_t, kMaxPlayers>;

/// What becomes of one player.
struct Fate {
    Standing standing;
    std::vector<Transfer> robbed;
    std::vector<Message> messages;
    auto operator<=>(const Fate&) const = default;
};

Fate fate_of(Player player, const Outcome& outcome) {
    Fate fate{outcome.position.standings[static_cast<std::size_t>(index(player))], {}, {}};
    for (const Transfer& transfer : outcome.transfers)
        if (transfer.to == player) fate.robbed.push_back(transfer);
    for (const Message& message : outcome.messages)
        if (message.player == player) fate.messages.push_back(message);
    return fate;
}

std::vector<Fates> fates_of(const Adjudication& found) {
    std::array<std::map<Fate, std::uint32_t>, kMaxPlayers> numbers;
    std::vector<Fates> all(found.size());
    for (std::size_t at = 0; at < found.size(); ++at) {
        const Outcome outcome = found.outcome(at).outcome;
        for (int i = 0; i < outcome.position.player_count; ++i) {
            auto& known = numbers[static_cast<std::size_t>(i)];
            const auto next = static_cast<std::uint32_t>(known.size());
            all[at][static_cast<std::size_t>(i)] =
                known.emplace(fate_of(player_at(i), outcome), next).first->second;
        }
    }
    return all;
}

/// The fates of some players alone.
Fates of(Fates fates, Players players) {
    for (std::size_t i = 0; i < fates.size(); ++i)
        if ((players >> i & 1u) == 0) fates[i] = 0;
    return fates;
}

std::size_t ways(const std::vector<Fates>& all, Players players) {
    std::set<Fates> different;
    for (const Fates& fates : all) different.insert(of(fates, players));
    return different.size();
}

/// The smallest group with the first of `players` that is apart from the others of them.
Players first_part(const std::vector<Fates>& all, Players players) {
    const Players first = players & (~players + 1);
    const std::size_t in_all = ways(all, players);
    Players best = players;
    for (Players some = players; some != 0; some = (some - 1) & players) {
        const bool is_smaller = std::popcount(some) < std::popcount(best);
        if ((some & first) != 0 && is_smaller && ways(all, some) * ways(all, players & ~some) == in_all)
            best = some;
    }
    return best;
}

/// The outcomes in which only `players` fare otherwise than in the first.
Part part_of(const std::vector<Fates>& all, Players players) {
    Part part;
    for (std::size_t i = 0; i < kMaxPlayers; ++i)
        if ((players >> i & 1u) != 0) part.players.push_back(player_at(static_cast<int>(i)));
    for (std::size_t at = 0; at < all.size(); ++at)
        if (of(all[at], ~players) == of(all.front(), ~players)) part.outcomes.push_back(at);
    return part;
}

}  // namespace

std::vector<Part> independent_parts(const Adjudication& found) {
    if (found.size() > kMostOutcomes) return {};
    const std::vector<Fates> all = fates_of(found);
    Players left = 0;
    for (unsigned i = 0; i < kMaxPlayers; ++i)
        if (ways(all, 1u << i) > 1) left |= 1u << i;
    std::vector<Part> parts;
    while (left != 0) {
        const Players players = first_part(all, left);
        parts.push_back(part_of(all, players));
        left &= ~players;
    }
    if (parts.size() < 2) parts.clear();
    return parts;
}

}  // namespace robbers
