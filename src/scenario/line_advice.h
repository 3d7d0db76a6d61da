#pragma once
// What is probably meant by what no line and no claim can say.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scenario/line_words.h"

namespace robbers {

/// What is wrong with a piece, and what is probably meant.
struct LineAdvice {
    Piece piece;
    std::string message;
    std::string expected;
    bool is_turn = false;  ///< a turn stands where none may be
};

/// The first sign in `text` that no line has, such as ';', '|' or a wide comma, and the one that is meant.
std::optional<LineAdvice> foreign_sign(std::string_view text);

/// "Write 'red 10'.", or `otherwise` where nothing is known to be meant.
std::string write_instead(const std::string& meant, std::string otherwise);

/// Whether the word is one for the end of the game or for final scoring.
bool begins_end(std::string_view word);

/// The first sign in a claim that no claim has.
std::optional<LineAdvice> foreign_sign_in_claim(std::string_view text);

/// On a player's entry that is written as elsewhere, as "red=10", "red: 10" or, where a figure of the player
/// before stands behind a comma, "r10".
std::optional<LineAdvice> advice_on_player(const LineWords& words, const Piece& entry,
                                           const std::optional<Piece>& before);

/// On a figure among the words of an entry that is nearly one, as "r 10" or "R10"; `at` is its place.
std::optional<LineAdvice> advice_on_figure(const LineWords& words, const std::vector<Piece>& entry,
                                           std::size_t at);

/// On the first word of an event that is nearly one, as "Bag", "end-of-game" or "red+5city".
std::optional<LineAdvice> advice_on_event(const LineWords& words, const Piece& word);

/// On words that are no event at all.
std::string advice_on_no_event(const LineWords& words, const std::vector<Piece>& event);

}  // namespace robbers
