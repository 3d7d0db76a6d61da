// What is valid UTF-8, what may be shown on a terminal, and which word a mistyped one is near.
#include "support/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>

namespace robbers {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

constexpr Range kFormat[] = {
    {0xAD, 0xAD},       {0x600, 0x605},     {0x61C, 0x61C},     {0x6DD, 0x6DD},     {0x70F, 0x70F},
    {0x890, 0x891},     {0x8E2, 0x8E2},     {0x180E, 0x180E},   {0x200B, 0x200F},   {0x202A, 0x202E},
    {0x2060, 0x2064},   {0x2066, 0x206F},   {0xFEFF, 0xFEFF},   {0xFFF9, 0xFFFB},   {0x110BD, 0x110BD},
    {0x110CD, 0x110CD}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0001, 0xE0001},
    {0xE0020, 0xE007F},
};

constexpr Range kSpace[] = {
    {0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
    {0x2028, 0x2029}, {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000},
};

/// Combining marks and variation selectors, as far as names of people need them.
constexpr Range kZeroWidth[] = {
    {0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x5BF, 0x5BF},   {0x5C1, 0x5C2},
    {0x5C4, 0x5C5},   {0x5C7, 0x5C7},   {0x610, 0x61A},   {0x64B, 0x65F},   {0x670, 0x670},
    {0x6D6, 0x6DC},   {0x93A, 0x93A},   {0x93C, 0x93C},   {0x941, 0x948},   {0x94D, 0x94D},
    {0x951, 0x957},   {0x9BC, 0x9BC},   {0x9C1, 0x9C4},   {0x9CD, 0x9CD},   {0xA3C, 0xA3C},
    {0xA41, 0xA4D},   {0xABC, 0xABC},   {0xAC1, 0xAC8},   {0xACD, 0xACD},   {0xB3C, 0xB3C},
    {0xBC0, 0xBC0},   {0xBCD, 0xBCD},   {0xC3E, 0xC40},   {0xC46, 0xC56},   {0xCBC, 0xCBC},
    {0xCCC, 0xCCD},   {0xD41, 0xD44},   {0xD4D, 0xD4D},   {0xE31, 0xE31},   {0xE34, 0xE3A},
    {0xE47, 0xE4E},   {0xEB1, 0xEB1},   {0xEB4, 0xEBC},   {0xEC8, 0xECE},   {0x1AB0, 0x1AFF},
    {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xE0100, 0xE01EF},
};

constexpr Range kWide[] = {
    {0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0xA4CF},   {0xA960, 0xA97F}, {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F},
    {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD},
};

bool in(std::span<const Range> ranges, char32_t code) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [code](const Range& range) { return range.first <= code && code <= range.last; });
}

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80u; }

/// How many bytes a character has by its first one; 0 where it cannot be a first one.
std::size_t length_by_lead(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead < 0xC2) return 0;
    if (lead < 0xE0) return 2;
    if (lead < 0xF0) return 3;
    return lead < 0xF5 ? 4 : 0;
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
std::size_t distance(std::string_view from, std::string_view to) {
    std::vector<std::vector<std::size_t>> cost(from.size() + 1, std::vector<std::size_t>(to.size() + 1));
    for (std::size_t i = 0; i <= from.size(); ++i) cost[i][0] = i;
    for (std::size_t j = 0; j <= to.size(); ++j) cost[0][j] = j;
    for (std::size_t i = 1; i <= from.size(); ++i) {
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t replace = cost[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
            cost[i][j] = std::min({replace, cost[i - 1][j] + 1, cost[i][j - 1] + 1});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    }
    return cost[from.size()][to.size()];
}

/// The only candidate that begins with `lower`; nothing where the word is very short.
std::optional<std::string_view> only_beginning(std::string_view lower,
                                               std::span<const std::string_view> candidates) {
    constexpr std::size_t kShortest = 3;
    if (lower.size() < kShortest) return std::nullopt;
    std::optional<std::string_view> found;
    for (const std::string_view candidate : candidates) {
        if (!ascii_lower(candidate).starts_with(lower) || candidate == found) continue;
        if (found) return std::nullopt;
        found = candidate;
    }
    return found;
}

/// More slips are forgiven in longer words; in very short ones anything is near anything.
std::size_t forgiven(std::size_t length) {
    if (length <= 2) return 0;
    if (length <= 5) return 1;
    return length <= 9 ? 2 : 3;
}

constexpr std::size_t kLongestComparedWord = 40;
constexpr std::size_t kLongestQuote = 40;
constexpr std::size_t kMostListed = 40;

}  // namespace

Character first_character(std::string_view text) {
    if (text.empty()) return {};
    const auto lead = static_cast<unsigned char>(text[0]);
    const Character invalid{lead, 1, false};
    const std::size_t bytes = length_by_lead(lead);
    if (bytes == 0 || bytes > text.size()) return invalid;
    if (bytes == 1) return {lead, 1, true};
    char32_t code = lead & (0x7Fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if (!is_continuation(text[i])) return invalid;
        code = (code << 6) | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    }
    const bool overlong = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (overlong || surrogate || code > 0x10FFFF) return invalid;
    return {code, bytes, true};
}

std::optional<std::size_t> first_invalid_byte(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Character character = first_character(text.substr(at));
        if (!character.valid) return at;
        at += character.bytes;
    }
    return std::nullopt;
}

std::string valid_utf_8(std::string_view text) {
    std::string valid;
    while (!text.empty()) {
        const Character character = first_character(text);
        valid += character.valid ? text.substr(0, character.bytes) : std::string_view("\xEF\xBF\xBD");
        text.remove_prefix(character.bytes);
    }
    return valid;
}

std::size_t character_count(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) text.remove_prefix(first_character(text).bytes);
    return count;
}

bool is_control(char32_t code) { return code < 0x20 || (code >= 0x7F && code < 0xA0); }

bool is_format(char32_t code) { return in(kFormat, code); }

bool is_space(char32_t code) { return in(kSpace, code); }

std::string escaped(const Character& character) {
    if (character.valid && character.code == '\n') return "\\n";
    if (character.valid && character.code == '\t') return "\\t";
    if (!character.valid || character.code < 0x80)
        return fmt::format("\\x{:02x}", static_cast<unsigned>(character.code));
    return fmt::format("<U+{:04X}>", static_cast<unsigned>(character.code));
}

bool is_safe_to_show(const Character& character) {
    const char32_t code = character.code;
    const bool separator = code == 0x2028 || code == 0x2029;
    return character.valid && !is_control(code) && !is_format(code) && !separator;
}

int display_width(std::string_view text) {
    int width = 0;
    while (!text.empty()) {
        const Character character = first_character(text);
        if (!in(kZeroWidth, character.code)) width += in(kWide, character.code) ? 2 : 1;
        text.remove_prefix(character.bytes);
    }
    return width;
}

std::string visible(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const Character character = first_character(text);
        shown +=
            is_safe_to_show(character) ? std::string(text.substr(0, character.bytes)) : escaped(character);
        text.remove_prefix(character.bytes);
    }
    return shown;
}

std::string in_quotes(std::string_view text) {
    std::size_t kept = 0;
    for (std::size_t count = 0; kept < text.size() && count < kLongestQuote; ++count)
        kept += first_character(text.substr(kept)).bytes;
    return fmt::format("'{}{}'", visible(text.substr(0, kept)), kept < text.size() ? "..." : "");
}

std::string for_shell(std::string_view text) {
    constexpr std::string_view kNeedsNoQuotes =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=@%+,-";
    if (!text.empty() && text.find_first_not_of(kNeedsNoQuotes) == std::string_view::npos)
        return std::string(text);
    const bool is_escaped = visible(text) != text;
    std::string quoted = is_escaped ? "$'" : "'";
    while (!text.empty()) {
        const Character character = first_character(text);
        for (const char byte : text.substr(0, character.bytes)) {
            const bool is_syntax = byte == '\'' || byte == '\\';
            if (is_escaped && (is_syntax || !is_safe_to_show(character)))
                quoted += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
            else
                quoted += byte == '\'' ? "'\\''" : std::string(1, byte);
        }
        text.remove_prefix(character.bytes);
    }
    return quoted + "'";
}

std::string counted(std::size_t number, std::string_view noun) {
    return number == 1 ? fmt::format("one {}", noun) : fmt::format("{} {}s", number, noun);
}

char ascii_lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string ascii_lower(std::string_view word) {
    std::string lower;
    std::transform(word.begin(), word.end(), std::back_inserter(lower),
                   [](char c) { return ascii_lower(c); });
    return lower;
}

std::string_view trimmed(std::string_view text, std::string_view blanks) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

std::optional<std::string_view> nearest_word(std::string_view word,
                                             std::span<const std::string_view> candidates) {
    if (word.size() > kLongestComparedWord) return std::nullopt;
    const std::string lower = ascii_lower(word);
    std::size_t best = std::numeric_limits<std::size_t>::max();
    std::optional<std::string_view> nearest;
    for (const std::string_view candidate : candidates) {
        if (candidate.size() > kLongestComparedWord) continue;
        const std::size_t slips = distance(lower, ascii_lower(candidate));
        // Of two that are as near, the one with the same first letter is nearer: it is seldom mistaken.
        const bool has_same_first = lower.substr(0, 1) == ascii_lower(candidate.substr(0, 1));
        const std::size_t rank = 2 * slips + (has_same_first ? 0 : 1);
        if (slips <= forgiven(word.size()) && rank < best) {
            best = rank;
            nearest = candidate;
        }
    }
    return nearest ? nearest : only_beginning(lower, candidates);
}

std::string suggestion(std::string_view word, std::span<const std::string_view> candidates) {
    if (const auto nearest = nearest_word(word, candidates)) return did_you_mean(*nearest);
    std::vector<std::string_view> longer;
    for (const std::string_view candidate : candidates)
        if (!word.empty() && candidate.starts_with(ascii_lower(word))) longer.push_back(candidate);
    if (longer.size() > 1 && longer.size() < candidates.size())
        return fmt::format("did you mean {}?", one_of(longer));
    return candidates.empty() ? std::string() : "expected " + one_of(candidates);
}

std::string did_you_mean(std::string_view meant) { return fmt::format("did you mean {}?", in_quotes(meant)); }

std::string near_or(std::string_view word, std::span<const std::string_view> candidates,
                    std::string otherwise) {
    const auto nearest = nearest_word(word, candidates);
    return nearest ? did_you_mean(*nearest) : std::move(otherwise);
}

std::string one_of(std::span<const std::string_view> words) {
    const bool cut = words.size() > kMostListed;
    const std::size_t listed = cut ? kMostListed : words.size();
    std::string list;
    for (std::size_t i = 0; i < listed; ++i) {
        if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
        list += in_quotes(words[i]);
    }
    return cut ? fmt::format("{} or one of {} more", list, words.size() - listed) : list;
}

std::vector<std::string_view> views_of(std::span<const std::string> words) {
    return {words.begin(), words.end()};
}

}  // namespace robbers
