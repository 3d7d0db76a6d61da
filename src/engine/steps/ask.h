#pragma once
// What players are asked, and what they may answer, as values.

#include "game/types.h"
#include "rules/clause.h"

namespace robbers {

// clang-format off
#define ROBBERS_ASK_KINDS(X)                                                                  \
    X(score, "score") X(rob, "rob") X(book, "book") X(go_along, "go-along") X(place, "place") \
    X(pay, "pay")
// clang-format on
/// What a player is asked to decide.
ROBBERS_VOCABULARY(AskKind, ROBBERS_ASK_KINDS);

/// One answer. What it means depends on the kind of ask: each has its own way to make and to read one.
class AskOption {
public:
    /// score, book, pay: the figure that moves.
    static constexpr AskOption with(FigureKind kind) { return {index(kind), kNoScoring}; }
    /// score, where the order is free: this scoring of the round is the next, and the figure that books it.
    static constexpr AskOption with(FigureKind kind, int scoring) { return {index(kind), scoring}; }
    /// rob: the figure that is robbed.
    static constexpr AskOption robbing(Figure figure) { return {index(figure), kNoScoring}; }
    /// place: where the robber goes; the supply means that it is not placed or moved.
    static constexpr AskOption to(Place place) { return {place.value, kNoScoring}; }
    /// go_along: whether the robber stays where it is.
    static constexpr AskOption going() { return {0, kNoScoring}; }
    static constexpr AskOption staying() { return {1, kNoScoring}; }

    constexpr AskOption() = default;
    constexpr FigureKind figure_kind() const { return static_cast<FigureKind>(value_); }
    /// The scoring's place in the round; kNoScoring where the option names none.
    constexpr int scoring() const { return scoring_; }
    constexpr Figure figure() const { return figure_at(value_); }
    constexpr Place place() const { return {value_}; }
    constexpr bool is_going() const { return value_ == 0; }
    bool operator==(const AskOption&) const = default;

    static constexpr int kNoScoring = -1;

private:
    constexpr AskOption(std::int32_t value, int scoring) : value_(value), scoring_(scoring) {}
    std::int32_t value_ = 0;
    std::int32_t scoring_ = kNoScoring;
};

/// Options are looked at as the bits of one word.
constexpr std::size_t kMaxOptions = 64;

/// Which of a player's scorings of a round an ask is about.
enum class AskedScoring : std::uint8_t {
    one,  ///< the one that Ask::scoring names
    sum,  ///< all of them, as one movement
    next  ///< the next one, whichever the option names
};

/// One decision that a player has to take.
struct Ask {
    AskKind kind{};
    Player player{};
    ClauseId clause{};        ///< what gives the options
    ClauseId other_clause{};  ///< what gives the last option of declining or staying
    AskedScoring asked{};     ///< score
    int scoring = 0;          ///< score, one: its place in the round
    int booked = 0;           ///< score, next: how many of the player's scorings are booked already
    Figure mover{};           ///< go_along: whom the robber may go along with
};

}  // namespace robbers
