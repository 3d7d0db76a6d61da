// Finds the facts of a line that a person would point at to say why something is not as somebody wants it.
#include <algorithm>
#include <utility>

#include "suite/difference.h"

namespace robbers {

namespace {

constexpr std::size_t kMostClauses = 3;
/// A longer list of movements explains a sum to nobody.
constexpr std::size_t kMostMovements = 5;

/// Adds the clauses of facts, each once.
class ClauseList {
public:
    void add(const Fact& fact, std::size_t most = kMostClauses) {
        for (const ClauseId clause : fact.clauses) {
            if (most == 0) return;
            if (add(clause)) --most;
        }
    }
    /// Whether it was not there yet and found room.
    bool add(ClauseId clause) {
        if (list_.size() == kMostClauses || std::ranges::find(list_, clause) != list_.end()) return false;
        list_.push_back(clause);
        return true;
    }
    bool empty() const { return list_.empty(); }
    std::vector<ClauseId> list() && { return std::move(list_); }

private:
    std::vector<ClauseId> list_;
};

bool is_about_robber(const Fact& fact, Player owner) {
    switch (fact.kind) {
        case FactKind::robber_placed:
        case FactKind::robber_moved:
        case FactKind::robber_kept:
        case FactKind::placement_declined:
        case FactKind::robber_returned:
        case FactKind::robber_carried:
        case FactKind::robber_stayed:
        case FactKind::robs_instead:
        case FactKind::not_robbed: return fact.player == owner;
        default: return false;
    }
}

bool is_movement_of(const Fact& fact, Player player) {
    switch (fact.kind) {
        case FactKind::moved_forward:
        case FactKind::moved_back:
        case FactKind::stopped_at_zero:
        case FactKind::nothing_scored:
        case FactKind::paid:
        case FactKind::end_bonus:
        case FactKind::final_scored: return fact.figure.player == player;
        default: return false;
    }
}

bool cites(const Fact& fact, ClauseId clause) {
    return std::ranges::find(fact.clauses, clause) != fact.clauses.end();
}

/// Whether a movement says more of the points of `difference` than the clauses on which it rests: what was
/// scored or paid is so because it was.
bool is_plain_movement(const Fact& fact, const Difference& difference) {
    const bool is_plain = fact.kind == FactKind::moved_forward || fact.kind == FactKind::moved_back ||
                          fact.kind == FactKind::final_scored;
    if (!is_plain || fact.figure.player != difference.player) return false;
    if (difference.aspect == Aspect::meeple) return fact.figure.kind == FigureKind::meeple;
    return difference.aspect != Aspect::messenger || fact.figure.kind == FigureKind::messenger;
}

bool is_of_points(Aspect aspect) {
    return aspect == Aspect::total || aspect == Aspect::gained || aspect == Aspect::meeple ||
           aspect == Aspect::messenger;
}

/// Whether the fact says that a robber had to rob although there was more to come (STL-11).
bool is_without_waiting(const Fact& fact) {
    return fact.kind == FactKind::robbery_chosen && cites(fact, ClauseId::stl_11);
}

/// Why the robbers of `owner` beside figures that went back got nothing of it.
void add_ways_back(ClauseList& clauses, Player owner, const Trace& trace) {
    for (const Fact& robber : trace) {
        const bool was_beside =
            robber.kind == FactKind::robber_carried || robber.kind == FactKind::robber_stayed;
        if (!was_beside || robber.player != owner) continue;
        for (const Fact& fact : trace) {
            const bool is_same = fact.turn == robber.turn && fact.event == robber.event;
            if (is_same && fact.kind == FactKind::moved_back && fact.figure == robber.figure)
                clauses.add(fact, 1);
        }
    }
}

/// What a robber's owner got, and why not more.
ClauseList loot_clauses(const Difference& difference, const Trace& trace) {
    ClauseList clauses;
    const auto add_all = [&](FactKind kind, std::size_t most) {
        for (const Fact& fact : trace)
            if (fact.kind == kind && fact.player == difference.player) clauses.add(fact, most);
    };
    // Where more was wanted, what a robber did not get decides; else what it got.
    const bool wants_more = difference.wanted > difference.found;
    if (wants_more) add_all(FactKind::not_robbed, kMostClauses);
    for (const Fact& fact : trace)
        if (wants_more && fact.player == difference.player && is_without_waiting(fact)) clauses.add(fact);
    add_all(FactKind::stolen_booked, 1);
    add_all(FactKind::nothing_stolen, 1);
    if (!clauses.empty() || !wants_more) return clauses;
    add_ways_back(clauses, difference.player, trace);
    // A robber that got nothing went along with a neighbour, or left the board, or it was too late for it.
    for (const FactKind kind : {FactKind::robber_carried, FactKind::robber_stayed, FactKind::robs_instead,
                                FactKind::robber_returned})
        add_all(kind, 1);
    return clauses;
}

/// Where the player's robber is after `fact` if it was at `place` before.
Place place_after(const Fact& fact, Player owner, Place place) {
    if (fact.player != owner) return place;
    switch (fact.kind) {
        case FactKind::robber_placed:
        case FactKind::robber_moved:
        case FactKind::robber_carried: return fact.to;
        case FactKind::robber_returned: return Place::supply();
        default: return place;
    }
}

/// Whether the figure went over `place` without beginning or ending there.
bool is_passed(const Fact& movement, Place place) {
    if (place.is_supply()) return false;
    const Points ahead = place.value - movement.from.value;
    const Points steps = ahead < 0 ? ahead + kRingSpaces : ahead;
    return steps > 0 && steps < movement.points;
}

/// That a robber gets nothing of what is scored elsewhere than on its `place`, as a person would say it
/// under these rules.
ClauseId elsewhere_clause(Place place, const Position& start, const RulePoints& rules) {
    if (start.has_messengers) return ClauseId::msg_7;
    if (rules.halved.is(Halved::whole_turn)) return ClauseId::trn_1;
    return place.is_supply() ? ClauseId::stl_1 : ClauseId::stl_13;
}

/// Why the robber of `owner`, which robs nobody, got nothing: what was scored beside it does not count, or
/// passed it, came too late, or was scored elsewhere.
void add_misses(ClauseList& clauses, Player owner, const Trace& trace, const Position& start,
                const RulePoints& rules) {
    bool is_scored_late = false;
    std::optional<ClauseId> elsewhere;
    Place place = start.robber(owner);
    for (const Fact& fact : trace) {
        place = place_after(fact, owner, place);
        const bool may_be_robbed = fact.kind == FactKind::moved_forward ||
                                   fact.kind == FactKind::nothing_scored ||
                                   fact.kind == FactKind::final_scored;
        if (!may_be_robbed || fact.figure.player == owner) continue;
        if (fact.from == place)
            clauses.add(fact, 1);
        else if (cites(fact, ClauseId::trn_2) && is_passed(fact, place))
            clauses.add(ClauseId::trn_3);
        else if (cites(fact, ClauseId::trn_5))
            is_scored_late = true;
        else if (fact.kind == FactKind::moved_forward)
            elsewhere = elsewhere_clause(place, start, rules);
    }
    if (!clauses.empty()) return;
    if (is_scored_late) clauses.add(ClauseId::trn_5);
    if (elsewhere) clauses.add(*elsewhere);
}

/// Why `difference.player` did not rob the one who is meant.
ClauseList robbery_clauses(const Difference& difference, const Trace& trace, const Position& start,
                           const RulePoints& rules) {
    ClauseList clauses;
    if (difference.wanted == index(difference.player)) {
        clauses.add(ClauseId::stl_5);
        return clauses;
    }
    // As if more was wanted than the robber got.
    clauses = loot_clauses({Aspect::stole, difference.player, 0, 1}, trace);
    if (clauses.empty()) add_misses(clauses, difference.player, trace, start, rules);
    if (clauses.empty()) clauses.add(elsewhere_clause(start.robber(difference.player), start, rules));
    return clauses;
}

bool moves(Player player, const Trace& trace) {
    return std::ranges::any_of(trace, [&](const Fact& fact) { return is_movement_of(fact, player); });
}

bool is_robbed(Player player, const Trace& trace) {
    return std::ranges::any_of(trace, [&](const Fact& fact) {
        return fact.kind == FactKind::stolen_booked && fact.victim.player == player;
    });
}

/// What robbing, and being robbed, has to do with a player's points.
ClauseList robbing_clauses(const Difference& difference, const Trace& trace, const Position& start,
                           const RulePoints& rules) {
    const Player player = difference.player;
    const bool wants_more = difference.wanted > difference.found;
    const bool only_by_robbing = difference.aspect == Aspect::stole || !moves(player, trace);
    ClauseList clauses = loot_clauses(difference, trace);
    if (clauses.empty() && only_by_robbing && wants_more) add_misses(clauses, player, trace, start, rules);
    if (!wants_more && difference.aspect != Aspect::stole && is_robbed(player, trace))
        clauses.add(ClauseId::stl_2);
    return clauses;
}

/// Why a player's points are what they are.
ClauseList points_clauses(const Difference& difference, const Trace& trace, const Position& start,
                          const RulePoints& rules) {
    ClauseList clauses = robbing_clauses(difference, trace, start, rules);
    if (difference.aspect == Aspect::stole) return clauses;
    const bool is_by_robbing = !clauses.empty();
    for (auto fact = trace.rbegin(); fact != trace.rend(); ++fact) {
        if (is_by_robbing && is_plain_movement(*fact, difference)) continue;
        if (is_movement_of(*fact, difference.player)) clauses.add(*fact, 1);
    }
    return clauses;
}

/// Why a robber is where it is; of one that never had a chance, who had it instead.
ClauseList robber_clauses(const Difference& difference, const Trace& trace, const Position& start,
                          const RulePoints& rules) {
    ClauseList clauses;
    for (auto fact = trace.rbegin(); fact != trace.rend(); ++fact)
        if (is_about_robber(*fact, difference.player)) clauses.add(*fact);
    for (auto fact = trace.rbegin(); clauses.empty() && fact != trace.rend(); ++fact) {
        const bool is_right = fact->kind == FactKind::right_ends || fact->kind == FactKind::robber_placed ||
                              fact->kind == FactKind::placement_declined;
        if (is_right) clauses.add(*fact, 1);
    }
    if (!clauses.empty()) return clauses;
    // It did not come home because it robbed nobody; it is not elsewhere because nobody drew a bag tile.
    if (Place{difference.wanted}.is_supply()) {
        add_misses(clauses, difference.player, trace, start, rules);
    } else if (std::ranges::none_of(trace,
                                    [](const Fact& fact) { return fact.kind == FactKind::bag_drawn; })) {
        clauses.add(ClauseId::plc_1);
    }
    return clauses;
}

}  // namespace

std::vector<ClauseId> deciding_clauses(const Difference& difference, const Trace& trace,
                                       const Position& start, const RulePoints& rules) {
    ClauseList clauses;
    switch (difference.aspect) {
        case Aspect::stole:
        case Aspect::total:
        case Aspect::gained:
        case Aspect::meeple:
        case Aspect::messenger: clauses = points_clauses(difference, trace, start, rules); break;
        case Aspect::robber: clauses = robber_clauses(difference, trace, start, rules); break;
        case Aspect::robbery: clauses = robbery_clauses(difference, trace, start, rules); break;
        case Aspect::transfers:
            for (const FactKind kind :
                 {FactKind::not_robbed, FactKind::stolen_booked, FactKind::nothing_stolen})
                for (const Fact& fact : trace)
                    if (fact.kind == kind) clauses.add(fact, 1);
            break;
        case Aspect::messages:
            for (const Fact& fact : trace) {
                if (fact.kind == FactKind::no_message || fact.kind == FactKind::message_drawn ||
                    fact.kind == FactKind::landed_on_dark)
                    clauses.add(fact);
            }
            break;
    }
    return std::move(clauses).list();
}

std::vector<Fact> plain_movements(const Difference& difference, const Trace& trace, const Position& start,
                                  const RulePoints& rules) {
    std::vector<Fact> movements;
    if (!is_of_points(difference.aspect)) return movements;
    if (!robbing_clauses(difference, trace, start, rules).empty()) return movements;
    for (const Fact& fact : trace)
        if (is_plain_movement(fact, difference)) movements.push_back(fact);
    if (movements.size() > kMostMovements) movements.clear();
    return movements;
}

}  // namespace robbers
