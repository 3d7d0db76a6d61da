#pragma once
// What there is to test: every expectation of every scenario, for each of its editions; and what is wrong
// with a result, as reports show it. This room decides what a run of many scenarios found.

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "answers/expectation.h"
#include "answers/run.h"
#include "scenario/load.h"
#include "suite/discovery.h"
#include "suite/test_result.h"

namespace robbers {

/// One test before it is run.
struct Test {
    std::size_t index = 0;               ///< place among the tests of the suite, or of those selected, from 0
    std::string name;                    ///< unique in the suite
    const Scenario* scenario = nullptr;  ///< null where a file has problems
    const Expectation* expectation = nullptr;  ///< null where `problems` say why there is none
    std::optional<EditionId> edition;          ///< unset where it is no test of one edition
    std::vector<Ruling> rulings;               ///< in force
    SourcePtr source;                          ///< never null
    std::vector<Diagnostic> problems;          ///< why it cannot be run; empty where it can
    std::string skip;                          ///< why it is not run although it could; else empty
};

/// Where the time of loading went, in seconds, summed over threads.
struct LoadTimes {
    double reading = 0;
    double parsing = 0;
};

/// A suite as it was read. The tests point into the scenarios.
struct Suite {
    std::vector<std::vector<Scenario>> scenarios;  ///< file by file
    std::vector<Test> tests;  ///< in the order of the files, their scenarios, expectations and editions
    LoadTimes times;
};

struct SuiteOptions {
    LoadOptions rules;
    unsigned jobs = 1;                           ///< threads, at least 1
    const std::atomic<bool>* stopped = nullptr;  ///< loading ends early where it becomes true
};

/// Reads `files` and lists their tests. A file with a problem is one test, which cannot be run, beside
/// the tests of its other scenarios; `diagnostics` of finding the files are such tests, too.
Suite load_suite(const std::vector<SuiteFile>& files, const Diagnostics& diagnostics,
                 const SuiteOptions& options);

/// The test as a result without a verdict: its name, place and words.
TestResult result_of(const Test& test);

/// A problem as reports show it.
Finding finding_of(const Diagnostic& diagnostic);

/// A part of an expectation that does not hold, with its line.
Finding finding_of(const Mismatch& mismatch, const SourceText& source);

/// What of `expectation` does not hold of `result`; empty where all does.
std::vector<Finding> findings(const Expectation& expectation, const CaseResult& result);

}  // namespace robbers
