// Case, and dashes that only look like '-'.
#include "support/slips.h"

#include "catch.h"

namespace robbers {

TEST_CASE("words in any case") {
    CHECK(is_same_word("C3.1", "c3.1"));
    CHECK(is_same_word("", ""));
    CHECK_FALSE(is_same_word("c3.1", "c3.1 "));
    CHECK_FALSE(is_same_word("c3", "c3.1"));
    CHECK_FALSE(is_same_word("\u00C4", "\u00E4"));  // ASCII alone
}

TEST_CASE("dashes that look like a minus sign") {
    CHECK(with_plain_minus("red\u22125") == "red-5");
    CHECK(with_plain_minus("a\u2010b\u2013c\u2014d\uFF0D") == "a-b-c-d-");
    CHECK(with_plain_minus("red-5") == "red-5");
    CHECK(with_plain_minus("\xFF\u2212") == "\xFF-");
    CHECK(dash_advice("red\u22125") == "did you mean 'red-5', with '-' instead of U+2212?");
    CHECK(dash_advice("red-5").empty());
    CHECK(dash_advice("").empty());
    CHECK(dash_advice("\xFF").empty());
}

}  // namespace robbers
