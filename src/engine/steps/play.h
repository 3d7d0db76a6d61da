#pragma once
// What the rules work on: one line's state, whom to ask, and where reasons are recorded.

#include <span>

#include "engine/steps/chooser.h"
#include "engine/steps/recorder.h"

namespace robbers {

/// One execution of a step.
struct Play {
    const Program& program;
    const Step& step;
    State& state;
    Chooser& chooser;
    ListPool& pool;
    Recorder recorder;

    const RulePoints& rules() const { return program.rules; }
    int players() const { return program.game->start.player_count; }
    int figures_each() const { return program.game->start.figures_each(); }
    bool has_messages() const { return program.game->start.has_messengers; }
    const Turn& turn() const { return program.game->turns[static_cast<std::size_t>(step.turn) - 1]; }
    Player active() const { return turn().active; }
    /// Player `i` of the turn order: clockwise from the active player, who is 0.
    Player in_order(int i) const { return player_at((index(active()) + i) % players()); }

    Place place_of_points(Points points) const {
        return Place::space(rules().laps.is(Laps::same_lap) ? points : ring_space(points));
    }
    Place place_of(Figure figure) const { return place_of_points(state.points_of(figure)); }
    bool is_robber_at(Player owner, Place place) const { return state.robber(owner) == place; }
    /// Whether the robber stands on the space of `figure`, but is not beside it, being a lap apart.
    bool is_lap_apart(Player owner, Figure figure) const {
        const Place place = state.robber(owner);
        return rules().laps.is(Laps::same_lap) && !place.is_supply() && place != place_of(figure) &&
               ring_space(place.value) == ring_space(state.points_of(figure));
    }

    /// The other figure of the same player; only with messengers.
    static Figure companion_of(Figure figure) {
        const bool is_meeple = figure.kind == FigureKind::meeple;
        return {figure.player, is_meeple ? FigureKind::messenger : FigureKind::meeple};
    }
    /// Whether the robber stands beside the other figure of the player of `figure`, and not beside `figure`.
    bool is_beside_companion(Player owner, Figure figure) const {
        if (!has_messages()) return false;
        const Place place = place_of(companion_of(figure));
        return place != place_of(figure) && is_robber_at(owner, place);
    }

    /// Whether the tile is one of a double turn, be that one turn for the robbers or two.
    bool is_of_double_turn() const {
        const auto next = static_cast<std::size_t>(step.turn);
        const std::vector<Turn>& turns = program.game->turns;
        return turn().continues || (next < turns.size() && turns[next].continues);
    }
    /// Cites why what happened with an earlier tile still counts, where the turn had one.
    void cite_double_turn(Fact& fact) const {
        if (step.first_tile != step.turn) recorder.cite(fact, rules().double_turn.reason);
    }
    Fact* note(FactKind kind, Player player, std::initializer_list<ClauseId> clauses) {
        return recorder.is_on() ? recorder.note(step, kind, player, clauses) : nullptr;
    }
    /// As note(), for a fact about `figure`.
    Fact* note(FactKind kind, Player player, Figure figure, std::initializer_list<ClauseId> clauses) {
        Fact* fact = note(kind, player, clauses);
        if (fact) fact->figure = figure;
        return fact;
    }
};

/// A few figures, in some order.
class FigureList {
public:
    void push_back(Figure figure) { figures_[size_++] = figure; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Figure operator[](std::size_t at) const { return figures_[at]; }
    const Figure* begin() const { return figures_.data(); }
    const Figure* end() const { return figures_.data() + size_; }

private:
    std::array<Figure, kMaxFigures> figures_{};
    std::size_t size_ = 0;
};

/// All figures in turn order of their players, each player's meeple first.
FigureList figures_in_order(const Play& play);

/// All figures of `player`, meeple first.
FigureList figures_of(const Play& play, Player player);

/// The figures with which `player` may book points now, meeple first.
FigureList booking_figures(const Play& play, Player player);

/// Asks `player` which of `figures` (at least one) books, with the ask's options being figure kinds.
Figure choose_figure(Play& play, const Ask& ask, const FigureList& figures);

// The steps of the model, one function each.

/// Plays one step along the line that the chooser walks, and closes the event and turn where it ends them.
void perform(Play& play);

// placement.cpp
void play_bag(Play& play);

// scoring_round.cpp: a robber takes half of one event
void score_one(Play& play);
void resolve_round(Play& play);

// turn_total.cpp: a robber takes half of the whole turn
void score_sum(Play& play);
void choose_robbed(Play& play);
void end_phase_3(Play& play);
void score_late(Play& play);

// payment.cpp
void play_payment(Play& play);

// end_of_game.cpp
void play_end_of_game(Play& play);
void play_final_scoring(Play& play);

}  // namespace robbers
