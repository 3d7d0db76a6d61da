// The shipped canon: every file loads, every expectation holds, and the edition matrix is as approved.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "answers/expectation.h"
#include "catch.h"
#include "load_canon.h"

namespace robbers {

namespace {

namespace fs = std::filesystem;

/// What does not hold of one run, one line a part; empty where all holds.
std::string problems_of(const Scenario& scenario, const ExpectedRun& run) {
    const auto rulings = effective_rulings(run.edition, scenario.rulings, {}, run.expectation->rulings);
    const CaseResult result = run_case(scenario, run.edition, rulings, {});
    const std::vector<Mismatch> mismatches = check_expectation(*run.expectation, result);
    if (!run.expectation->xfail.empty())
        return mismatches.empty() ? "passes although it is marked xfail\n" : std::string();
    std::string problems;
    for (const Mismatch& mismatch : mismatches)
        problems +=
            fmt::format("{}:{}:{}: {} in {}: {}\n", scenario.source->path, mismatch.span.begin.line,
                        mismatch.span.begin.column, scenario.id, spelling(run.edition), mismatch.message);
    return problems;
}

std::string matrix_cell(const Scenario& scenario, EditionId edition) {
    const auto rulings = effective_rulings(edition, scenario.rulings, {});
    const CaseResult result = run_case(scenario, edition, rulings, {});
    if (const auto* refusal = std::get_if<Refusal>(&result.verdict))
        return std::string(spelling(refusal->kind));
    const auto& found = std::get<Adjudication>(result.verdict);
    return fmt::format("{}/{}", found.size(), found.lines().to_string());
}

std::string edition_matrix() {
    std::string matrix = "# outcomes/lines of every scenario in every edition\n# scenario";
    for (const EditionId edition : all_values<EditionId>()) matrix += fmt::format(" {}", spelling(edition));
    matrix += "\n";
    for (const Scenario& scenario : canon()) {
        matrix += scenario.id;
        for (const EditionId edition : all_values<EditionId>())
            matrix += " " + matrix_cell(scenario, edition);
        matrix += "\n";
    }
    return matrix;
}

std::string file_text(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The first line where two texts differ, for a short message.
std::string first_difference(const std::string& approved, const std::string& now) {
    std::size_t at = 0;
    std::size_t line = 0;
    for (; at < approved.size() && at < now.size() && approved[at] == now[at]; ++at)
        if (approved[at] == '\n') line = at + 1;
    const auto line_of = [&](const std::string& text) {
        return text.substr(line, text.find('\n', line) - line);
    };
    return fmt::format("approved: {}\nnow:      {}", line_of(approved), line_of(now));
}

}  // namespace

TEST_CASE("the canon is large enough and every file is a scenario file") {
    constexpr std::size_t kLeast = 150;
    CHECK(canon().size() >= kLeast);
    for (const std::string& file : canon_files()) {
        CAPTURE(file);
        CHECK(fs::path(file).extension() == ".yaml");
    }
}

TEST_CASE("every scenario of the canon says what it shows, whence, and what is expected") {
    REQUIRE_FALSE(canon().empty());
    SourcePtr previous;
    for (const Scenario& scenario : canon()) {
        CAPTURE(scenario.id, scenario.source->path);
        CHECK_FALSE(scenario.editions.empty());
        CHECK_FALSE(scenario.sources.empty());
        CHECK_FALSE(scenario.expectations.empty());
        CHECK(uncovered_editions(scenario).empty());
        // A file is found by the id of its first scenario.
        const bool is_first = scenario.source != previous;
        const std::string name = fs::path(scenario.source->path).filename().string();
        CHECK((!is_first || name.starts_with(scenario.id)));
        previous = scenario.source;
    }
}

TEST_CASE("every expectation of the canon holds") {
    std::size_t runs = 0;
    std::string problems;
    for (const Scenario& scenario : canon())
        for (const ExpectedRun& run : expected_runs(scenario)) {
            ++runs;
            problems += problems_of(scenario, run);
        }
    REQUIRE(runs > 0);
    if (!problems.empty()) FAIL(problems);
    WARN(fmt::format("{} scenarios, {} runs", canon().size(), runs));
}

TEST_CASE("the edition matrix is as approved") {
    const std::string path = std::string(ROBBERS_TEST_DIR) + "/golden/edition_matrix.txt";
    const std::string now = edition_matrix();
    if (std::getenv("ROBBERS_UPDATE_GOLDEN")) std::ofstream(path, std::ios::binary) << now;
    const std::string approved = file_text(path);
    REQUIRE_FALSE(approved.empty());
    if (approved != now)
        FAIL("the edition matrix differs; if it should, run this test with ROBBERS_UPDATE_GOLDEN=1\n"
             << first_difference(approved, now));
}

}  // namespace robbers
