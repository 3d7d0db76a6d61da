// Where pieces of YAML begin and end, and which bytes change where they are replaced, removed or added.
#include "scenario/rewriter.h"

#include <functional>

#include "loaded.h"
#include "support/source.h"

namespace robbers {

namespace {

const std::string kHead = R"(scenario: A city
edition: c2
players: {red: 10, blue: 12, "no": 3}
turns: [{player: red, events: [bag]}]
expect:
)";

/// `expect` of the scenario above, after `change` was given its first group. Everything before it stays.
std::string after(const std::string& head, const std::string& expect,
                  const std::function<void(Rewriter&, const Node&)>& change) {
    const Scenario scenario = load_one(head + expect);
    const LocatedText text(scenario.source);
    const auto groups = text.expectations_of(scenario);
    REQUIRE_FALSE(groups.empty());
    Rewriter rewriter(text);
    change(rewriter, *groups.front());
    const std::string result = edited(scenario.source->text, rewriter.finish());
    REQUIRE(result.substr(0, head.size()) == head);
    return result.substr(head.size());
}

using Change = std::function<void(Rewriter&, const Node&)>;

const Node& value(const Node& group, std::string_view key) {
    const NodeEntry* entry = entry_of(group, key);
    REQUIRE(entry != nullptr);
    return entry->value;
}

/// Removes the numbered items of `exactly`.
std::string without(const std::string& expect, const std::vector<std::size_t>& items) {
    return after(kHead, expect, [&](Rewriter& rewriter, const Node& group) {
        std::vector<bool> removed(value(group, "exactly").items.size());
        for (const std::size_t item : items) removed.at(item) = true;
        rewriter.remove_items(value(group, "exactly"), removed);
    });
}

/// Adds two items to `exactly`.
std::string with_two(const std::string& expect) {
    return after(kHead, expect, [](Rewriter& rewriter, const Node& group) {
        rewriter.append_items(value(group, "exactly"), {"{red: 8}", "{red: 9}"});
    });
}

std::string crlf(const std::string& text) {
    std::string result;
    for (const char c : text) result += c == '\n' ? "\r\n" : std::string(1, c);
    return result;
}

/// Holds for every node: it lies in its parent, behind the one before it, and its text is what was read.
void check_extents(const Node& node, std::string_view text, std::size_t& nodes) {
    ++nodes;
    REQUIRE(node.begin <= node.end);
    REQUIRE(node.end <= text.size());
    const std::string_view written = text.substr(node.begin, node.end - node.begin);
    if (node.kind == NodeKind::scalar && node.plain && node.text.find(' ') == std::string::npos)
        CHECK(written == node.text);
    if (node.kind == NodeKind::mapping && written.starts_with('{')) CHECK(written.ends_with('}'));
    if (node.kind == NodeKind::sequence && written.starts_with('[')) CHECK(written.ends_with(']'));
    std::size_t at = node.begin;
    const auto check_part = [&](const Node& part) {
        CHECK(at <= part.begin);
        CHECK(part.end <= node.end);
        at = part.end;
        check_extents(part, text, nodes);
    };
    for (const Node& item : node.items) check_part(item);
    for (const NodeEntry& entry : node.entries) {
        check_part(entry.key);
        check_part(entry.value);
    }
}

}  // namespace

TEST_CASE("nodes know where they end") {
    const std::string expect = R"(  exactly:   # a list
    - {red: 1, # {not: [this}
       blue: {total: 2, robber: supply}}   # behind
    # between
    -
      red: 3   # }
      blue:
        total: 4
        robber: "supply"  # ] " '
    - "red": 5
  lines: '6'  # it's
  xfail: >-
    a text # with no comment
    it's } of two lines

  # the end
)";
    const Scenario scenario = load_one(kHead + expect);
    const LocatedText text(scenario.source);
    const Node& group = *text.expectations_of(scenario).at(0);
    std::size_t nodes = 0;
    check_extents(group, text.clean().text(), nodes);
    CHECK(nodes > 25);
    const Rewriter rewriter(text);
    const Node& list = value(group, "exactly");
    CHECK(rewriter.written(list.items[0]) ==
          "{red: 1, # {not: [this}\n       blue: {total: 2, robber: supply}}");
    CHECK(rewriter.written(list.items[1]) ==
          "red: 3   # }\n      blue:\n        total: 4\n        robber: \"supply\"");
    CHECK(rewriter.written(list.items[2]) == "\"red\": 5");
    CHECK(rewriter.written(value(group, "lines")) == "'6'");
    CHECK(rewriter.written(value(group, "xfail")) ==
          ">-\n    a text # with no comment\n    it's } of two lines");
    CHECK(rewriter.column_of(list.items[1]) == 6);
    CHECK(rewriter.is_flow(list.items[0]));
    CHECK_FALSE(rewriter.is_flow(list));
}

TEST_CASE("a value is replaced and its comment stays") {
    const Change change = [](Rewriter& rewriter, const Node& group) {
        rewriter.replace(value(group, "lines"), "77");
        rewriter.replace(value(value(group, "exactly").items[0], "red"), "8");
    };
    CHECK(after(kHead, "  exactly: [{red: 1}]  # one\n  lines: 2\t# two\n", change) ==
          "  exactly: [{red: 8}]  # one\n  lines: 77\t# two\n");
    CHECK(after(kHead, "  lines: 2\n  exactly:\n  - red: 1 # x", change) ==
          "  lines: 77\n  exactly:\n  - red: 8 # x");
    CHECK(after(kHead, "  {lines: 2, exactly: [ 'red': 1 ]}\n", change) ==
          "  {lines: 77, exactly: [ 'red': 8 ]}\n");
}

TEST_CASE("items of a flow list are removed with their comma or their line") {
    CHECK(without("  exactly: [{red: 1}, {red: 2}, {red: 3}]\n", {0}) == "  exactly: [{red: 2}, {red: 3}]\n");
    CHECK(without("  exactly: [{red: 1}, {red: 2}, {red: 3}]\n", {1}) == "  exactly: [{red: 1}, {red: 3}]\n");
    CHECK(without("  exactly: [{red: 1}, {red: 2}, {red: 3}]\n", {2}) == "  exactly: [{red: 1}, {red: 2}]\n");
    CHECK(without("  exactly: [{red: 1}, {red: 2}, {red: 3}]\n", {1, 2}) == "  exactly: [{red: 1}]\n");
    CHECK(without("  exactly: [{red: 1}, {red: 2}, {red: 3} , ]\n", {0, 2}) == "  exactly: [{red: 2} , ]\n");
    CHECK(without("  exactly: [red: 1, red: 2, blue: 3]\n", {0, 2}) == "  exactly: [red: 2]\n");
    const std::string lines =
        "  exactly: [\n    # above one\n    {red: 1},  # one\n    # above two\n    {red: 2},  # two\n"
        "    {red: 3}   # three\n  ]\n";
    CHECK(without(lines, {0}) ==
          "  exactly: [\n    # above one\n    # above two\n    {red: 2},  # two\n    {red: 3}   # three\n  "
          "]\n");
    CHECK(without(lines, {1, 2}) ==
          "  exactly: [\n    # above one\n    {red: 1},  # one\n    # above two\n  ]\n");
    CHECK(without("  exactly: [{red: 1}, {red: 2},\n    {red: 3}]\n", {1}) ==
          "  exactly: [{red: 1},\n    {red: 3}]\n");
    CHECK(without("  exactly: [{red: 1}, {red: 2},\n    {red: 3}]\n", {2}) ==
          "  exactly: [{red: 1}, {red: 2},\n    ]\n");
    CHECK(without("  exactly: [{red: 1} # one\n    , {red: 2}]\n", {0}) == "  exactly: [ {red: 2}]\n");
    CHECK(without("  exactly: [\n    {red: 1}\n    , {red: 2}\n    ]\n", {0}) ==
          "  exactly: [\n     {red: 2}\n    ]\n");
}

TEST_CASE("items of a block list are removed with their lines") {
    const std::string lines =
        "  exactly:\n    # above one\n    - {red: 1}  # one\n    # above two\n    - red: 2  # two\n"
        "      blue: 5 # five\n    # above three\n    - {red: 3}\n  # end\n  lines: 1\n";
    CHECK(without(lines, {0}) ==
          "  exactly:\n    # above one\n    # above two\n    - red: 2  # two\n"
          "      blue: 5 # five\n    # above three\n    - {red: 3}\n  # end\n  lines: 1\n");
    CHECK(without(lines, {1}) ==
          "  exactly:\n    # above one\n    - {red: 1}  # one\n    # above two\n    # above three\n"
          "    - {red: 3}\n  # end\n  lines: 1\n");
    CHECK(without(lines, {0, 2}) ==
          "  exactly:\n    # above one\n    # above two\n    - red: 2  # two\n"
          "      blue: 5 # five\n    # above three\n  # end\n  lines: 1\n");
    CHECK(without("  exactly:\n  - {red: 1}\n  - # a comment\n    {red: 2}\n  - {red: 3}", {1}) ==
          "  exactly:\n  - {red: 1}\n  - {red: 3}");
    CHECK(without("  exactly:\n  - {red: 1}\n  - {red: 2}\n  - {red: 3}", {2}) ==
          "  exactly:\n  - {red: 1}\n  - {red: 2}");
    CHECK(without("  exactly:\n  - {red: 1}\n  - {red: 2}\n  - {red: 3}", {1, 2}) ==
          "  exactly:\n  - {red: 1}");
}

TEST_CASE("items are added in the style of the list") {
    CHECK(with_two("  exactly: [{red: 1}] # x\n") == "  exactly: [{red: 1}, {red: 8}, {red: 9}] # x\n");
    CHECK(with_two("  exactly: [{red: 1}, ]\n") == "  exactly: [{red: 1}, {red: 8}, {red: 9}, ]\n");
    CHECK(with_two("  exactly: [\n    {red: 1}, # one\n    {red: 2} # two\n  ]\n") ==
          "  exactly: [\n    {red: 1}, # one\n    {red: 2}, # two\n    {red: 8},\n    {red: 9}\n  ]\n");
    CHECK(with_two("  exactly: [\n    {red: 2}, # two\n  ]\n") ==
          "  exactly: [\n    {red: 2}, # two\n    {red: 8},\n    {red: 9},\n  ]\n");
    CHECK(with_two("  exactly: [{red: 1},\n    {red: 2}]\n") ==
          "  exactly: [{red: 1},\n    {red: 2},\n    {red: 8},\n    {red: 9}]\n");
    CHECK(with_two("  exactly:\n    - {red: 1}  # one\n  # end\n  lines: 1\n") ==
          "  exactly:\n    - {red: 1}  # one\n    - {red: 8}\n    - {red: 9}\n  # end\n  lines: 1\n");
    CHECK(with_two("  exactly:\n  -   red: 1\n      blue: 2") ==
          "  exactly:\n  -   red: 1\n      blue: 2\n  - {red: 8}\n  - {red: 9}");
}

TEST_CASE("entries are removed from mappings of every style") {
    const auto without_first = [](const std::string& expect, std::size_t count) {
        return after(kHead, expect, [&](Rewriter& rewriter, const Node& group) {
            const Node& pattern = value(group, "exactly").items[0];
            std::vector<bool> removed(pattern.entries.size());
            for (std::size_t i = 0; i < count; ++i) removed[i] = true;
            rewriter.remove_entries(pattern, removed);
        });
    };
    CHECK(without_first("  exactly: [{red: 1, blue: 2, \"no\": 3}]\n", 1) ==
          "  exactly: [{blue: 2, \"no\": 3}]\n");
    CHECK(without_first("  exactly: [{red: 1, blue: 2, \"no\": 3}]\n", 2) == "  exactly: [{\"no\": 3}]\n");
    CHECK(without_first("  exactly:\n    - red: 1\n      blue: 2\n      \"no\": 3 # c\n", 1) ==
          "  exactly:\n    - blue: 2\n      \"no\": 3 # c\n");
    CHECK(without_first("  exactly:\n    - red: 1\n      blue: 2\n      \"no\": 3 # c\n", 2) ==
          "  exactly:\n    - \"no\": 3 # c\n");
    CHECK(without_first("  exactly:\n    -\n      red: 1\n      blue: 2\n", 1) ==
          "  exactly:\n    -\n      blue: 2\n");
    CHECK(without_first("  exactly: [{? red : 1, ? blue : 2}]\n", 1) == "  exactly: [{? blue : 2}]\n");
}

TEST_CASE("a list is replaced in its own style") {
    const auto with_list = [](const std::string& expect, const std::vector<std::string>& items) {
        return after(kHead, expect, [&](Rewriter& rewriter, const Node& group) {
            rewriter.replace_list(*entry_of(value(group, "exactly").items[0], "transfers"), items);
        });
    };
    const std::string flow = "  exactly: [{transfers: [ ], red: 1}]\n";
    CHECK(with_list(flow, {"{a: 1}", "{a: 2}"}) == "  exactly: [{transfers: [{a: 1}, {a: 2}], red: 1}]\n");
    const std::string block =
        "  exactly:\n    - transfers:\n      - {from: red, to: blue, points: 1}\n"
        "      - {from: red, to: blue, points: 2} # c\n      red: 3\n";
    CHECK(with_list(block, {"{a: 1}", "{a: 2}"}) ==
          "  exactly:\n    - transfers:\n      - {a: 1}\n      - {a: 2} # c\n      red: 3\n");
    CHECK(with_list(block, {}) == "  exactly:\n    - transfers: [] # c\n      red: 3\n");
}

TEST_CASE("line ends are those of the text, in the first document and in later ones") {
    const std::string two =
        "scenario: First\nedition: c2\nplayers: {red: 1, blue: 2}\nturns: [{player: red, events: [bag]}]\n"
        "expect: {lines: 1}\n";
    const std::string expect = "  exactly:\n    - {red: 1}  # one\n    - {red: 2}\n  lines: 5\n";
    const Change change = [](Rewriter& rewriter, const Node& group) {
        rewriter.remove_items(value(group, "exactly"), {true, false});
        rewriter.append_items(value(group, "exactly"), {"{red: 8}"});
        rewriter.replace(value(group, "lines"), "6");
    };
    const std::string wanted = "  exactly:\n    - {red: 2}\n    - {red: 8}\n  lines: 6\n";
    CHECK(after(crlf(kHead), crlf(expect), change) == crlf(wanted));
    const Loaded loaded = load(crlf(two + "---\n" + kHead + expect));
    REQUIRE(loaded.scenarios.size() == 2);
    const LocatedText text(loaded.scenarios[1].source);
    Rewriter rewriter(text);
    change(rewriter, *text.expectations_of(loaded.scenarios[1]).at(0));
    CHECK(edited(loaded.scenarios[1].source->text, rewriter.finish()) ==
          crlf(two + "---\n" + kHead + wanted));
}

}  // namespace robbers
