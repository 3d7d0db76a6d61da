#pragma once
// What an outcome changed, piece by piece, so that outcomes can be compared and what they share told once;
// and the parts of an outcome as text: rows of changes, bullets of reasons.

#include <string>
#include <vector>

#include "engine/adjudicate.h"
#include "report/words/context.h"

namespace robbers {

#define ROBBERS_CHANGE_KINDS(X) \
    X(figure_moved, "figure-moved") X(took, "took") X(robber_moved, "robber-moved") X(drew, "drew")
/// What may be different after a game. `took`: points booked by robbing; `drew`: a message.
ROBBERS_VOCABULARY(ChangeKind, ROBBERS_CHANGE_KINDS);

/// One piece of an outcome; which members mean something follows from the kind.
struct Change {
    Player player{};  ///< whose figure or robber moved, who took or drew
    ChangeKind kind{};
    Figure figure;  ///< the one that moved or was robbed
    int turn = 0;   ///< took, drew
    Points points = 0;
    Points points_before = 0;
    Place place;
    Place place_before;
    auto operator<=>(const Change&) const = default;
};

/// Sorted lists, in which the same change may stand more than once.
using Changes = std::vector<Change>;

Changes changes_of(const Position& start, const Outcome& outcome);
Changes in_both(const Changes& a, const Changes& b);
Changes without(const Changes& all, const Changes& some);
/// What every outcome of `adjudication` changed.
Changes in_every(const Position& start, const Adjudication& adjudication);

/// Sentences with their clauses, in the order of the facts.
using Reasons = std::vector<std::string>;

/// "takes 3 from red"
std::string takes_words(Points points, const std::string& from);
constexpr std::string_view kDrawsMessage = "draws a message";
/// "nothing changes", or "nothing else changes" where something was told before.
std::string nothing_words(bool has_more);
/// "One legal outcome", "2 outcomes, reached in 4 ways"
std::string outcomes_words(std::size_t outcomes, const std::string& lines);
/// What editions have in common that come to the same, as far as it was compared.
std::string_view sameness_words(bool with_reasons);

/// A fact as a sentence without its full stop, with its turn where `with_turn`.
std::string fact_words(const Words& words, const Fact& fact, bool with_turn);
/// The same with its clauses and its full stop: "red scores 5 points, from 10 to 15 [STL-7]."
std::string reason_words(const Words& words, const Fact& fact, bool with_turn);
/// "[STL-1, question midway-robber]": what a fact rests on; empty where nothing is named.
std::string grounds_words(const Fact& fact);

/// Writes the parts of outcomes of one case, which must outlive it.
class OutcomeWords {
public:
    explicit OutcomeWords(const TextContext& context);

    Reasons reasons(const Trace& trace, ExplainLevel level) const;
    /// One fact with its clauses, and without a full stop.
    std::string told(const Fact& fact) const;
    /// " [STL-1, STL-3]", the clauses of a fact; nothing where there are none.
    std::string grounds(const Fact& fact) const;
    /// Choices as conditions, without what the scenario lists and robberies that nobody had to choose.
    std::vector<std::string> conditions(std::vector<Choice> choices, const Trace& trace) const;
    /// "10 → 15", "takes 3 from red": a change without the player's name.
    std::string item(const Change& change) const;
    /// A row for each player with a change, `columns` from the left.
    std::string rows(const Changes& changes, int columns) const;
    std::string bullets(const Reasons& reasons, int columns) const;

private:
    std::string reason(const Fact& fact) const;

    const TextContext* context_;
    int name_columns_ = 0;
};

}  // namespace robbers
