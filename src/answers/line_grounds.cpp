// Chooses the facts of a line that bring what a pattern says, or keep it away where it says that nothing
// happens. Knows no rule of the game: what the facts say, and by which clauses, the engine has written down.
#include "answers/line_grounds.h"

#include <algorithm>
#include <utility>

#include "answers/ground_list.h"
#include "engine/named_clauses.h"

namespace robbers {

namespace {

/// Finds the facts of one line.
class LineGrounds {
public:
    LineGrounds(const Trace& trace, const Pattern& says) : trace_(trace), says_(says), list_(trace) {}

    std::vector<Ground> list() && {
        for (const PlayerPattern& player : says_.players) add(player);
        for (const Robbery& robbery : says_.robberies) add_robberies(robbery.by, robbery.from);
        for (const Player player : says_.draws) add_message_grounds(list_, player);
        if (says_.transfers) add(*says_.transfers);
        if (says_.messages) add(*says_.messages);
        return std::move(list_).take();
    }

private:
    void add(const Fact& fact) { list_.add(fact); }

    template <class Is>
    bool has(Is is) const {
        return std::ranges::any_of(trace_, is);
    }

    void add(const PlayerPattern& says) {
        if (says.total || says.gained) add_points(says.player, std::nullopt);
        if (says.meeple) add_points(says.player, FigureKind::meeple);
        if (says.messenger) add_points(says.player, FigureKind::messenger);
        if (says.stole) add_robberies(says.player, std::nullopt);
        if (says.robber) add_place_grounds(list_, says.player, *says.robber);
    }

    void add(const std::vector<TransferPattern>& transfers) {
        for (const TransferPattern& transfer : transfers) add_robberies(transfer.to, transfer.from);
        if (!transfers.empty()) return;
        for (int i = 0; i < kMaxPlayers; ++i) add_nothing_robbed(player_at(i));
    }

    void add(const std::vector<MessagePattern>& messages) {
        for (const MessagePattern& message : messages) add_message_grounds(list_, message.player);
        if (messages.empty()) add_no_message_grounds(list_);
    }

    // Points

    void add_points(Player player, std::optional<FigureKind> kind) {
        const bool moves = list_.finds([&] {
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
    void add_receipt(const Fact& paid) { list_.add({paid, {paid.clauses.begin() + 1, paid.clauses.end()}}); }

    bool is_receipt(const Fact& movement) const {
        return has([&](const Fact& fact) {
            return fact.kind == FactKind::paid && fact.turn == movement.turn &&
                   fact.event == movement.event && fact.other == movement.figure.player;
        });
    }

    void add_nothing_gained(Player player) {
        const bool is_left = list_.finds([&] {
            for (const Fact& fact : trace_)
                if (fact.kind == FactKind::no_bonus && fact.player == player) add(fact);
        });
        if (!is_left) return add_nothing_robbed(player);
        list_.add_missed(player, false);
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
        for (std::size_t i = 1; i < clauses.size(); ++i) add_ground_clause(ground, clauses[i]);
    }

    /// The robbery, why the robber could rob at all, and why it had to.
    void add_robbery(const Fact& booked) {
        Ground robbery{booked, named_clauses(booked)};
        std::vector<Ground> others;
        for (const Fact& fact : trace_) {
            if (&fact == &booked) break;
            if (fact.turn != booked.turn) continue;
            if (is_robbed_scoring(fact, booked)) add_behind_first(robbery, named_clauses(fact));
            const bool is_waiting = fact.kind == FactKind::tower_first && fact.event == booked.event &&
                                    fact.player == booked.victim.player;
            if (is_waiting) others.push_back({fact, named_clauses(fact)});
            if (leads_to(fact, FactKind::candidate, booked) ||
                leads_to(fact, FactKind::robbery_chosen, booked))
                for (const ClauseId clause : named_clauses(fact)) add_ground_clause(robbery, clause);
            if (leads_to(fact, FactKind::had_to_rob, booked)) others.push_back({fact, named_clauses(fact)});
        }
        if (const Fact* trigger = trigger_of(booked)) others.push_back({*trigger, named_clauses(*trigger)});
        list_.add(std::move(robbery));
        for (Ground& other : others) list_.add(std::move(other));
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
        const bool is_close = list_.finds([&] {
            list_.add_missed(player, false);
            for (const Fact& fact : trace_) {
                if (fact.player != player) continue;
                if (fact.kind == FactKind::nothing_stolen) add(fact);
                if (fact.kind == FactKind::robber_carried) add(fact);
            }
        });
        if (is_close || list_.finds([&] { list_.add_missed(player, true); })) return;
        for (const Fact& fact : trace_)
            if (fact.kind == FactKind::idle && fact.player == player && fact.cause != Cause::own_figure)
                add(fact);
    }

    const Trace& trace_;
    const Pattern& says_;
    GroundList list_;
};

}  // namespace

std::vector<Ground> line_grounds(const Trace& trace, const Pattern& says) {
    return LineGrounds(trace, says).list();
}

}  // namespace robbers
