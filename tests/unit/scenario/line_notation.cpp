// The one-line notation as it is printed.
#include "scenario/line_notation.h"

#include "loaded.h"

using namespace robbers;
using namespace std::string_literals;

namespace {

LineText line_of(const std::string& players, const std::string& turns) {
    return to_line(load_one("scenario: x\nedition: c2\n" + players + turns));
}

}  // namespace

TEST_CASE("positions and events") {
    const LineText text = line_of(
        "players: {red: 10, blue: {meeple: 12, robber: 10}, yellow: {meeple: -4, robber: 12}}\n",
        "turns:\n"
        "  - player: red\n"
        "    events:\n"
        "      - bag\n"
        "      - score: [{player: red, points: 5, for: city}, {player: blue, points: 0}]\n"
        "      - score: {player: red, points: -4, for: ghosts}\n"
        "      - pay: {player: red, points: 3, for: ransom, to: yellow}\n"
        "  - player: blue\n"
        "    events: [pay: {player: blue, points: 2}, end-of-game, final: {player: red, points: 12}]\n");
    CHECK(text.line ==
          "red 10, blue 12 r10, yellow -4 r12 / red: bag, red+5 city & blue+0, red+-4 ghosts, red-3 ransom "
          ">yellow"
          " / blue: blue-2, end, final red+12");
    CHECK(text.left_out.empty());
}

TEST_CASE("both figures and who books what") {
    const LineText text = line_of("expansions: [messages]\nplayers: {red: {messenger: 11}, blue: 12}\n",
                                  "turns:\n"
                                  "  - player: red\n"
                                  "    events:\n"
                                  "      - score:\n"
                                  "          - {player: red, points: 5, for: road, with: messenger}\n"
                                  "          - {player: red, points: 6, for: road}\n"
                                  "      - pay: {player: red, points: 3, to: blue}\n"
                                  "    choices:\n"
                                  "      - {player: red, scores: road#2, with: meeple}\n"
                                  "      - {player: red, pays: messenger, event: 2}\n"
                                  "      - {player: blue, scores: other, with: meeple}\n"
                                  "      - {player: red, order: [road, road#2]}\n"
                                  "expect: {outcomes: 1}\n"
                                  "claims: [{says: {red: 1}}, {says: {red: 2}}]\n"
                                  "rulings: {laps: same-space}\n");
    CHECK(text.line ==
          "red 0 m11, blue 12 m0 / red: red+5 road @messenger & red+6 road @meeple, red-3 >blue @messenger");
    CHECK(text.left_out == std::vector{"2 choices"s, "1 ruling"s, "1 expectation"s, "2 claims"s});
}
