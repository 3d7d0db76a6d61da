// Decides a scoring round where a robber takes half of one event: which events feed which robbers.
#include <bit>

#include "engine/steps/messages.h"
#include "engine/steps/robbing.h"
#include "engine/steps/why_not.h"

namespace robbers {

namespace {

/// Why robbers take nothing from some points.
struct Exemption {
    Cause cause = Cause::none;
    const Reason* reason = nullptr;  ///< null where they do
    explicit operator bool() const { return reason != nullptr; }
};

Exemption exemption(const Play& play, const Scoring& scoring) {
    const RulePoints& rules = play.rules();
    if (play.step.is_receipt) {
        const bool is_exempt = rules.payment_income.is(Robbable::exempt);
        return is_exempt ? Exemption{Cause::receipt, &rules.payment_income.reason} : Exemption{};
    }
    if (scoring.source == Source::message && rules.message_points.is(Robbable::exempt))
        return {Cause::message_points, &rules.message_points.reason};
    const bool is_late = scoring_phase(scoring.source) == Phase::after;
    return is_late && rules.late_points.is(LatePoints::ignored)
               ? Exemption{Cause::late_points, &rules.late_points.reason}
               : Exemption{};
}

void note_not_robbed(Play& play, Player owner, Figure figure, const Scoring& scoring, Cause cause,
                     const Reason& reason) {
    if (Fact* fact = play.note(FactKind::not_robbed, owner, figure, {})) {
        fact->cause = cause;
        fact->from = play.state.robber(owner);
        fact->to = play.place_of(figure);
        fact->points = scoring.points;
        fact->source = scoring.source;
        fact->scoring = play.recorder.number_of_scoring(play.step, figure.player);
        play.recorder.cite(*fact, reason);
    }
}

void note_candidate(Play& play, Player owner, Figure figure, const Scoring& scoring) {
    Fact* fact = play.note(FactKind::candidate, owner, figure, {});
    if (!fact) return;
    fact->from = play.state.robber(owner);
    fact->points = scoring.points;
    fact->source = scoring.source;
    fact->scoring = play.recorder.number_of_scoring(play.step, figure.player);
    const bool is_midway = (play.state.round.advanced & bit(figure)) != 0;
    play.recorder.cite(*fact, play.rules().halved.reason);
    if (is_midway) play.recorder.cite(*fact, play.rules().midway_robber.reason);
    if (ring_space(play.state.points_of(figure)) != play.state.points_of(figure))
        play.recorder.cite(*fact, play.rules().laps.reason);
    if (play.step.is_receipt) play.recorder.cite(*fact, play.rules().payment_income.reason);
    if (scoring.source == Source::message) play.recorder.cite(*fact, play.rules().message_points.reason);
}

/// Offers the event to every robber beside `figure`, which is about to move forward. Robbers choose when the
/// round is over (STL-12): until then each keeps the points of the one event that it may take from each
/// figure (STL-9), by which it is also known, when two lines are the same but for the order of scorings, that
/// they are.
void feed_robbers(Play& play, Figure figure, const Scoring& scoring) {
    const Place place = play.place_of(figure);
    const Exemption exempt = exemption(play, scoring);
    const bool is_midway = (play.state.round.advanced & bit(figure)) != 0;
    for (int i = 0; i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        if (play.is_lap_apart(owner, figure) && owner != figure.player)
            note_not_robbed(play, owner, figure, scoring, Cause::lap_apart, play.rules().laps.reason);
        if (!play.is_robber_at(owner, place)) continue;
        std::int16_t& candidate = play.state.round.candidates[index(owner)][index(figure)];
        if (owner == figure.player) {
            note_not_robbed(play, owner, figure, scoring, Cause::own_figure, ClauseId::stl_5);
        } else if (exempt) {
            note_not_robbed(play, owner, figure, scoring, exempt.cause, *exempt.reason);
        } else if (candidate != 0) {
            note_not_robbed(play, owner, figure, scoring, Cause::later_event, ClauseId::stl_9);
        } else if (is_midway && play.rules().midway_robber.is(Midway::start_only)) {
            note_not_robbed(play, owner, figure, scoring, Cause::midway, play.rules().midway_robber.reason);
        } else {
            candidate = static_cast<std::int16_t>(scoring.points);
            note_candidate(play, owner, figure, scoring);
        }
    }
}

/// Robbers that `figure` has left behind with an event of this round: they get nothing of its later ones.
void note_later_event(Play& play, Figure figure, const Scoring& scoring) {
    for (int i = 0; play.recorder.is_on() && i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        const bool has_event = play.state.round.candidates[index(owner)][index(figure)] != 0;
        if (has_event && !play.is_robber_at(owner, play.place_of(figure)))
            note_not_robbed(play, owner, figure, scoring, Cause::later_event, ClauseId::stl_9);
    }
}

/// Robbers beside the figure with which `figure`'s player did not book (STL-13).
void note_elsewhere(Play& play, Figure figure, const Scoring& scoring) {
    for (int i = 0; play.recorder.is_on() && i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        if (owner != figure.player && play.is_beside_companion(owner, figure))
            note_not_robbed(play, owner, figure, scoring, Cause::other_figure, ClauseId::stl_13);
    }
}

/// How a scoring came to be the next one of its player.
struct NextInOrder {
    int options = 1;              ///< scorings that were left
    bool is_tower_asked = false;  ///< whether the question of watchtowers decided it
};

void cite_order(const Play& play, Fact& fact, const NextInOrder& order) {
    if (order.options > 1) play.recorder.cite(fact, ClauseId::stl_8);
    if (order.is_tower_asked) play.recorder.cite(fact, play.rules().watchtower_order.reason);
}

void move_forward(Play& play, Figure figure, const Scoring& scoring, const NextInOrder& order) {
    const Place from = play.place_of(figure);
    note_unreached(play, {figure, scoring.points, scoring.source});
    note_later_event(play, figure, scoring);
    feed_robbers(play, figure, scoring);
    note_elsewhere(play, figure, scoring);
    go_forward(play, figure, scoring.points, false);
    play.state.round.advanced |= bit(figure);
    if (Fact* fact = play.note(FactKind::moved_forward, figure.player, figure, {ClauseId::stl_7})) {
        fact->points = scoring.points;
        fact->source = scoring.source;
        fact->from = from;
        fact->to = play.place_of(figure);
        fact->reached = play.state.points_of(figure);
        cite_order(play, *fact, order);
        note_ring_and_choice(play, *fact, figure, scoring.points);
    }
}

/// Robbers have no business with exempt points: they stay where they are.
void move_back(Play& play, Figure figure, const Scoring& scoring) {
    const Loss loss{-scoring.points, scoring.source, false};
    const Exemption exempt = exemption(play, scoring);
    if (!exempt) return go_back(play, figure, loss);
    note_missed_by_all(play, {figure, scoring.points, scoring.source}, play.place_of(figure), exempt.cause,
                       *exempt.reason);
    move_back(play, figure, loss);
}

void book_scoring(Play& play, Figure figure, const Scoring& scoring, const NextInOrder& order) {
    if (scoring.points > 0) move_forward(play, figure, scoring, order);
    if (scoring.points < 0) move_back(play, figure, scoring);
    if (scoring.points != 0) return;
    note_missed_by_all(play, {figure, 0, scoring.source}, play.place_of(figure), Cause::no_points,
                       ClauseId::stl_15);
    if (Fact* fact = play.note(FactKind::nothing_scored, figure.player, figure, {ClauseId::stl_15})) {
        fact->source = scoring.source;
        fact->from = fact->to = play.place_of(figure);
        fact->reached = play.state.points_of(figure);
        if (order.is_tower_asked) cite_order(play, *fact, order);
    }
}

static_assert(kMaxScorings * kFigureKinds <= kMaxOptions);

/// A player's scorings that are not booked yet, by their places in the round.
struct ScoringsLeft {
    std::uint32_t all = 0;
    std::uint32_t towers = 0;
    std::uint32_t ways = 0;  ///< roads and cities
    int booked = 0;          ///< how many are
};

ScoringsLeft scorings_left(const Play& play, Player player) {
    const std::vector<Scoring>& scorings = play.step.round->scorings;
    ScoringsLeft left;
    for (std::size_t at = 0; at < scorings.size(); ++at) {
        const std::uint32_t place = 1u << at;
        const Source source = scorings[at].source;
        if (scorings[at].player != player) continue;
        if ((play.state.round.done & place) != 0) {
            ++left.booked;
            continue;
        }
        left.all |= place;
        if (source == Source::watchtower) left.towers |= place;
        if (source == Source::road || source == Source::city) left.ways |= place;
    }
    return left;
}

/// The player's last road or city while watchtowers are left, one of which may be its own (STL-17); else
/// none.
std::uint32_t way_with_tower(const ScoringsLeft& left) {
    return std::has_single_bit(left.ways) && left.towers != 0 ? left.ways : 0;
}

/// The scorings of the player that can be next, each with each figure that may book it.
struct ScoringOptions {
    std::array<AskOption, kMaxOptions> options;
    std::size_t size = 0;
    std::uint32_t way = 0;      ///< way_with_tower()
    std::uint32_t waiting = 0;  ///< what of it has to wait for the watchtower
    int left = 0;               ///< scorings not booked yet
    int booked = 0;             ///< scorings that are
};

ScoringOptions scoring_options(const Play& play, Player player) {
    const ScoringsLeft left = scorings_left(play, player);
    const FigureList figures = booking_figures(play, player);
    ScoringOptions result;
    result.way = way_with_tower(left);
    if (play.rules().watchtower_order.is(WatchtowerOrder::first)) result.waiting = result.way;
    result.left = std::popcount(left.all);
    result.booked = left.booked;
    for (std::uint32_t next = left.all & ~result.waiting; next != 0; next &= next - 1) {
        const int at = std::countr_zero(next);
        for (const Figure figure : figures) result.options[result.size++] = AskOption::with(figure.kind, at);
    }
    return result;
}

/// Whether the question of watchtowers decided that the scoring at place `at` is the next one.
bool is_tower_asked(const Play& play, const ScoringOptions& found, std::size_t at) {
    const Scoring& scoring = play.step.round->scorings[at];
    switch (play.rules().watchtower_order.value) {
        case WatchtowerOrder::first: return found.waiting != 0 && scoring.source == Source::watchtower;
        case WatchtowerOrder::free: return (found.way >> at & 1u) != 0;
        case WatchtowerOrder::not_asked: return false;
    }
    return false;
}

/// That the player's last road or city could not be scored next.
void note_tower_first(Play& play, Player player, std::uint32_t waiting) {
    if (waiting == 0) return;
    const Scoring& scoring = play.step.round->scorings[static_cast<std::size_t>(std::countr_zero(waiting))];
    if (Fact* fact = play.note(FactKind::tower_first, player, {})) {
        fact->points = scoring.points;
        fact->source = scoring.source;
        play.recorder.cite(*fact, play.rules().watchtower_order.reason);
    }
}

FigureMask figures_with_candidate(const State& state, Player owner) {
    FigureMask figures = 0;
    for (int figure = 0; figure < kMaxFigures; ++figure)
        if (state.round.candidates[index(owner)][figure] != 0) figures |= bit(figure_at(figure));
    return figures;
}

}  // namespace

void score_one(Play& play) {
    const Player player = play.step.player;
    const ScoringOptions found = scoring_options(play, player);
    const ClauseId clause = found.waiting != 0    ? play.rules().watchtower_order.reason.clause
                            : found.left > 1      ? ClauseId::stl_8
                            : play.has_messages() ? play.rules().figure_choice.reason.clause
                                                  : ClauseId::stl_7;
    const Ask ask{.kind = AskKind::score,
                  .player = player,
                  .clause = clause,
                  .other_clause = play.rules().figure_choice.reason.clause,
                  .asked = AskedScoring::next,
                  .booked = found.booked};
    const std::span options(found.options.data(), found.size);
    const AskOption chosen = options[play.chooser.choose(ask, options, play.state)];
    const std::size_t at = static_cast<std::size_t>(chosen.scoring());
    note_tower_first(play, player, found.waiting);
    play.state.round.done |= 1u << at;
    const Figure figure{player, chosen.figure_kind()};
    book_scoring(play, figure, play.step.round->scorings[at], {found.left, is_tower_asked(play, found, at)});
}

/// All owners choose before anything is booked, for their robbers were beside what moved and not beside what
/// moves now (STL-12). Robbers that rob leave the board first and go along with nobody (ROG-4).
void resolve_round(Play& play) {
    LootList loots;
    for (int i = 0; i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        const FigureMask figures = figures_with_candidate(play.state, owner);
        if (figures == 0) continue;
        const Figure victim = choose_victim(play, owner, figures);
        const Points base = play.state.round.candidates[index(owner)][index(victim)];
        loots.push_back({owner, victim, base, play.state.robber(owner)});
    }
    take_loots(play, loots);
    draw_messages(play);
}

}  // namespace robbers
