#pragma once
// The engine's front door: every legal outcome of a game under given rules, with exact numbers of lines, and
// what players may decide, point by point.

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "engine/search/line_count.h"
#include "engine/trace.h"
#include "game/event.h"
#include "rules/rulings.h"

namespace robbers {

struct SearchLimits {
    /// Distinct states that may be held before the search gives up; the default keeps it under about 1.2 GiB.
    std::uint64_t max_states = 2'000'000;
    /// Gives up soon after this becomes true, as if there were too many states; null: never.
    const std::atomic<bool>* stopped = nullptr;

    bool is_stopped() const { return stopped != nullptr && stopped->load(std::memory_order_relaxed); }
    bool are_passed(std::uint64_t states) const { return states > max_states || is_stopped(); }
};

/// An option that was legal where a choice was not.
struct LegalOption {
    Choice choice;
    std::vector<ClauseId> clauses;
    auto operator<=>(const LegalOption&) const = default;
};

// clang-format off
#define ROBBERS_REFUSAL_KINDS(X)                                              \
    X(illegal_choice, "illegal-choice") X(illegal_event, "illegal-event")     \
    X(too_many_states, "too-many-states") X(too_many_lines, "too-many-lines")
// clang-format on
ROBBERS_VOCABULARY(RefusalKind, ROBBERS_REFUSAL_KINDS);

/// A group of choices that widened a search: naming one of them would narrow it.
struct OpenChoice {
    int turn = 1;
    int event = 1;
    Player player{};
    Decision example;         ///< one of the options
    std::size_t options = 0;  ///< the most options that one step of this kind had
};

/// Why there is no result: the rules refuse the game, or it is too large.
struct Refusal {
    RefusalKind kind{};
    int turn = 1;            ///< counted from 1; where it happened
    int event = 1;           ///< counted from 1 in the turn
    std::size_t choice = 0;  ///< illegal_choice: index into Game::choices of the first that leaves no line
    std::vector<LegalOption>
        legal;              ///< illegal_choice: what was legal there, or what else the player could choose
    bool fits_step = true;  ///< illegal_choice: whether there is a step that the choice speaks of
    Cause cause = Cause::none;      ///< illegal_event: what stands in the way
    std::vector<ClauseId> clauses;  ///< illegal_event: that say so
    std::uint64_t states = 0;       ///< too_many_states: distinct states reached
    std::string lines;              ///< too_many_states: lines reached, decimal; empty: not counted
    std::vector<OpenChoice> open;   ///< too_many_*: the widest choices, widest first, at most 5
};

/// One outcome and how many lines lead to it.
struct CountedOutcome {
    Outcome outcome;
    LineCount lines;
};

class Search;

/// Every legal outcome of a game, sorted, with the first line that leads to each.
class Adjudication {
public:
    explicit Adjudication(std::shared_ptr<const Search> search);

    /// How many outcomes there are. They are kept packed, so that a million of them fits; each is
    /// unpacked when asked for.
    std::size_t size() const;
    /// Outcome `at`, from 0, in sorted order.
    CountedOutcome outcome(std::size_t at) const;
    const LineCount& lines() const;
    std::uint64_t states() const;
    /// Those under which the game was played.
    const RulePoints& rules() const;

    /// The choices of the first line of outcome `at`: listed in a scenario they leave exactly this
    /// outcome. Steps with one option are left out, except whom a robber robs.
    std::vector<Choice> choices(std::size_t at) const;
    /// The same choices with what gives them.
    std::vector<MadeChoice> made_choices(std::size_t at) const;
    /// What happened in that line, as it is told; with Facts::all also what did not, and why.
    Trace trace(std::size_t at, Facts facts = Facts::told) const;

private:
    std::shared_ptr<const Search> search_;
};

using Verdict = std::variant<Adjudication, Refusal>;

/// Adjudicates `game` under `rules`. The game must be sound: what the loader lets through.
Verdict adjudicate(const Game& game, const RulePoints& rules, const SearchLimits& limits = {});

/// A point of a ChoiceGraph. What comes later in a game has a greater number.
using PointId = std::uint32_t;

/// Where an option leads, or what comes before the first decision.
struct ChoiceLink {
    PointId to = 0;
    std::array<std::uint8_t, kMaxPlayers> messages{};  ///< that each player draws on the way
};

/// One legal option at a point.
struct ChoiceOption {
    Choice choice;
    std::size_t number = 0;  ///< its place among the options of the point, from 0
    ChoiceLink link;         ///< to where the game is decided next
};

/// A point at which a player has at least two legal options.
struct ChoicePoint {
    Player player{};
    int turn = 1;
    int event = 1;
    std::vector<ChoiceOption> options;

    /// The choices of all options.
    std::vector<Choice> choices() const;
};

class ChoiceSearch;

/// All points of decision of a game, in the order in which the rules let the players decide. An option
/// that leaves no legal line is none, and where only one is left nothing is decided. Points from which the
/// game goes on in the same way are one, whatever was stolen or drawn before.
class ChoiceGraph {
public:
    explicit ChoiceGraph(std::shared_ptr<const ChoiceSearch> search) : search_(std::move(search)) {}

    PointId root() const { return opening_link().to; }
    ChoiceLink opening_link() const;
    /// All points, the ends among them, in ascending order.
    const std::vector<PointId>& points() const;
    bool is_end(PointId id) const;
    /// Not for an end.
    ChoicePoint point(PointId id) const;
    /// Where the options of a point lead, in the order of point().options. Empty for an end.
    std::vector<ChoiceLink> links(PointId id) const;
    /// Whose decision it is; not for an end.
    Player player(PointId id) const;
    /// Each player's points in all; only for an end.
    std::array<Points, kMaxPlayers> totals(PointId end) const;
    /// What happens before anybody decides anything.
    Trace opening() const;
    /// What happens from this option on to the next decision, after the first line that leads to the point.
    Trace effect(PointId id, std::size_t option) const;

private:
    std::shared_ptr<const ChoiceSearch> search_;
};

/// The points of decision of `game` under `rules`, or why there are none.
std::variant<ChoiceGraph, Refusal> choice_graph(const Game& game, const RulePoints& rules,
                                                const SearchLimits& limits = {});

}  // namespace robbers
