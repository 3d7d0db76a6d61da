// Decides which editions a description fits. Ids and aliases are read in rules_words, and outrank it.
#include "cli/options/edition_words.h"

#include <algorithm>
#include <array>
#include <string>

#include "cli/options/rules_words.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {

namespace {

/// What may be said of an edition, each as one word: series, publisher, box, year and the rest.
struct EditionMarks {
    EditionId edition;
    std::string_view marks;
};

constexpr EditionMarks kEditionMarks[] = {
    {EditionId::c1_2012, "1 hig rgg box4 2012 printing"},
    {EditionId::c1_2013, "1 hig 2013 revised"},
    {EditionId::c1_zmg, "1 zmg box4"},
    {EditionId::c2, "2 hig box6 2017"},
    {EditionId::c2_zmg, "2 zmg box6 2017"},
    {EditionId::c3, "3 hig box7 2021"},
    {EditionId::c3_1, "3 3.1 hig box8 2025 revised"},
};

struct MarkWord {
    std::string_view word, mark;  ///< no mark: the word says nothing by itself
};

constexpr MarkWord kMarkWords[] = {
    {"first", "1"},
    {"second", "2"},
    {"third", "3"},
    {"hig", "hig"},
    {"hans", "hig"},
    {"im", "hig"},
    {"glück", "hig"},
    {"gluck", "hig"},
    {"glueck", "hig"},
    {"zmg", "zmg"},
    {"z", "zmg"},
    {"man", "zmg"},
    {"zman", "zmg"},
    {"rgg", "rgg"},
    {"rio", "rgg"},
    {"grande", "rgg"},
    {"revised", "revised"},
    {"printing", "printing"},
    {"edition", ""},
    {"ed", ""},
    {"the", ""},
    {"c", ""},
    {"st", ""},
    {"nd", ""},
    {"rd", ""},
    {"games", ""},
    {"verlag", ""},
    {"carcassonne", ""},
    {"rules", ""},
    {"auflage", ""},
};

bool is_digit_of_word(char c) { return c >= '0' && c <= '9'; }

/// Its words and numbers: "BB6" is two, "3.1" is one.
std::vector<std::string> edition_tokens(std::string_view text) {
    std::vector<std::string> tokens;
    const std::string lower = folded(text);
    bool is_open = false;
    for (std::size_t at = 0; at < lower.size(); ++at) {
        const char c = lower[at];
        const bool is_point = c == '.' && is_open && is_digit_of_word(lower[at - 1]) &&
                              at + 1 < lower.size() && is_digit_of_word(lower[at + 1]);
        const bool is_letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
        if (!is_letter && !is_digit_of_word(c) && !is_point) {
            is_open = false;
            continue;
        }
        const bool goes_on =
            is_open && (is_point || (is_digit_of_word(c) == (is_digit_of_word(tokens.back().back()) ||
                                                             tokens.back().back() == '.')));
        if (!goes_on) tokens.emplace_back();
        tokens.back() += c;
        is_open = true;
    }
    return tokens;
}

bool has_mark(std::string_view marks, std::string_view mark) {
    const std::string all = " " + std::string(marks) + " ";
    return all.find(" " + std::string(mark) + " ") != std::string::npos;
}

/// What is said of an edition in `tokens`; nothing where one of them says nothing known.
std::optional<std::vector<std::string>> marks_in(const std::vector<std::string>& tokens) {
    std::vector<std::string> marks;
    bool is_box = false;
    bool is_series = false;  // "c8" is no box
    for (const std::string& token : tokens) {
        constexpr std::array<std::string_view, 4> kBox = {"big", "box", "bb", "bigbox"};
        if (std::ranges::find(kBox, token) != kBox.end()) {
            is_box = true;
        } else if (is_digit_of_word(token.front())) {
            is_series = is_series || token == "1" || token == "2" || token == "3";
            const bool is_number_of_box = token.size() == 1 && (is_box || !is_series);
            marks.push_back((is_number_of_box ? "box" : "") + token);
            is_box = is_series = false;
        } else {
            const auto* known = std::ranges::find(kMarkWords, std::string_view(token), &MarkWord::word);
            if (known == std::end(kMarkWords)) return std::nullopt;
            is_series = token == "c";
            if (!known->mark.empty()) marks.emplace_back(known->mark);
        }
    }
    return is_box ? std::nullopt : std::optional(std::move(marks));
}

}  // namespace

std::vector<EditionId> editions_described(std::string_view text) {
    std::vector<EditionId> fitting;
    const auto marks = marks_in(edition_tokens(text));
    if (!marks || marks->empty()) return fitting;
    for (const EditionMarks& one : kEditionMarks)
        if (std::ranges::all_of(*marks, [&](const auto& mark) { return has_mark(one.marks, mark); }))
            fitting.push_back(one.edition);
    return fitting;
}

std::vector<EditionId> editions_listed(std::string_view text) {
    constexpr std::string_view kBetween = " \t,;+/&=";
    std::vector<EditionId> editions;
    std::size_t words = 0;
    for (std::size_t at = text.find_first_not_of(kBetween); at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(kBetween, at), text.size());
        const std::string_view word = text.substr(at, end - at);
        at = text.find_first_not_of(kBetween, end);
        if (is_same_word(word, "and")) continue;
        ++words;
        if (const auto edition = edition_meant(word)) editions.push_back(*edition);
    }
    if (editions.size() != words) editions.clear();
    return editions;
}

}  // namespace robbers
