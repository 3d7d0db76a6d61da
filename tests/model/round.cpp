// "Scoring round, all editions but c3.1." of rules.md, section 3, and receipts of payments in these editions.
#include "facts.h"
#include "line.h"

#include <algorithm>

namespace model {

namespace {

// `message-points: exempt`, `payment-income: exempt`: "the figure moves, feeds nothing, and robbers stay".
enum class Feeds { robbers, nothing };

bool has_gone_forward(const Line& line, FigureOf figure) {
    return std::any_of(line.forward_moves.begin(), line.forward_moves.end(),
                       [&](const ForwardMove& move) { return move.figure == figure; });
}

bool has_candidate_from(const Line& line, int owner, FigureOf figure) {
    const std::vector<Candidate>& candidates = line.candidates[owner];
    return std::any_of(candidates.begin(), candidates.end(),
                       [&](const Candidate& candidate) { return candidate.figure == figure; });
}

// "For each robber of another player on the start space: this event becomes a candidate, unless that robber
// already has a candidate from this figure." `midway-robber: start-only`: "a figure that has already gone
// forward in this round gives no further candidate".
void become_candidate(Line& line, FigureOf mover, int points) {
    const bool start_only = line.scenario.rulings.midway_robber == MidwayRobber::start_only;
    if (start_only && has_gone_forward(line, mover)) return;
    for (int owner : turn_order(line)) {
        if (owner == mover.player || !robber_stands_on(line, owner, place_of(line, mover))) continue;
        if (!has_candidate_from(line, owner, mover)) line.candidates[owner].push_back({mover, points});
    }
}

// "Points > 0: forward. [...] Points < 0: backward, see below. Points = 0: nothing happens (the choice still
// counts)."
void move_for_scoring(Line& line, FigureOf mover, int points, Feeds feeds) {
    if (points > 0) {
        if (feeds == Feeds::robbers) become_candidate(line, mover, points);
        go_forward(line, mover, points, false);
    } else if (points < 0) {
        const int new_points = after_scoring(points_of(line, mover), points);
        if (feeds == Feeds::robbers)
            go_back(line, mover, new_points);
        else
            points_of(line, mover) = new_points;
    }
}

Feeds what_it_feeds(const Line& line, const Scoring& scoring, bool is_receipt) {
    const Rulings& rulings = line.scenario.rulings;
    if (is_receipt) return rulings.payment_income == PaymentIncome::exempt ? Feeds::nothing : Feeds::robbers;
    if (scoring.source == Source::message && rulings.message_points == MessagePoints::exempt)
        return Feeds::nothing;
    return Feeds::robbers;
}

// "While watchtower scorings of the player are left, the player's last road or city of the round cannot be
// chosen (question `watchtower-order`; a round without a road or city of that player is free)."
std::vector<std::size_t> those_that_can_be_next(const Line& line, const std::vector<Scoring>& scorings,
                                                const std::vector<std::size_t>& remaining) {
    int towers = 0;
    int roads_and_cities = 0;
    for (std::size_t index : remaining) {
        if (scorings[index].source == Source::watchtower) ++towers;
        if (is_road_or_city(scorings[index].source)) ++roads_and_cities;
    }
    if (line.scenario.rulings.watchtower_order == WatchtowerOrder::free) return remaining;
    if (towers == 0 || roads_and_cities != 1) return remaining;
    std::vector<std::size_t> others;
    for (std::size_t index : remaining)
        if (!is_road_or_city(scorings[index].source)) others.push_back(index);
    return others;
}

// Step 1, one player: "repeatedly choose one of the player's remaining scorings and one own figure, and move
// it."
void one_player_scores(Line& line, int player, const std::vector<Scoring>& scorings, bool is_receipt) {
    std::vector<std::size_t> remaining;
    for (std::size_t i = 0; i < scorings.size(); ++i)
        if (scorings[i].player == player) remaining.push_back(i);
    if (remaining.empty()) return;
    Chosen order;
    order.player = player;
    order.word = Word::order;
    const std::vector<Figure> own = figures(line);
    while (!remaining.empty()) {
        const std::vector<std::size_t> next = those_that_can_be_next(line, scorings, remaining);
        const std::size_t taken = line.script.choose(player, static_cast<int>(next.size() * own.size()));
        const std::size_t index = next[taken / own.size()];
        const Figure figure = own[taken % own.size()];
        remaining.erase(std::find(remaining.begin(), remaining.end(), index));
        Chosen chosen;
        chosen.player = player;
        chosen.word = Word::scores;
        chosen.scorings = {name_of(scorings, index)};
        chosen.figure = figure;
        record(line, chosen);
        order.scorings.push_back(name_of(scorings, index));
        move_for_scoring(line, {player, figure}, scorings[index].points,
                         what_it_feeds(line, scorings[index], is_receipt));
    }
    record(line, order);
}

// Step 2, one robber: "choose one candidate". Options: "robbed figures in turn order of their players (meeple
// first)".
Candidate choose_candidate(Line& line, int owner) {
    std::vector<Candidate> options;
    for (int player : turn_order(line)) {
        for (Figure figure : figures(line))
            for (const Candidate& candidate : line.candidates[owner])
                if (candidate.figure == FigureOf{player, figure}) options.push_back(candidate);
    }
    const Candidate taken = options[line.script.choose(owner, static_cast<int>(options.size()))];
    Chosen chosen;
    chosen.player = owner;
    chosen.word = Word::robs;
    chosen.other = taken.figure;
    record(line, chosen);
    return taken;
}

// Steps 2 and 3.
void robbers_rob(Line& line) {
    std::vector<Booking> bookings;
    for (int owner : turn_order(line)) {
        if (line.candidates[owner].empty()) continue;
        const Candidate taken = choose_candidate(line, owner);
        bookings.push_back({owner, Figure::meeple, taken.figure, (taken.points + 1) / 2});
    }
    // "These robbers leave the board for their owners' supply."
    for (const Booking& booking : bookings) line.players[booking.owner].robber.reset();
    for (std::vector<Candidate>& candidates : line.candidates) candidates.clear();
    // "Those owners in turn order choose the own figure that will book half the points, rounded up"
    for (Booking& booking : bookings) {
        booking.figure = choose_figure(line, booking.owner, figures(line));
        Chosen chosen;
        chosen.player = booking.owner;
        chosen.word = Word::books;
        chosen.figure = booking.figure;
        record(line, chosen);
    }
    book(line, bookings);
}

// `message-landing: round-end`: "instead of landings, a figure that went forward in the round and stands on
// dark when it is over counts".
bool draws_for(const Line& line, const ForwardMove& move) {
    if (line.scenario.rulings.message_landing == MessageLanding::round_end)
        return message_counts_here(line, move.figure);
    return move.landed;
}

// Step 4: "If the active player has a landing, that player draws one message, and only one."
// `robbed-landing: anyone`: "a player whose booking movement landed on dark draws one message for the round
// too".
void draw_messages(Line& line) {
    if (!line.scenario.messages) return;
    for (int player : turn_order(line)) {
        bool draws = false;
        for (const ForwardMove& move : line.forward_moves) {
            if (move.figure.player != player || !draws_for(line, move)) continue;
            if (player == line.active)
                draws = true;
            else if (move.by_booking && line.scenario.rulings.robbed_landing == RobbedLanding::anyone)
                draws = true;
        }
        if (draws) line.messages.push_back({line.turn, player});
    }
}

// Steps 1 to 3.
void score_and_rob(Line& line, const std::vector<Scoring>& scorings, bool is_receipt) {
    line.forward_moves.clear();
    for (int player : turn_order(line)) one_player_scores(line, player, scorings, is_receipt);
    robbers_rob(line);
}

}  // namespace

void scoring_round(Line& line, const std::vector<Scoring>& scorings) {
    score_and_rob(line, scorings, false);
    draw_messages(line);
}

// "that player then scores it: a round of its own, without step 4."
void receipt(Line& line, const Scoring& scoring) { score_and_rob(line, {scoring}, true); }

}  // namespace model
