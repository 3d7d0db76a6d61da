// Mutated scenarios: whatever the bytes are, the loader comes back, and never in silence with nothing.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

#include "loaded.h"
#include "scenario/line_notation.h"

using namespace robbers;
namespace fs = std::filesystem;

namespace {

/// The bad inputs that are short, and two sound scenarios with everything in them.
std::vector<std::string> seeds() {
    std::vector<std::string> texts = {
        "scenario: One\nid: one\nedition: [c2, c3.1]\nrulings: {laps: same-lap}\nexpansions: [messages]\n"
        "players:\n  red: {meeple: 3, messenger: 17, robber: 60}\n  blue: 12\nturns:\n  - player: red\n    "
        "events:\n"
        "      - bag\n      - score:\n          - {player: red, points: 3, for: road, with: messenger}\n"
        "          - {player: red, points: -2, for: ghosts}\n      - pay: {player: red, points: 3, for: "
        "ransom, to: blue}\n"
        "    choices:\n      - {player: blue, robs: red.meeple, time: 1}\n      - {player: red, order: "
        "[road, ghosts]}\n"
        "expect:\n  - edition: c2\n    exactly: [{red: {total: 3, robber: supply}, transfers: [{from: red, "
        "to: blue, points: 1}]}]\n"
        "claims:\n  - {by: blue, says: {messages: [red]}, because: 'it''s so'}\n",
        "%YAML 1.2\n---\n{scenario: \"Two \\u00e9\", edition: all, players: {a: 1, \"no\": 2},\n"
        "  turns: [{player: a, events: [end-of-game, final: {player: a, points: 3}]}]}\n...\n---\n"
        "scenario: >-\n  Three\n  folded\nabout: |\n  Prose\n   more\nedition: c2\nplayers:\n  a: 1\n  b: "
        "{robber: 1}\n"
        "turns:\n- player: a\n  events:\n  - bag\n"};
    for (const auto& entry : fs::directory_iterator(fs::path(ROBBERS_TEST_DIR) / "bad")) {
        if (entry.path().extension() != ".yaml" || entry.file_size() > 1000) continue;
        std::ifstream file(entry.path(), std::ios::binary);
        texts.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return texts;
}

/// What must hold for every text there is.
void check(const std::string& text) {
    Diagnostics diagnostics;
    const auto source = std::make_shared<SourceText>(SourceText{"x.yaml", text});
    const std::vector<Scenario> scenarios = load_scenarios(source, {}, diagnostics);
    if (scenarios.empty() && diagnostics.empty()) FAIL("nothing, without a word: " << text);
    for (const Scenario& scenario : scenarios) {
        if (scenario.choice_spans.size() != scenario.game.choices.size())
            FAIL("choices without places: " << text);
        if (to_line(scenario).line.empty()) FAIL("no line: " << text);
    }
    for (const Diagnostic& diagnostic : diagnostics.list()) {
        const std::string shown = render(diagnostic);
        if (shown.find('\x1b') != std::string::npos || shown.find('\0') != std::string::npos)
            FAIL("unsafe: " << text);
        if (diagnostic.span.begin.line > 0 && diagnostic.span.length < 1) FAIL("an empty place: " << text);
    }
}

}  // namespace

TEST_CASE("scenarios cut off at every byte") {
    const std::vector<std::string> texts = seeds();
    REQUIRE(texts.size() > 50);
    for (std::size_t seed = 0; seed < 2; ++seed)
        for (std::size_t length = 0; length <= texts[seed].size(); ++length)
            check(texts[seed].substr(0, length));
    SUCCEED();
}

TEST_CASE("scenarios without each of their lines, and with each twice") {
    for (const std::string& text : seeds()) {
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
            check(text.substr(0, begin) + text.substr(end));
            check(text.substr(0, end) + text.substr(begin));
            begin = end;
        }
    }
    SUCCEED();
}

TEST_CASE("scenarios with bytes changed, put in and left out") {
    constexpr unsigned kSeed = 20250131;
    std::mt19937 random(kSeed);
    const std::string marks = "{}[]:,-#&*!|>'\"%@`~?. \n\t\r0\\\xC3\xEF";
    const auto below = [&random](std::size_t limit) { return static_cast<std::size_t>(random()) % limit; };
    for (const std::string& text : seeds()) {
        for (int round = 0; round < 60 && !text.empty(); ++round) {
            std::string mutated = text;
            for (std::size_t change = 0; change <= below(4); ++change) {
                const std::size_t at = below(mutated.size());
                const char byte = below(3) == 0 ? static_cast<char>(below(256)) : marks[below(marks.size())];
                if (below(3) == 0)
                    mutated[at] = byte;
                else if (below(2) == 0)
                    mutated.insert(at, 1, byte);
                else if (mutated.size() > 1)
                    mutated.erase(at, 1 + below(3));
            }
            check(mutated);
        }
    }
    SUCCEED();
}

TEST_CASE("texts that are deep, long or both come back in time") {
    constexpr std::size_t kMany = 100'000;
    const auto repeated = [](const std::string& piece) {
        std::string text;
        for (std::size_t i = 0; i < kMany; ++i) text += piece;
        return text;
    };
    for (const std::string piece : {"[",   "{",   "- ",  "? ",  "a: ",   "[a: ",   "\"",       "'",   "&a ",
                                    "*a ", "!a ", "|\n", ": ",  ", ",    "---\n",  "...\n",    "%\n", "#\n",
                                    "\n",  " ",   "\t",  "a\n", "- a\n", "a: b\n", "{a: b}, ", "]",   "\r\n"})
        check(repeated(piece));
    check("a: [" + repeated("x, ") + "]");
    check("a: '" + repeated("x\n\n") + "'");
    SUCCEED();
}
