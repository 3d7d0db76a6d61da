// Movements that robbers may go along with: "Backward." and step 3 of the scoring round, rules.md, section 3.
#include "facts.h"
#include "line.h"

namespace model {

namespace {

// Whether the robber goes along; "going along before staying". A step with one option is a step too.
bool goes_along(Line& line, int owner, FigureOf mover, bool may_stay) {
    const bool follows = line.script.choose(owner, may_stay ? 2 : 1) == 0;
    Chosen chosen;
    chosen.player = owner;
    chosen.word = follows ? Word::follows : Word::stays;
    chosen.other = mover;
    record(line, chosen);
    return follows;
}

// "one that has a candidate, or is triggered, stays"
bool has_a_candidate_or_is_triggered(const Line& line, int owner) {
    const TurnOf& turn = line.this_turn[owner];
    return !line.candidates[owner].empty() || !turn.triggering.empty() || turn.triggered.has_value();
}

// "if an opponent's figure other than the moving figure remains on the space (the moving player's second
// figure counts)" `own-figures: count`: "own figures that remain count as company".
bool company_remains(const Line& line, int owner, FigureOf mover, int space) {
    const bool own_figures_count = line.scenario.rulings.own_figures == OwnFigures::count;
    for (int player : turn_order(line)) {
        for (Figure figure : figures(line)) {
            const FigureOf other{player, figure};
            if (other == mover || place_of(line, other) != space) continue;
            if (player != owner || own_figures_count) return true;
        }
    }
    return false;
}

// "where a later mover of this step also stands on the old space (not one of the robber owner's)"
bool a_later_mover_stands_on(const Line& line, const std::vector<Booking>& bookings, std::size_t now,
                             int owner, int place) {
    for (std::size_t later = now + 1; later < bookings.size(); ++later) {
        const FigureOf mover{bookings[later].owner, bookings[later].figure};
        if (mover.player != owner && place_of(line, mover) == place) return true;
    }
    return false;
}

// "When one leaves a space, each robber of another player still there goes along to the figure's new space;
// [...] the owner may stay and wait for it instead (question `two-rogue-movers`)."
void move_one_booking(Line& line, const std::vector<Booking>& bookings, std::size_t now) {
    const Booking& booking = bookings[now];
    const FigureOf mover{booking.owner, booking.figure};
    const int old_place = place_of(line, mover);
    go_forward(line, mover, booking.points, true);
    line.transfers.push_back(
        {line.turn, booking.robbed.player, booking.robbed.figure, booking.owner, booking.points});
    // "A movement that ends on the place where it began leaves no place: nobody is asked and no robber
    // moves."
    if (place_of(line, mover) == old_place) return;
    for (int owner : turn_order(line)) {
        if (owner == mover.player || !robber_stands_on(line, owner, old_place)) continue;
        const bool may_stay = line.scenario.rulings.two_rogue_movers == TwoRogueMovers::choose &&
                              a_later_mover_stands_on(line, bookings, now, owner, old_place);
        if (goes_along(line, owner, mover, may_stay)) line.players[owner].robber = place_of(line, mover);
    }
}

}  // namespace

// Moves the figure and remembers it for the messages: "a movement of steps 1 and 3 that went forward and
// ended on a dark space is a landing of its player".
void go_forward(Line& line, FigureOf mover, int points, bool by_booking) {
    points_of(line, mover) += points;
    line.forward_moves.push_back({mover, by_booking, message_counts_here(line, mover)});
}

void go_back(Line& line, FigureOf mover, int new_points) {
    const int start = place_of(line, mover);
    points_of(line, mover) = new_points;
    // "If it ends on the space where it began, there is nothing more."
    if (place_of(line, mover) == start) return;
    // "Each robber on its start space, owners in turn order:"
    for (int owner : turn_order(line)) {
        if (!robber_stands_on(line, owner, start)) continue;
        // "a robber of the moving player stays" - `own-figures: count`: it "goes along like any other"
        if (owner == mover.player && line.scenario.rulings.own_figures == OwnFigures::ignored) continue;
        if (has_a_candidate_or_is_triggered(line, owner)) continue;
        // "any other goes along, but if [...] its owner may stay instead."
        const bool may_stay = company_remains(line, owner, mover, start) &&
                              !backward_must_follow(line.scenario.edition, line.scenario.rulings);
        if (goes_along(line, owner, mover, may_stay)) line.players[owner].robber = place_of(line, mover);
    }
}

// "then the figures move in that order"
void book(Line& line, const std::vector<Booking>& bookings) {
    for (std::size_t now = 0; now < bookings.size(); ++now) move_one_booking(line, bookings, now);
}

}  // namespace model
