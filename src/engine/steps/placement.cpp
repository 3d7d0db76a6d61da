// Decides where robbers may go on a bag tile, and who may or must put one there.
#include <algorithm>
#include <vector>

#include "engine/steps/movement.h"

namespace robbers {

namespace {

/// What becomes of one player's robber step: nothing is asked of a player without a right.
enum class Result { none, placed, declined };

/// What lets a player place or move, and what lets a player leave it.
struct Right {
    Reason to_place;
    Reason to_decline;
    bool may_decline = true;
    const Reason* kept = nullptr;   ///< why it still holds although somebody has declined before
    Cause stays_for = Cause::none;  ///< why the robber stays without being left anything else
};

/// The spaces with a figure of another player than `owner`, ascending, without `except` (PLC-4, PLC-5).
std::vector<Place> legal_places(const Play& play, Player owner, Place except) {
    std::vector<Place> places;
    for (const Figure figure : figures_in_order(play)) {
        const Place place = play.place_of(figure);
        if (figure.player != owner && place != except) places.push_back(place);
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

void note_placement(Play& play, Player owner, Place from, Place to, const Right& right, int options) {
    const bool stays = to == Place::supply() || to == from;
    const FactKind kind = stays ? (from.is_supply() ? FactKind::placement_declined : FactKind::robber_kept)
                                : (from.is_supply() ? FactKind::robber_placed : FactKind::robber_moved);
    Fact* fact = play.note(kind, owner, {});
    if (!fact) return;
    fact->from = from;
    fact->to = to;
    fact->options = options;
    fact->cause = right.stays_for;
    play.recorder.cite(*fact, stays ? right.to_decline : right.to_place);
    if (right.kept != nullptr) play.recorder.cite(*fact, *right.kept);
    if (stays) return;
    play.recorder.cite(*fact, ClauseId::plc_4);
    if (play.has_messages()) play.recorder.cite(*fact, ClauseId::plc_5);
    const auto shares = [&](int other) {
        return player_at(other) != owner && play.is_robber_at(player_at(other), to);
    };
    for (int other = 0; other < play.players(); ++other)
        if (shares(other)) play.recorder.cite(*fact, ClauseId::brd_3);
}

/// Which spaces are closed to `owner`'s robber, whose legal ones are `legal`: those where no figure of
/// another player stands, and first among them those where only own ones do (PLC-4).
void note_barred(Play& play, Player owner, const std::vector<Place>& legal) {
    if (!play.recorder.is_on()) return;
    const auto is_closed = [&](Place place) {
        return place != play.state.robber(owner) && std::ranges::find(legal, place) == legal.end();
    };
    std::vector<Place> own;
    for (const Figure figure : figures_of(play, owner))
        if (is_closed(play.place_of(figure))) own.push_back(play.place_of(figure));
    std::vector<Place> empty;
    for (Points space = 0; space < kRingSpaces; ++space) {
        const Place place = Place::space(space);
        if (is_closed(place) && std::ranges::find(own, place) == own.end()) empty.push_back(place);
    }
    for (std::vector<Place>* places : {&own, &empty}) {
        Fact* fact = places->empty() ? nullptr : play.note(FactKind::barred, owner, {ClauseId::plc_4});
        if (!fact) continue;
        fact->places = std::move(*places);
        fact->cause = places == &own ? Cause::own_figure : Cause::elsewhere;
    }
}

/// Asks `owner` where the robber goes; the supply among the options means that nothing is done.
Result place(Play& play, Player owner, const Right& right) {
    const Place from = play.state.robber(owner);
    const bool is_triggered = play.state.round.robbable[index(owner)] != 0;
    std::vector<AskOption> options;
    if (!is_triggered) {
        const std::vector<Place> legal = legal_places(play, owner, from);
        note_barred(play, owner, legal);
        for (const Place place : legal) options.push_back(AskOption::to(place));
    }
    if (right.may_decline || options.empty()) options.push_back(AskOption::to(Place::supply()));
    const Ask ask{.kind = AskKind::place,
                  .player = owner,
                  .clause = right.to_place.clause,
                  .other_clause = right.to_decline.clause};
    const Place to = options[play.chooser.choose(ask, options, play.state)].place();
    Right why = right;
    if (is_triggered)
        why = {.to_place = right.to_place, .to_decline = ClauseId::trn_9, .stays_for = Cause::waiting};
    note_placement(play, owner, from, to.is_supply() ? from : to, why, static_cast<int>(options.size()));
    if (to.is_supply()) return Result::declined;
    play.state.put_robber(owner, to);
    if (play.rules().late_robber.is(LateRobber::triggers)) play.state.round.fresh |= bit(owner);
    return Result::placed;
}

Right right_from_supply(const Point<Duty>& duty, const Reason* kept = nullptr) {
    return {duty.reason, duty.reason, duty.is(Duty::may), kept};
}

/// The active player, who may move a robber that is on the board (PLC-8).
Result place_active(Play& play) {
    const RulePoints& rules = play.rules();
    if (play.state.robber(play.active()).is_supply())
        return place(play, play.active(), right_from_supply(rules.active_in_supply));
    if (rules.active_on_board.is(OnBoard::stays)) return Result::none;
    place(play, play.active(), {rules.active_on_board.reason, rules.active_on_board.reason});
    return Result::none;  // keeping a robber that is on the board is no declining
}

/// Whether a player behind number `i` of the turn order has a robber to place.
bool others_could_place(const Play& play, int i) {
    for (++i; i < play.players(); ++i)
        if (play.state.robber(play.in_order(i)).is_supply()) return true;
    return false;
}

/// Player number `i` of the turn order has declined, and with that the right to place ends: worth a word
/// where somebody else could have placed.
void note_right_ends(Play& play, int i, const Reason& reason) {
    if (!play.recorder.is_on() || !others_could_place(play, i)) return;
    play.recorder.cite(*play.note(FactKind::right_ends, play.in_order(i), {}), reason);
}

void note_out_of_reach(Play& play, Player owner) {
    if (Fact* fact = play.note(FactKind::robber_kept, owner, {})) {
        fact->from = fact->to = play.state.robber(owner);
        fact->cause = Cause::not_active;
        play.recorder.cite(*fact, play.rules().others_on_board.reason);
    }
}

/// The players behind number `i` of the turn order may neither place nor move a robber, for `reason`.
void note_not_asked(Play& play, int i, const Reason& reason) {
    for (++i; play.recorder.is_on() && i < play.players(); ++i) {
        const Player player = play.in_order(i);
        const bool is_out = !play.state.robber(player).is_supply();
        Fact* fact = play.note(FactKind::not_asked, player, {});
        fact->to = play.state.robber(player);
        fact->cause = is_out ? Cause::not_active : Cause::none;
        play.recorder.cite(*fact, is_out ? play.rules().others_on_board.reason : reason);
    }
}

/// Whether the right to place ends with what the next player, number `i` of the turn order, did.
bool right_ends(Play& play, int i, Result result) {
    const RulePoints& rules = play.rules();
    if (rules.others.is(Others::each) || result == Result::none) return false;
    if (result == Result::placed) {
        note_not_asked(play, i, rules.others.reason);
        return true;
    }
    if (rules.after_decline.is(AfterDecline::passes)) return false;
    note_right_ends(play, i, rules.after_decline.reason);
    note_not_asked(play, i, rules.after_decline.reason);
    return true;
}

/// `kept`: why they still may although the active player has declined; null where that is not so.
void place_others(Play& play, const Reason* kept) {
    const RulePoints& rules = play.rules();
    for (int i = 1; i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        Result result = Result::none;
        if (play.state.robber(owner).is_supply())
            result = place(play, owner, right_from_supply(rules.others_in_supply, kept));
        else if (rules.others_on_board.is(OnBoard::may_move))
            place(play, owner, {rules.others_on_board.reason, rules.others_on_board.reason});
        else
            note_out_of_reach(play, owner);
        if (right_ends(play, i, result)) return;
        if (result == Result::declined && rules.others.is(Others::next_only))
            kept = &rules.after_decline.reason;
    }
}

}  // namespace

void play_bag(Play& play) {
    const RulePoints& rules = play.rules();
    if (Fact* fact = play.note(FactKind::bag_drawn, play.active(), {ClauseId::plc_1})) {
        play.recorder.cite_printed(*fact, {ClauseId::plc_2});
        play.recorder.cite(*fact, rules.robber_step.reason);
    }
    const Result result = place_active(play);
    if (result == Result::declined && rules.active_declines.is(ActiveDeclines::others_may_not)) {
        note_right_ends(play, 0, rules.active_declines.reason);
        return note_not_asked(play, 0, rules.active_declines.reason);
    }
    place_others(play, result == Result::declined ? &rules.active_declines.reason : nullptr);
}

}  // namespace robbers
