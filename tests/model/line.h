// One line while it is played: the position, what is remembered of the round and of the turn, and the steps
// taken. The parts of the model are functions on it.
#pragma once

#include "model.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace model {

/// Which option is taken at each step; counts through all lines in the order of the options.
class Script {
public:
    Script() = default;
    /// Takes these options and then throws OpenChoice instead of choosing.
    explicit Script(const std::vector<int>& taken);
    int choose(int player, int options);
    /// Goes to the next line; false after the last one.
    bool next();

private:
    struct Step {
        int taken;
        int options;
    };
    std::vector<Step> steps_;
    std::size_t position_ = 0;
    bool stops_at_end_ = false;
};

/// Thrown where a script has come to its end and `player` has still to choose.
struct OpenChoice {
    int player;
    int options;
};

/// Thrown where something happens that cannot: the line is not legal.
struct NotLegal {};

struct Candidate {
    FigureOf figure;
    int points = 0;
};

/// A movement forward of the round (c3.1: of the turn).
struct ForwardMove {
    FigureOf figure;
    bool by_booking = false;
    bool landed = false;  // ended on a dark space where a message can be drawn
};

struct Booking {
    int owner = 0;
    Figure figure = Figure::meeple;
    FigureOf robbed;
    int points = 0;
};

/// What one player did this turn; only c3.1 reads it, except that the flags are kept in all editions.
struct TurnOf {
    std::optional<Figure> turn_figure;
    bool has_scored_forward[2] = {false, false};
    bool has_paid[2] = {false, false};
    int total = 0;
    bool robber_put_by_bag = false;
    std::vector<FigureOf> triggering;   // figures that trigger this player's robber in the present round
    std::optional<FigureOf> triggered;  // the figure that this player's robber robs when phase 3 ends
};

struct Line {
    const Scenario& scenario;
    Script& script;

    std::vector<Player> players;
    std::vector<Transfer> transfers;
    std::vector<Message> messages;
    std::vector<Decision> decisions;

    int turn = 0;   // from 1
    int event = 0;  // from 1
    int active = 0;
    bool phase_3_is_over = false;
    std::vector<TurnOf> this_turn;
    std::vector<std::vector<Candidate>> candidates;  // by robber owner, of the present round
    std::vector<ForwardMove> forward_moves;
};

// Positions (line.cpp).
std::vector<int> turn_order(const Line& line);
std::vector<Figure> figures(const Line& line);
int& points_of(Line& line, FigureOf figure);
int points_of(const Line& line, FigureOf figure);
int place_of(const Line& line, FigureOf figure);
bool robber_stands_on(const Line& line, int owner, int place);
bool is_dark(const Line& line, FigureOf figure);
bool message_counts_here(const Line& line, FigureOf figure);
int after_scoring(int points_before, int points);
ScoringName name_of(const std::vector<Scoring>& scorings, std::size_t index);

// Steps (line.cpp).
void record(Line& line, Chosen chosen);
Figure choose_figure(Line& line, int player, const std::vector<Figure>& allowed);

// The bag (bag.cpp).
void robber_step(Line& line);

// Movements (movement.cpp).
void go_forward(Line& line, FigureOf mover, int points, bool by_booking);
void go_back(Line& line, FigureOf mover, int new_points);
void book(Line& line, const std::vector<Booking>& bookings);

// All editions but c3.1 (round.cpp).
void scoring_round(Line& line, const std::vector<Scoring>& scorings);
void receipt(Line& line, const Scoring& scoring);

// c3.1 (turn_total.cpp, phase_3_end.cpp).
std::vector<Figure> turn_figure_else_free(const Line& line, int player);
void round_of_the_turn(Line& line, const std::vector<Scoring>& scorings);
void receipt_of_the_turn(Line& line, const Scoring& scoring);
void end_of_phase_3(Line& line);
void later_scorings(Line& line, const std::vector<Scoring>& scorings);

// The whole line (play.cpp).
void play(Line& line);

/// Before the first step.
Line new_line(const Scenario& scenario, Script& script);

// Listed choices (choices.cpp).
bool contains_every_with(const Scenario& scenario, const std::vector<Decision>& decisions);
/// How many entries from the first on the line contains, before the first that it does not.
int leading_choices_contained(const Scenario& scenario, const std::vector<Decision>& decisions);

}  // namespace model
