// Decides which tests a selection means. How selections are written is decided in selection_parser.cpp.
#include "suite/selection.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "scenario/documents.h"
#include "suite/explained.h"
#include "suite/glob.h"
#include "suite/parallel.h"
#include "suite/selection_names.h"
#include "support/text.h"

namespace robbers {

namespace {

/// The documents of one text by their lines: every line from the first document on belongs to one, comments
/// before a document to it, blank lines at the end to the last.
class DocumentLines {
public:
    explicit DocumentLines(const SourcePtr& source);

    /// The document that spans `line`, counted from 0; nothing where there is no such line or no document.
    std::optional<std::size_t> document_at(int line) const;

private:
    std::vector<int> first_lines_;
    int last_line_ = 0;
};

DocumentLines::DocumentLines(const SourcePtr& source) {
    const CleanText text(source->text);
    Problems told_by_the_loader(source);
    for (const DocumentText& document : split_documents(text, told_by_the_loader))
        first_lines_.push_back(static_cast<int>(text.line_at(document.begin)) + 1);
    last_line_ = static_cast<int>(text.line_at(text.text().size())) + 1;
}

std::optional<std::size_t> DocumentLines::document_at(int line) const {
    if (first_lines_.empty() || line < first_lines_.front() || line > last_line_) return std::nullopt;
    const auto behind = std::ranges::upper_bound(first_lines_, line);
    return static_cast<std::size_t>(behind - first_lines_.begin()) - 1;
}

/// Kleene's logic: open is what may be either.
enum class Truth : std::uint8_t { no, open, yes };

Truth truth(bool yes) { return yes ? Truth::yes : Truth::no; }
/// Yes where it is so, else what is said of others.
Truth yes_or(bool yes, Truth otherwise) { return yes ? Truth::yes : otherwise; }
Truth negation(Truth a) { return static_cast<Truth>(static_cast<int>(Truth::yes) - static_cast<int>(a)); }

/// What is said of every test of a suite.
using Column = std::vector<Truth>;

bool is_path(std::string_view path, const std::string& glob) {
    if (path.starts_with("./") && !glob.starts_with("./")) path.remove_prefix(2);
    if (glob_matches(glob, path)) return true;
    return glob.find('/') == std::string::npos && glob_matches(glob, path.substr(path.rfind('/') + 1));
}

/// Whether `path` is `file` or ends in it, folder by folder.
bool has_suffix(std::string_view path, std::string_view file) {
    if (file.starts_with("./")) file.remove_prefix(2);
    if (!path.ends_with(file)) return false;
    return path.size() == file.size() || file.starts_with('/') || path[path.size() - file.size() - 1] == '/';
}

/// The documents of the files of a suite, file by file when they are asked for.
class SuiteDocuments {
public:
    explicit SuiteDocuments(const std::vector<Test>& tests) : tests_(tests) {}

    /// Whether the test is of what stands at `line` of its own file.
    bool is_at(const Test& test, int line) {
        const File& file = file_of(test);
        const auto document = file.lines.document_at(line);
        if (test.scenario != nullptr)
            return document && document == file.lines.document_at(test.scenario->span.begin.line);
        // The problems of a file: those of this document, or those that keep a scenario from being read.
        if (!document || !file.with_scenario.contains(*document))
            return document.has_value() || !file.lines.document_at(1);
        return std::ranges::any_of(test.problems, [&](const Diagnostic& problem) {
            return file.lines.document_at(problem.span.begin.line) == document;
        });
    }

private:
    struct File {
        DocumentLines lines;
        std::set<std::size_t> with_scenario;
    };

    const File& file_of(const Test& test) {
        const std::string& path = test.source->path;
        const auto known = files_.find(path);
        if (known != files_.end()) return known->second;
        File file{DocumentLines(test.source), {}};
        for (const Test& other : tests_) {
            if (other.scenario == nullptr || other.source->path != path) continue;
            const auto document = file.lines.document_at(other.scenario->span.begin.line);
            if (document) file.with_scenario.insert(*document);
        }
        return files_.emplace(path, std::move(file)).first->second;
    }

    const std::vector<Test>& tests_;
    std::map<std::string, File> files_;
};

/// Asks one suite.
class Asker {
public:
    Asker(const std::vector<Test>& tests, const SelectionContext& context)
        : tests_(tests), context_(context), files_(tests) {}

    Column ask(const SelectionAtom& atom) {
        const bool is_explained = atom.selector == Selector::clause || atom.selector == Selector::question;
        if (is_explained && explained_.empty()) explain();
        Column column;
        for (std::size_t at = 0; at < tests_.size(); ++at) column.push_back(ask(atom, at));
        return column;
    }

private:
    void explain() {
        explained_.resize(tests_.size());
        in_order(
            tests_.size(), context_.jobs,
            [&](std::size_t at) {
                const Test& test = tests_[at];
                return test.skip.empty() ? explained(test, context_.limits) : Explained{};
            },
            [&](std::size_t at, const Explained& found) {
                explained_[at] = found;
                return context_.limits.stopped == nullptr || !*context_.limits.stopped;
            });
    }

    Truth ask(const SelectionAtom& atom, std::size_t at) {
        const Test& test = tests_[at];
        const Scenario* const scenario = test.scenario;
        switch (atom.selector) {
            case Selector::all: return Truth::yes;
            case Selector::none: return Truth::no;
            case Selector::path: return truth(is_path(test.source->path, atom.argument));
            case Selector::line:
                return truth(has_suffix(test.source->path, atom.argument) && files_.is_at(test, atom.line));
            case Selector::status: return ask_status(atom.argument, test);
            case Selector::id:
                return scenario == nullptr ? Truth::open : truth(glob_matches(atom.argument, scenario->id));
            case Selector::test:
                return yes_or(test.name == atom.argument, scenario == nullptr ? Truth::open : Truth::no);
            case Selector::tag: return scenario == nullptr ? Truth::open : truth(has_tag(*scenario, atom));
            case Selector::edition:
                return test.edition ? truth(edition_named(atom.argument) == test.edition) : Truth::open;
            case Selector::clause: return ask_clause(*from_spelling<ClauseId>(atom.argument), at);
            case Selector::question: return ask_question(*from_spelling<QuestionId>(atom.argument), at);
        }
        return Truth::open;  // unreachable: every selector has its case
    }

    static bool has_tag(const Scenario& scenario, const SelectionAtom& atom) {
        return std::ranges::any_of(scenario.tags,
                                   [&](const std::string& tag) { return glob_matches(atom.argument, tag); });
    }

    Truth ask_status(const std::string& word, const Test& test) const {
        const auto last = context_.last.find(test.name);
        const std::string_view known = last == context_.last.end() ? kNoStatus : spelling(last->second);
        return yes_or(known == word, test.scenario == nullptr ? Truth::open : Truth::no);
    }

    /// What is said of a test whose explanation does not name what is asked for.
    Truth unnamed(std::size_t at) const {
        return explained_[at].is_known || !tests_[at].skip.empty() ? Truth::no : Truth::open;
    }

    Truth ask_clause(ClauseId clause, std::size_t at) const {
        const Expectation* const expectation = tests_[at].expectation;
        const bool is_cited = expectation != nullptr &&
                              std::ranges::find(expectation->cites, clause) != expectation->cites.end();
        return yes_or(is_cited || explained_[at].names(clause), unnamed(at));
    }

    Truth ask_question(QuestionId question, std::size_t at) const {
        const Test& test = tests_[at];
        const auto is_in = [&](const std::vector<Ruling>& rulings) {
            return std::ranges::any_of(rulings,
                                       [&](const Ruling& ruling) { return ruling.question == question; });
        };
        const bool is_ruled_on = (test.scenario != nullptr && is_in(test.scenario->rulings)) ||
                                 (test.expectation != nullptr && is_in(test.expectation->rulings));
        const bool is_in_force = !test.edition || is_in(test.rulings);
        return yes_or((is_ruled_on && is_in_force) || explained_[at].names(question), unnamed(at));
    }

    const std::vector<Test>& tests_;
    const SelectionContext& context_;
    SuiteDocuments files_;
    std::vector<Explained> explained_;  ///< test by test; empty until it is needed
};

SelectionWarning warning_of(const SelectionAtom& atom, const std::vector<Test>& tests) {
    const std::string suggestion = suggestion_for(atom, tests);
    return {
        atom.source, atom.span,
        fmt::format("{} matches no test{}{}", to_string(atom), suggestion.empty() ? "" : "; ", suggestion)};
}

/// Takes the operands of `op` from the top of `stack` and puts the result there.
void apply(SelectionOperator op, std::vector<Column>& stack) {
    if (op == SelectionOperator::negation) {
        for (Truth& value : stack.back()) value = negation(value);
        return;
    }
    const Column right = std::move(stack.back());
    stack.pop_back();
    Column& left = stack.back();
    for (std::size_t at = 0; at < left.size(); ++at)
        left[at] =
            op == SelectionOperator::both ? std::min(left[at], right[at]) : std::max(left[at], right[at]);
}

}  // namespace

bool Selection::asks(Selector selector) const {
    return std::ranges::any_of(steps, [&](const SelectionStep& step) {
        return step.op == SelectionOperator::atom && step.atom.selector == selector;
    });
}

Selection both(Selection a, const Selection& b) {
    a.steps.insert(a.steps.end(), b.steps.begin(), b.steps.end());
    a.steps.push_back({SelectionOperator::both, {}});
    return a;
}

Kept select(const Selection& selection, const std::vector<Test>& tests, const SelectionContext& context) {
    Kept kept;
    Asker asker(tests, context);
    std::vector<Column> stack;
    for (const SelectionStep& step : selection.steps) {
        if (step.op != SelectionOperator::atom) {
            apply(step.op, stack);
            continue;
        }
        stack.push_back(asker.ask(step.atom));
        const bool is_unmatched = std::ranges::find(stack.back(), Truth::yes) == stack.back().end();
        const bool is_name = step.atom.selector != Selector::all && step.atom.selector != Selector::none;
        if (is_unmatched && is_name) kept.warnings.push_back(warning_of(step.atom, tests));
    }
    for (std::size_t at = 0; at < tests.size(); ++at)
        if (stack.back()[at] != Truth::no) kept.places.push_back(at);
    return kept;
}

Kept at_lines(const std::vector<Test>& tests, const std::vector<SuiteFile>& files) {
    Kept kept;
    SuiteDocuments documents(tests);
    std::map<std::string_view, const SuiteFile*> by_path;
    for (const SuiteFile& file : files)
        if (!file.lines.empty()) by_path.emplace(file.path, &file);
    std::set<std::pair<std::string_view, int>> found;
    for (std::size_t at = 0; at < tests.size(); ++at) {
        const auto file = by_path.find(tests[at].source->path);
        bool is_kept = file == by_path.end();
        if (!is_kept) {
            for (const int line : file->second->lines) {
                if (!documents.is_at(tests[at], line)) continue;
                is_kept = true;
                found.emplace(file->first, line);
            }
        }
        if (is_kept) kept.places.push_back(at);
    }
    for (const SuiteFile& file : files) {
        for (const int line : file.lines) {
            if (found.contains({file.path, line})) continue;
            kept.warnings.push_back(
                {nullptr, {}, fmt::format("{}:{} is in no scenario", visible(file.path), line)});
        }
    }
    return kept;
}

std::vector<Test> picked(const std::vector<Test>& tests, const std::vector<std::size_t>& places) {
    std::vector<Test> list;
    for (const std::size_t place : places) {
        list.push_back(tests[place]);
        list.back().index = list.size() - 1;
    }
    return list;
}

}  // namespace robbers
