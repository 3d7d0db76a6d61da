// The folder of bad inputs: every file gives exactly the messages beside it, and every diagnostic has a file.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "catch.h"
#include "scenario/documents.h"
#include "scenario/load.h"

using namespace robbers;
namespace fs = std::filesystem;

namespace {

/// What is found after loading, by the engine or when a scenario is to be a test, or in a line instead of a
/// file.
constexpr std::array kFoundLater = {
    DiagnosticId::illegal_choice,   DiagnosticId::illegal_event,  DiagnosticId::too_many_states,
    DiagnosticId::too_many_lines,   DiagnosticId::no_expectation, DiagnosticId::edition_not_covered,
    DiagnosticId::selection_syntax, DiagnosticId::cannot_bless,   DiagnosticId::line_syntax};

fs::path folder() { return fs::path(ROBBERS_TEST_DIR) / "bad"; }

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

Diagnostics diagnose(const std::string& name, std::string text) {
    Diagnostics diagnostics;
    const auto source = std::make_shared<SourceText>(SourceText{name, std::move(text)});
    check_unique_ids(load_scenarios(source, {}, diagnostics), diagnostics);
    return diagnostics;
}

/// The id that a file shows: its name without ending and without -2, -3 and so on.
std::string id_of(const fs::path& path) {
    const std::string stem = path.stem().string();
    if (from_spelling<DiagnosticId>(stem)) return stem;
    return stem.substr(0, stem.rfind('-'));
}

bool is_found_later(std::string_view id) {
    return std::any_of(kFoundLater.begin(), kFoundLater.end(),
                       [id](DiagnosticId refusal) { return spelling(refusal) == id; });
}

std::vector<fs::path> inputs() {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(folder()))
        if (entry.path().extension() == ".yaml" && !is_found_later(id_of(entry.path())))
            paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace

TEST_CASE("every bad input gives exactly its messages") {
    const std::vector<fs::path> paths = inputs();
    REQUIRE(paths.size() > 50);
    for (const fs::path& path : paths) {
        INFO(path.filename());
        const Diagnostics diagnostics = diagnose(path.filename().string(), read(path));
        CHECK(render(diagnostics) == read(fs::path(path).replace_extension(".txt")));
        CHECK(std::any_of(
            diagnostics.list().begin(), diagnostics.list().end(),
            [&](const Diagnostic& diagnostic) { return spelling(diagnostic.id) == id_of(path); }));
    }
}

TEST_CASE("every diagnostic of the loader has a case") {
    // These need a file that no repository should hold; the tests below make it.
    std::set<std::string> shown = {"unreadable-file", "file-too-large", "too-many-problems"};
    for (const fs::path& path : inputs()) shown.insert(id_of(path));
    for (const DiagnosticId id : all_values<DiagnosticId>()) {
        INFO(spelling(id));
        CHECK((is_found_later(spelling(id)) || shown.count(std::string(spelling(id))) == 1));
        CHECK((is_found_later(spelling(id)) || fs::exists(folder() / (std::string(spelling(id)) + ".txt"))));
    }
    for (const std::string& id : shown) {
        INFO(id);
        CHECK(from_spelling<DiagnosticId>(id).has_value());
    }
}

TEST_CASE("a file that is not there") {
    Diagnostics diagnostics;
    CHECK(read_source("unreadable-file.yaml", diagnostics) == nullptr);
    CHECK(render(diagnostics) == read(folder() / "unreadable-file.txt"));
}

TEST_CASE("a directory is no file") {
    Diagnostics diagnostics;
    CHECK(read_source(ROBBERS_TEST_DIR, diagnostics) == nullptr);
    REQUIRE(diagnostics.size() == 1);
    CHECK(diagnostics.list()[0].id == DiagnosticId::unreadable_file);
    CHECK_THAT(diagnostics.list()[0].message, contains("it is a directory"));
}

TEST_CASE("a file that is too large") {
    const Diagnostics diagnostics = diagnose("file-too-large.yaml", std::string(kMaxFileBytes + 1, '#'));
    CHECK(render(diagnostics) == read(folder() / "file-too-large.txt"));
    CHECK(diagnose("just.yaml", std::string(kMaxFileBytes, '#')).list()[0].id == DiagnosticId::empty_file);
}

TEST_CASE("a file with too many problems") {
    std::string text =
        "scenario: x\nedition: c2\nplayers: {a: 1, b: 2}\nturns: [{player: a, events: [bag]}]\nexpect:\n  "
        "always:\n";
    for (int i = 0; i < 1100; ++i) text += "    - {c: 1}\n";
    const Diagnostics diagnostics = diagnose("too-many-problems.yaml", text);
    REQUIRE(diagnostics.size() == kMaxProblems + 1);
    CHECK(render(diagnostics.list().back()) == read(folder() / "too-many-problems.txt"));
    CHECK(diagnostics.list().front().id == DiagnosticId::unknown_player);
}
