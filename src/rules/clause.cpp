// The clauses in one line each, with what stands behind them, and their origin taken apart. Which rule point
// rests on which clause is in editions.cpp.
#include "rules/clause.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace robbers {

namespace {

using C = ClauseId;
using K = ClauseKind;
using E = EditionId;

constexpr EditionSet kAll = EditionSet::all();
constexpr EditionSet kC1 = {E::c1_2012, E::c1_2013, E::c1_zmg};
constexpr EditionSet kC31 = {E::c3_1};
constexpr EditionSet kBefore31 = kAll.without(kC31);
constexpr EditionSet kAfterC1 = kAll.without(kC1);
constexpr EditionSet kMayPlace = {E::c1_2012, E::c1_2013, E::c1_zmg, E::c2, E::c3};
constexpr EditionSet kNextOnly = {E::c1_2012, E::c1_2013, E::c2, E::c3};
constexpr EditionSet kMustPlace = {E::c2_zmg, E::c3_1};
constexpr EditionSet kNoBonus = {E::c1_2012, E::c1_zmg};
constexpr EditionSet kBonus = kAll.without(kNoBonus);

constexpr std::string_view kMessages = "The Messages";
constexpr std::string_view kPublic = "public pages";
constexpr std::string_view kEverySource = "all";
constexpr std::string_view kNotC31 = "ro-c1, ro-c2c3, nl-c2c3";
constexpr std::string_view kC31Pages = "ro-c31, ca-c31";

constexpr ClauseInfo kClauses[] = {
    // Set-up and board
    {C::set_1, K::rule, "", "", kEverySource, kAll,
     "Six robbers, one in each player's colour; eight land tiles carry the bag symbol."},
    {C::set_2, K::rule, "", "c1-*: derived", "ro-c2c3, ro-c31", kAll,
     "At the start every robber is in its owner's supply."},
    {C::set_3, K::rule, "", "that it does not touch robbers is derived", "ro-c1 contents and crop circles",
     kC1, "First-edition boxes add one crop-circle tile; it does not touch robbers."},
    {C::set_4, K::rule, "", "", "ro-c2c3, nl-c2c3, ro-c31, ca-c31", kAfterC1,
     "Robbers are never put on land tiles."},
    {C::set_5, K::rule, "", "", kEverySource, kAll, "A meeple may be put on a bag tile as usual."},
    {C::brd_1, K::rule, "", "", kPublic, kAll,
     "The scoreboard is a ring of 50 spaces, 0 to 49; 0 and 50 are the same space."},
    {C::brd_2, K::derived, "", "all pages say \"the same space\"; question laps", "", kAll,
     "Robbers stand on spaces, not with figures: whoever is on the space, on any lap, is beside them."},
    {C::brd_3, K::rule, "", "before c3.1: derived (Example 3)", kC31Pages, kAll,
     "A space may hold any number of score figures and robbers."},
    {C::brd_4, K::community, "", "", kPublic, kAll,
     "A payment may take a figure below 0, to stand behind 0; negative points never do, nor further below."},
    {C::brd_5, K::rule, "", "", kMessages, kAll, "Dark spaces are the multiples of five, 0 included."},

    // Placing and moving robbers
    {C::plc_1, K::rule, "", "", kEverySource, kAll,
     "The robber step happens whenever a tile with the bag symbol is drawn."},
    {C::plc_2, K::rule, "", "", "ro-c1, ro-c2c3", kBefore31,
     "The robber step comes after the tile is placed and before the meeple."},
    {C::plc_2i,
     K::difference,
     "12/2013",
     "",
     "ro-c1 n3",
     {E::c1_2013},
     "The robber step comes immediately after the tile: the word \"immediately\" was added."},
    {C::plc_3, K::rule, "2025", "", kC31Pages, kC31,
     "The robber step comes after drawing the tile and before placing it."},
    {C::plc_4, K::rule, "", "that the owner's own figure may be there too: before c3.1 derived",
     "ro-c1, ro-c2c3, ro-c31 n3, ca-c31 n1", kAll,
     "A robber goes to a space with at least one score figure of a player other than its owner."},
    {C::plc_5, K::official, "5/2013", "c3.1: confirmed 3/2026", "ro-c1 n4, ro-c2c3 n3, nl-c2c3 n1, ca-c31",
     kAll, "A robber may be put beside either score figure of an opponent."},
    {C::plc_6, K::rule, "", "", "ro-c1, ro-c2c3", kMayPlace,
     "The active player with a robber in supply may place it."},
    {C::plc_6m, K::difference, "", "c3.1: rule; in c2-zmg probably a mistranslation, gone in c3",
     "ro-c2c3 n4, nl-c2c3 n2, ro-c31, ca-c31", kMustPlace,
     "The active player with a robber in supply must place it."},
    {C::plc_7, K::rule, "", "", "ro-c1, ro-c2c3, Example 1", kNextOnly,
     "Then the next player in turn order whose robber is in supply, and only that one, may place."},
    {C::plc_7e,
     K::difference,
     "5/2013",
     "",
     "ro-c1 n5",
     {E::c1_zmg},
     "Then each other player in turn order whose robber is in supply may place."},
    {C::plc_7m, K::difference, "", "c3.1: rule; c2-zmg: question zmg-others",
     "ro-c2c3 n5 n6, nl-c2c3 n3 n4, ro-c31, ca-c31", kMustPlace,
     "Then each other player in turn order whose robber is in supply must place."},
    {C::plc_8, K::rule, "", "", "ro-c1, ro-c2c3, ro-c31, ca-c31", kAll,
     "The active player whose robber is on the board may move it to another legal space instead."},
    {C::plc_9, K::rule, "", "before c3.1: derived (Example 1)", kC31Pages, kAll,
     "Nobody but the active player may move a robber that is on the board."},
    {C::plc_10, K::community, "", "c1-*: derived", "ro-c2c3, nl-c2c3, ro-c31, ca-c31", kAll,
     "A robber placed or moved by this tile may rob points that this same tile brings."},

    // Stealing
    {C::stl_1, K::rule, "", "", kNotC31, kBefore31,
     "When another player's figure moves forward by points from a robber's space, the robber's owner gets "
     "half of them, rounded up."},
    {C::stl_2, K::rule, "", "c3.1: derived from TRN-2", kEverySource, kAll,
     "The robbed player keeps all points."},
    {C::stl_3, K::rule, "", "", kEverySource, kAll,
     "The robber's owner advances an own figure by the stolen points and takes the robber back into supply."},
    {C::stl_4, K::rule, "", "", kEverySource, kAll,
     "Several robbers on the space each get half of the same points."},
    {C::stl_5, K::rule, "", "", kEverySource, kAll, "A robber never steals from its owner."},
    {C::stl_6, K::rule, "", "", kNotC31, kBefore31,
     "Stealing is compulsory at the first opportunity; nobody may wait for more."},
    {C::stl_7, K::official, "5/2013", "", "ro-c1 n6 n9, ro-c2c3 n7 n9, nl-c2c3 n5 n7", kBefore31,
     "Every scoring is its own event: each feature, the fairy's points, catapult points and so on."},
    {C::stl_8, K::official, "5/2013, 11/2014", "", "ro-c1 n10 n15, ro-c2c3 n10 n14, nl-c2c3 n8 n12",
     kBefore31, "Where one tile brings a player several scorings, that player chooses their order."},
    {C::stl_9, K::official, "5/2013", "", "ro-c1 n9 n10, ro-c2c3 n9 n10, nl-c2c3 n7 n8", kBefore31,
     "From one figure a robber can take only the first event that starts on its space."},
    {C::stl_10, K::rule, "", "two figures of one player: detailed example 3", kNotC31, kBefore31,
     "If several figures on the robber's space score in one round, its owner chooses which to rob; two "
     "figures of one player are two candidates."},
    {C::stl_11, K::official, "10/2014, 1/2021", "", "ro-c1 n11, ro-c2c3 n11, nl-c2c3 n9", kBefore31,
     "Only simultaneous scorings can be chosen among; an earlier one in the turn must be taken."},
    {C::stl_12, K::example, "", "detailed examples 1, 3, 4", kNotC31, kBefore31,
     "The owner decides after every movement of the round, and may take the smaller amount; stolen points "
     "are booked afterwards."},
    {C::stl_13, K::example, "", "detailed examples 1 to 3", kNotC31, kBefore31,
     "Points booked with a figure that stands elsewhere feed no robber; the robber stays."},
    {C::stl_14, K::derived, "", "question midway-robber", "", kBefore31,
     "A robber on a space where a figure stops between two scorings of one round robs the second."},
    {C::stl_15, K::derived, "", "", "", kAll, "A scoring of 0 points moves nothing and feeds nobody."},
    {C::stl_16, K::derived, "", "", "", kAll,
     "Several robbers are paid in turn order from the active player."},
    {C::stl_17, K::rule, "", "The Watchtowers; question watchtower-order", kPublic, kBefore31,
     "A watchtower is scored before the road or city that it belongs to."},

    // Stealing from the turn
    {C::trn_1, K::rule, "", "", kC31Pages, kC31,
     "When a player is about to score and move a figure, every other player's robber on its space is "
     "triggered."},
    {C::trn_2, K::rule, "", "", kC31Pages, kC31,
     "When the turn is scored, each triggered robber's owner scores half of its total, rounded up once, and "
     "takes the robber back."},
    {C::trn_3, K::rule, "", "with the 14-20-26 question; payments: question c31-payment-first", kC31Pages,
     kC31,
     "Only a figure's first forward scoring movement of the turn triggers; a space passed or stopped on "
     "between does nothing."},
    {C::trn_4, K::rule, "", "", kC31Pages, kC31,
     "If several figures would trigger a robber at the same time, its owner must choose one."},
    {C::trn_5, K::rule, "", "", kC31Pages, kC31,
     "Only points scored to the end of phase 3 count; message points and other later actions are ignored."},
    {C::trn_6, K::rule, "", "from the text of the last question", kC31Pages, kC31,
     "Robbers are resolved before messages."},
    {C::trn_7, K::rule, "", "", "The Messages, C3.1", kC31,
     "With Messages a player may advance only one of the two score figures in a turn."},
    {C::trn_8, K::derived, "", "from ROG-1", "", kC31,
     "Points that another robber brought do not count in the total and do not trigger."},
    {C::trn_9, K::derived, "", "", "", kC31,
     "A triggered robber stays where it is until it is paid: nothing moves it or carries it along."},
    {C::trn_10, K::official, "", "for the builder; question c31-double-turn", kPublic, kC31,
     "Both tiles of a builder's double turn belong to one turn."},

    // Points gained by robbing
    {C::rog_1, K::rule, "", "", kEverySource, kAll,
     "A robber gains nothing from points that its neighbour got by robbing; it moves along with that "
     "figure."},
    {C::rog_2, K::official, "5/2014", "", "ro-c1 n12, ro-c2c3 n12, nl-c2c3 n10, ro-c31 n5, ca-c31 n3", kAll,
     "The robber must go along even if another figure on its space stays behind."},
    {C::rog_3, K::example, "", "example 2", "ro-c1, ro-c2c3, ro-c31, ca-c31", kAll,
     "After moving along the robber can rob anyone on its new space."},
    {C::rog_4, K::derived, "", "from STL-6", "", kBefore31,
     "If in the same round another figure on its space scores ordinary points, the robber robs those "
     "instead."},

    // Moving backward
    {C::bck_1, K::official, "3/2015", "c3.1: rule; for negative points before c3.1: derived",
     "ro-c1 n7, ro-c2c3 n8, nl-c2c3 n6, ro-c31, ca-c31", kAll,
     "A figure that moves back takes a robber on its space back with it; the robber's owner loses nothing."},
    {C::bck_2, K::official, "3/2015", "c3.1: question c31-backward", "ro-c1 n13, ro-c2c3 n13, nl-c2c3 n11",
     kAll, "If several figures share the space and one moves back, the robber's owner may go along or stay."},
    {C::bck_3, K::rule, "", "the list's text is lost, the names survive", kC31Pages, kC31,
     "Causes: Ghosts, Castles and Cemeteries; The Barber-Surgeons; The Peasant Revolts; The Tower; Bridges, "
     "Castles and Bazaars."},
    {C::bck_4, K::community, "", "", kPublic, kAll,
     "The payer's movement triggers no robber, and a payment brings no message to either side."},
    {C::bck_5, K::community, "", "The Tower", kPublic, kAll,
     "A ransom costs 3 points; a player with fewer in all cannot pay it."},
    {C::bck_6, K::derived, "", "question payment-income", "", kAll,
     "What a payment brings its receiver is a scoring of its own."},

    // End of the game
    {C::end_1, K::official, "12/2013", "other than c1-2013: derived", "ro-c1 n8", kAll,
     "Features completed by the last tile are scored and robbed as usual."},
    {C::end_2, K::rule, "12/2013", "the date is that of c1-2013",
     "ro-c1 n8 n14, ro-c2c3, nl-c2c3, ro-c31, ca-c31", kBonus,
     "Before final scoring each robber still on the board brings its owner 3 points and goes back to "
     "supply."},
    {C::end_3, K::difference, "12/2013", "", "ro-c1 n14", kNoBonus,
     "Robbers left on the board at the end bring nothing."},
    {C::end_4, K::derived, "", "", "ro-c1 n8", kAll, "Final scoring is never robbed."},
    {C::end_5, K::derived, "", "", "", kBonus,
     "All robbers leave together; their 3 points trigger and carry no robber and bring no message."},

    // The Messages
    {C::msg_1, K::rule, "", "", kMessages, kAll,
     "Each player has a second score figure (woman, messenger, courier); the score is the sum of both."},
    {C::msg_2, K::rule, "", "", kMessages, kBefore31,
     "At every scoring the player chooses which figure moves."},
    {C::msg_3, K::rule, "", "", kMessages, kAll,
     "Only the active player draws a message, when an own figure lands on a dark space."},
    {C::msg_4, K::community, "", "c3.1: rule", kMessages, kAll,
     "At most one message a scoring round (c3.1: a turn), however many landings."},
    {C::msg_5, K::community, "", "c1-*: derived from detailed example 4; c3.1: rule",
     "ro-c2c3, nl-c2c3, ro-c31, ca-c31", kAll,
     "A landing through stolen points counts as well, for the active player."},
    {C::msg_6,
     K::difference,
     "",
     "c1-zmg: older revisions of the public order of play, question zmg-dark-space",
     kMessages,
     {E::c1_zmg, E::c2_zmg},
     "A message is drawn only if no other player's figure is on that dark space; robbers do not matter."},
    {C::msg_7, K::official, "5/2013", "", "ro-c1 n4, ro-c2c3 n3, nl-c2c3 n1, ro-c31, ca-c31", kAll,
     "A robber gains only from the figure on its own space."},
};

/// Whether entry i is about the i-th clause.
constexpr bool clauses_in_order() {
    for (const ClauseId id : all_values<ClauseId>())
        if (kClauses[static_cast<std::size_t>(id)].id != id) return false;
    return true;
}
static_assert(std::size(kClauses) == vocabulary_size<ClauseId>);
static_assert(clauses_in_order());

}  // namespace

const ClauseInfo& info(ClauseId id) { return kClauses[static_cast<std::size_t>(id)]; }

namespace {

using P = SourcePage;

constexpr std::string_view kWiki = "WikiCarpedia (wikicarpedia.com)";

constexpr SourcePageInfo kPages[] = {
    {P::ro_c1, "Haiducii (prima ediție)", "Romanian", "2012 and 2013", kWiki},
    {P::ro_c2c3, "Haiducii", "Romanian", "2017 and 2021", kWiki},
    {P::nl_c2c3, "De Rovers", "Dutch", "2017 and 2021", kWiki},
    {P::ro_c31, "Haiducii", "Romanian", "2025", kWiki},
    {P::ca_c31, "Els assaltadors", "Catalan and English", "2025", kWiki},
    {P::messages, "The Messages", "English", "", kWiki},
    {P::public_pages, "rules of the base game and of other expansions", "English", "", kWiki},
};
static_assert(std::size(kPages) == vocabulary_size<SourcePage>);

constexpr std::string_view kEveryPage = "all";

/// Cuts the part before `separator` off the front of `text`.
std::string_view take_part(std::string_view& text, std::string_view separator) {
    const std::size_t end = text.find(separator);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + separator.size());
    return part;
}

int number_in(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// The page with which `part` begins; `part` is then what follows.
std::optional<SourcePage> take_page(std::string_view& part) {
    for (const SourcePage page : all_values<SourcePage>()) {
        const std::string_view name = spelling(page);
        if (!part.starts_with(name)) continue;
        part.remove_prefix(std::min(part.size(), name.size() + 1));
        return page;
    }
    return std::nullopt;
}

/// Where on a page: "n6 n9" are notes, other words name a place.
void read_place(std::string_view place, ClauseSource& source) {
    const bool are_notes = place.size() > 1 && place[0] == 'n' && place[1] >= '0' && place[1] <= '9';
    if (!are_notes) source.place = place;
    while (are_notes && !place.empty()) source.notes.push_back(number_in(take_part(place, " ").substr(1)));
}

}  // namespace

std::vector<ClauseSource> sources_of(ClauseId id) {
    std::vector<ClauseSource> sources;
    for (std::string_view rest = info(id).sources; !rest.empty();) {
        std::string_view part = take_part(rest, ", ");
        if (part == kEveryPage) {
            for (const SourcePage page : all_values<SourcePage>())
                if (is_robbers_page(page)) sources.push_back({page, {}, {}});
        } else if (const auto page = take_page(part)) {
            sources.push_back({*page, {}, {}});
            read_place(part, sources.back());
        } else {  // a place on all pages before it
            for (ClauseSource& source : sources) source.place = part;
        }
    }
    return sources;
}

const SourcePageInfo& info(SourcePage page) { return kPages[static_cast<std::size_t>(page)]; }

std::vector<SourcePage> pages_behind(const std::set<ClauseId>& clauses) {
    std::set<SourcePage> pages;
    for (const ClauseId clause : clauses)
        for (const ClauseSource& source : sources_of(clause)) pages.insert(source.page);
    return {pages.begin(), pages.end()};
}

std::vector<ClauseDate> dates_of(ClauseId id) {
    std::vector<ClauseDate> dates;
    for (std::string_view rest = info(id).date; !rest.empty();) {
        std::string_view year = take_part(rest, ", ");
        const bool has_month = year.find('/') != std::string_view::npos;
        const int month = has_month ? number_in(take_part(year, "/")) : 0;
        dates.push_back({number_in(year), month});
    }
    return dates;
}

}  // namespace robbers
