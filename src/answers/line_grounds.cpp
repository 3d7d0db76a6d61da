// Chooses the facts of a line that bring what a pattern says, or keep it away where it says that nothing
// happens. Knows no rule of the game: what the facts say, and by which clauses, the engine has written down.
#include "answers/line_grounds.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/telling.h"

namespace robbers {

namespace {

/// A longer list of reasons is read by nobody.
constexpr std::size_t kMostGrounds = 6;

void add_ground_clause(std::vector<ClauseId>& list, ClauseId clause) {
    if (std::ranges::find(list, clause) == list.end()) list.push_back(clause);
}

void add_ground(std::vector<Ground>& list, Ground ground) {
    for (Ground& known : list) {
        if (!is_same(known, ground)) continue;
        for (const ClauseId clause : ground.clauses) add_ground_clause(known.clauses, clause);
        return;
    }
    list.push_back(std::move(ground));
}

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

/// Finds the facts of one line.
class LineGrounds {
public:
    LineGrounds(const Trace& trace, const Pattern& says) : trace_(trace), says_(says) {}

    std::vector<Ground> list() && {
        for (const PlayerPattern& player : says_.players) add(player);
        for (const Robbery& robbery : says_.robberies) add_robberies(robbery.by, robbery.from);
        for (const Player player : says_.draws) add_message(player);
        if (says_.transfers) add(*says_.transfers);
        if (says_.messages) add(*says_.messages);
        if (list_.size() > kMostGrounds) list_.resize(kMostGrounds);
        return std::move(list_);
    }

private:
    void add(const Fact& fact) { add_ground(list_, {fact, telling_clauses(fact)}); }

    /// Whether `find` finds any grounds, known or not; they are added.
    template <class Find>
    bool finds(Find find) {
        std::vector<Ground> known = std::exchange(list_, {});
        find();
        const bool is_any = !list_.empty();
        for (Ground& ground : list_) add_ground(known, std::move(ground));
        list_ = std::move(known);
        return is_any;
    }

    template <class Is>
    bool has(Is is) const {
        return std::ranges::any_of(trace_, is);
    }

    void add(const PlayerPattern& says) {
        if (says.total || says.gained) add_points(says.player, std::nullopt);
        if (says.meeple) add_points(says.player, FigureKind::meeple);
        if (says.messenger) add_points(says.player, FigureKind::messenger);
        if (says.stole) add_robberies(says.player, std::nullopt);
        if (says.robber) add_robber(says.player, *says.robber);
    }

    void add(const std::vector<TransferPattern>& transfers) {
        for (const TransferPattern& transfer : transfers) add_robberies(transfer.to, transfer.from);
        if (!transfers.empty()) return;
        for (int i = 0; i < kMaxPlayers; ++i) add_nothing_robbed(player_at(i));
    }

    // Points

    void add_points(Player player, std::optional<FigureKind> kind) {
        const bool moves = finds([&] {
            for (const Fact& fact : trace_) add_movement(fact, player, kind);
        });
        if (!moves) return add_nothing_gained(player);
        for (const Fact& fact : trace_)
            if (fact.kind == FactKind::lost_nothing && fact.player == player) add(fact);
    }

    void add_movement(const Fact& fact, Player player, std::optional<FigureKind> kind) {
        if (fact.kind == FactKind::paid && fact.other == player) return add_receipt(fact);
        if (fact.figure.player != player || (kind && fact.figure.kind != *kind)) return;
        switch (fact.kind) {
            case FactKind::stolen_booked: return add_robbery(fact);
            case FactKind::paid: return add(fact);
            case FactKind::moved_back:
                if (fact.cause != Cause::payment) add(fact);
                return;
            case FactKind::moved_forward:
                if (!is_receipt(fact)) add(fact);
                return;
            case FactKind::stopped_at_zero:
            case FactKind::nothing_scored:
            case FactKind::end_bonus:
            case FactKind::final_scored: return add(fact);
            default: return;
        }
    }

    /// What a payment brings is told by the payment, with the clauses behind the first, which is the payer's.
    void add_receipt(const Fact& paid) {
        add_ground(list_, {paid, {paid.clauses.begin() + 1, paid.clauses.end()}});
    }

    bool is_receipt(const Fact& movement) const {
        return has([&](const Fact& fact) {
            return fact.kind == FactKind::paid && fact.turn == movement.turn &&
                   fact.event == movement.event && fact.other == movement.figure.player;
        });
    }

    void add_nothing_gained(Player player) {
        const bool is_left = finds([&] {
            for (const Fact& fact : trace_)
                if (fact.kind == FactKind::no_bonus && fact.player == player) add(fact);
        });
        if (!is_left) return add_nothing_robbed(player);
        add_missed(player, false);
    }

    // Robbing

    /// What `by` takes from `from`, or from anybody; if that is nothing, why.
    void add_robberies(Player by, std::optional<Player> from) {
        bool is_any = false;
        for (const Fact& fact : trace_) {
            if (fact.kind != FactKind::stolen_booked || fact.player != by) continue;
            if (from && fact.victim.player != *from) continue;
            add_robbery(fact);
            is_any = true;
        }
        if (!is_any) add_nothing_robbed(by);
    }

    static bool leads_to(const Fact& fact, FactKind kind, const Fact& booked) {
        return fact.kind == kind && fact.player == booked.player && fact.figure == booked.victim;
    }

    /// What triggered the robber, if anything did: perhaps an earlier tile of a double turn.
    const Fact* trigger_of(const Fact& booked) const {
        const Fact* trigger = nullptr;
        for (const Fact& fact : trace_) {
            if (&fact == &booked) break;
            if (leads_to(fact, FactKind::triggered, booked)) trigger = &fact;
        }
        return trigger;
    }

    static bool is_robbed_scoring(const Fact& fact, const Fact& booked) {
        return fact.kind == FactKind::moved_forward && fact.event == booked.event &&
               fact.figure == booked.victim && fact.points == booked.base;
    }

    static void add_behind_first(Ground& ground, const std::vector<ClauseId>& clauses) {
        for (std::size_t i = 1; i < clauses.size(); ++i) add_ground_clause(ground.clauses, clauses[i]);
    }

    /// The robbery, why the robber could rob at all, and why it had to.
    void add_robbery(const Fact& booked) {
        Ground robbery{booked, telling_clauses(booked)};
        std::vector<Ground> others;
        for (const Fact& fact : trace_) {
            if (&fact == &booked) break;
            if (fact.turn != booked.turn) continue;
            if (is_robbed_scoring(fact, booked)) add_behind_first(robbery, telling_clauses(fact));
            const bool is_waiting = fact.kind == FactKind::tower_first && fact.event == booked.event &&
                                    fact.player == booked.victim.player;
            if (is_waiting) others.push_back({fact, telling_clauses(fact)});
            if (leads_to(fact, FactKind::candidate, booked) ||
                leads_to(fact, FactKind::robbery_chosen, booked))
                for (const ClauseId clause : telling_clauses(fact))
                    add_ground_clause(robbery.clauses, clause);
            if (leads_to(fact, FactKind::had_to_rob, booked)) others.push_back({fact, telling_clauses(fact)});
        }
        if (const Fact* trigger = trigger_of(booked)) others.push_back({*trigger, telling_clauses(*trigger)});
        add_ground(list_, std::move(robbery));
        for (Ground& other : others) add_ground(list_, std::move(other));
        add_later_events(booked);
    }

    /// Why the robbed player's other scorings bring the robber nothing.
    void add_later_events(const Fact& booked) {
        for (const Fact& fact : trace_) {
            if (fact.player != booked.player || fact.turn != booked.turn) continue;
            const bool is_later = fact.kind == FactKind::not_robbed && fact.cause == Cause::later_event &&
                                  fact.event == booked.event && fact.figure == booked.victim;
            const bool is_late = fact.kind == FactKind::missed && fact.cause == Cause::late_points &&
                                 fact.figure.player == booked.victim.player;
            if (is_later || is_late) add(fact);
        }
    }

    /// Why `player` robs nobody: what is close first, and only where nothing is, what is not.
    void add_nothing_robbed(Player player) {
        const bool is_close = finds([&] {
            add_missed(player, false);
            for (const Fact& fact : trace_) {
                if (fact.player != player) continue;
                if (fact.kind == FactKind::nothing_stolen) add(fact);
                if (fact.kind == FactKind::robber_carried) add(fact);
            }
        });
        if (is_close || finds([&] { add_missed(player, true); })) return;
        for (const Fact& fact : trace_)
            if (fact.kind == FactKind::idle && fact.player == player && fact.cause != Cause::own_figure)
                add(fact);
    }

    /// What the robber did not get, the most telling cause first; of one scoring one cause.
    void add_missed(Player player, bool remote) {
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
                add(fact);
            }
        }
    }

    // The robber's place

    void add_robber(Player player, Place place) {
        const Fact* movement = nullptr;
        for (const Fact& fact : trace_)
            if (fact.player == player && is_robber_movement(fact.kind)) movement = &fact;
        for (const Fact& fact : trace_) {
            if (fact.player != player) continue;
            if (fact.kind == FactKind::robber_carried && movement != nullptr &&
                movement->kind == FactKind::robber_carried)
                add(fact);
            if (keeps_robber(fact.kind) && (movement == nullptr || &fact > movement)) add(fact);
        }
        const bool is_kept = std::ranges::any_of(
            trace_, [&](const Fact& fact) { return fact.player == player && keeps_robber(fact.kind); });
        if (movement == nullptr && !is_kept) return add_unmoved(player, place);
        if (movement == nullptr) return;
        if (movement->kind == FactKind::robber_returned) add_return(*movement);
        if (movement->kind == FactKind::robber_placed || movement->kind == FactKind::robber_moved)
            add(*movement);
    }

    /// Why the robber is back in supply: it has robbed, or the game is over.
    void add_return(const Fact& returned) {
        add(returned);
        for (const Fact& fact : trace_) {
            const bool is_why = fact.kind == FactKind::had_to_rob || fact.kind == FactKind::triggered ||
                                fact.kind == FactKind::nothing_stolen;
            if (is_why && fact.player == returned.player && fact.turn == returned.turn) add(fact);
        }
    }

    /// Why the robber is where it was: it could not be placed, and it has not robbed.
    void add_unmoved(Player player, Place place) {
        const bool is_told = finds([&] {
            for (const Fact& fact : trace_)
                if (fact.kind == FactKind::not_asked && fact.player == player) add(fact);
            if (!place.is_supply()) add_missed(player, false);
        });
        if (is_told || (!place.is_supply() && finds([&] { add_missed(player, true); }))) return;
        for (const Fact& fact : trace_)
            if (fact.kind == FactKind::no_bag) add(fact);
    }

    // Messages

    void add(const std::vector<MessagePattern>& messages) {
        for (const MessagePattern& message : messages) add_message(message.player);
        if (messages.empty()) add_no_message();
    }

    void add_message(Player player) {
        for (const Fact& fact : trace_) {
            if (fact.kind == FactKind::message_drawn && fact.player == player) add(fact);
        }
        for (const Fact& fact : trace_)
            if (fact.kind == FactKind::vain_landing && fact.player == player && fact.cause == Cause::second)
                add(fact);
    }

    void add_no_message() {
        const bool is_vain = finds([&] {
            for (const Fact& fact : trace_)
                if (fact.kind == FactKind::vain_landing) add(fact);
        });
        for (const Fact& fact : trace_)
            if (!is_vain && fact.kind == FactKind::no_landing) add(fact);
    }

    const Trace& trace_;
    const Pattern& says_;
    std::vector<Ground> list_;
};

}  // namespace

bool is_same(const Ground& a, const Ground& b) {
    const auto told = [](const Fact& fact) {
        return std::tuple(fact.kind, fact.turn, fact.event, fact.player, fact.figure, fact.victim, fact.other,
                          fact.points, fact.base, fact.source, fact.cause);
    };
    return told(a.fact) == told(b.fact);
}

std::vector<Ground> line_grounds(const Trace& trace, const Pattern& says) {
    return LineGrounds(trace, says).list();
}

}  // namespace robbers
