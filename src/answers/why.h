#pragma once
// Why an outcome is not as somebody wants it: the facts of a line that say so, the most telling first.

#include <cstddef>
#include <vector>

#include "answers/difference.h"

namespace robbers {

/// Which facts a person would name for one difference. The engine writes down what happened, what did not,
/// and the clauses of both; here facts are only chosen and put in order. `trace` has Facts::all and outlives
/// it.
class Why {
public:
    Why(const Difference& difference, const Trace& trace)
        : difference_(difference), trace_(trace), player_(difference.player) {}

    /// The clauses of those facts, the most telling first; at most three.
    std::vector<ClauseId> clauses() &&;
    /// The player's own scorings and payments, where they alone made it so: then no clause says why, but
    /// they.
    std::vector<Fact> plain_movements() &&;
    /// How much the line tells of why it is not so: of two lines that differ as little, the one that tells
    /// more is shown.
    std::size_t weight() const;

private:
    static constexpr std::size_t kMostClauses = 3;

    bool wants_more() const { return difference_.wanted > difference_.found; }
    Points missing() const { return difference_.wanted - difference_.found; }
    bool is_own(const Fact& fact, FactKind kind) const { return fact.kind == kind && fact.player == player_; }
    bool is_own_movement(const Fact& fact) const;
    /// Whether a scoring or payment says more of the points than the clauses on which it rests.
    bool is_plain(const Fact& fact) const;
    Points loot() const;

    void take(const Fact& fact, std::size_t most = kMostClauses);
    /// So many clauses of each of the facts that are as `is` says, the first fact first.
    template <class Is>
    void take_all(Is is, std::size_t most = kMostClauses);
    /// The same, the last fact first.
    template <class Is>
    void take_latest(Is is, std::size_t most = kMostClauses);
    void take_own(FactKind kind, std::size_t most = kMostClauses);
    /// Why the robber robs nobody at all.
    void take_idle();
    /// The player's facts of `kind`, those with the most telling cause first; `is` says which.
    template <class Is>
    void take_by_cause(FactKind kind, Is is);

    void points();
    void robbing();
    void not_more_loot();
    void misses();
    void robbery(Player victim);
    void transfers();
    void robber();
    void messages();

    Difference difference_;  ///< changed where the facts for another one serve as well
    const Trace& trace_;
    Player player_;
    std::vector<ClauseId> list_;
};

}  // namespace robbers
