#pragma once
// What every report of adjudicated cases is: an interface below the forms, which factory.h makes. This folder
// decides how text, Markdown, XML and differences are laid out and where they go. What is said is decided in
// words/.

#include <algorithm>
#include <cstddef>
#include <optional>

#include "answers/settle.h"
#include "report/kit/output.h"
#include "report/kit/style.h"

namespace robbers {

#define ROBBERS_EXPLAIN_LEVELS(X) X(none, "none") X(brief, "brief") X(full, "full")
/// How many facts of a line are told: none; those that move points, robbers or messages and those that
/// say why nothing was robbed; all.
ROBBERS_VOCABULARY(ExplainLevel, ROBBERS_EXPLAIN_LEVELS);

struct CaseReportOptions {
    TextStyle style;
    ExplainLevel explain = ExplainLevel::brief;
    std::optional<std::size_t> limit;  ///< outcomes that are shown; 0: all; unset: what suits the form
    std::size_t cases = 1;             ///< how many will be added
    SettleOptions settle;              ///< how claims are settled where other rules are looked at, too
    bool folds_editions = false;  ///< text: editions of which all that is told is the same stand together
};

/// How many of `all` are shown with this limit; 0: all of them.
constexpr std::size_t within(std::size_t limit, std::size_t all) {
    return limit == 0 ? all : std::min(limit, all);
}

/// Shows cases one after the other. Cases of one scenario follow each other.
class CaseReport {
public:
    virtual ~CaseReport() = default;
    virtual void add(const CaseResult& result) = 0;
    /// Ends the report; nothing may be added afterwards.
    virtual void finish() = 0;
};

}  // namespace robbers
