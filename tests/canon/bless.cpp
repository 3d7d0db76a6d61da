// The expectations of the canon, made wrong in many ways and blessed: they hold again, and nothing else has
// changed.
#include "suite/bless.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <random>

#include "catch.h"
#include "load_canon.h"
#include "restyle.h"
#include "scenario/load.h"

namespace robbers {

namespace {

/// Makes expectations wrong; false where there is nothing for it in the group.
using Corruption = std::function<bool(Rewriter&, const Node& group, const Expectation&, const Scenario&)>;

/// The same numbers on every run, so that a failure comes again; ROBBERS_TEST_SEED gives others.
std::size_t random_below(std::size_t bound) {
    static std::mt19937_64 random = [] {
        const char* seed = std::getenv("ROBBERS_TEST_SEED");
        return std::mt19937_64(seed ? std::strtoull(seed, nullptr, 10) : 1);
    }();
    return static_cast<std::size_t>(random() % bound);
}

const Node& list_node(const Node& group, const PatternList& list) {
    return entry_of(group, spelling(list.mode))->value;
}

/// Adds 7 to a number of a pattern, or sends a robber elsewhere.
bool change_a_value(Rewriter& rewriter, const Node& group, const Expectation& expectation,
                    const Scenario& scenario) {
    std::vector<WrittenPattern> patterns;
    for (const PatternList& list : expectation.lists)
        for (std::size_t i = 0; i < list.patterns.size(); ++i)
            patterns.emplace_back(list_node(group, list).items[i], list.patterns[i], scenario, rewriter);
    if (patterns.empty()) return false;
    const WrittenPattern& pattern = patterns[random_below(patterns.size())];
    const Leaf& leaf = pattern.leaves()[random_below(pattern.leaves().size())];
    if (!leaf.key) return false;
    const std::string& text = leaf.entry->value.text;
    if (leaf.key == PlayerKey::robber)
        rewriter.replace(leaf.entry->value,
                         text == "supply" ? "49" : fmt::format("{}", (std::stoi(text) + 7) % 50));
    else
        rewriter.replace(leaf.entry->value, fmt::format("{}", std::stoi(text) + 7));
    return true;
}

bool drop_a_pattern(Rewriter& rewriter, const Node& group, const Expectation& expectation, const Scenario&) {
    for (const PatternList& list : expectation.lists) {
        if (list.mode != PatternMode::exactly || list.patterns.size() < 2) continue;
        std::vector<bool> removed(list.patterns.size());
        removed[random_below(removed.size())] = true;
        rewriter.remove_items(list_node(group, list), removed);
        return true;
    }
    return false;
}

bool add_a_pattern(Rewriter& rewriter, const Node& group, const Expectation& expectation,
                   const Scenario& scenario) {
    for (const PatternList& list : expectation.lists) {
        if (list.mode == PatternMode::never) continue;
        rewriter.append_items(list_node(group, list),
                              {fmt::format("{{{}: 4711}}", name_text(scenario, player_at(0)))});
        return true;
    }
    return false;
}

bool change_the_counts(Rewriter& rewriter, const Node& group, const Expectation& expectation,
                       const Scenario&) {
    if (expectation.outcomes) rewriter.replace(entry_of(group, "outcomes")->value, "123456");
    if (expectation.lines) rewriter.replace(entry_of(group, "lines")->value, "\"123456789123456789123\"");
    return expectation.outcomes || expectation.lines;
}

/// Puts a refusal in the place of the checks.
bool expect_a_refusal(Rewriter& rewriter, const Node& group, const Expectation& expectation,
                      const Scenario&) {
    if (expectation.error) return false;
    std::vector<bool> removed;
    const NodeEntry* first = nullptr;
    for (const NodeEntry& entry : group.entries) {
        const bool check = entry.key.text != "edition" && entry.key.text != "rulings";
        removed.push_back(check && first != nullptr);
        if (check && first == nullptr) first = &entry;
    }
    rewriter.replace(*first, "error: illegal-choice");
    rewriter.remove_entries(group, removed);
    return true;
}

bool expect_another_refusal(Rewriter& rewriter, const Node& group, const Expectation& expectation,
                            const Scenario&) {
    if (!expectation.error) return false;
    const bool choice = expectation.error == RefusalWord::illegal_choice;
    rewriter.replace(entry_of(group, "error")->value, choice ? "illegal-event" : "illegal-choice");
    return true;
}

bool expect_no_refusal(Rewriter& rewriter, const Node& group, const Expectation& expectation,
                       const Scenario& scenario) {
    if (!expectation.error) return false;
    const std::string name = name_text(scenario, player_at(1));
    const bool flow = rewriter.is_flow(group);
    rewriter.replace(
        *entry_of(group, "error"),
        flow ? "outcomes: 1, lines: 1"
             : fmt::format("always:\n{}- {{{}: 1}}", std::string(rewriter.column_of(group), ' '), name));
    return true;
}

bool cite_what_does_not_apply(Rewriter& rewriter, const Node& group, const Expectation& expectation,
                              const Scenario&) {
    const auto cites = [&](ClauseId clause) {
        return std::ranges::find(expectation.cites, clause) != expectation.cites.end();
    };
    if (expectation.cites.empty() || cites(ClauseId::end_2)) return false;
    rewriter.append_items(entry_of(group, "cites")->value, {std::string(spelling(ClauseId::end_2))});
    return true;
}

std::string crlf(const std::string& text) {
    std::string result;
    for (const char c : text) result += c == '\n' ? "\r\n" : std::string(1, c);
    return result;
}

/// Where the expectations of a text stand, with the rest of the line on which each ends.
std::vector<TextRange> extents(const LocatedText& text, const std::vector<Scenario>& scenarios) {
    std::vector<TextRange> result;
    const CleanText& clean = text.clean();
    for (const Scenario& scenario : scenarios) {
        for (const Node* group : text.expectations_of(scenario)) {
            const std::size_t end =
                std::min(clean.line_end(clean.line_at(group->end)) + 1, clean.text().size());
            result.push_back({text.in_original(group->begin), text.in_original(end)});
        }
    }
    return result;
}

struct Tally {
    std::size_t corrupted = 0;
    std::size_t blessed = 0;
    std::size_t refused = 0;
};

/// Blesses a corrupted text and checks all that is promised of it.
void check_blessing(const std::string& path, const std::string& text, Tally& tally) {
    const auto file = std::make_shared<SourceText>(SourceText{path, text});
    INFO(text);
    Diagnostics problems;
    const std::vector<Scenario> scenarios = load_scenarios(file, {}, problems);
    INFO(render(problems));
    REQUIRE(problems.empty());
    REQUIRE_FALSE(scenarios.empty());
    const BlessedFile result = bless_file(file, {});  // throws where what is blessed does not hold
    const std::string& old = scenarios.front().source->text;
    const std::size_t mark = text.size() - old.size();
    const LocatedText located(scenarios.front().source);
    const std::vector<TextRange> groups = extents(located, scenarios);
    for (const TextEdit& edit : result.edits) {
        CHECK(std::ranges::any_of(groups, [&](const TextRange& group) {
            return group.begin + mark <= edit.offset && edit.offset + edit.length <= group.end + mark;
        }));
        CHECK(edit.replacement.find('\r') ==
              (text.find("\r\n") == std::string::npos ? std::string::npos : edit.replacement.find("\r\n")));
    }
    CHECK(result.text == edited(text, result.edits));
    CHECK((result.text.back() == '\n') == (text.back() == '\n'));
    const BlessedFile again = bless_file(std::make_shared<SourceText>(SourceText{path, result.text}), {});
    CHECK(again.edits.empty());
    CHECK(again.refused.size() == result.refused.size());
    tally.blessed += result.blessed;
    tally.refused += result.refused.size();
}

/// Each of `scenarios` with one of its groups made wrong.
Tally corrupt_all(const std::vector<Scenario>& scenarios, const Corruption& corruption,
                  const std::function<std::string(std::string)>& disguise = {}) {
    Tally tally;
    for (const Scenario& scenario : scenarios) {
        const LocatedText text(scenario.source);
        const auto groups = text.expectations_of(scenario);
        Rewriter rewriter(text);
        const std::size_t at = groups.empty() ? 0 : random_below(groups.size());
        if (groups.empty() || !scenario.expectations[at].xfail.empty() ||
            !corruption(rewriter, *groups[at], scenario.expectations[at], scenario))
            continue;
        ++tally.corrupted;
        std::string corrupted = edited(scenario.source->text, rewriter.finish());
        if (disguise) corrupted = disguise(std::move(corrupted));
        check_blessing(scenario.source->path, corrupted, tally);
    }
    return tally;
}

const std::map<std::string, Corruption>& corruptions() {
    static const std::map<std::string, Corruption> all = {
        {"change a value", change_a_value},       {"drop a pattern", drop_a_pattern},
        {"add a pattern", add_a_pattern},         {"change the counts", change_the_counts},
        {"expect a refusal", expect_a_refusal},   {"expect another refusal", expect_another_refusal},
        {"expect no refusal", expect_no_refusal}, {"cite what does not apply", cite_what_does_not_apply},
    };
    return all;
}

}  // namespace

TEST_CASE("there is nothing to bless in the canon") {
    for (const std::string& path : canon_files()) {
        Diagnostics problems;
        const BlessedFile result = bless_file(read_source(path, problems), {});
        INFO(path);
        CHECK(result.edits.empty());
        CHECK(result.refused.empty());
    }
}

TEST_CASE("expectations of the canon hold again when they are blessed") {
    for (const auto& [name, corruption] : corruptions()) {
        const Tally tally = corrupt_all(canon(), corruption);
        INFO(name << ": " << tally.corrupted << " corrupted, " << tally.blessed << " blessed, "
                  << tally.refused << " refused");
        CHECK(tally.corrupted > 0);
        CHECK(tally.blessed > 0);
        // Editions may come to need different texts, and what nobody shares cannot be written down.
        CHECK(tally.refused * 20 <= tally.corrupted);
    }
}

TEST_CASE("expectations in every style of YAML hold again when they are blessed") {
    for (const bool flow : {false, true}) {
        std::vector<Scenario> scenarios;
        for (const Scenario& scenario : canon())
            if (can_be_restyled(scenario)) scenarios.push_back(restyled(scenario, flow));
        REQUIRE(scenarios.size() > 100);
        for (const auto& [name, corruption] : corruptions()) {
            const Tally tally = corrupt_all(scenarios, corruption);
            INFO(name << ": " << tally.corrupted << " corrupted, " << tally.blessed << " blessed, "
                      << tally.refused << " refused");
            CHECK(tally.blessed > 0);
            CHECK(tally.refused * 20 <= tally.corrupted);
        }
    }
}

TEST_CASE("line ends, a byte order mark and a missing line end stay as they are") {
    const auto disguised = [](std::string text) {
        while (!text.empty() && text.back() == '\n') text.pop_back();
        return "\xEF\xBB\xBF" + crlf(text);
    };
    for (const auto& [name, corruption] : corruptions()) {
        const Tally tally = corrupt_all(canon(), corruption, disguised);
        INFO(name);
        CHECK(tally.blessed > 0);
    }
}

}  // namespace robbers
