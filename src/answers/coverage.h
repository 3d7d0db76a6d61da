#pragma once
// Coverage of rules: which clauses, decisions and answers the adjudicated scenarios came by.

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "answers/run.h"

namespace robbers {

// clang-format off
#define ROBBERS_DECISION_WAYS(X)                                                                    \
    X(places, "places")                         /* puts a robber from supply on the board */        \
    X(declines, "declines")                     /* leaves it in supply */                           \
    X(moves, "moves")                           /* moves a robber that is on the board */           \
    X(keeps, "keeps")                           /* keeps it where it is */                          \
    X(robs_first, "robs-first")                 /* of several figures the first in turn order */    \
    X(robs_later, "robs-later")                 /* a later one */                                   \
    X(goes_along, "goes-along")                 /* the robber goes along where it could stay */     \
    X(stays, "stays")                           /* the robber stays where it could go along */      \
    X(books_with_meeple, "books-with-meeple")   /* stolen points or the end bonus */                \
    X(books_with_messenger, "books-with-messenger")                                                 \
    X(scores_with_meeple, "scores-with-meeple")                                                     \
    X(scores_with_messenger, "scores-with-messenger")                                               \
    X(scores_in_file_order, "scores-in-file-order")   /* several scorings of one round */           \
    X(scores_in_other_order, "scores-in-other-order")                                               \
    X(pays_with_meeple, "pays-with-meeple")                                                         \
    X(pays_with_messenger, "pays-with-messenger")
// clang-format on
/// A decision that is taken one way although there was another.
ROBBERS_VOCABULARY(DecisionWay, ROBBERS_DECISION_WAYS);

/// A way of deciding, what it is in words, and under which rules players have it at all.
struct DecisionInfo {
    DecisionWay way{};
    std::string_view text;  ///< as "a player does not place the robber"
    bool (*offered)(const RulePoints&);
    std::string_view reason;  ///< why it is offered there, or nowhere else
};

const DecisionInfo& info(DecisionWay way);

/// Everything of one edition that scenarios can come by, or did.
struct CoveredRules {
    std::set<ClauseId> clauses;       ///< cited by some reason
    std::set<DecisionWay> decisions;  ///< taken so, where there was another way
    std::set<Ruling> answers;         ///< in force where a reason names the question
    bool operator==(const CoveredRules&) const = default;

    std::size_t size() const { return clauses.size() + decisions.size() + answers.size(); }
};

/// What there is to cover in `edition`: its clauses, the decisions that its rules offer under some answer,
/// and both answers to every question that it asks, also where it does so only under another answer.
CoveredRules rules_to_cover(EditionId edition);

/// What the adjudicated scenarios came by. A value: adding cases and merging may be done in any order.
class Coverage {
public:
    /// So many outcomes of one case are looked at, in their order; what only later ones show does not count.
    static constexpr std::size_t kOutcomes = 2'000;

    /// Adds the facts and choices of the first line of each outcome, or the clauses of the refusal.
    void add(const CaseResult& result);
    void merge(const Coverage& other);

    const CoveredRules& of(EditionId edition) const { return editions_[static_cast<std::size_t>(edition)]; }
    /// The editions in which anything was adjudicated.
    std::vector<EditionId> editions() const;
    bool operator==(const Coverage&) const = default;

    /// One text an item, sorted, as "c2 clause STL-9", "c2 decision places", "c2 answer laps=same-lap".
    std::vector<std::string> items() const;
    /// Adds an item; false where `item` is none.
    bool add_item(std::string_view item);

private:
    CoveredRules& rules(EditionId edition) { return editions_[static_cast<std::size_t>(edition)]; }
    void add_facts(CoveredRules& covered, const CaseResult& result, const Trace& trace) const;

    std::array<CoveredRules, vocabulary_size<EditionId>> editions_;
};

/// How much of something is covered.
struct CoveredCount {
    std::size_t covered = 0;
    std::size_t total = 0;
    CoveredCount& operator+=(const CoveredCount& other);
    bool operator==(const CoveredCount&) const = default;
};

/// Of 100, rounded down, so that 100 is complete; of nothing all is covered.
int percent(const CoveredCount& count);

/// One edition's coverage held against what there is to cover.
struct EditionCoverage {
    EditionId edition{};
    CoveredCount clauses, decisions, answers;
    CoveredRules missing;
    CoveredCount all() const;
};

EditionCoverage coverage_of(const Coverage& coverage, EditionId edition);

/// All of `editions` together, for a gate.
CoveredCount total_coverage(const Coverage& coverage, std::span<const EditionId> editions);

}  // namespace robbers
