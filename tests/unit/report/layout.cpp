// Breaking, measuring and grouping text.
#include "catch.h"
#include "report/kit/output.h"
#include "report/kit/style.h"
#include "report/text/parts.h"

namespace robbers {

TEST_CASE("text is broken at spaces only") {
    CHECK(wrapped("one two three", 9, "- ", "  ") == "- one two\n  three\n");
    CHECK(wrapped("", 9, "- ", "  ") == "- \n");
    CHECK(wrapped("unbreakable", 4, "", "") == "unbreakable\n");
    CHECK(wrapped("[A,\u00A0B] x", 6, "", "") == "[A, B]\nx\n");
    CHECK(wrapped("żółw żółw", 4, "", "") == "żółw\nżółw\n");
    // Where no line has room for what belongs together.
    CHECK(wrapped("x [A,\u00A0B,\u00A0C] y", 6, "", "") == "x [A,\nB, C]\ny\n");
    CHECK(wrapped("one two", 8, "heading: ", "  ") == "heading:\n  one\n  two\n");
    CHECK(wrapped("one two", 13, "heading: ", "  ") == "heading: one\n  two\n");
    CHECK(wrapped("unbreakable", 8, "      ", "  ") == "      unbreakable\n");
    CHECK(widest_word("one three\u00A0four five") == 10);
}

TEST_CASE("colours take no columns") {
    const TextStyle style{true, true, 80};
    CHECK(shown_width(bold(style, "four")) == 4);
    CHECK(padded(bold(style, "four"), 6).size() == bold(style, "four").size() + 2);
    CHECK(bold({false, true, 80}, "four") == "four");
}

TEST_CASE("signs of our own are ASCII where they must be") {
    const TextStyle ascii{false, false, 80};
    CHECK(arrow(ascii) == " -> ");
    CHECK(arrow({}) == " → ");
    CHECK(plain(ascii, "Hans im Glück") == "Hans im Glueck");
}

TEST_CASE("lines are grouped by what they begin with") {
    const ChoiceTree tree = choice_tree({{"a", "b", "c"}, {"a", "b", "d"}, {"a", "e"}});
    CHECK(tree.conditions == std::vector<std::string>{"a"});
    REQUIRE(tree.branches.size() == 2);
    CHECK(tree.branches[0].conditions == std::vector<std::string>{"b"});
    CHECK(tree.branches[0].lines == std::vector<std::size_t>{0, 1});
    REQUIRE(tree.branches[0].branches.size() == 2);
    CHECK(tree.branches[0].branches[1].conditions == std::vector<std::string>{"d"});
    CHECK(tree.branches[1].conditions == std::vector<std::string>{"e"});
    CHECK(tree.branches[1].is_leaf());
}

TEST_CASE("a line that ends where others go on is a branch without conditions") {
    const ChoiceTree tree = choice_tree({{"a"}, {"a", "b"}});
    REQUIRE(tree.branches.size() == 2);
    CHECK(tree.branches[0].conditions.empty());
    CHECK(tree.branches[0].is_leaf());
    CHECK(choice_tree({}).is_leaf());
}

TEST_CASE("an output that cannot be written says so") {
    std::FILE* full = std::fopen("/dev/full", "w");
    REQUIRE(full != nullptr);
    Output output(full);
    output.write("text");
    output.flush();
    CHECK(output.failed());
    CHECK(output.error() != 0);
    std::fclose(full);
    Output collected;
    collected.write("a");
    collected.write("b");
    CHECK(collected.text() == "ab");
}

}  // namespace robbers
