// Decides what robbing brings once it is known which figures may be robbed.
#include "engine/steps/robbing.h"

#include <algorithm>

#include "engine/steps/why_not.h"
#include "game/packed.h"

namespace robbers {

namespace {

bool later_scoring_in_turn(const Play& play) {
    const auto later = std::span(play.turn().events).subspan(static_cast<std::size_t>(play.step.event));
    return std::ranges::any_of(
        later, [](const Event& event) { return std::holds_alternative<ScoringRound>(event); });
}

bool turn_ends_game(const Play& play) {
    return std::ranges::any_of(play.turn().events,
                               [](const Event& event) { return std::holds_alternative<EndOfGame>(event); });
}

/// `options`: how many figures there were; `chosen`: which of them `victim` is.
void note_victim(Play& play, Player owner, Figure victim, int options, int chosen) {
    Fact* fact = play.note(FactKind::robbery_chosen, owner, victim, {});
    if (!fact) return;
    const bool whole_turn = play.rules().halved.is(Halved::whole_turn);
    fact->other = victim.player;
    fact->options = options;
    fact->chosen = chosen;
    fact->from = play.state.robber(owner);
    if (whole_turn) {
        if (options > 1) play.recorder.cite(*fact, ClauseId::trn_4);
    } else {
        play.recorder.cite(*fact, options > 1 ? ClauseId::stl_10 : ClauseId::stl_6);
        if (options > 1) play.recorder.cite(*fact, ClauseId::stl_12);
        if (options > 1 || later_scoring_in_turn(play)) play.recorder.cite(*fact, ClauseId::stl_11);
    }
    play.recorder.cite(*fact, ClauseId::stl_2);
    if (play.recorder.was_put_this_turn(play.step, owner)) play.recorder.cite(*fact, ClauseId::plc_10);
    if (play.has_messages()) play.recorder.cite(*fact, ClauseId::msg_7);
    if (turn_ends_game(play)) play.recorder.cite(*fact, ClauseId::end_1);
}

/// That `owner`'s robber could not stay and wait (STL-6).
void note_duty(Play& play, Player owner, Figure victim) {
    if (play.rules().halved.is(Halved::whole_turn)) return;
    Fact* fact = play.note(FactKind::had_to_rob, owner, victim, {});
    if (!fact) return;
    fact->from = play.state.robber(owner);
    const bool is_midway = play.recorder.last_in_turn(play.step, [&](const Fact& candidate) {
        return candidate.kind == FactKind::candidate && candidate.player == owner &&
               candidate.event == play.step.event && candidate.figure == victim &&
               candidate.question == QuestionId::midway_robber;
    }) != nullptr;
    if (is_midway) play.recorder.cite(*fact, play.rules().midway_robber.reason);
    play.recorder.cite(*fact, ClauseId::stl_6);
}

/// The figures that will book, parallel to the loots; an owner with nothing to book has none.
struct Bookers {
    std::array<Figure, kMaxPlayers> figures{};
    std::size_t size = 0;
};

void note_no_loot(Play& play, const Loot& loot) {
    if (Fact* fact = play.note(FactKind::nothing_stolen, loot.owner, loot.victim, {})) {
        fact->other = loot.victim.player;
        fact->victim = loot.victim;
        fact->base = loot.base;
        play.recorder.cite(*fact, play.rules().halved.reason);
    }
}

Bookers choose_bookers(Play& play, const LootList& loots, LootList& booked) {
    Bookers bookers;
    for (const Loot& loot : loots) {
        if (loot.base <= 0) {
            note_no_loot(play, loot);
            continue;
        }
        const ClauseId clause =
            play.has_messages() ? play.rules().figure_choice.reason.clause : ClauseId::stl_3;
        const Ask ask{.kind = AskKind::book, .player = loot.owner, .clause = clause};
        bookers.figures[bookers.size++] = choose_figure(play, ask, booking_figures(play, loot.owner));
        booked.push_back(loot);
    }
    return bookers;
}

/// The scoring of which `loot` is half; null where that is the whole turn.
const Fact* scoring_taken(const Play& play, const Loot& loot) {
    return play.recorder.last_in_turn(play.step, [&](const Fact& fact) {
        return fact.kind == FactKind::candidate && fact.player == loot.owner && fact.figure == loot.victim;
    });
}

void note_booking(Play& play, const Loot& loot, Figure figure, Place from, const LootList& loots) {
    Fact* fact = play.note(FactKind::stolen_booked, loot.owner, figure, {});
    if (!fact) return;
    fact->victim = loot.victim;
    fact->other = loot.victim.player;
    fact->base = loot.base;
    fact->points = half_rounded_up(loot.base);
    fact->from = from;
    if (const Fact* taken = scoring_taken(play, loot)) {
        fact->scoring = taken->scoring;
        fact->source = taken->source;
    }
    fact->to = play.place_of(figure);
    fact->reached = play.state.points_of(figure);
    play.recorder.cite(*fact, play.rules().halved.reason);
    play.recorder.cite(*fact, ClauseId::stl_3);
    const auto is_beside = [&](const Loot& other) { return other.place == loot.place; };
    if (std::count_if(loots.begin(), loots.end(), is_beside) > 1) play.recorder.cite(*fact, ClauseId::stl_4);
    play.cite_double_turn(*fact);
    if (loots.size() > 1) play.recorder.cite(*fact, ClauseId::stl_16);
    const bool is_one_of_many = play.step.round && play.step.round->scorings.size() > 1;
    if (is_one_of_many) play.recorder.cite(*fact, ClauseId::stl_12);
    for (const Loot& other : loots)  // what the victim has stolen is not in the total
        if (other.owner == loot.victim.player) play.recorder.cite_printed(*fact, {ClauseId::trn_8});
    if (play.has_messages()) play.recorder.cite(*fact, play.rules().figure_choice.reason);
    if (Fact* kept = play.note(FactKind::lost_nothing, loot.victim.player, loot.victim, {ClauseId::stl_2}))
        kept->other = loot.owner;
}

/// Robbers that stood where a booking figure leaves, but have robbed in this round instead (ROG-4).
void note_instead(Play& play, const LootList& loots, Figure figure, Place from) {
    for (const Loot& loot : loots) {
        if (loot.owner == figure.player || loot.place != from || loot.victim == figure) continue;
        if (Fact* fact = play.note(FactKind::robs_instead, loot.owner, figure, {})) {
            play.recorder.cite_printed(*fact, {ClauseId::rog_4, ClauseId::trn_9});
            fact->other = loot.victim.player;
            fact->from = from;
        }
    }
}

/// All have chosen their figures; they move one after the other, in turn order (STL-16), and each takes along
/// the robbers of the space that it leaves, so that a later one may find another company there.
void book(Play& play, const LootList& loots, const LootList& booked, const Bookers& bookers) {
    const std::span<const Figure> figures(bookers.figures.data(), bookers.size);
    for (std::size_t at = 0; at < figures.size(); ++at) {
        const Loot& loot = booked.begin()[at];
        const Figure figure = figures[at];
        const Place from = play.place_of(figure);
        const Points points = half_rounded_up(loot.base);
        note_reached_by_loot(play, {figure, points});
        go_forward(play, figure, points, true);
        play.state.round.advanced |= bit(figure);
        play.state.round.booked |= bit(figure);
        play.state.game.transfers = play.pool.with(
            play.state.game.transfers, packed(Transfer{play.step.turn, loot.victim, loot.owner, points}));
        note_booking(play, loot, figure, from, booked);
        if (play.recorder.is_on()) note_instead(play, loots, figure, from);
        carry_along(play, figure, from, figures.subspan(at + 1));
    }
}

}  // namespace

Figure choose_victim(Play& play, Player owner, FigureMask figures) {
    FigureList victims;
    std::array<AskOption, kMaxFigures> options;
    for (const Figure figure : figures_in_order(play)) {
        if ((figures & bit(figure)) != 0) {
            options[victims.size()] = AskOption::robbing(figure);
            victims.push_back(figure);
        }
    }
    const ClauseId clause = play.rules().halved.is(Halved::whole_turn) ? ClauseId::trn_4 : ClauseId::stl_10;
    const Ask ask{.kind = AskKind::rob, .player = owner, .clause = clause};
    const std::size_t chosen = play.chooser.choose(ask, std::span(options).first(victims.size()), play.state);
    if (play.recorder.is_on()) {
        note_victim(play, owner, victims[chosen], static_cast<int>(victims.size()), static_cast<int>(chosen));
        note_duty(play, owner, victims[chosen]);
        for (const Figure figure : victims)
            if (figure != victims[chosen])
                note_spared(play, owner, {figure, play.state.round.candidates[index(owner)][index(figure)]});
    }
    return victims[chosen];
}

void take_loots(Play& play, const LootList& loots) {
    for (const Loot& loot : loots) {
        play.state.put_robber(loot.owner, Place::supply());
        if (Fact* fact = play.note(FactKind::robber_returned, loot.owner, {ClauseId::stl_3})) {
            fact->from = loot.place;
            const auto is_beside = [&](const Loot& other) { return other.place == loot.place; };
            if (std::count_if(loots.begin(), loots.end(), is_beside) > 1)
                play.recorder.cite(*fact, ClauseId::stl_4);
        }
    }
    LootList booked;
    const Bookers bookers = choose_bookers(play, loots, booked);
    book(play, loots, booked, bookers);
}

}  // namespace robbers
