// Decides where figures go and which robbers go along; robbing itself is decided elsewhere.
#include "engine/steps/movement.h"

#include <algorithm>

#include "engine/steps/messages.h"
#include "engine/steps/why_not.h"

namespace robbers {

namespace {

/// What could let a robber stay when a figure leaves its space.
struct StayRight {
    bool has_company = false;       ///< somebody is there to stay with
    bool is_given = false;          ///< company lets it stay
    Reason reason;                  ///< why it does, or does not
    const Reason* other = nullptr;  ///< what else decided that it is asked, or that it has company
};

/// Asks the robber's owner whether it goes along with `mover`; carries it to `to` if so.
void ask_to_go(Play& play, const Ask& ask, const StayRight& right, Figure mover, Place to) {
    const Place from = play.state.robber(ask.player);
    const bool may_stay = right.has_company && right.is_given;
    constexpr std::array options{AskOption::going(), AskOption::staying()};
    const std::size_t pick = play.chooser.choose(ask, std::span(options).first(may_stay ? 2 : 1), play.state);
    const bool goes = options[pick].is_going();
    if (goes) play.state.put_robber(ask.player, to);
    const FactKind kind = goes ? FactKind::robber_carried : FactKind::robber_stayed;
    if (Fact* fact = play.note(kind, ask.player, mover, {ask.clause})) {
        fact->from = from;
        fact->to = goes ? to : from;
        fact->options = may_stay ? 2 : 1;
        if (right.has_company) play.recorder.cite(*fact, right.reason);
        if (right.other != nullptr) play.recorder.cite(*fact, *right.other);
        if (ask.clause == ClauseId::rog_1) {
            if (!may_stay && has_others_figure(play, ask.player, from))
                play.recorder.cite(*fact, ClauseId::rog_2);
            play.recorder.cite(*fact, ClauseId::rog_3);
        }
    }
}

/// Whether a figure that matters to `owner`'s robber remains on `place` when `mover` leaves it;
/// `own_count`: its owner's figures do.
bool has_company(const Play& play, Player owner, Place place, Figure mover, bool own_count) {
    return std::ranges::any_of(figures_in_order(play), [&](Figure figure) {
        return figure != mover && (own_count || figure.player != owner) && play.place_of(figure) == place;
    });
}

/// Whether the robber has something to take when the round is over, and therefore goes nowhere (STL-6,
/// TRN-9).
bool is_bound_to_rob(const State& state, Player owner) {
    const auto& candidates = state.round.candidates[index(owner)];
    return state.round.robbable[index(owner)] != 0 ||
           std::ranges::any_of(candidates, [](std::int16_t points) { return points != 0; });
}

void note_left_behind(Play& play, Player owner, Figure mover) {
    if (Fact* fact = play.note(FactKind::robber_stayed, owner, mover, {})) {
        fact->from = fact->to = play.state.robber(owner);
        if (owner == mover.player)
            play.recorder.cite(*fact, play.rules().own_figures.reason);
        else
            play.recorder.cite(
                *fact, play.rules().halved.is(Halved::whole_turn) ? ClauseId::trn_9 : ClauseId::stl_6);
    }
}

/// Whether `owner`'s robber may stay on `from` when `mover` goes back from there (BCK-2).
StayRight right_to_stay(const Play& play, Player owner, Place from, Figure mover) {
    const RulePoints& rules = play.rules();
    const bool own_count = rules.own_figures.is(OwnFigures::count);
    StayRight right{has_company(play, owner, from, mover, own_count), rules.backward.is(Backward::may_stay),
                    rules.backward.reason};
    if (!play.recorder.is_on()) return right;
    const bool own_decide = right.has_company != has_company(play, owner, from, mover, !own_count);
    if (own_decide || owner == mover.player) right.other = &rules.own_figures.reason;
    return right;
}

/// Robbers on the space that `mover` left backward.
void take_back(Play& play, Figure mover, Place from) {
    const Place to = play.place_of(mover);
    const RulePoints& rules = play.rules();
    for (int i = 0; i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        if (!play.is_robber_at(owner, from)) continue;
        const bool is_own = owner == mover.player && rules.own_figures.is(OwnFigures::ignored);
        if (is_own || is_bound_to_rob(play.state, owner)) {
            note_left_behind(play, owner, mover);
            continue;
        }
        const Ask ask{.kind = AskKind::go_along,
                      .player = owner,
                      .clause = ClauseId::bck_1,
                      .other_clause = rules.backward.reason.clause,
                      .mover = mover};
        ask_to_go(play, ask, right_to_stay(play, owner, from, mover), mover, to);
    }
}

/// The causes that BCK-3 names.
bool is_named_cause(Source source) {
    constexpr std::array kNamed{Source::ghosts, Source::ransom, Source::buy_back, Source::protection,
                                Source::auction};
    return std::ranges::find(kNamed, source) != kNamed.end();
}

}  // namespace

bool has_others_figure(const Play& play, Player player, Place place) {
    return std::ranges::any_of(figures_in_order(play), [&](Figure figure) {
        return figure.player != player && play.place_of(figure) == place;
    });
}

Points after_scoring(Points before, Points points) {
    return points >= 0 ? before + points : std::min(before, std::max(0, before + points));
}

void fix_turn_figure(Play& play, Figure figure) {
    if (!play.rules().figure_choice.is(FigureChoice::one_a_turn)) return;
    play.state.turn.turn_figure[index(figure.player)] = static_cast<std::uint8_t>(index(figure.kind) + 1);
    if (!play.has_messages()) return;
    if (Fact* fact = play.note(FactKind::held_back, figure.player, Play::companion_of(figure), {}))
        play.recorder.cite(*fact, play.rules().figure_choice.reason);
}

void go_forward(Play& play, Figure figure, Points points, bool is_booking) {
    note_moving_on(play, figure);
    play.state.game.points[index(figure)] += points;
    fix_turn_figure(play, figure);
    note_landing(play, figure, is_booking);
}

void note_ring_and_choice(const Play& play, Fact& fact, Figure figure, Points points) {
    const Points after = play.state.points_of(figure);
    const bool passes_0 = ring_space(after - points) + points >= kRingSpaces;
    if (passes_0) play.recorder.cite(fact, ClauseId::brd_1);
    if (play.has_messages()) play.recorder.cite(fact, play.rules().figure_choice.reason);
}

void move_back(Play& play, Figure figure, const Loss& loss) {
    const Place from = play.place_of(figure);
    const Points before = play.state.points_of(figure);
    const Points full = before - loss.points;
    const Points after = loss.is_payment ? full : after_scoring(before, -loss.points);
    note_moving_on(play, figure);
    if (after != full) note_kept_at_zero(play, figure, from);
    play.state.game.points[index(figure)] = after;
    const FactKind kind = after == full ? FactKind::moved_back : FactKind::stopped_at_zero;
    if (Fact* fact = play.note(kind, figure.player, figure, {})) {
        fact->points = before - after;
        fact->base = loss.points;
        fact->source = loss.source;
        fact->from = from;
        fact->to = play.place_of(figure);
        fact->reached = after;
        if (loss.is_payment) fact->cause = Cause::payment;
        if (!loss.is_payment || after < 0) play.recorder.cite(*fact, ClauseId::brd_4);
        if (loss.is_payment) play.recorder.cite(*fact, ClauseId::bck_4);
        if (is_named_cause(loss.source)) play.recorder.cite_printed(*fact, {ClauseId::bck_3});
    }
    if (after != before) note_landing_back(play, figure, loss.is_payment);
}

void go_back(Play& play, Figure figure, const Loss& loss) {
    const Place from = play.place_of(figure);
    note_missed_by_all(play, {figure, -loss.points, loss.source}, from, Cause::went_back,
                       loss.is_payment ? ClauseId::bck_4 : ClauseId::bck_1);
    move_back(play, figure, loss);
    if (play.place_of(figure) != from) take_back(play, figure, from);
}

void carry_along(Play& play, Figure mover, Place from, std::span<const Figure> later) {
    const Place to = play.place_of(mover);
    if (to == from)
        return note_missed_by_all(play, {mover, 0, Source::other}, from, Cause::stolen_points,
                                  ClauseId::rog_1);
    const RulePoints& rules = play.rules();
    for (int i = 0; i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        if (owner == mover.player || !play.is_robber_at(owner, from)) continue;
        const bool can_wait = std::ranges::any_of(
            later, [&](Figure figure) { return figure.player != owner && play.place_of(figure) == from; });
        const Ask ask{.kind = AskKind::go_along,
                      .player = owner,
                      .clause = ClauseId::rog_1,
                      .other_clause = rules.two_rogue_movers.reason.clause,
                      .mover = mover};
        const StayRight right{can_wait, rules.two_rogue_movers.is(RogueMovers::choose),
                              rules.two_rogue_movers.reason};
        ask_to_go(play, ask, right, mover, to);
    }
}

}  // namespace robbers
