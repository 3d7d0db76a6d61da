// Understands what happens at a table by a letter or a word. What is asked then is decided in interview.
#include "cli/happening.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "support/slips.h"

namespace robbers {

namespace {

struct HappeningAnswer {
    Happening happening;
    std::string_view letter;
    std::array<std::string_view, 3> words;  ///< the first is told
    std::string_view meaning;
    bool begins;  ///< may be what happens first in a turn
};

constexpr HappeningAnswer kHappeningAnswers[] = {
    {Happening::bag, "b", {"bag", "tile", "bag tile"}, "a tile with a bag on it is placed", true},
    {Happening::scoring, "s", {"score", "scores", "scoring"}, "somebody scores", true},
    {Happening::payment, "p", {"pay", "pays", "payment"}, "somebody pays points", true},
    {Happening::end, "e", {"end", "ends", "end of the game"}, "the game ends, before final scoring", true},
    {Happening::final_scoring, "f", {"final", "finals", "final scoring"}, "final scoring", true},
    {Happening::turn, "t", {"turn", "next", "next turn"}, "the turn is over, and the next one begins", false},
    {Happening::done, "d", {"done", "nothing", "quit"}, "that is all", false},
};

}  // namespace

Happening happening_in(std::string_view answer, bool has_begun) {
    const auto is_it = [&](std::string_view word) { return is_same_word(word, answer); };
    for (const HappeningAnswer& one : kHappeningAnswers)
        if ((one.begins || has_begun) && (is_it(one.letter) || std::ranges::any_of(one.words, is_it)))
            return one.happening;
    return Happening::unclear;
}

void tell_happenings(Asker& asker, bool has_begun) {
    asker.tell("One of these letters or words, please:");
    for (const HappeningAnswer& one : kHappeningAnswers)
        if (one.begins || has_begun)
            asker.tell(fmt::format("  {}  {:<6} {}", one.letter, one.words.front(), one.meaning));
}

}  // namespace robbers
