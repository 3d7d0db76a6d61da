// UTF-8, what may be shown, and near misses.
#include "support/text.h"

#include "catch.h"
#include "support/source.h"

using namespace robbers;
using namespace std::string_literals;

TEST_CASE("the first character of a text, valid or not") {
    CHECK(first_character("").bytes == 0);
    CHECK(first_character("a").code == U'a');
    CHECK(first_character("é").code == 0xE9);
    CHECK(first_character("€").bytes == 3);
    CHECK(first_character("🀄x").code == 0x1F004);
    for (const std::string& bad : {"\x80"s, "\xC3"s, "\xC0\xAF"s, "\xED\xA0\x80"s, "\xF4\x90\x80\x80"s,
                                   "\xE0\x80\xAF"s, "\xF8\x88\x80\x80\x80"s, "\xE2\x82"s, "\xFF"s}) {
        INFO(visible(bad));
        CHECK_FALSE(first_character(bad).valid);
        CHECK(first_character(bad).bytes == 1);
    }
}

TEST_CASE("the first byte that is not UTF-8") {
    CHECK_FALSE(first_invalid_byte("Räuber, haiduc, разбойник").has_value());
    CHECK(first_invalid_byte("R\xE4uber") == 1u);
    CHECK(first_invalid_byte("ab\xE2\x82") == 2u);
}

TEST_CASE("what is not UTF-8 is replaced, character for character") {
    CHECK(valid_utf_8("Räuber 🎲") == "Räuber 🎲");
    CHECK(valid_utf_8("R\xE4uber\xE2\x82") == "R\uFFFDuber\uFFFD\uFFFD");
    CHECK(character_count(valid_utf_8("a\xFF\xFE")) == character_count("a\xFF\xFE"));
    CHECK(valid_utf_8("").empty());
}

TEST_CASE("characters and columns are counted apart from bytes") {
    CHECK(character_count("Räuber") == 6);
    CHECK(character_count("a\xFF\xFE") == 3);
    CHECK(display_width("Räuber") == 6);
    CHECK(display_width("e\u0301") == 1);
    CHECK(display_width("हिन्दी") == 5);
    CHECK(display_width("ไทยที่") == 4);
    CHECK(display_width("盗賊") == 4);
    CHECK(display_width("🎲") == 2);
}

TEST_CASE("nothing dangerous is shown") {
    CHECK(visible("plain – text") == "plain – text");
    CHECK(visible("a\nb\tc") == "a\\nb\\tc");
    CHECK(visible("\x1b[31m") == "\\x1b[31m");
    CHECK(visible("a\0b"s) == "a\\x00b");
    CHECK(visible("\xC2\x85") == "<U+0085>");
    CHECK(visible("\u202Eabc\u200B") == "<U+202E>abc<U+200B>");
    CHECK(visible("\u2028") == "<U+2028>");
    CHECK(visible("\xE4") == "\\xe4");
    CHECK(visible("a\u00A0b") == "a\u00A0b");
}

TEST_CASE("quotes are short") {
    CHECK(in_quotes("red") == "'red'");
    CHECK(in_quotes("") == "''");
    CHECK(in_quotes(std::string(41, 'x')) == "'" + std::string(40, 'x') + "...'");
    CHECK(in_quotes(std::string(40, 'x')) == "'" + std::string(40, 'x') + "'");
    CHECK(in_quotes("ä\n") == "'ä\\n'");
}

TEST_CASE("numbers with their nouns") {
    CHECK(counted(0, "turn") == "0 turns");
    CHECK(counted(1, "turn") == "one turn");
    CHECK(counted(2, "turn") == "2 turns");
}

TEST_CASE("the nearest word") {
    constexpr std::string_view kWords[] = {"player", "points", "for", "with"};
    CHECK(nearest_word("playr", kWords) == "player");
    CHECK(nearest_word("plyaer", kWords) == "player");
    CHECK(nearest_word("Points", kWords) == "points");
    CHECK(nearest_word("fro", kWords) == "for");
    CHECK_FALSE(nearest_word("robber", kWords).has_value());
    CHECK_FALSE(nearest_word("", kWords).has_value());
    CHECK_FALSE(nearest_word("to", kWords).has_value());
    CHECK_FALSE(nearest_word(std::string(100'000, 'p'), kWords).has_value());
    CHECK_FALSE(nearest_word("player", {}).has_value());
    CHECK(nearest_word("pla", kWords) == "player");  // the only one that begins so
    CHECK_FALSE(nearest_word("pl", kWords).has_value());
    constexpr std::string_view kLists[] = {"--limit", "--line", "--edition", "--edition"};
    CHECK(nearest_word("--edit", kLists) == "--edition");
    CHECK_FALSE(nearest_word("--li", kLists).has_value());  // either
}

TEST_CASE("suggestions name the nearest word, else all") {
    constexpr std::string_view kWords[] = {"meeple", "messenger"};
    CHECK(suggestion("meple", kWords) == "did you mean 'meeple'?");
    CHECK(suggestion("robber", kWords) == "expected 'meeple' or 'messenger'");
    CHECK(suggestion("robber", {}).empty());
    constexpr std::string_view kThree[] = {"a", "b", "c"};
    CHECK(one_of(kThree) == "'a', 'b' or 'c'");
    const std::vector<std::string_view> many(1000, "x");
    CHECK(one_of(many).ends_with("'x' or one of 960 more"));
}

TEST_CASE("lines of a text") {
    const SourceText text{"x", "one\r\ntwo\n\nlast"};
    CHECK(text.line(1) == "one");
    CHECK(text.line(2) == "two");
    CHECK(text.line(3).empty());
    CHECK(text.line(4) == "last");
    CHECK(text.line(5).empty());
    CHECK(text.line(0).empty());
    CHECK(text.line(-1).empty());
    CHECK(SourceText{"x", ""}.line(1).empty());
}

TEST_CASE("columns are shown in characters") {
    const SourceText text{"x", "Räuber: x\n"};
    CHECK(shown_position(text, {1, 9}).column == 8);
    CHECK(shown_position(text, {1, 1}).column == 1);
    CHECK(shown_position(text, {1, 12}).column == 11);
    CHECK(shown_position(text, {2, 1}).column == 1);
}

TEST_CASE("a word for a shell is that word again") {
    CHECK(for_shell("suite/a-1.yaml") == "suite/a-1.yaml");
    CHECK(for_shell("") == "''");
    CHECK(for_shell("a b") == "'a b'");
    CHECK(for_shell("don't") == "'don'\\''t'");
    CHECK(for_shell("$(x) [c2]") == "'$(x) [c2]'");
    CHECK(for_shell("a\nb'c\\") == "$'a\\x0ab\\x27c\\x5c'");
    CHECK(for_shell("a\xE2\x80\xAE") == "$'a\\xe2\\x80\\xae'");  // no command turns a terminal's text around
    CHECK(for_shell("h\xC3\xA4") == "'h\xC3\xA4'");
}
