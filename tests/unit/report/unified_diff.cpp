// Edits shown as a unified difference.
#include "report/kit/unified_diff.h"

#include <fmt/format.h>

#include "catch.h"

namespace robbers {

namespace {

std::string shown(const std::string& text, const std::vector<TextEdit>& edits) {
    const std::string all = difference("f", text, edits, TextStyle());
    REQUIRE(all.substr(0, 12) == "--- f\n+++ f\n");
    return all.substr(12);
}

std::string numbers(int last) {
    std::string text;
    for (int i = 1; i <= last; ++i) text += fmt::format("{}\n", i);
    return text;
}

}  // namespace

TEST_CASE("a change is shown with three lines around it") {
    CHECK(shown(numbers(9), {{8, 1, "five"}}) == "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
    CHECK(shown(numbers(2), {{0, 1, "one"}}) == "@@ -1,2 +1,2 @@\n-1\n+one\n 2\n");
    CHECK(shown("1\n", {{0, 1, "one"}}) == "@@ -1 +1 @@\n-1\n+one\n");
}

TEST_CASE("lines that come and go") {
    CHECK(shown(numbers(3), {{1, 0, "\nnew"}}) == "@@ -1,3 +1,4 @@\n 1\n+new\n 2\n 3\n");
    CHECK(shown(numbers(3), {{2, 2, ""}}) == "@@ -1,3 +1,2 @@\n 1\n-2\n 3\n");
    CHECK(shown("1\n", {{0, 2, ""}}) == "@@ -1 +0,0 @@\n-1\n");
}

TEST_CASE("changes that are far apart are hunks of their own") {
    CHECK(shown(numbers(9) + numbers(9), {{0, 1, "a\nb"}, {34, 1, "z"}}) ==
          "@@ -1,4 +1,5 @@\n-1\n+a\n+b\n 2\n 3\n 4\n@@ -15,4 +16,4 @@\n 6\n 7\n 8\n-9\n+z\n");
    CHECK(shown(numbers(9), {{0, 1, "a"}, {14, 1, "h"}}) ==
          "@@ -1,9 +1,9 @@\n-1\n+a\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+h\n 9\n");
}

TEST_CASE("several edits of one line are one change") {
    CHECK(shown("a b c\n", {{0, 1, "A"}, {4, 1, "C"}}) == "@@ -1 +1 @@\n-a b c\n+A b C\n");
    CHECK(shown("a\nb\nc\n", {{0, 1, "A"}, {2, 2, ""}, {4, 1, "C"}}) ==
          "@@ -1,3 +1,2 @@\n-a\n-b\n-c\n+A\n+C\n");
}

TEST_CASE("a line that stays between changes is shown once") {
    CHECK(shown("a\nb\nc\n", {{0, 1, "A"}, {3, 0, "\nnew"}}) == "@@ -1,3 +1,4 @@\n-a\n+A\n b\n+new\n c\n");
}

TEST_CASE("a missing line end is told, and what a terminal must not see is escaped") {
    CHECK(shown("a\nb", {{2, 1, "c"}}) ==
          "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n");
    CHECK(shown("a\r\nb\r\n", {{0, 1, "\x1b"}}) == "@@ -1,2 +1,2 @@\n-a\n+\\x1b\n b\n");
}

TEST_CASE("colours") {
    TextStyle style;
    style.color = true;
    CHECK(difference("f", "a\n", {{0, 1, "b"}}, style) ==
          "\033[1m--- f\033[0m\n\033[1m+++ f\033[0m\n\033[36m@@ -1 +1 @@\033[0m\n\033[31m-a\033[0m\n"
          "\033[32m+b\033[0m\n");
}

}  // namespace robbers
