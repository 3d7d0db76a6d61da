// A whole line: turns and their events, payments, the end of the game and final scoring; what is not legal.
#include "facts.h"
#include "line.h"

#include <algorithm>

namespace model {

namespace {

bool is_c31(const Line& line) { return halves_the_whole_turn(line.scenario.edition); }

// A round "holds after 3 sources or others, not both", so the first scoring speaks for all.
bool is_after_3(const ScoringRound& round) {
    return !round.scorings.empty() && is_after_3(round.scorings.front().source);
}

// "just before the turn's first scoring or payment with an after 3 source, or before end-of-game or final"
bool ends_phase_3(const Event& event) {
    if (const ScoringRound* round = std::get_if<ScoringRound>(&event)) return is_after_3(*round);
    if (const Payment* payment = std::get_if<Payment>(&event)) return is_after_3(payment->source);
    return std::holds_alternative<EndOfGame>(event) || std::holds_alternative<FinalScoring>(event);
}

// "Later only after 3 sources, ransom, end-of-game and final may follow; anything else is illegal-event in
// c3.1."
bool may_follow_phase_3(const Event& event) {
    const Payment* payment = std::get_if<Payment>(&event);
    return ends_phase_3(event) || (payment && payment->source == Source::ransom);
}

void play_round(Line& line, const std::vector<Scoring>& scorings) {
    if (!is_c31(line))
        scoring_round(line, scorings);
    else if (line.phase_3_is_over)
        later_scorings(line, scorings);
    else
        round_of_the_turn(line, scorings);
}

// "If the payment goes to a player, that player then scores it"; "after phase 3 it is a later scoring".
void play_receipt(Line& line, const Scoring& scoring) {
    if (!is_c31(line))
        receipt(line, scoring);
    else if (line.phase_3_is_over)
        later_scorings(line, {scoring});
    else
        receipt_of_the_turn(line, scoring);
}

// BCK-5: "a player with fewer in all cannot pay it"; the score is the sum of both figures (MSG-1).
void refuse_ransom_from_fewer_than_3(const Line& line, const Payment& payment) {
    if (payment.source != Source::ransom) return;
    int score = 0;
    for (Figure figure : figures(line)) score += points_of(line, {payment.payer, figure});
    if (score < 3) throw NotLegal{};
}

// "the paying player chooses which own figure pays, and it moves back." BRD-4: "may take a figure below 0".
void play_payment(Line& line, const Payment& payment) {
    refuse_ransom_from_fewer_than_3(line, payment);
    Chosen chosen;
    chosen.player = payment.payer;
    chosen.word = Word::pays;
    chosen.figure = choose_figure(line, payment.payer, figures(line));
    record(line, chosen);
    const FigureOf mover{payment.payer, chosen.figure};
    line.this_turn[payment.payer].has_paid[chosen.figure == Figure::meeple ? 0 : 1] = true;
    go_back(line, mover, points_of(line, mover) - payment.points);
    if (payment.receiver)
        play_receipt(line, {*payment.receiver, payment.points, payment.source, std::nullopt});
}

// "All robbers leave the board; with a bonus, each owner in turn order books 3 points on an own figure of
// choice."
void play_end_of_game(Line& line) {
    std::vector<int> owners;
    for (int owner : turn_order(line)) {
        if (!line.players[owner].robber) continue;
        owners.push_back(owner);
        line.players[owner].robber.reset();
    }
    if (!end_bonus(line.scenario.edition)) return;
    for (int owner : owners) {
        Chosen chosen;
        chosen.player = owner;
        chosen.word = Word::books;
        chosen.figure = choose_figure(line, owner, figures(line));
        record(line, chosen);
        points_of(line, {owner, chosen.figure}) += 3;
    }
}

// "Final scoring moves the score meeple (negative points as in BRD-4), nothing else"
void play_final_scoring(Line& line, const FinalScoring& final_scoring) {
    for (const FinalPoints& entry : final_scoring.entries) {
        int& meeple = points_of(line, {entry.player, Figure::meeple});
        meeple = after_scoring(meeple, entry.points);
    }
}

void play_event(Line& line, const Event& event) {
    if (std::holds_alternative<Bag>(event))
        robber_step(line);
    else if (const ScoringRound* round = std::get_if<ScoringRound>(&event))
        play_round(line, round->scorings);
    else if (const Payment* payment = std::get_if<Payment>(&event))
        play_payment(line, *payment);
    else if (std::holds_alternative<EndOfGame>(event))
        play_end_of_game(line);
    else
        play_final_scoring(line, std::get<FinalScoring>(event));
}

// `same-turn`: "the state of the turn [...] goes on into the marked entry".
void begin_entry(Line& line, const Turn& turn) {
    ++line.turn;
    line.event = 0;
    line.active = turn.active;
    line.phase_3_is_over = false;
    if (turn.continues && double_turn_is_one(line.scenario.edition, line.scenario.rulings)) return;
    line.this_turn.assign(line.players.size(), TurnOf{});
    line.forward_moves.clear();
}

// "steps 2 and 3 happen once, in the last entry of the turn, and what comes after 3 in an earlier entry just
// moves a figure as in step 4, without ending phase 3 (the order of events is checked entry by entry)".
// "the end of phase 3 (c3.1) belongs to the event before it (where the entry's first event ends it, to that
// one)".
void phase_3_is_over(Line& line, bool is_last_entry) {
    line.phase_3_is_over = true;
    if (!is_last_entry) return;
    const int events_before = line.event;
    line.event = std::max(1, events_before);
    end_of_phase_3(line);
    line.event = events_before;
}

void play_entry(Line& line, const Turn& turn, bool is_last_entry) {
    begin_entry(line, turn);
    for (const Event& event : turn.events) {
        if (is_c31(line) && !line.phase_3_is_over && ends_phase_3(event))
            phase_3_is_over(line, is_last_entry);
        ++line.event;
        if (is_c31(line) && line.phase_3_is_over && !may_follow_phase_3(event)) throw NotLegal{};
        play_event(line, event);
    }
    // "else after the last event"
    if (is_c31(line) && !line.phase_3_is_over) phase_3_is_over(line, is_last_entry);
}

}  // namespace

void play(Line& line) {
    const std::vector<Turn>& entries = line.scenario.turns;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const bool goes_on = i + 1 < entries.size() && entries[i + 1].continues &&
                             double_turn_is_one(line.scenario.edition, line.scenario.rulings);
        play_entry(line, entries[i], !goes_on);
    }
}

}  // namespace model
