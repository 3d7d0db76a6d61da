#pragma once
// The parts of an outcome as text: rows of changes, bullets of reasons.

#include <string>
#include <vector>

#include "report/words/changes.h"
#include "report/words/context.h"

namespace robbers {

/// Sentences with their clauses, in the order of the facts.
using Reasons = std::vector<std::string>;

/// A fact as a sentence, with its turn where `with_turn`.
std::string fact_words(const Words& words, const Fact& fact, bool with_turn);
/// "[STL-1, question midway-robber]": what a fact rests on; empty where nothing is named.
std::string grounds_words(const Fact& fact);

/// Writes the parts of outcomes of one case, which must outlive it.
class OutcomeWords {
public:
    explicit OutcomeWords(const TextContext& context);

    Reasons reasons(const Trace& trace, ExplainLevel level) const;
    /// One fact with its clauses.
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
