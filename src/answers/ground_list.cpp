// Decides which facts tell where a robber is, what it missed, and who draws a message.
#include "answers/ground_list.h"

#include <algorithm>
#include <tuple>

#include "engine/named_clauses.h"

namespace robbers {

namespace {

/// A longer list of reasons is read by nobody.
constexpr std::size_t kMostGrounds = 6;

/// Whether the robber's place is another afterwards.
bool is_robber_movement(FactKind kind) {
    return kind == FactKind::robber_placed || kind == FactKind::robber_moved ||
           kind == FactKind::robber_carried || kind == FactKind::robber_returned;
}

bool keeps_robber(FactKind kind) {
    return kind == FactKind::robber_kept || kind == FactKind::placement_declined ||
           kind == FactKind::robber_stayed;
}

/// Causes that are named only where nothing closer is: the robber has nothing to do with what is scored.
bool is_remote(Cause cause) {
    return cause == Cause::elsewhere || cause == Cause::in_supply || cause == Cause::other_figure;
}

}  // namespace

bool is_same(const Ground& a, const Ground& b) {
    const auto told = [](const Fact& fact) {
        return std::tuple(fact.kind, fact.turn, fact.event, fact.player, fact.figure, fact.victim, fact.other,
                          fact.points, fact.base, fact.source, fact.cause);
    };
    return told(a.fact) == told(b.fact);
}

void add_ground_clause(Ground& ground, ClauseId clause) {
    if (std::ranges::find(ground.clauses, clause) == ground.clauses.end()) ground.clauses.push_back(clause);
}

void GroundList::add(const Fact& fact) { add(Ground{fact, named_clauses(fact)}); }

void GroundList::add(Ground ground) {
    for (Ground& known : grounds_) {
        if (!is_same(known, ground)) continue;
        for (const ClauseId clause : ground.clauses) add_ground_clause(known, clause);
        return;
    }
    grounds_.push_back(std::move(ground));
}

void GroundList::add_missed(Player player, bool remote) {
    std::vector<const Fact*> told;
    for (const Cause cause : all_values<Cause>()) {
        for (const Fact& fact : trace_) {
            const bool is_kind = fact.kind == FactKind::missed || fact.kind == FactKind::not_robbed;
            if (!is_kind || fact.player != player || fact.cause != cause || is_remote(cause) != remote)
                continue;
            const auto is_of_same = [&](const Fact* other) {
                return other->turn == fact.turn && other->event == fact.event &&
                       other->figure == fact.figure && other->source == fact.source;
            };
            if (std::ranges::any_of(told, is_of_same)) continue;
            told.push_back(&fact);
        }
    }
    std::ranges::sort(told);  // as they happened
    for (const Fact* fact : told) add(*fact);
}

std::vector<Ground> GroundList::take() && {
    if (grounds_.size() > kMostGrounds) grounds_.resize(kMostGrounds);
    return std::move(grounds_);
}

namespace {

/// Why the robber is back in supply: it has robbed, or the game is over.
void add_return(GroundList& list, const Fact& returned) {
    list.add(returned);
    for (const Fact& fact : list.trace()) {
        const bool is_why = fact.kind == FactKind::had_to_rob || fact.kind == FactKind::triggered ||
                            fact.kind == FactKind::nothing_stolen;
        if (is_why && fact.player == returned.player && fact.turn == returned.turn) list.add(fact);
    }
}

/// Why the robber is where it was: it could not be placed, and it has not robbed.
void add_unmoved(GroundList& list, Player player, Place place) {
    const bool is_told = list.finds([&] {
        for (const Fact& fact : list.trace())
            if (fact.kind == FactKind::not_asked && fact.player == player) list.add(fact);
        if (!place.is_supply()) list.add_missed(player, false);
    });
    if (is_told || (!place.is_supply() && list.finds([&] { list.add_missed(player, true); }))) return;
    for (const Fact& fact : list.trace())
        if (fact.kind == FactKind::no_bag) list.add(fact);
}

}  // namespace

void add_place_grounds(GroundList& list, Player player, Place place) {
    const Fact* movement = nullptr;
    for (const Fact& fact : list.trace())
        if (fact.player == player && is_robber_movement(fact.kind)) movement = &fact;
    for (const Fact& fact : list.trace()) {
        if (fact.player != player) continue;
        if (fact.kind == FactKind::robber_carried && movement != nullptr &&
            movement->kind == FactKind::robber_carried)
            list.add(fact);
        if (keeps_robber(fact.kind) && (movement == nullptr || &fact > movement)) list.add(fact);
    }
    const bool is_kept = std::ranges::any_of(
        list.trace(), [&](const Fact& fact) { return fact.player == player && keeps_robber(fact.kind); });
    if (movement == nullptr && !is_kept) return add_unmoved(list, player, place);
    if (movement == nullptr) return;
    if (movement->kind == FactKind::robber_returned) add_return(list, *movement);
    if (movement->kind == FactKind::robber_placed || movement->kind == FactKind::robber_moved)
        list.add(*movement);
}

void add_message_grounds(GroundList& list, Player player) {
    for (const Fact& fact : list.trace()) {
        if (fact.kind == FactKind::message_drawn && fact.player == player) list.add(fact);
    }
    for (const Fact& fact : list.trace())
        if (fact.kind == FactKind::vain_landing && fact.player == player && fact.cause == Cause::second)
            list.add(fact);
}

void add_no_message_grounds(GroundList& list) {
    const bool is_vain = list.finds([&] {
        for (const Fact& fact : list.trace())
            if (fact.kind == FactKind::vain_landing) list.add(fact);
    });
    for (const Fact& fact : list.trace())
        if (!is_vain && fact.kind == FactKind::no_landing) list.add(fact);
}

}  // namespace robbers
