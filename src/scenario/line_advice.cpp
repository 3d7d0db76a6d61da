// Decides what is probably meant by what no line and no claim can say, and whether a text is meant as a line.
// What they can say is decided in line_reader and claim_reader.
#include "scenario/line_advice.h"

#include <fmt/format.h>

#include <algorithm>

#include "game/types.h"
#include "scenario/line_meant.h"
#include "scenario/line_notation.h"
#include "scenario/names.h"
#include "scenario/source_words.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {
namespace {

constexpr std::string_view kLineDigits = "0123456789";
constexpr std::string_view kNameBlanks = " \t\n\r";

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of(kLineDigits) == std::string_view::npos;
}

/// The sign that a wide or otherwise foreign character stands for; 0 where it stands for none.
char plain_sign(const Character& character) {
    constexpr char32_t kFirstWide = 0xFF01, kLastWide = 0xFF5E, kWideDash = 0xFF0D, kToNarrow = 0xFEE0;
    constexpr char32_t kIdeographicComma = 0x3001, kArrow = 0x2192;
    const char32_t code = character.code;
    if (!character.valid || code == kWideDash) return 0;  // advice on dashes names the whole word
    if (code == ';' || code == '|') return static_cast<char>(code);
    if (code >= kFirstWide && code <= kLastWide) return static_cast<char>(code - kToNarrow);
    if (code == kIdeographicComma) return ',';
    return code == kArrow ? '>' : '\0';
}

/// Whether a turn follows: a name and ':'.
bool begins_turn(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(kNameBlanks), text.size());
    text.remove_prefix(begin);
    std::string_view name = text.substr(0, text.find_first_of(":,"));
    const bool has_colon = name.size() < text.size() && text[name.size()] == ':';
    while (!name.empty() && kNameBlanks.find(name.back()) != std::string_view::npos) name.remove_suffix(1);
    return has_colon && is_player_name(name);
}

std::string in_its_place(char meant, std::string_view behind, bool is_claim) {
    const bool separates = meant == ';' || meant == '|';
    if (separates && is_claim) return "expected ',' between the parts of a claim";
    if (separates && begins_turn(behind)) return "expected '/' before a turn";
    if (separates) return "expected ',' between players and between events";
    return fmt::format("expected '{}' in its place", meant);
}

/// The whole line without what no keyboard has. A dash stands close to its amount, where blanks mean nothing.
std::string line_without_typographic(std::string_view text) {
    std::string plain;
    bool is_behind_dash = false;
    while (!text.empty()) {
        const Character character = first_character(text);
        const std::string sign = without_typographic(text.substr(0, character.bytes));
        const bool is_dash = sign == "-" && character.code != U'-';
        text.remove_prefix(character.bytes);
        if (is_behind_dash && sign == " ") continue;
        is_behind_dash = is_dash && plain.find('/') != std::string::npos;
        while (is_behind_dash && plain.ends_with(' ')) plain.pop_back();
        const bool is_hyphen = is_dash && (plain.ends_with(" r") || plain.ends_with(" R"));
        if (!is_hyphen) plain += sign;
    }
    return std::string(trimmed(plain));
}

/// A claim leaves dashes to claim_advice, which knows what they mean.
std::optional<LineAdvice> typographic_sign(std::string_view text, bool is_claim) {
    const auto sign = typographic(text);
    if (!sign || (is_claim && !foreign_dash(text).empty())) return std::nullopt;
    return LineAdvice{{sign->begin, sign->end},
                      fmt::format("A {} has no {}.", is_claim ? "claim" : "line", sign->name),
                      fmt::format("Write '{}'.", visible(line_without_typographic(text))),
                      false};
}

std::optional<LineAdvice> foreign(std::string_view text, bool is_claim) {
    if (auto sign = typographic_sign(text, is_claim)) return sign;
    for (std::size_t at = 0; at < text.size();) {
        const Character character = first_character(text.substr(at));
        const std::size_t end = at + character.bytes;
        if (const char meant = plain_sign(character); meant != '\0') {
            const std::string code =
                end == at + 1 ? "" : fmt::format(" (U+{:04X})", static_cast<unsigned>(character.code));
            return LineAdvice{{at, end},
                              fmt::format("a {} has no {}{}", is_claim ? "claim" : "line",
                                          in_quotes(text.substr(at, end - at)), code),
                              in_its_place(meant, text.substr(end), is_claim),
                              false};
        }
        at = end;
    }
    return std::nullopt;
}

LineAdvice not_understood(const LineWords& words, const Piece& piece, std::string expected) {
    return {piece, fmt::format("{} is not understood", in_quotes(words.text(piece))), std::move(expected),
            false};
}

/// Whether the word is a figure with its points or space, as "m9", "r10" or "rsupply".
bool is_figure(std::string_view word) {
    const bool begins = word.size() > 1 && (word[0] == 'm' || word[0] == 'r');
    return begins && (is_number(word.substr(1)) || word == "rsupply");
}

/// The event that is one word and is meant by `word`; empty where none is near.
std::string_view event_meant(std::string_view word) {
    constexpr std::string_view kEvents[] = {"bag", "end", "final"};
    if (is_same_word(word, "end-of-game")) return "end";
    return nearest_word(word, kEvents).value_or("");
}

/// "red+5 city" for "red+5city"; empty where no source stands behind the number.
std::string with_blank_before_source(const LineWords& words, const Piece& word, const AmountWord& amount) {
    const std::string_view number = words.text(amount.number);
    const std::size_t letters = number.find_first_not_of("-0123456789");
    if (letters == 0 || letters == std::string_view::npos || !source_named(number.substr(letters))) return {};
    const std::string_view all = words.text(word);
    const std::size_t cut = all.size() - (number.size() - letters);
    return fmt::format("{} {}", all.substr(0, cut), all.substr(cut));
}

}  // namespace

std::string write_instead(const std::string& meant, std::string otherwise) {
    return meant.empty() ? std::move(otherwise) : fmt::format("Write '{}'.", visible(meant));
}

bool begins_end(std::string_view word) {
    constexpr std::string_view kEnds[] = {"end", "ends", "end-of-game", "final", "finally", "game"};
    return std::ranges::any_of(kEnds, [&](std::string_view end) { return is_same_word(word, end); });
}

std::optional<LineAdvice> foreign_sign(std::string_view text) { return foreign(text, false); }

std::optional<LineAdvice> foreign_sign_in_claim(std::string_view text) { return foreign(text, true); }

std::optional<LineAdvice> advice_on_player(const LineWords& words, const Piece& entry,
                                           const std::optional<Piece>& before) {
    const std::string_view text = words.text(entry);
    if (before && is_figure(text))
        return LineAdvice{entry, fmt::format("{} is no player", in_quotes(text)),
                          did_you_mean(fmt::format("{} {}", words.text(*before), text)), false};
    const std::size_t sign = text.find_first_of("=:");
    if (sign == std::string_view::npos) return std::nullopt;
    if (const std::string meant = players_meant(words, entry); !meant.empty())
        return not_understood(words, entry, write_instead(meant, {}));
    const Piece name = words.trimmed({entry.begin, entry.begin + sign});
    const Piece rest = words.trimmed({entry.begin + sign + 1, entry.end});
    if (!is_player_name(words.text(name)) || rest.empty()) return std::nullopt;
    const bool has_points = kLineDigits.find(words.text(rest).front()) != std::string_view::npos;
    if (!has_points && text[sign] == ':')
        return LineAdvice{entry, "a turn stands behind the position",
                          fmt::format("Write '/ {0}' instead of ', {0}'.", visible(text)), true};
    if (!has_points) return std::nullopt;
    return not_understood(words, entry,
                          did_you_mean(fmt::format("{} {}", words.text(name), words.text(rest))));
}

std::optional<LineAdvice> advice_on_figure(const LineWords& words, const std::vector<Piece>& entry,
                                           std::size_t at) {
    const std::string_view word = words.text(entry[at]);
    const bool is_apart = (word == "r" || word == "m") && at + 1 < entry.size();
    if (is_apart) {
        const std::string joined = fmt::format("{}{}", word, words.text(entry[at + 1]));
        if (is_figure(joined))
            return not_understood(words, {entry[at].begin, entry[at + 1].end},
                                  fmt::format("did you mean {}, without blanks?", in_quotes(joined)));
    }
    if (is_figure(word)) return std::nullopt;
    for (const char sign : {'r', 'm'}) {
        const bool begins = is_same_word(word.substr(0, 1), std::string_view(&sign, 1));
        // A robber stands on no space below 0, so that '-' is taken for a hyphen.
        const bool has_hyphen = sign == 'r' && word.size() > 1 && word[1] == '-';
        const std::string value(word.substr(has_hyphen ? 2 : 1));
        if (begins && is_number(value) && (has_hyphen || word[0] != sign))
            return not_understood(words, entry[at], did_you_mean(sign + value));
    }
    return std::nullopt;
}

std::optional<LineAdvice> advice_on_event(const LineWords& words, const Piece& word) {
    const std::string_view text = words.text(word);
    const auto amount = words.amount(word);
    std::string meant;
    if (amount) meant = with_blank_before_source(words, word, *amount);
    const bool has_number =
        amount && words.text(amount->number).find_first_of(kLineDigits) != std::string::npos;
    if (meant.empty() && !has_number) meant = event_meant(text);
    if (meant.empty()) return std::nullopt;
    return LineAdvice{word, fmt::format("{} is no event", in_quotes(text)), did_you_mean(meant), false};
}

std::string advice_on_no_event(const LineWords& words, const std::vector<Piece>& event) {
    if (const auto joined = words.joined_amount(event, "+-"))
        return fmt::format("did you mean {}, without blanks?", in_quotes(*joined));
    return "expected 'bag', 'end', or who and how much, as in 'red+5 city' or "
           "'red-3 ransom >blue'";
}

bool looks_like_a_line(std::string_view text) {
    const CleanText clean(text);
    const LineWords words(clean);
    Piece first = words.whole();
    for (const char separator : {'/', ',', ';'}) first = words.split(first, separator).front();
    const std::vector<Piece> pieces = words.words(first);
    return pieces.size() > 1 && words.begin_player(pieces[0], pieces[1]);
}

}  // namespace robbers
