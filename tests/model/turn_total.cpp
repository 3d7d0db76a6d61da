// "Turn, c3.1." of rules.md, section 3, step 1: movements and triggers up to the end of phase 3.
#include "line.h"

namespace model {

namespace {

int index_of(Figure figure) { return figure == Figure::meeple ? 0 : 1; }

// "if that figure has not gone forward by a scoring this turn"
// `c31-payment-first: counts`: "a figure that has paid this turn triggers nothing afterwards".
bool is_its_first_movement(const Line& line, FigureOf mover) {
    const TurnOf& turn = line.this_turn[mover.player];
    if (turn.has_scored_forward[index_of(mover.figure)]) return false;
    const bool payment_counts = line.scenario.rulings.c31_payment_first == C31PaymentFirst::counts;
    return !(payment_counts && turn.has_paid[index_of(mover.figure)]);
}

// "every robber of another player on its space that was not triggered in an earlier round is triggered"
// `c31-late-robber: triggers`: "a robber put on the board or moved by a bag this turn is triggered by a
// figure's later scoring movement of the turn too".
void trigger(Line& line, FigureOf mover) {
    const bool first = is_its_first_movement(line, mover);
    const bool late_ones_too = line.scenario.rulings.c31_late_robber == C31LateRobber::triggers;
    for (int owner : turn_order(line)) {
        if (owner == mover.player || !robber_stands_on(line, owner, place_of(line, mover))) continue;
        TurnOf& turn = line.this_turn[owner];
        if (turn.triggered) continue;
        if (first || (late_ones_too && turn.robber_put_by_bag)) turn.triggering.push_back(mover);
    }
}

Figure choose_figure_for(Line& line, int player, const std::vector<ScoringName>& scorings) {
    Chosen chosen;
    chosen.player = player;
    chosen.word = Word::scores;
    chosen.scorings = scorings;
    chosen.figure = choose_figure(line, player, turn_figure_else_free(line, player));
    record(line, chosen);
    return chosen.figure;
}

// What a movement forward by a scoring does, apart from the message.
void move_by_scoring(Line& line, FigureOf mover, int points) {
    trigger(line, mover);
    points_of(line, mover) += points;
    TurnOf& turn = line.this_turn[mover.player];
    turn.has_scored_forward[index_of(mover.figure)] = true;
    turn.turn_figure = mover.figure;
}

// "In each round the scorings of a player are summed: one movement"
void one_player_moves(Line& line, int player, const std::vector<Scoring>& scorings) {
    int sum = 0;
    std::vector<ScoringName> names;
    for (std::size_t i = 0; i < scorings.size(); ++i) {
        if (scorings[i].player != player) continue;
        sum += scorings[i].points;
        names.push_back(name_of(scorings, i));
    }
    // "A player's turn total is the sum of these sums as announced, even where BRD-4 shortens a move."
    line.this_turn[player].total += sum;
    // "Sum = 0: nothing, and nothing to choose."
    if (sum == 0) return;
    const FigureOf mover{player, choose_figure_for(line, player, names)};
    if (sum > 0) {
        move_by_scoring(line, mover, sum);
        line.forward_moves.push_back({mover, false, false});
    } else {
        // "Sum < 0: backward, with the turn figure or a free choice that fixes nothing."
        go_back(line, mover, after_scoring(points_of(line, mover), sum));
    }
}

// "After the movements of the round: a robber triggered by several figures in it: its owner chooses one
// (owners in turn order)." One figure is a step with a single option.
void owners_choose_figures(Line& line) {
    for (int owner : turn_order(line)) {
        TurnOf& turn = line.this_turn[owner];
        if (turn.triggering.empty()) continue;
        // Movements are in turn order and a player makes one, so the figures already stand in the order of
        // the options.
        const FigureOf taken =
            turn.triggering[line.script.choose(owner, static_cast<int>(turn.triggering.size()))];
        Chosen chosen;
        chosen.player = owner;
        chosen.word = Word::robs;
        chosen.other = taken;
        record(line, chosen);
        turn.triggered = taken;
        turn.triggering.clear();
    }
}

}  // namespace

// "A player's turn figure is the own figure that has gone forward this turn [...]. While there is none the
// choice is free"
std::vector<Figure> turn_figure_else_free(const Line& line, int player) {
    if (line.this_turn[player].turn_figure) return {*line.this_turn[player].turn_figure};
    return figures(line);
}

void round_of_the_turn(Line& line, const std::vector<Scoring>& scorings) {
    for (int player : turn_order(line)) one_player_moves(line, player, scorings);
    owners_choose_figures(line);
}

// "In c3.1 it is in the receiver's total and can trigger, but does not count as having gone forward for the
// message" `payment-income: exempt`: "the figure moves, feeds nothing, and robbers stay; in c3.1 it is not in
// the total, triggers nothing and is no scoring movement, but fixes the turn figure".
void receipt_of_the_turn(Line& line, const Scoring& scoring) {
    const FigureOf mover{scoring.player, choose_figure_for(line, scoring.player, {{scoring.source, 1}})};
    if (line.scenario.rulings.payment_income == PaymentIncome::exempt) {
        points_of(line, mover) += scoring.points;
        line.this_turn[mover.player].turn_figure = mover.figure;
        return;
    }
    line.this_turn[mover.player].total += scoring.points;
    move_by_scoring(line, mover, scoring.points);
    owners_choose_figures(line);
}

// "Their scorings, each on its own, players in turn order and a player's in file order (no choice of order),
// just move a figure (the turn figure, else free; even a movement back fixes it; 0 points: nothing, and
// nothing to choose); robbers stay where they are, nothing triggers, no message."
void later_scorings(Line& line, const std::vector<Scoring>& scorings) {
    for (int player : turn_order(line)) {
        for (std::size_t i = 0; i < scorings.size(); ++i) {
            if (scorings[i].player != player || scorings[i].points == 0) continue;
            const FigureOf mover{player, choose_figure_for(line, player, {name_of(scorings, i)})};
            points_of(line, mover) = after_scoring(points_of(line, mover), scorings[i].points);
            line.this_turn[player].turn_figure = mover.figure;
        }
    }
}

}  // namespace model
