// Reads the files of a suite and lists its tests. Which of them are run, and how they end, is decided
// elsewhere.
#include "suite/plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "answers/expectation.h"
#include "suite/parallel.h"
#include "suite/test_result.h"
#include "support/text.h"

namespace robbers {

namespace {

/// What one file holds.
struct LoadedFile {
    SourcePtr source;  ///< never null
    std::vector<Scenario> scenarios;
    std::vector<Diagnostic> problems;
    LoadTimes times;
};

LoadedFile load_file(const SuiteFile& file, const LoadOptions& options) {
    LoadedFile loaded;
    Diagnostics diagnostics;
    const Clock reading;
    loaded.source = read_source(file.path, diagnostics, kHasNoLineOption);
    loaded.times.reading = reading.seconds();
    const Clock parsing;
    if (loaded.source)
        loaded.scenarios = load_scenarios(loaded.source, options, diagnostics);
    else
        loaded.source = std::make_shared<SourceText>(SourceText{file.path, {}});
    loaded.times.parsing = parsing.seconds();
    loaded.problems = diagnostics.list();
    return loaded;
}

Diagnostic diagnostic_at(const Scenario& scenario, DiagnosticId id, std::string message,
                         std::string expected) {
    Diagnostic diagnostic;
    diagnostic.id = id;
    diagnostic.message = std::move(message);
    diagnostic.expected = std::move(expected);
    diagnostic.source = scenario.source;
    diagnostic.span = scenario.span;
    return diagnostic;
}

/// "STL-9-01 [c2 laps=same-lap]"
std::string name_of(const Scenario& scenario, std::optional<EditionId> edition,
                    const std::vector<Ruling>& rulings) {
    if (!edition) return scenario.id;
    std::string name = fmt::format("{} [{}", scenario.id, spelling(*edition));
    for (const Ruling& ruling : deviating(rulings)) name += " " + to_string(ruling);
    return name + "]";
}

/// Lists the tests of a suite, file by file.
class Lister {
public:
    Lister(const LoadOptions& rules, std::vector<Test>& tests) : rules_(rules), tests_(tests) {}

    void add(const SourcePtr& source, std::vector<Diagnostic> problems) {
        Test test;
        test.name = source->path;
        test.source = source;
        test.problems = std::move(problems);
        add(std::move(test));
    }

    void add(const Scenario& scenario) {
        if (scenario.expectations.empty()) return add_without_expectation(scenario);
        for (const Expectation& expectation : scenario.expectations) add(scenario, expectation);
        for (const EditionId edition : uncovered_editions(scenario, rules_.editions)) {
            Test test = test_of(scenario, edition);
            test.problems = {
                diagnostic_at(scenario, DiagnosticId::edition_not_covered,
                              fmt::format("no expectation speaks of the edition '{}'", spelling(edition)),
                              "expected an entry of 'expect' for it, or a run without it")};
            add(std::move(test));
        }
    }

private:
    Test test_of(const Scenario& scenario, std::optional<EditionId> edition,
                 const std::vector<Ruling>& of_expectation = {}) const {
        Test test;
        test.scenario = &scenario;
        test.source = scenario.source;
        test.edition = edition;
        if (edition)
            test.rulings = effective_rulings(*edition, scenario.rulings, rules_.rulings, of_expectation);
        test.name = name_of(scenario, edition, test.rulings);
        return test;
    }

    void add_without_expectation(const Scenario& scenario) {
        Test test = test_of(scenario, std::nullopt);
        test.problems = {diagnostic_at(scenario, DiagnosticId::no_expectation,
                                       "this scenario expects nothing",
                                       "expected the key 'expect'; 'robbers bless --new' writes it")};
        add(std::move(test));
    }

    /// The expectation in each edition of the run that it speaks of; what it says of others is skipped.
    void add(const Scenario& scenario, const Expectation& expectation) {
        const auto& asked = rules_.editions.empty() ? scenario.editions : rules_.editions;
        const auto& spoken_of = expectation.editions.empty() ? asked : expectation.editions;
        for (const EditionId edition : spoken_of) {
            Test test = test_of(scenario, edition, expectation.rulings);
            test.expectation = &expectation;
            if (std::ranges::find(asked, edition) == asked.end())
                test.skip = fmt::format("the edition {} was not asked for", spelling(edition));
            add(std::move(test));
        }
    }

    void add(Test test) {
        test.index = tests_.size();
        test.name = valid_utf_8(test.name);
        // Two expectations may be of one edition and the same rulings.
        const int number = ++names_[test.name];
        if (number > 1) test.name += fmt::format(" #{}", number);
        tests_.push_back(std::move(test));
    }

    const LoadOptions& rules_;
    std::vector<Test>& tests_;
    std::map<std::string, int> names_;
};

/// Takes out scenarios whose id is taken, each a problem of its file.
void check_ids(std::vector<LoadedFile>& files) {
    std::map<std::string, const Scenario*> seen;
    for (LoadedFile& file : files) {
        std::vector<Scenario> unique;
        for (Scenario& scenario : file.scenarios) {
            const auto known = seen.find(scenario.id);
            if (known != seen.end())
                file.problems.push_back(repeated_id(scenario, *known->second));
            else
                unique.push_back(std::move(scenario));
        }
        file.scenarios = std::move(unique);
        for (const Scenario& scenario : file.scenarios) seen.emplace(scenario.id, &scenario);
    }
}

}  // namespace

Suite load_suite(const std::vector<SuiteFile>& files, const Diagnostics& diagnostics,
                 const SuiteOptions& options) {
    const auto is_stopped = [&] { return options.stopped != nullptr && *options.stopped; };
    std::vector<LoadedFile> loaded;
    in_order(
        files.size(), options.jobs,
        [&](std::size_t i) { return is_stopped() ? LoadedFile{} : load_file(files[i], options.rules); },
        [&](std::size_t, LoadedFile file) {
            if (file.source) loaded.push_back(std::move(file));
            return !is_stopped();
        });
    check_ids(loaded);
    Suite suite;
    Lister lister(options.rules, suite.tests);
    for (const Diagnostic& problem : diagnostics.list()) lister.add(problem.source, {problem});
    for (LoadedFile& file : loaded) {
        suite.times.reading += file.times.reading;
        suite.times.parsing += file.times.parsing;
        if (!file.problems.empty()) lister.add(file.source, std::move(file.problems));
        suite.scenarios.push_back(std::move(file.scenarios));
        for (const Scenario& scenario : suite.scenarios.back()) lister.add(scenario);
    }
    return suite;
}

TestResult result_of(const Test& test) {
    TestResult result;
    result.index = test.index;
    result.name = test.name;
    result.file = valid_utf_8(test.source->path);
    result.line = 1;
    if (test.edition) result.edition = spelling(*test.edition);
    for (const Ruling& ruling : deviating(test.rulings)) result.rulings.push_back(to_string(ruling));
    if (test.scenario) {
        result.id = valid_utf_8(test.scenario->id);
        result.title = test.scenario->title;
        result.tags = test.scenario->tags;
        result.line = test.scenario->span.begin.line;
    }
    if (test.expectation) {
        result.line = test.expectation->span.begin.line;
        for (const ClauseId clause : test.expectation->cites) result.clauses.emplace_back(spelling(clause));
    }
    return result;
}

namespace {

/// Fills in where `span` is in `source`; a span without a line is the whole text.
void locate(Finding& finding, const SourceText& source, const SourceSpan& span) {
    finding.file = valid_utf_8(source.path);
    if (span.begin.line < 1) return;
    const std::string_view line = source.line(span.begin.line);
    const SourcePosition shown = shown_position(source, span.begin);
    const std::size_t at = std::min(static_cast<std::size_t>(span.begin.column) - 1, line.size());
    const std::string_view marked = line.substr(at, static_cast<std::size_t>(span.length));
    finding.line = shown.line;
    finding.column = shown.column;
    finding.length = std::max(1, static_cast<int>(character_count(marked)));
    finding.source_line = valid_utf_8(line);
}

std::string text_of(const DiagnosticNote& note, const SourceText& of_diagnostic) {
    if (note.span.begin.line < 1) return note.message;
    const SourceText& source = note.source ? *note.source : of_diagnostic;
    const SourcePosition at = shown_position(source, note.span.begin);
    return fmt::format("{}:{}:{}: {}", valid_utf_8(source.path), at.line, at.column, note.message);
}

}  // namespace

Finding finding_of(const Diagnostic& diagnostic) {
    Finding finding;
    finding.kind = spelling(diagnostic.id);
    finding.message = diagnostic.message;
    locate(finding, *diagnostic.source, diagnostic.span);
    if (!diagnostic.expected.empty()) finding.details.push_back(diagnostic.expected);
    for (const DiagnosticNote& note : diagnostic.notes)
        finding.details.push_back(text_of(note, *diagnostic.source));
    return finding;
}

Finding finding_of(const Mismatch& mismatch, const SourceText& source) {
    Finding finding;
    finding.kind = spelling(mismatch.kind);
    finding.message = mismatch.message;
    finding.details = mismatch.details;
    for (const ClauseId clause : mismatch.clauses) finding.clauses.emplace_back(spelling(clause));
    locate(finding, source, mismatch.span);
    return finding;
}

std::vector<Finding> findings(const Expectation& expectation, const CaseResult& result) {
    std::vector<Finding> found;
    for (const Mismatch& mismatch : check_expectation(expectation, result))
        found.push_back(finding_of(mismatch, *result.scenario->source));
    return found;
}

}  // namespace robbers
