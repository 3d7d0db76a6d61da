// The words by which people look for clauses. Whoever adds a clause adds a row.
#include "rules/search_words.h"

#include <iterator>

namespace robbers {

namespace {

using C = ClauseId;

struct SearchRow {
    ClauseId id;
    std::string_view words;
};

// clang-format off
constexpr SearchRow kSearchRows[] = {
    {C::set_1,
     "pieces, contents, box, figure, colors, components, thief, thieves, haiduc, assaltant, rover, "
     "räuber, bandit, brigand, bag, zak, sac, roversymbool, simbolul haiducului"},
    {C::set_2,
     "beginning, set up, setup, reserve, stock, stoc, rezervă, voorraad, Vorrat"},
    {C::set_3,
     "crop circles, aliens, extra tile"},
    {C::set_4,
     "landscape, map, road follower, highwayman, on the tile"},
    {C::set_5,
     "follower, place a meeple, deploy, same tile"},
    {C::brd_1,
     "track, scoring track, lap, 50 points, wrap around, once round, passes 50, passes 0"},
    {C::brd_2,
     "next to, neighbour, together, same space, overtaken, lap ahead, lapped"},
    {C::brd_3,
     "crowded, how many, several robbers, two robbers, full"},
    {C::brd_4,
     "negative, minus, below zero, less than 0, ghosts, debt, broke"},
    {C::brd_5,
     "dark number, darker, 5 10 15, every fifth, spațiu închis, donker veld, message space"},
    {C::plc_1,
     "when, bag tile, robber symbol, draw a bag, first edition symbol, zak, sac"},
    {C::plc_2,
     "when, order of the turn, before the follower, after placing"},
    {C::plc_2i,
     "at once, right away, revised"},
    {C::plc_3,
     "when, on drawing, before placing, order of the turn"},
    {C::plc_4,
     "where, which space, allowed, own space, alone, own figure, empty space, target"},
    {C::plc_5,
     "woman, women, female follower, lady, courier, counting follower, doamna de onoare, mesageră, "
     "meepleșiță, scorepion, vrouwelijke scorepion, second figure"},
    {C::plc_6,
     "may, optional, voluntary, decline, refuse, pass, skip"},
    {C::plc_6m,
     "must, forced, compulsory, duty, mandatory, mistranslation, Z-Man"},
    {C::plc_7,
     "others, opponents, next player, left neighbour, turn order, decline, pass, one more"},
    {C::plc_7e,
     "others, everybody, all players, opponents, optional, Z-Man"},
    {C::plc_7m,
     "others, everybody, all players, forced, compulsory, duty, mandatory"},
    {C::plc_8,
     "relocate, shift, move again, change space, already out"},
    {C::plc_9,
     "not my turn, somebody else, others on the board, relocate"},
    {C::plc_10,
     "same tile, at once, immediately, this turn, finish a feature, opponent feature"},
    {C::stl_1,
     "steal, stealing, rob, robbing, rounding, round up, odd points, half, how much, rogue points, "
     "puncte tâlhărite, geroofde punten, stehlen, furt"},
    {C::stl_2,
     "lose, loses, victim, does it cost, taken away, minus"},
    {C::stl_3,
     "go home, return, comes back, stock, score the points, stoc, voorraad, Vorrat"},
    {C::stl_4,
     "two robbers, both robbers, share, split, more than one thief"},
    {C::stl_5,
     "own figure, myself, yourself, self, my own robber, own points"},
    {C::stl_6,
     "wait, waiting, optional, skip, refuse, forced, must I, bigger score later, duty"},
    {C::stl_7,
     "add up, together, total, features, farm, farmer, meadow, cloister, abbey, monastery, fairy, "
     "sheep, catapult, wheel, wheel of fortune, sum, message points"},
    {C::stl_8,
     "order, which first, sequence, simultaneous, road and city, two features"},
    {C::stl_9,
     "second scoring, second feature, twice, two features, both scorings, leaves, only once"},
    {C::stl_10,
     "two figures, choose the victim, which one, more than one player, both players, scoring "
     "round, rundă de evaluare, puntentelling, whom"},
    {C::stl_11,
     "wait, earlier, before, fairy first, same turn, scoring round, rundă de evaluare, "
     "puntentelling"},
    {C::stl_12,
     "when to decide, less, fewer, smaller, look first, after all moves"},
    {C::stl_13,
     "other figure, not beside, passes, passed, overtakes, overtaken, run past, jump over, lands "
     "on, arrives, dodge"},
    {C::stl_14,
     "between, midway, half way, stops on, stopover, intermediate, in passing, two scorings"},
    {C::stl_15,
     "zero, nothing, no points, worthless"},
    {C::stl_16,
     "several robbers, who first, order of payment, tie, sequence"},
    {C::stl_17,
     "tower, watch tower, watchtowers, which first, order of scoring"},
    {C::trn_1,
     "trigger, triggers, beside, start, activate, steal"},
    {C::trn_2,
     "steal, rounding, half, total, sum, whole turn, all points, round up, rogue points, together"},
    {C::trn_3,
     "passes, passed, overtaken, second scoring, between, midway, stops on, 14-20-26, too late, "
     "later, first move, only once"},
    {C::trn_4,
     "two figures, choose the victim, which one, more than one player, whom"},
    {C::trn_5,
     "later, after scoring, catapult, message points, bonus, too late, end of the turn"},
    {C::trn_6,
     "order, before the message, which first, dark space"},
    {C::trn_7,
     "two figures, woman, courier, both figures, second figure, mesageră, one of two"},
    {C::trn_8,
     "chain, stolen points, rob a robber, stolen again, honour among thieves, domino"},
    {C::trn_9,
     "move a robber, bag tile, stays, locked, frozen, waits"},
    {C::trn_10,
     "builder, second tile, extra tile, two tiles, double"},
    {C::rog_1,
     "rob a robber, honour among thieves, stolen points, chain, moves with, carried, follows, goes "
     "along, domino, rogue points"},
    {C::rog_2,
     "choose to stay, remain, left behind, forced, follow, goes along"},
    {C::rog_3,
     "new space, next victim, later, arrives, rob again"},
    {C::rog_4,
     "stay behind, instead, not go along, same round, both"},
    {C::bck_1,
     "backwards, lose points, goes back, negative, minus, payment, ghosts, carried, follows, "
     "bazaar"},
    {C::bck_2,
     "backwards, stay, remain, choose, left behind, company, bazaar, ransom"},
    {C::bck_3,
     "ghosts, castles, barber, peasant, tower, bazaar, expansions, which expansions, list"},
    {C::bck_4,
     "pay, paying, buy, bazaar, auction, ransom, cost"},
    {C::bck_5,
     "tower, prisoner, captured, buy back, free a meeple, poor, cannot afford"},
    {C::bck_6,
     "receive, received points, auction, bazaar, income, money, earns"},
    {C::end_1,
     "last round, last turn, final tile, game end, last feature"},
    {C::end_2,
     "last round, game over, end of the game, bonus, three points, left over, unused robber, still "
     "out"},
    {C::end_3,
     "last round, game over, end of the game, bonus, left over, unused robber, still out, nothing"},
    {C::end_4,
     "farm, farmers, fields, end scoring, incomplete, unfinished, game over, last round, end of "
     "the game"},
    {C::end_5,
     "simultaneous, bonus, game over, end of the game, last round, three points"},
    {C::msg_1,
     "two figures, second figure, woman, women, female, total, add, counting figure, score meeple, "
     "lady, doamna de onoare, "
     "mesageră, vrouwelijke scorepion, which figure, gewone scorepion, Zählfigur, pion de scor, "
     "supus de scor, supus normal, scoring meeple, meeple de scor"},
    {C::msg_2,
     "two figures, choose, woman, which figure, either figure, split"},
    {C::msg_3,
     "card, letter, draw, whose turn, reach, dark number, opponent"},
    {C::msg_4,
     "two messages, twice, limit, how many, both figures, second message"},
    {C::msg_5,
     "stolen points, rob, reach by robbing, rogue points"},
    {C::msg_6,
     "occupied, taken, another figure, blocked, company, alone, Z-Man"},
    {C::msg_7,
     "two figures, other figure, woman, beside, which figure, either figure, second figure"},
};
// clang-format on

/// Whether row i is about the i-th clause.
constexpr bool rows_in_order() {
    for (const ClauseId id : all_values<ClauseId>())
        if (kSearchRows[static_cast<std::size_t>(id)].id != id) return false;
    return true;
}
static_assert(std::size(kSearchRows) == vocabulary_size<ClauseId>);
static_assert(rows_in_order());

}  // namespace

std::string_view search_words(ClauseId id) { return kSearchRows[static_cast<std::size_t>(id)].words; }

}  // namespace robbers
