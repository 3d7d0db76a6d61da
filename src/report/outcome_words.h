#pragma once
// The parts of an outcome as text: rows of changes, bullets of reasons.

#include <string>
#include <vector>

#include "report/changes.h"
#include "report/context.h"

namespace robbers {

/// Sentences with their clauses, in the order of the facts.
using Reasons = std::vector<std::string>;

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
    /// A row for each player with a change, `columns` from the left.
    std::string rows(const Changes& changes, int columns) const;
    std::string bullets(const Reasons& reasons, int columns) const;

private:
    std::string reason(const Fact& fact) const;
    std::string item(const Change& change) const;

    const TextContext* context_;
    int name_columns_ = 0;
};

}  // namespace robbers
