// The slow literal model: plays every single line of a scenario, one after another, as rules.md says it.
// It exists only to be compared with the engine and shares nothing with it. Input is taken as valid:
// what scenario-format.md and the tables of sources call a load error is not looked for here.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace model {

enum class Edition { c1_2012, c1_2013, c1_zmg, c2, c2_zmg, c3, c3_1 };

// The disputed questions of rules.md, section 4; the preferred answer stands first.
enum class DeclinedPlacement { ends, passes };
enum class ActiveDeclines { others_may, others_may_not };
enum class ZmgOthers { must, may };
enum class C31Placement { must, may };
enum class MidwayRobber { robs, start_only };
enum class TwoRogueMovers { choose, first };
enum class OwnFigures { ignored, count };
enum class C31Backward { may_stay, must_follow };
enum class C31PaymentFirst { ignored, counts };
enum class C31LateRobber { too_late, triggers };
enum class PaymentIncome { robbable, exempt };
enum class MessagePoints { robbable, exempt };
enum class RobbedLanding { active_only, anyone };
enum class MessageLanding { each_move, round_end };
enum class WatchtowerOrder { first, free };
enum class ZmgDarkSpace { any, alone };
enum class C31DoubleTurn { same_turn, own_turn };
enum class Laps { same_space, same_lap };

/// One answer to each question. An answer that the edition does not ask for changes nothing.
struct Rulings {
    DeclinedPlacement declined_placement = DeclinedPlacement::ends;
    ActiveDeclines active_declines = ActiveDeclines::others_may;
    ZmgOthers zmg_others = ZmgOthers::must;
    C31Placement c31_placement = C31Placement::must;
    MidwayRobber midway_robber = MidwayRobber::robs;
    TwoRogueMovers two_rogue_movers = TwoRogueMovers::choose;
    OwnFigures own_figures = OwnFigures::ignored;
    C31Backward c31_backward = C31Backward::may_stay;
    C31PaymentFirst c31_payment_first = C31PaymentFirst::ignored;
    C31LateRobber c31_late_robber = C31LateRobber::too_late;
    PaymentIncome payment_income = PaymentIncome::robbable;
    MessagePoints message_points = MessagePoints::robbable;
    RobbedLanding robbed_landing = RobbedLanding::active_only;
    MessageLanding message_landing = MessageLanding::each_move;
    WatchtowerOrder watchtower_order = WatchtowerOrder::first;
    ZmgDarkSpace zmg_dark_space = ZmgDarkSpace::any;
    C31DoubleTurn c31_double_turn = C31DoubleTurn::same_turn;
    Laps laps = Laps::same_space;
};

enum class Figure { meeple, messenger };

/// Players are numbered from 0 in file order, which is clockwise.
struct FigureOf {
    int player = 0;
    Figure figure = Figure::meeple;
    auto operator<=>(const FigureOf&) const = default;
};

/// Both tables of sources; `other` is the default of either.
enum class Source {
    // scorings, phase 1 to 3
    fairy,
    wheel,
    revolt,
    gift,
    wind_rose,
    abbot,
    acrobats,
    shepherd,
    fruit,
    road,
    city,
    monastery,
    garden,
    field,
    castle,
    toll,
    watchtower,
    bathhouse,
    church,
    ghosts,
    other,
    // scorings, after phase 3
    catapult,
    message,
    // payments; only `auction` is after phase 3
    ransom,
    buy_back,
    protection,
    auction
};

/// Where a player's figures and robber are. No robber place: the robber is in supply.
/// Compared as outcomes are sorted: meeple, messenger, robber (supply before spaces).
struct Player {
    int meeple = 0;
    int messenger = 0;
    std::optional<int> robber;
    auto operator<=>(const Player&) const = default;
};

struct Scoring {
    int player = 0;
    int points = 0;
    Source source = Source::other;
    std::optional<Figure> with;
};

struct Bag {};
struct ScoringRound {
    std::vector<Scoring> scorings;
};
struct Payment {
    int payer = 0;
    int points = 0;
    Source source = Source::other;
    std::optional<int> receiver;
    std::optional<Figure> with;
};
struct EndOfGame {};
struct FinalPoints {
    int player = 0;
    int points = 0;
};
struct FinalScoring {
    std::vector<FinalPoints> entries;
};

using Event = std::variant<Bag, ScoringRound, Payment, EndOfGame, FinalScoring>;

struct Turn {
    int active = 0;
    std::vector<Event> events;
    bool continues = false;  // a builder's second tile, in the turn of the entry before
};

/// `road#2` is {road, 2}: the player's second road of the round in file order. A receipt is {its source, 1}.
struct ScoringName {
    Source source = Source::other;
    int nth = 1;
    auto operator<=>(const ScoringName&) const = default;
};

/// The words of scenario-format.md, "Choices". follows and stays are one kind of step, so are places and
/// declines.
enum class Word { scores, order, robs, books, follows, stays, places, declines, pays };

/// What one step was about and what was chosen. Which fields speak depends on the word.
struct Chosen {
    int player = 0;
    Word word = Word::scores;
    std::vector<ScoringName> scorings;  // scores: the scorings that are booked; order: all of them in order
    FigureOf other;                     // robs: the robbed figure; follows, stays: the moving figure
    Figure figure = Figure::meeple;     // scores, books, pays
    int place = 0;                      // places
    bool operator==(const Chosen&) const = default;
};

/// One step of a line. Turn, event and time are counted from 1.
struct Decision {
    int turn = 0;
    int event = 0;
    int time = 0;
    Chosen chosen;
    bool operator==(const Decision&) const = default;
};

/// One entry of `choices`.
struct ListedChoice {
    int turn = 1;
    std::optional<int> event;
    std::optional<int> time;
    Chosen chosen;
};

struct Scenario {
    Edition edition = Edition::c3;
    Rulings rulings;
    bool messages = false;
    std::vector<Player> players;
    std::vector<Turn> turns;
    std::vector<ListedChoice> choices;
    std::uint64_t max_lines = 1'000'000;  // how many lines are played before giving up
};

struct Transfer {
    int turn = 0;
    int from = 0;
    Figure figure = Figure::meeple;
    int to = 0;
    int points = 0;
    auto operator<=>(const Transfer&) const = default;
};

struct Message {
    int turn = 0;
    int player = 0;
    auto operator<=>(const Message&) const = default;
};

/// Transfers and messages are sorted; outcomes are ordered as in the JSON result.
struct Outcome {
    std::vector<Player> position;
    std::vector<Transfer> transfers;
    std::vector<Message> messages;
    auto operator<=>(const Outcome&) const = default;
};

struct Lines {
    std::uint64_t lines = 0;
    std::vector<Decision> first_line;
};

enum class Status { ok, illegal_event, illegal_choice, too_big };

struct Result {
    Status status = Status::ok;
    int turn = 0;   // illegal_event: from 1
    int event = 0;  // illegal_event: from 1 in the turn
    std::optional<int>
        bad_choice;  // illegal_choice: from 0; none if already the `with` of the events leave no line
    std::uint64_t lines = 0;
    std::map<Outcome, Lines> outcomes;
};

/// Plays every line of the scenario.
Result all_lines(const Scenario& scenario);

/// What one player gains from the start to the end, in points, and the messages that the player draws who
/// chooses what is surest.
struct Prospect {
    int sure = 0;     // the player chooses best, everybody else what is worst for the player
    int at_best = 0;  // everybody chooses what is best for the player
    int fewest_messages = 0;
    int most_messages = 0;
    bool operator==(const Prospect&) const = default;
};

/// The prospects of each player, each choice tried out; none where no line remains.
std::optional<std::vector<Prospect>> prospects(const Scenario& scenario);

}  // namespace model
