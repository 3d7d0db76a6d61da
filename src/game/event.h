#pragma once
// What happens in a game: sources of points, events, turns, and the choices that were made; and a short
// canonical text of each piece, in the words of the scenario format.

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "game/position.h"

namespace robbers {

// clang-format off
#define ROBBERS_SOURCES(X)                                                                          \
    X(fairy, "fairy") X(wheel, "wheel") X(revolt, "revolt") X(gift, "gift")                         \
    X(wind_rose, "wind-rose") X(abbot, "abbot") X(acrobats, "acrobats") X(shepherd, "shepherd")     \
    X(fruit, "fruit") X(road, "road") X(city, "city") X(monastery, "monastery") X(garden, "garden") \
    X(field, "field") X(castle, "castle") X(toll, "toll") X(watchtower, "watchtower")               \
    X(bathhouse, "bathhouse") X(church, "church") X(ghosts, "ghosts") X(other, "other")             \
    X(catapult, "catapult") X(message, "message") X(ransom, "ransom") X(buy_back, "buy-back")       \
    X(protection, "protection") X(auction, "auction")
// clang-format on
/// Where points come from or go to: the words of both tables of the model. `other` is in both.
ROBBERS_VOCABULARY(Source, ROBBERS_SOURCES);

// clang-format off
#define ROBBERS_PHASES(X)                                                                           \
    X(start, "1") X(start_or_scoring, "1 or 3") X(placing, "2") X(scoring, "3") X(after, "after 3") \
    X(any, "any")
// clang-format on
/// When in a turn a source brings its points.
ROBBERS_VOCABULARY(Phase, ROBBERS_PHASES);

bool may_be_scored(Source source);
bool may_be_paid(Source source);
/// The phase of a scoring with this source; may_be_scored(source).
Phase scoring_phase(Source source);
/// The phase of a payment with this source; may_be_paid(source).
Phase payment_phase(Source source);

/// A ransom costs exactly this much (BCK-5).
constexpr Points kRansom = 3;

/// One scoring of a round.
struct Scoring {
    Player player{};
    Points points = 0;  ///< to kMostEventPoints, for or against
    Source source = Source::other;
};

/// A tile with the bag symbol.
struct Bag {};

/// Scorings that happen simultaneously: all with sources after phase 3, or none.
struct ScoringRound {
    std::vector<Scoring> scorings;  ///< 1 to kMaxScorings
};

struct Payment {
    Player payer{};
    Points points = 0;  ///< 1 to kMostEventPoints
    Source source = Source::other;
    std::optional<Player> receiver;  ///< nobody: the points leave the game
};

/// The moment before final scoring when robbers leave the board (END-2, END-3).
struct EndOfGame {};

struct FinalEntry {
    Player player{};
    Points points = 0;
};

struct FinalScoring {
    std::vector<FinalEntry> entries;
};

using Event = std::variant<Bag, ScoringRound, Payment, EndOfGame, FinalScoring>;

/// Whether the event comes after phase 3 of the turn by its sources.
bool is_after_phase_3(const Event& event);

/// One tile.
struct Turn {
    Player active{};
    std::vector<Event> events;
    bool continues = false;  ///< a builder's second tile: one turn with the tile before, of the same player
};

/// A scoring as a choice names it: the player's `number`-th scoring of this source in the round.
struct ScoringName {
    Source source = Source::other;
    int number = 1;
    auto operator<=>(const ScoringName&) const = default;
};

/// The figure that books a scoring, a receipt or a later scoring.
struct ScoresWith {
    ScoringName scoring;
    FigureKind with{};
    auto operator<=>(const ScoresWith&) const = default;
};
/// The order of all of the player's scorings of a round.
struct ScoringOrder {
    std::vector<ScoringName> order;
    auto operator<=>(const ScoringOrder&) const = default;
};
/// The figure that the player's robber robs.
struct Robs {
    Figure figure;
    auto operator<=>(const Robs&) const = default;
};
/// The figure that books stolen points or the end bonus.
struct Books {
    FigureKind with{};
    auto operator<=>(const Books&) const = default;
};
/// Whether the player's robber goes along when `mover` leaves its space.
struct GoesAlong {
    Figure mover;
    bool along = true;  ///< false: stays
    auto operator<=>(const GoesAlong&) const = default;
};
/// Where the player's robber goes on a bag; the supply means that it is not placed or moved.
struct Places {
    Place place;
    auto operator<=>(const Places&) const = default;
};
/// The figure that pays.
struct Pays {
    FigureKind with{};
    auto operator<=>(const Pays&) const = default;
};

using Decision = std::variant<ScoresWith, ScoringOrder, Robs, Books, GoesAlong, Places, Pays>;

/// The figure that `decision` names for this scoring or, without one, for a payment.
std::optional<FigureKind> figure_named(const Decision& decision, const std::optional<ScoringName>& scoring);

/// A choice that was made, in the words of the scenario format.
struct Choice {
    int turn = 1;              ///< counted from 1
    std::optional<int> event;  ///< counted from 1 in the turn; unset: every step of the turn that it fits
    std::optional<int>
        time;  ///< counted from 1 among the steps of the same player, kind and figure in one event
    Player player{};
    Decision decision;
    /// Written as `with:` on a scoring or payment: ignored where nothing is chosen.
    bool only_where_asked = false;
    auto operator<=>(const Choice&) const = default;
};

/// What is adjudicated: a start, what happened, and what is known of the choices.
struct Game {
    Position start;
    std::vector<Turn> turns;
    std::vector<Choice> choices;  ///< in the order in which they were written
};

/// The name by which choices know scoring `at` of the round.
ScoringName name_of(const ScoringRound& round, std::size_t at);

/// The players' names in file order.
using PlayerNames = std::span<const std::string>;

/// "red.meeple"
std::string to_string(Figure figure, PlayerNames names);
/// "15" or "supply"
std::string to_string(Place place);
/// "road" or "road#2"
std::string to_string(const ScoringName& name);
/// What was chosen, as "robs: red.meeple".
std::string to_string(const Decision& decision, PlayerNames names);
/// One entry of `choices`, as "{player: blue, robs: red.meeple}"; with turn only where `with_turn`.
std::string to_string(const Choice& choice, PlayerNames names, bool with_turn);

}  // namespace robbers
