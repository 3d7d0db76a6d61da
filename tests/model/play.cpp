// A whole line: turns and their events, payments, the end of the game and final scoring; what is not legal.
#include "facts.h"
#include "line.h"

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

void begin_turn(Line& line, const Turn& turn) {
    ++line.turn;
    line.event = 0;
    line.active = turn.active;
    line.phase_3_is_over = false;
    line.this_turn.assign(line.players.size(), TurnOf{});
    line.forward_moves.clear();
}

void play_turn(Line& line, const Turn& turn) {
    begin_turn(line, turn);
    for (const Event& event : turn.events) {
        // "the end of phase 3 (c3.1) belongs to the event before it"
        if (is_c31(line) && !line.phase_3_is_over && ends_phase_3(event)) end_of_phase_3(line);
        ++line.event;
        if (is_c31(line) && line.phase_3_is_over && !may_follow_phase_3(event)) throw NotLegal{};
        play_event(line, event);
    }
    // "else after the last event"
    if (is_c31(line) && !line.phase_3_is_over) end_of_phase_3(line);
}

}  // namespace

void play(Line& line) {
    for (const Turn& turn : line.scenario.turns) play_turn(line, turn);
}

}  // namespace model
