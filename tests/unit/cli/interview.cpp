// The interview of `robbers new`: what is answered becomes a line, and what cannot be is asked again.
#include "cli/interview/interview.h"

#include <sstream>

#include "catch.h"

namespace robbers {

namespace {

struct Told {
    std::optional<std::string> line;
    std::string questions;
};

/// The line that comes of `answers`, one a line, and everything that was asked.
Told interview(const std::string& answers, const std::vector<EditionId>& editions = {EditionId::c2}) {
    std::istringstream input(answers);
    std::ostringstream output;
    Asker asker(input, output);
    LoadOptions rules;
    rules.editions = editions;
    Told told;
    told.line = Interview(asker, rules).line();
    told.questions = output.str();
    return told;
}

constexpr const char* kRedAndBlue = "red, blue\nn\n10\n\n12\n10\nred\n";

std::optional<std::string> line_of(const std::string& events) { return interview(kRedAndBlue + events).line; }

std::string faults_in(const std::string& events) {
    std::string faults;
    std::istringstream lines(interview(kRedAndBlue + events).questions);
    for (std::string line; std::getline(lines, line);)
        if (const std::size_t at = line.find("That cannot be: "); at != std::string::npos)
            faults += line.substr(at + 16) + "\n";
    return faults;
}

}  // namespace

TEST_CASE("a plain interview") {
    CHECK(line_of("s\nred\n5\ncity\n\nd\n") == "red 10, blue 12 r10 / red: red+5 city");
    CHECK(interview("red blue yellow\ny\n1\n2\n\n3\n4\n7\n\n\n\nblue\nb\nd\n").line ==
          "red 1 m2, blue 3 m4 r7, yellow 0 m0 / blue: bag");
}

TEST_CASE("scorings at the same time, figures, payments, turns and the end") {
    CHECK(line_of("s\n\n5\ncity\nblue\n-3\nghosts\n\nd\n") ==
          "red 10, blue 12 r10 / red: red+5 city & blue+-3 ghosts");
    CHECK(line_of("p\n\n3\nransom\nblue\np\nblue\n4\n\n\nd\n") ==
          "red 10, blue 12 r10 / red: red-3 ransom >blue, blue-4");
    CHECK(line_of("b\nt\n\ns\n\n1\n\n\ne\nf\nred\n7\nblue\n2\n\nd\n") ==
          "red 10, blue 12 r10 / red: bag / blue: blue+1, end, final red+7 & blue+2");
    CHECK(interview("a, b\ny\n1\n2\n\n3\n4\n\n\ns\n\n5\nroad\nmessenger\nb\n2\n\n\n\nd\n").line ==
          "a 1 m2, b 3 m4 / a: a+5 road @messenger & b+2");
}

TEST_CASE("what cannot be is asked again with the reason") {
    CHECK(
        interview("red\nred, red\nred, supply\nred/x, blue\nred, blue\nn\nten\n10\n\n12\n77\n7\nred\nb\nd\n")
            .line == "red 10, blue 12 r7 / red: bag");
    CHECK(faults_in("s\ngreen\nred\n5\nshop\ncity\n\nd\n").find("there is no player 'green'") == 0);
    CHECK(faults_in("s\nred\n5\nshop\ncity\n\nd\n").find("there is no source 'shop'") == 0);
    CHECK(faults_in("s\nred\n1000\n5\n\n\nd\n").find("'points' cannot be '1000'; expected") == 0);
    CHECK(faults_in("p\nred\n5\nransom\nprotection\nred\nblue\nd\n") ==
          "a ransom cannot cost 5 points; expected 3 points\n"
          "a player cannot pay to itself; expected another player, or nobody\n");
    CHECK(faults_in("b\nb\nd\n").find("a turn has at most one bag") == 0);
    CHECK(faults_in("e\nt\nd\n").find("the game ends in its last turn") == 0);
}

TEST_CASE("a dash takes an event back") {
    CHECK(line_of("s\nred\n5\n-\nb\nd\n") == "red 10, blue 12 r10 / red: bag");
    CHECK(line_of("s\n-\np\nred\n-\nb\nd\n") == "red 10, blue 12 r10 / red: bag");
}

TEST_CASE("an answer cannot be more of a line than was asked for") {
    for (const std::string answer :
         {"red+5", "red, bag", "red / blue: bag", "red & blue", "@messenger", ">blue"}) {
        CAPTURE(answer);
        CHECK(line_of("s\n" + answer + "\nred\n5\n" + answer + "\n\n\nd\n") ==
              "red 10, blue 12 r10 / red: red+5");
    }
    CHECK(interview("red, blue\nn\n10 r3\n10\n3, green 5\n\n12\n\nred / blue\n\nb\nd\n").line ==
          "red 10, blue 12 / red: bag");
}

TEST_CASE("wherever the answers end, there is no line and no end of questions") {
    const std::string answers =
        std::string(kRedAndBlue) + "s\nred\n5\ncity\nblue\n2\n\n\np\nblue\n3\n\n\nt\n\ne\nd\n";
    REQUIRE(interview(answers).line.has_value());
    std::size_t cuts = 0;
    for (std::size_t at = answers.find('\n'); at + 1 < answers.size();
         at = answers.find('\n', at + 1), ++cuts)
        CHECK_FALSE(interview(answers.substr(0, at + 1)).line.has_value());
    CHECK(cuts > 15);
}

TEST_CASE("boxes by number, name and alias") {
    const auto editions = [](const std::string& answers) {
        std::istringstream input(answers);
        std::ostringstream output;
        Asker asker(input, output);
        return asked_editions(asker);
    };
    CHECK(editions("4\n") == std::vector{EditionId::c2});
    CHECK(editions(" c3.1 , bb6,4\n") == std::vector{EditionId::c2, EditionId::c3_1});
    CHECK(editions("c2 c3\n") == std::vector{EditionId::c2, EditionId::c3});
    CHECK(editions("c2,\n") == std::vector{EditionId::c2});
    CHECK(editions(",\nc3\n") == std::vector{EditionId::c3});
    CHECK(editions("all\n")->size() == vocabulary_size<EditionId>);
    CHECK(editions("c9\n\n8\nc3\n") == std::vector{EditionId::c3});
    CHECK(editions("C3.1, ALL\nC3.1\n") == std::vector{EditionId::c3_1});
    CHECK_FALSE(editions("c9\n").has_value());
}

TEST_CASE("what is asked for boxes says what was not understood") {
    std::istringstream input("c9, c2-zm, c3\n\n");
    std::ostringstream output;
    Asker asker(input, output);
    CHECK(asked_editions(asker, EmptyAnswer::all_editions)->size() == vocabulary_size<EditionId>);
    CHECK(output.str().find("There is no edition 'c9'; expected 'all', 'c1-2012'") != std::string::npos);
    CHECK(output.str().find("There is no edition 'c2-zm'; did you mean 'c2-zmg'?") != std::string::npos);
    CHECK(output.str().find("or all (Enter means all): ") != std::string::npos);
}

TEST_CASE("what happens is a letter or a word in any case") {
    CHECK(line_of("Bag\nT\n\nScores\n\n5\ncity\n\ndone\n") ==
          "red 10, blue 12 r10 / red: bag / blue: blue+5 city");
    CHECK(line_of("PAY\n\n3\n\n\nEND\nfinal\nred\n1\n\nD\n") ==
          "red 10, blue 12 r10 / red: red-3, end, final red+1");
}

TEST_CASE("a question mark shows what may be answered") {
    const std::string first = interview(std::string(kRedAndBlue) + "?\nturn\nb\nd\n").questions;
    CHECK(first.find("  b  bag    a tile with a bag on it is placed\n") != std::string::npos);
    CHECK(first.find("  d  done") == std::string::npos);  // nothing has happened yet
    CHECK(interview(std::string(kRedAndBlue) + "b\n?\nd\n").questions.find("  d  done   that is all\n") !=
          std::string::npos);
}

TEST_CASE("a robber's place may be written as in a line") {
    CHECK(interview("red, blue\nn\n10\nR7\n12\nSUPPLY\n\nb\nd\n").line == "red 10 r7, blue 12 / red: bag");
    CHECK(interview("red, blue\nn\n10\nr\nred\nr3\n12\n\n\nb\nd\n").line == "red 10 r3, blue 12 / red: bag");
}

}  // namespace robbers
