#pragma once
// Which tests of a suite are meant: expressions over their ids, tags, editions, clauses, questions, paths,
// lines and last statuses.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "suite/plan.h"
#include "suite/state.h"

namespace robbers {

// clang-format off
#define ROBBERS_SELECTORS(X)                                                                      \
    X(id, "id")             /* of the scenario, a glob */                                         \
    X(test, "test")         /* its name, as reports show it */                                    \
    X(tag, "tag")           /* one of the scenario's, a glob */                                   \
    X(edition, "edition")   /* in which it is tested; aliases, too */                             \
    X(clause, "clause")     /* that it wants to be cited, or that an explanation names */         \
    X(question, "question") /* that scenario or expectation rule on, or an explanation names */   \
    X(path, "path")         /* as reported, a glob; without a slash also the file's name alone */ \
    X(line, "line")         /* FILE:LINE, of the scenario whose document spans it */              \
    X(status, "status")     /* how the test ended last, or none */                                \
    X(all, "all") X(none, "none")
// clang-format on
/// What an expression may ask of a test, as in tag(example).
ROBBERS_VOCABULARY(Selector, ROBBERS_SELECTORS);

/// The status of a test of which nothing is recorded.
constexpr std::string_view kNoStatus = "none";

/// One question about a test.
struct SelectionAtom {
    Selector selector{};
    std::string argument;  ///< without quotes; of line only the file; empty for all and none
    int line = 0;          ///< of line
    SourcePtr source;      ///< the expression in which it stands
    SourceSpan span;       ///< there
};

/// As it is written, with quotes where it needs them.
std::string to_string(const SelectionAtom& atom);

enum class SelectionOperator : std::uint8_t { atom, negation, both, either };

struct SelectionStep {
    SelectionOperator op = SelectionOperator::atom;
    SelectionAtom atom;
};

/// A whole expression in postfix order: operands before their operator. Never empty.
struct Selection {
    std::vector<SelectionStep> steps;
    /// Whether it asks for last statuses, so that they must be read.
    bool asks(Selector selector) const;
};

/// The expression in one form, which is read as the same expression again.
std::string to_string(const Selection& selection);

/// Reads an expression, named `name` in messages:
///   a and b, a & b; a or b, a | b (weaker); not a, !a; (a); SELECTOR(ARGUMENT), where 'quotes' or "quotes"
///   may be around an argument; a word alone is id(WORD) or, as FILE:LINE, line(FILE:LINE).
/// Nothing, and at least one diagnostic, where it is not one.
std::optional<Selection> parse_selection(const std::string& text, const std::string& name,
                                         Diagnostics& diagnostics);

/// What both mean.
Selection both(Selection a, const Selection& b);

/// What is known beside the tests.
struct SelectionContext {
    Statuses last;  ///< how tests ended in the last run, by name
    SearchLimits limits;
    unsigned jobs = 1;  ///< threads, at least 1
};

/// A part of an expression or of the operands that no test is like.
struct SelectionWarning {
    SourcePtr source;  ///< null where it is no part of an expression
    SourceSpan span;
    std::string text;  ///< "tag(exampel) matches no test; did you mean 'example'?"
};

/// Which tests stay, as indices into the list, ascending.
struct Kept {
    std::vector<std::size_t> places;
    std::vector<SelectionWarning> warnings;
};

/// The tests that `selection` means.
///
/// What cannot be decided of a test is left open, and a test stays unless the expression is certainly false,
/// so that no error hides behind a selection. Open are: of a file with problems everything but path, line and
/// the status that is recorded for it, because it may hold the scenario that is meant; of a scenario
/// without an expectation its edition; of a test that cannot be run the clauses and questions of its
/// explanation. A file with problems is at a line where one of the problems is in the document there,
/// or where there is no scenario.
///
/// Only clause and question adjudicate, every test that can be run once, and look at kMostExplained outcomes.
Kept select(const Selection& selection, const std::vector<Test>& tests, const SelectionContext& context);

/// The tests of files that are meant as a whole, and those at the lines of the others.
Kept at_lines(const std::vector<Test>& tests, const std::vector<SuiteFile>& files);

/// The tests at `places`, counted anew from 0.
std::vector<Test> picked(const std::vector<Test>& tests, const std::vector<std::size_t>& places);

}  // namespace robbers
