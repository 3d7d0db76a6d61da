// The scoreboard in a terminal.
#include "report/pictures/board.h"

#include "board_kit.h"
#include "catch.h"
#include "golden.h"

namespace robbers {

namespace {

constexpr TextStyle kPlain{false, true, 80};
constexpr TextStyle kAscii{false, false, 80};

std::string drawn(const Scene& scene, const TextStyle& style) {
    return track_picture(scene, style) + board_legend(scene, style);
}

/// Every line ends with a newline and takes at most the style's width.
void check_lines(const std::string& text, const TextStyle& style) {
    REQUIRE(text.ends_with("\n"));
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        INFO(text.substr(at, end - at));
        CHECK(shown_width(text.substr(at, end - at)) <= style.width);
        at = end + 1;
    }
}

/// The rows of the track are closed, and all are equally long.
void check_track(const std::string& text) {
    const std::size_t width = text.find('\n');
    std::size_t rows = 0;
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
        if (text[at] != '|' && text[at] != '+') continue;
        ++rows;
        INFO(text.substr(at, width));
        CHECK(text[at + width] == '\n');
        CHECK(text[at + width - 1] == text[at]);
    }
    CHECK(rows >= 16);
}

bool is_ascii(const std::string& text) {
    return std::ranges::all_of(text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

/// `text` without colours.
std::string without_colours(const std::string& text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\033')
            at = text.find('m', at);
        else
            plain += text[at];
    }
    return plain;
}

}  // namespace

TEST_CASE("the track of example 2 is what was looked at") {
    const Scenario scenario = kit::example_2();
    const CaseResult result = kit::adjudicated(scenario);
    const Scene scene = scene_of_outcome(result, 0);
    kit::check_golden("board.txt", drawn(scene, kPlain));
    kit::check_golden("board-narrow.txt", drawn(scene, {false, false, 40}));
}

TEST_CASE("a crowded space is told below the track") {
    const Scene scene = scene_of_start(kit::crowd());
    const std::string text = drawn(scene, kPlain);
    CHECK_THAT(text, contains(" 18 … "));
    CHECK_THAT(text, contains("  10: R red's meeple, (R:60) red's messenger,"));
    CHECK_THAT(text, contains("(Bu:-40)"));
    CHECK_THAT(text, contains("[W] white's"));
}

TEST_CASE("a crowd keeps the rows closed") {
    for (const int width : {40, 60, 80})
        check_track(drawn(scene_of_start(kit::crowd()), {false, false, width}));
}

TEST_CASE("figures, messengers and robbers look different") {
    const std::string text = drawn(scene_of_start(kit::with_messengers()), kAscii);
    CHECK_THAT(text, contains("R [B]"));
    CHECK_THAT(text, contains("(R)"));
    CHECK_THAT(text, contains("A meeple, (A) messenger, [A] robber, :: dark space"));
}

TEST_CASE("colours add nothing but colour") {
    const TextStyle colour{true, true, 80};
    for (const Scenario& scenario : {kit::example_2(), kit::crowd()}) {
        const Scene scene = scene_of_start(scenario);
        CHECK(without_colours(drawn(scene, colour)) == drawn(scene, kPlain));
        CHECK_THAT(drawn(scene, colour), contains("48;5;160m"));
    }
}

TEST_CASE("every scenario of the canon is drawn in every width, in ASCII where it must be") {
    for (const Scenario& scenario : kit::canon()) {
        INFO(scenario.id);
        for (const Scene& scene : kit::scenes_of(scenario)) {
            for (const int width : {40, 59, 60, 80, 100}) {
                const TextStyle style{false, false, width};
                const std::string text = drawn(scene, style);
                check_lines(text, style);
                check_track(text);
                CHECK(is_ascii(text));
            }
            check_lines(drawn(scene, {true, true, 80}), {true, true, 80});
        }
    }
}

TEST_CASE("long names and many letters fit into narrow terminals") {
    Scenario scenario = kit::crowd();
    scenario.names = {
        "Maximiliana-Alexandrin-1", "Maximiliana-Alexandrin-2", "b", "ba", "赤いいいいいいいい", "青"};
    for (const int width : {40, 80})
        check_lines(drawn(scene_of_start(scenario), {true, true, width}), {true, true, width});
}

}  // namespace robbers
