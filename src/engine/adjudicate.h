#pragma once
// The engine's front door: every legal outcome of a game under given rules, with exact numbers of lines.

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "engine/line_count.h"
#include "engine/trace.h"
#include "game/event.h"
#include "rules/rule_points.h"

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
    std::vector<ClauseId> clauses;  ///< illegal_event: what stands in the way
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
    /// What happened in that line.
    Trace trace(std::size_t at) const;

private:
    std::shared_ptr<const Search> search_;
};

using Verdict = std::variant<Adjudication, Refusal>;

/// Adjudicates `game` under `rules`. The game must be sound: what the loader lets through.
Verdict adjudicate(const Game& game, const RulePoints& rules, const SearchLimits& limits = {});

}  // namespace robbers
