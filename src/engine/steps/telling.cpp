// Chooses among the facts of a line by what else the line has. Says nothing of its own.
#include "engine/steps/telling.h"

#include <algorithm>
#include <iterator>

namespace robbers {

namespace {

/// What nobody asks who looks at a result, though somebody who claims something else may.
bool is_trivial(const Fact& fact) {
    if (fact.cause == Cause::in_total) return true;
    switch (fact.kind) {
        case FactKind::missed: return !fact.is_near;
        case FactKind::barred:
        case FactKind::no_bag:
        case FactKind::no_bonus:  // told of the robber that is taken back
        case FactKind::no_landing:
        case FactKind::idle: return true;
        default: return false;
    }
}

/// What only leads to something that is told as well.
bool is_told_in_full(const Fact& fact) {
    switch (fact.kind) {
        case FactKind::set_up:
        case FactKind::bag_drawn:
        case FactKind::candidate:
        case FactKind::triggered:
        case FactKind::landed_on_dark:
        case FactKind::phase_3_ended: return true;
        case FactKind::robbery_chosen: return fact.options < 2;
        // Part of what stolen_booked and end_bonus tell, except where it is all that happens.
        case FactKind::robber_returned: return fact.cause != Cause::no_bonus;
        default: return !is_told_unasked(fact.kind);
    }
}

Telling usual_telling(const Fact& fact) {
    if (is_trivial(fact)) return Telling::asked;
    return is_told_in_full(fact) ? Telling::full : Telling::brief;
}

bool is_vain_landing(const Fact& fact) {
    return fact.kind == FactKind::vain_landing || fact.kind == FactKind::no_message;
}

/// Whether the fact says that a robber gets nothing, although it could seem to.
bool is_vain_wait(const Fact& fact) {
    if (fact.cause == Cause::in_total) return false;
    return fact.kind == FactKind::not_robbed || (fact.kind == FactKind::missed && fact.is_near);
}

/// Whether it is said what became of a robber.
bool is_fate(FactKind kind) {
    return kind == FactKind::stolen_booked || kind == FactKind::nothing_stolen ||
           kind == FactKind::robber_carried || kind == FactKind::robber_stayed ||
           kind == FactKind::robs_instead;
}

/// Whether somebody asks for this even where the robber has another fate in the turn: it was beside the
/// figure that scored, or too late.
bool is_always_asked(Cause cause) {
    switch (cause) {
        case Cause::late_points:
        case Cause::robbed_before:
        case Cause::later_event:
        case Cause::midway:
        case Cause::lap_apart:
        case Cause::receipt:
        case Cause::message_points:
        case Cause::paid_before:
        case Cause::scored_before:
        case Cause::waiting: return true;
        default: return false;
    }
}

/// The facts of one turn.
class ToldTurn {
public:
    ToldTurn(Fact* begin, Fact* end, int players) : begin_(begin), end_(end), players_(players) {}

    void choose() {
        for (Fact* fact = begin_; fact != end_; ++fact) {
            fact->telling = usual_telling(*fact);
            if (is_vain_wait(*fact) || is_vain_landing(*fact)) fact->telling = Telling::full;
            if (is_said_twice(*fact)) fact->telling = Telling::asked;
        }
        for (int i = 0; i < players_; ++i) {
            const Player player = player_at(i);
            tell_first([&](const Fact& fact) { return is_of(fact, FactKind::tower_first, player); });
            tell_first([&](const Fact& fact) { return is_telling_wait(fact, player); });
            tell_first([&](const Fact& fact) { return is_telling_landing(fact, player); });
        }
    }

private:
    static bool is_of(const Fact& fact, FactKind kind, Player player) {
        return fact.kind == kind && fact.player == player;
    }

    template <class Is>
    bool has(Is is) const {
        return std::any_of(begin_, end_, is);
    }

    /// Tells in brief, of all facts that are as `is` says, the first with the most telling cause.
    template <class Is>
    void tell_first(Is is) const {
        Fact* first = nullptr;
        for (Fact* fact = begin_; fact != end_; ++fact)
            if (is(*fact) && (first == nullptr || fact->cause < first->cause)) first = fact;
        if (first != nullptr) first->telling = Telling::brief;
    }

    /// Whether it is said what became of the same robber when the same figure moved.
    bool has_fate_by_figure(const Fact& wait) const {
        return has([&](const Fact& fact) {
            const bool is_same_figure = fact.kind != FactKind::stolen_booked && fact.figure == wait.figure;
            return is_fate(fact.kind) && fact.player == wait.player && is_same_figure &&
                   fact.turn == wait.turn && fact.event == wait.event;
        });
    }

    /// Whether the robber robbed the figure in question.
    bool has_robbed(const Fact& wait) const {
        return has([&](const Fact& fact) {
            return is_of(fact, FactKind::stolen_booked, wait.player) && fact.victim == wait.figure;
        });
    }

    bool is_telling_wait(const Fact& fact, Player owner) const {
        if (!is_vain_wait(fact) || fact.player != owner || has_fate_by_figure(fact)) return false;
        if (fact.cause == Cause::one_of_several) return false;  // the choice is told
        if (fact.cause == Cause::later_event) return has_robbed(fact);
        return is_always_asked(fact.cause) ||
               !has([&](const Fact& other) { return is_fate(other.kind) && other.player == owner; });
    }

    /// Whether another fact says the same of the same landing.
    bool is_said_twice(const Fact& landing) const {
        return landing.kind == FactKind::vain_landing && has([&](const Fact& fact) {
                   return fact.kind == FactKind::no_message && fact.figure == landing.figure &&
                          fact.turn == landing.turn && fact.event == landing.event &&
                          fact.cause == landing.cause && fact.to == landing.to;
               });
    }

    bool is_telling_landing(const Fact& fact, Player player) const {
        const bool is_meant = is_vain_landing(fact) && fact.player == player && !is_said_twice(fact);
        if (!is_meant || fact.cause == Cause::final_scoring) return false;
        const bool is_drawn =
            has([&](const Fact& other) { return is_of(other, FactKind::message_drawn, player); });
        return fact.cause != Cause::moved_on || !is_drawn;
    }

    Fact* begin_;
    Fact* end_;
    int players_;
};

bool is_movement(FactKind kind) {
    return kind == FactKind::moved_forward || kind == FactKind::moved_back ||
           kind == FactKind::stopped_at_zero || kind == FactKind::nothing_scored ||
           kind == FactKind::stolen_booked || kind == FactKind::final_scored;
}

/// Whether the fact is written down before the movement to which it belongs.
bool comes_with_movement(FactKind kind) {
    switch (kind) {
        case FactKind::candidate:
        case FactKind::triggered:
        case FactKind::not_robbed:
        case FactKind::missed:
        case FactKind::kept_at_zero:
        case FactKind::held_back:
        case FactKind::landed_on_dark:
        case FactKind::no_message:
        case FactKind::vain_landing: return true;
        default: return false;
    }
}

/// Tells a movement before what it brings, or does not: that was decided while the figure still stood where
/// it began.
void put_movements_first(Trace& trace) {
    auto after_last = trace.begin();  // what stands before it belongs to an earlier movement
    for (auto movement = trace.begin(); movement != trace.end(); ++movement) {
        if (!is_movement(movement->kind)) continue;
        auto first = movement;
        const auto belongs = [&](const Fact& fact) {
            return comes_with_movement(fact.kind) && fact.figure.player == movement->figure.player &&
                   fact.turn == movement->turn && fact.event == movement->event;
        };
        while (first != after_last && belongs(*std::prev(first))) --first;
        std::rotate(first, movement, std::next(movement));
        after_last = std::next(movement);
    }
}

/// Of each tile, counted from 1, the first tile of its turn.
std::vector<int> first_tiles(const Program& program) {
    std::vector<int> tiles(program.game->turns.size() + 1, 1);
    for (const Step& step : program.steps) tiles[static_cast<std::size_t>(step.turn)] = step.first_tile;
    return tiles;
}

}  // namespace

void choose_told(Trace& line, const Program& program) {
    put_movements_first(line);
    const std::vector<int> tiles = first_tiles(program);
    for (Fact* begin = line.data(); begin != line.data() + line.size();) {
        Fact* const end = std::find_if(begin, line.data() + line.size(), [&](const Fact& fact) {
            return tiles[static_cast<std::size_t>(fact.turn)] > begin->turn;
        });
        ToldTurn(begin, end, program.game->start.player_count).choose();
        begin = end;
    }
}

void choose_told_of_piece(Trace& piece) {
    std::erase_if(piece, [](const Fact& fact) { return !is_told_unasked(fact.kind); });
    put_movements_first(piece);
    for (Fact& fact : piece) fact.telling = usual_telling(fact);
}

}  // namespace robbers
