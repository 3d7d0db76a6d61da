// Editions as people call them.
#include "cli/options/edition_words.h"

#include "catch.h"
#include "cli/options/rules_words.h"

namespace robbers {

namespace {

using Editions = std::vector<EditionId>;
using enum EditionId;

}  // namespace

TEST_CASE("a description fits the editions that are all of it") {
    const std::pair<const char*, Editions> cases[] = {
        {"big box 6", {c2, c2_zmg}},
        {"bb 6", {c2, c2_zmg}},
        {"Big Box 8", {c3_1}},
        {"bigbox7", {c3}},
        {"big box 4", {c1_2012, c1_zmg}},
        {"2", {c2, c2_zmg}},
        {"1", {c1_2012, c1_2013, c1_zmg}},
        {"3", {c3, c3_1}},
        {"c 2", {c2, c2_zmg}},
        {"c 3.1", {c3_1}},
        {"second edition", {c2, c2_zmg}},
        {"2nd edition", {c2, c2_zmg}},
        {"revised third edition", {c3_1}},
        {"first printing", {c1_2012}},
        {"z-man", {c1_zmg, c2_zmg}},
        {"Z-Man 2", {c2_zmg}},
        {"hig 2", {c2}},
        {"Hans im Gl\u00fcck 2", {c2}},
        {"HANS IM GL\u00dcCK, Big Box 7", {c3}},
        {"Rio Grande", {c1_2012}},
        {"2012", {c1_2012}},
        {"2013", {c1_2013}},
        {"2017", {c2, c2_zmg}},
        {"2021", {c3}},
        {"2025", {c3_1}},
        {"6", {c2, c2_zmg}},
    };
    for (const auto& [text, editions] : cases) {
        CAPTURE(text);
        CHECK(editions_described(text) == editions);
    }
    for (const char* text : {"", "c", "edition", "big box", "box 5", "c4", "c8", "9", "2014", "z-man 3",
                             "c2 c3", "city 2", "red 10", "scenarios", "1 2", "2.", "-"}) {
        CAPTURE(text);
        CHECK(editions_described(text) == (std::string(text) == "2." ? Editions{c2, c2_zmg} : Editions{}));
    }
}

TEST_CASE("every edition can be described alone") {
    for (const char* text : {"2012", "2013", "z-man 1", "hig 2", "z-man 2", "2021", "2025"})
        CHECK(editions_described(text).size() == 1);
}

TEST_CASE("one edition that fits is taken and named; of several all are named") {
    std::vector<std::string> problems;
    const EditionWords one = editions_in_words({"big box 7,c2"}, problems);
    CHECK(problems.empty());
    CHECK(one.editions == Editions{c2, c3});
    REQUIRE(one.notes.size() == 1);
    CHECK(one.notes[0].find("'big box 7' is edition c3: third edition") == 0);
    CHECK(editions_in_words({"z-man"}, problems).editions.empty());
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].find("c1-zmg") != std::string::npos);
    CHECK(problems[0].find("c2-zmg") != std::string::npos);
    CHECK(problems[0].find("c3") == std::string::npos);
}

TEST_CASE("editions without commas between them are a slip") {
    CHECK(editions_listed("c2 c3") == Editions{c2, c3});
    CHECK(editions_listed("c2+bb8") == Editions{c2, c3_1});
    CHECK(editions_listed("c2 and c3") == Editions{c2, c3});
    CHECK(editions_listed("c2 road").empty());
    std::vector<std::string> problems;
    editions_in_words({"c2 c3"}, problems);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].find("did you mean 'c2,c3'?") != std::string::npos);
}

}  // namespace robbers
