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
    told.line = asker.conversation([&] { return Interview(asker, rules).line(); });
    told.questions = output.str();
    return told;
}

constexpr const char* kRedAndBlue = "red, blue\nn\n10\n\n12\n10\nred\n";

std::optional<std::string> line_of(const std::string& events) { return interview(kRedAndBlue + events).line; }

/// What is asked and said, from the first event on.
std::string said(const std::string& events) {
    const std::string questions = interview(kRedAndBlue + events).questions;
    return questions.substr(questions.find("What happens"));
}

bool says(const std::string& events, const std::string& text) {
    return said(events).find(text) != std::string::npos;
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
    CHECK(says("s\ngreen\nred\n5\nshop\ncity\n\nd\n", "No player is called 'green'"));
    CHECK(says("s\nred\n5\nshop\ncity\n\nd\n", "'shop'"));
    CHECK(says("s\nred\n1000\n5\n\n\nd\n", "'1000'"));
    CHECK(says("p\nred\n5\nransom\n-\n3\nransom\nblue\nd\n", "ransom cannot cost 5 points"));
    CHECK(says("p\nred\n3\nransom\nred\nblue\nd\n", "pay to itself"));
    CHECK(says("b\nb\nd\n", "at most one bag"));
    CHECK(says("e\nt\nd\n", "its last turn"));
}

TEST_CASE("a dash goes one answer back") {
    CHECK(line_of("s\nred\n5\n-\n-\n-\nb\nd\n") == "red 10, blue 12 r10 / red: bag");
    CHECK(line_of("s\nred\n5\n-\n6\ncity\n\nd\n") == "red 10, blue 12 r10 / red: red+6 city");
    CHECK(line_of("s\n-\np\nred\n-\n-\nb\nd\n") == "red 10, blue 12 r10 / red: bag");
    CHECK(line_of("b\n-\ns\nred\n5\nback\n7\n\n\n\n") == "red 10, blue 12 r10 / red: red+7");
    CHECK(interview("-\nred, blue\n-\na, b\nn\n10\n-\n11\n\n\n\n\nb\n\n").line == "a 11, b 0 / a: bag");
}

TEST_CASE("going back says what is asked, not what was told") {
    const std::string questions = said("s\nred\n-\nblue\n5\n\n\n\n");
    std::size_t lists = 0;
    for (std::size_t at = questions.find("  b  bag"); at != std::string::npos;
         at = questions.find("  b  bag", at + 1))
        ++lists;
    CHECK(lists == 1);
    CHECK(interview("-\nred, blue\nn\n").questions.find("This is the first question.") != std::string::npos);
}

TEST_CASE("names are split at commas, blanks and 'and', and shown") {
    const Told told = interview("red, blue and yellow\nn\n\n\n\n\n\n\n\nb\n\n");
    CHECK(told.line == "red 0, blue 0, yellow 0 / red: bag");
    CHECK(told.questions.find("3 players, clockwise: red, blue, yellow.") != std::string::npos);
    CHECK(interview("red & blue\nn\n\n\n\n\n\nb\n\n").line == "red 0, blue 0 / red: bag");
}

TEST_CASE("Enter ends where something has happened, and lists nothing") {
    CHECK(line_of("b\n\n") == "red 10, blue 12 r10 / red: bag");
    CHECK(line_of("\nb\n\n") == "red 10, blue 12 r10 / red: bag");
    CHECK_FALSE(says("b\n\n", "none of these"));
}

TEST_CASE("a payment asks for the figure where everybody has two") {
    CHECK(interview("a, b\ny\n1\n2\n\n3\n4\n\n\np\n\n3\n\n\nmessenger\n\n").line ==
          "a 1 m2, b 3 m4 / a: a-3 @messenger");
}

TEST_CASE("no word is broken at the edge, and a narrow terminal leaves room for the answer") {
    std::istringstream input(std::string("d\n") + kRedAndBlue + "s\nred\n5\nroad\n\n\n");
    std::ostringstream output;
    Asker asker(input, output, 40);
    LoadOptions rules;
    const auto line = asker.conversation([&] {
        asked_editions(asker);
        return Interview(asker, rules).line();
    });
    CHECK(line == "red 10, blue 12 r10 / red: red+5 road");
    // Nobody types a line end here: what is asked next stands behind the question.
    std::string text = output.str();
    for (const char* const end : {": ", "> ", "? "})
        for (std::size_t at; (at = text.find(end)) != std::string::npos;) text[at + 1] = '\n';
    std::istringstream lines(text);
    std::size_t count = 0;
    for (std::string one; std::getline(lines, one); ++count) CHECK(one.size() <= 42);  // "ü" has two bytes
    CHECK(count > 20);
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

TEST_CASE("boxes by letter, name, alias and description") {
    const auto editions = [](const std::string& answers) {
        std::istringstream input(answers);
        std::ostringstream output;
        Asker asker(input, output);
        return asked_editions(asker);
    };
    CHECK(editions("d\n") == std::vector{EditionId::c2});
    CHECK(editions("G\n") == std::vector{EditionId::c3_1});
    CHECK(editions(" c3.1 , bb6,d\n") == std::vector{EditionId::c2, EditionId::c3_1});
    CHECK(editions("c2 c3\n") == std::vector{EditionId::c2, EditionId::c3});
    CHECK(editions("big box 7\n") == std::vector{EditionId::c3});
    CHECK(editions("2\nc2\n") == std::vector{EditionId::c2});
    CHECK(editions("c2,\n") == std::vector{EditionId::c2});
    CHECK(editions(",\nc3\n") == std::vector{EditionId::c3});
    CHECK(editions("all\n")->size() == vocabulary_size<EditionId>);
    CHECK(editions("c9\n\nh\nc3\n") == std::vector{EditionId::c3});
    CHECK(editions("C3.1, ALL\nC3.1\n")->size() == vocabulary_size<EditionId>);
    CHECK_FALSE(editions("c9\n").has_value());
}

TEST_CASE("what is asked for boxes says what was not understood") {
    std::istringstream input("c9, c2-zm, c3\n\n");
    std::ostringstream output;
    Asker asker(input, output);
    CHECK(asked_editions(asker, EmptyAnswer::all_editions)->size() == vocabulary_size<EditionId>);
    CHECK(output.str().find("'c9'; expected 'all', 'c1-2012'") != std::string::npos);
    CHECK(output.str().find("'c2-zm'; did you mean 'c2-zmg'?") != std::string::npos);
    CHECK(output.str().find("several with commas [all]: ") != std::string::npos);
}

TEST_CASE("what happens is a letter or a word in any case") {
    CHECK(line_of("Bag\nT\n\nScores\n\n5\ncity\n\ndone\n") ==
          "red 10, blue 12 r10 / red: bag / blue: blue+5 city");
    CHECK(line_of("PAY\n\n3\n\n\nEND\nfinal\nred\n1\n\nD\n") ==
          "red 10, blue 12 r10 / red: red-3, end, final red+1");
}

TEST_CASE("a question mark shows what may be answered") {
    const std::string first = interview(std::string(kRedAndBlue) + "?\nturn\nb\nd\n").questions;
    CHECK(first.find("  b  bag    red draws a tile with a bag\n") != std::string::npos);
    CHECK(first.find("  d  done") == std::string::npos);  // nothing has happened yet
    CHECK(interview(std::string(kRedAndBlue) + "b\n?\nd\n").questions.find("  d  done   that is all\n") !=
          std::string::npos);
}

TEST_CASE("a robber's place may be written as in a line") {
    CHECK(interview("red, blue\nn\n10\nR7\n12\nSUPPLY\n\nb\nd\n").line == "red 10 r7, blue 12 / red: bag");
    CHECK(interview("red, blue\nn\n10\nr\nred\nr3\n12\n\n\nb\nd\n").line == "red 10 r3, blue 12 / red: bag");
}

}  // namespace robbers
