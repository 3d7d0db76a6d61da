// "Bag." of rules.md, section 3: who places, moves, declines or keeps a robber.
#include "facts.h"
#include "line.h"

#include <set>

namespace model {

namespace {

// PLC-4: "every space with an opponent's figure", spaces ascending.
std::set<int> spaces_with_an_opponents_figure(const Line& line, int owner) {
    std::set<int> spaces;
    for (int player : turn_order(line))
        for (Figure figure : figures(line))
            if (player != owner) spaces.insert(place_of(line, {player, figure}));
    return spaces;
}

// "spaces ascending, declining or keeping last". True if the robber was placed or moved.
bool place_or_decline(Line& line, int owner, const std::set<int>& spaces, bool may_decline) {
    const std::vector<int> options(spaces.begin(), spaces.end());
    const int count = static_cast<int>(options.size());
    const int taken = line.script.choose(owner, count + (may_decline ? 1 : 0));
    Chosen chosen;
    chosen.player = owner;
    if (taken == count) {
        chosen.word = Word::declines;
        record(line, chosen);
        return false;
    }
    chosen.word = Word::places;
    chosen.place = options[taken];
    record(line, chosen);
    line.players[owner].robber = options[taken];
    line.this_turn[owner].robber_put_by_bag = true;
    return true;
}

// "Robber on the board: any other space with an opponent's figure, or keeping it where it is.
// A robber already triggered this turn (c3.1) is kept."
void active_player_moves_or_keeps(Line& line) {
    std::set<int> spaces = spaces_with_an_opponents_figure(line, line.active);
    spaces.erase(*line.players[line.active].robber);
    if (line.this_turn[line.active].triggered) spaces.clear();
    place_or_decline(line, line.active, spaces, true);
}

// "robber in supply: every space with an opponent's figure, and declining where the edition says may."
// True if it stayed in supply.
bool active_player_declines(Line& line) {
    const bool may_decline = !active_must_place(line.scenario.edition, line.scenario.rulings);
    return !place_or_decline(line, line.active, spaces_with_an_opponents_figure(line, line.active),
                             may_decline);
}

// "Each: every other player with a robber in supply, in turn order, chooses such a space (or declines, where
// may)." "The next one only: the first player clockwise with a robber in supply chooses a space [...] or
// declines." `declined-placement: passes`: "the next in turn order with a robber in supply chooses, and so
// on, until one places or all have declined."
void others_place(Line& line) {
    const Edition edition = line.scenario.edition;
    const Rulings& rulings = line.scenario.rulings;
    for (int owner : turn_order(line)) {
        if (owner == line.active || line.players[owner].robber) continue;
        const bool may_decline = !others_must_place(edition, rulings);
        const bool placed =
            place_or_decline(line, owner, spaces_with_an_opponents_figure(line, owner), may_decline);
        if (each_other_places(edition)) continue;
        if (placed || !declined_placement_passes(edition, rulings)) return;
    }
}

}  // namespace

void robber_step(Line& line) {
    bool active_declined = false;
    if (line.players[line.active].robber)
        active_player_moves_or_keeps(line);
    else
        active_declined = active_player_declines(line);
    // `active-declines: others-may-not`: "if the active player's robber stays in supply, nobody places.
    // Keeping a robber that is on the board is not declining."
    if (active_declined && nobody_places_after_active_declined(line.scenario.rulings)) return;
    others_place(line);
}

}  // namespace model
