// Positions and steps: where figures and robbers stand, and how a step is taken and written down.
#include "line.h"

#include "facts.h"

#include <algorithm>
#include <utility>

namespace model {

Script::Script(const std::vector<int>& taken) : stops_at_end_(true) {
    for (const int option : taken) steps_.push_back({option, option + 1});
}

int Script::choose(int player, int options) {
    if (position_ == steps_.size() && stops_at_end_) throw OpenChoice{player, options};
    if (position_ == steps_.size()) steps_.push_back({0, options});
    return steps_[position_++].taken;
}

bool Script::next() {
    position_ = 0;
    while (!steps_.empty() && steps_.back().taken + 1 == steps_.back().options) steps_.pop_back();
    if (steps_.empty()) return false;
    ++steps_.back().taken;
    return true;
}

// "Turn order = clockwise from the active player."
std::vector<int> turn_order(const Line& line) {
    std::vector<int> order;
    const int count = static_cast<int>(line.players.size());
    for (int i = 0; i < count; ++i) order.push_back((line.active + i) % count);
    return order;
}

// MSG-1: with The Messages each player has a second score figure.
std::vector<Figure> figures(const Line& line) {
    if (line.scenario.messages) return {Figure::meeple, Figure::messenger};
    return {Figure::meeple};
}

int& points_of(Line& line, FigureOf figure) {
    Player& player = line.players[figure.player];
    return figure.figure == Figure::meeple ? player.meeple : player.messenger;
}

int points_of(const Line& line, FigureOf figure) {
    const Player& player = line.players[figure.player];
    return figure.figure == Figure::meeple ? player.meeple : player.messenger;
}

// "Space of a figure = its points modulo 50 (never negative)."
// `laps: same-lap`: "places are points, not points modulo 50".
int place_of(const Line& line, FigureOf figure) {
    const int points = points_of(line, figure);
    if (line.scenario.rulings.laps == Laps::same_lap) return points;
    return ((points % 50) + 50) % 50;
}

bool robber_stands_on(const Line& line, int owner, int place) { return line.players[owner].robber == place; }

// BRD-5: dark spaces are the multiples of five, 0 included.
bool is_dark(const Line& line, FigureOf figure) { return points_of(line, figure) % 5 == 0; }

// A dark space; "c2-zmg: only if at that moment no other player's figure stands there".
bool message_counts_here(const Line& line, FigureOf figure) {
    if (!is_dark(line, figure)) return false;
    if (!message_only_alone(line.scenario.edition, line.scenario.rulings)) return true;
    for (int other : turn_order(line)) {
        for (Figure others_figure : figures(line))
            if (other != figure.player && place_of(line, {other, others_figure}) == place_of(line, figure))
                return false;
    }
    return true;
}

// BRD-4: "A scoring of negative points (ghosts), whatever its source, never takes a figure below 0, or
// further below."
int after_scoring(int points_before, int points) {
    if (points >= 0) return points_before + points;
    if (points_before < 0) return points_before;
    return std::max(0, points_before + points);
}

// "`road` is the player's first road of the round in file order, `road#2` the second".
ScoringName name_of(const std::vector<Scoring>& scorings, std::size_t index) {
    ScoringName name{scorings[index].source, 1};
    for (std::size_t i = 0; i < index; ++i)
        if (scorings[i].player == scorings[index].player && scorings[i].source == scorings[index].source)
            ++name.nth;
    return name;
}

namespace {

enum class KindOfStep { scores, order, robs, books, goes_along, bag, pays };

KindOfStep kind_of_step(Word word) {
    switch (word) {
        case Word::scores: return KindOfStep::scores;
        case Word::order: return KindOfStep::order;
        case Word::robs: return KindOfStep::robs;
        case Word::books: return KindOfStep::books;
        case Word::follows: return KindOfStep::goes_along;
        case Word::stays: return KindOfStep::goes_along;
        case Word::places: return KindOfStep::bag;
        case Word::declines: return KindOfStep::bag;
        case Word::pays: return KindOfStep::pays;
    }
    return KindOfStep::pays;
}

// "several steps of the same player, kind and figure in one event"; the figure is the moving one of follows
// and stays, for scores the scoring stands in its place.
bool are_the_same_step(const Chosen& a, const Chosen& b) {
    if (a.player != b.player || kind_of_step(a.word) != kind_of_step(b.word)) return false;
    if (kind_of_step(a.word) == KindOfStep::goes_along) return a.other == b.other;
    if (kind_of_step(a.word) == KindOfStep::scores) return a.scorings == b.scorings;
    return true;
}

}  // namespace

void record(Line& line, Chosen chosen) {
    int time = 1;
    for (const Decision& earlier : line.decisions) {
        if (earlier.turn == line.turn && earlier.event == line.event &&
            are_the_same_step(earlier.chosen, chosen))
            ++time;
    }
    line.decisions.push_back({line.turn, line.event, time, std::move(chosen)});
}

Figure choose_figure(Line& line, int player, const std::vector<Figure>& allowed) {
    return allowed[line.script.choose(player, static_cast<int>(allowed.size()))];
}

}  // namespace model
