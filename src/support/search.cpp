// Decides which characters are alike to somebody who looks for a word. Where the words are looked for is for
// others; letters with accents are not the letters without them.
#include "support/search.h"

#include "support/text.h"

namespace robbers {

namespace {

/// Letters that alternate, capital and small, from `first` on; the capitals have even codes or odd ones.
struct Alternating {
    char32_t first, last;
};

constexpr Alternating kAlternating[] = {
    {0x100, 0x12F}, {0x132, 0x137}, {0x139, 0x148}, {0x14A, 0x177}, {0x179, 0x17E}, {0x218, 0x21B},
};

char32_t lower(char32_t code) {
    const bool is_ascii = code >= U'A' && code <= U'Z';
    const bool is_latin_1 = code >= 0xC0 && code <= 0xDE && code != 0xD7;  // U+00D7 is a sign
    if (is_ascii || is_latin_1) return code + 0x20;
    if (code == 0x130) return U'i';
    if (code == 0x178) return 0xFF;
    for (const Alternating& letters : kAlternating) {
        const bool is_there = code >= letters.first && code <= letters.last;
        if (is_there) return (code - letters.first) % 2 == 0 ? code + 1 : code;
    }
    return code;
}

char32_t plain(char32_t code) {
    if (code == 0x2018 || code == 0x2019) return U'\'';
    if (code >= 0x201C && code <= 0x201E) return U'"';
    if (code >= 0x2010 && code <= 0x2014) return U'-';
    return code;
}

/// UTF-8 of a code below U+0800.
void append(std::string& text, char32_t code) {
    if (code >= 0x80) text += static_cast<char>(0xC0 | code >> 6);
    text += static_cast<char>(code < 0x80 ? code : 0x80 | (code & 0x3F));
}

constexpr std::string_view kPunctuation = ".,;:!?'\"()[]{}<>";

}  // namespace

std::string folded(std::string_view text) {
    std::string result;
    for (Character next = first_character(text); next.bytes != 0; next = first_character(text)) {
        const char32_t code = next.valid ? lower(plain(next.code)) : next.code;
        if (next.valid && code != next.code)
            append(result, code);
        else
            result += text.substr(0, next.bytes);
        text.remove_prefix(next.bytes);
    }
    return result;
}

std::string word_to_find(std::string_view word) {
    std::string text = folded(word);
    const std::size_t first = text.find_first_not_of(kPunctuation);
    if (first == std::string::npos) return text;
    return text.substr(first, text.find_last_not_of(kPunctuation) + 1 - first);
}

}  // namespace robbers
