// Patterns of selections.
#include "suite/glob.h"

#include <string>

#include "catch.h"

namespace robbers {

TEST_CASE("globs: text, any text, one character") {
    CHECK(glob_matches("STL-9", "STL-9"));
    CHECK_FALSE(glob_matches("STL-9", "STL-9-01"));
    CHECK_FALSE(glob_matches("STL-9", "stl-9"));
    CHECK(glob_matches("STL-*", "STL-9-01"));
    CHECK(glob_matches("*", ""));
    CHECK(glob_matches("*/b*.yaml", "a/x/y/bc.yaml"));
    CHECK(glob_matches("*-01*", "STL-01-011"));
    CHECK_FALSE(glob_matches("*-01", "STL-01-011"));
    CHECK(glob_matches("STL-?", "STL-9"));
    CHECK_FALSE(glob_matches("STL-?", "STL-"));
    CHECK(glob_matches("", ""));
    CHECK_FALSE(glob_matches("", "a"));
}

TEST_CASE("globs: a character is a character, not a byte") {
    CHECK(glob_matches("?", "ä"));
    CHECK(glob_matches("[ä-ö]x", "ëx"));
    CHECK_FALSE(glob_matches("[ä-ö]x", "zx"));
    CHECK(glob_matches("?", "\xff"));
}

TEST_CASE("globs: sets") {
    CHECK(glob_matches("[abc]", "b"));
    CHECK(glob_matches("[a-c]-[0-9]", "b-7"));
    CHECK_FALSE(glob_matches("[!a-c]", "b"));
    CHECK(glob_matches("[^a-c]", "d"));
    CHECK(glob_matches("[]]", "]"));
    CHECK(glob_matches("[!]]", "a"));
    CHECK(glob_matches("[a-]", "-"));
    CHECK(glob_matches("[*]", "*"));
    CHECK_FALSE(glob_matches("[*]", "a"));
    CHECK(glob_matches("[a", "[a"));
    CHECK(glob_matches("a[", "a["));
    CHECK_FALSE(glob_matches("[", "a"));
}

TEST_CASE("globs: many stars take no time") {
    std::string glob;
    for (int i = 0; i < 200; ++i) glob += "*a";
    CHECK_FALSE(glob_matches(glob + "b", std::string(5000, 'a')));
    CHECK(glob_matches(glob, std::string(5000, 'a')));
}

}  // namespace robbers
