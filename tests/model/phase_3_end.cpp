// "Turn, c3.1." of rules.md, section 3, steps 2 and 3: the triggered robbers are paid, then the message.
#include "line.h"

namespace model {

namespace {

// "their owners in turn order choose the booking figure (the turn figure, else free; an owner with nothing to
// book chooses nothing)"; "half the robbed player's turn total, rounded up (no movement and no transfer if
// the total is not positive)".
std::vector<Booking> choose_booking_figures(Line& line) {
    std::vector<Booking> bookings;
    for (int owner : turn_order(line)) {
        if (!line.this_turn[owner].triggered) continue;
        const FigureOf robbed = *line.this_turn[owner].triggered;
        const int total = line.this_turn[robbed.player].total;
        if (total <= 0) continue;
        Chosen chosen;
        chosen.player = owner;
        chosen.word = Word::books;
        chosen.figure = choose_figure(line, owner, turn_figure_else_free(line, owner));
        record(line, chosen);
        bookings.push_back({owner, chosen.figure, robbed, (total + 1) / 2});
    }
    return bookings;
}

// "if a figure of the active player that went forward this turn by scoring or booking stands on a dark space,
// that player draws one message."
void draw_message(Line& line) {
    if (!line.scenario.messages) return;
    for (const ForwardMove& move : line.forward_moves) {
        if (move.figure.player == line.active && is_dark(line, move.figure)) {
            line.messages.push_back({line.turn, line.active});
            return;
        }
    }
}

}  // namespace

void end_of_phase_3(Line& line) {
    line.phase_3_is_over = true;
    // "Then the triggered robbers leave the board"
    for (int owner : turn_order(line))
        if (line.this_turn[owner].triggered) line.players[owner].robber.reset();
    const std::vector<Booking> bookings = choose_booking_figures(line);
    for (int owner : turn_order(line)) line.this_turn[owner].triggered.reset();
    book(line, bookings);
    // The turn figure has gone forward "by points scored or stolen".
    for (const Booking& booking : bookings) line.this_turn[booking.owner].turn_figure = booking.figure;
    draw_message(line);
}

}  // namespace model
