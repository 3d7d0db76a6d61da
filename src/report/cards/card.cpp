// Writes cards in the markups of forums. What is on them is decided in card_parts.cpp, card_report.cpp and
// card_verdicts.cpp.
#include "report/cards/card.h"

#include <fmt/format.h>

#include "report/kit/markdown_text.h"
#include "report/kit/style.h"
#include "support/text.h"

namespace robbers {

namespace {

/// BBCode has no sign that makes a bracket a bracket, so parentheses stand for them. BoardGameGeek drops
/// what follows a < that has no space behind it.
std::string bbcode_text(std::string_view text) {
    std::string safe = visible(text);
    safe = replaced(std::move(safe), "[", "(");
    safe = replaced(std::move(safe), "]", ")");
    return replaced(std::move(safe), "<", "< ");
}

const MarkupFrame& frame_of(const CardBlock& block, const Markup& markup) {
    static constexpr MarkupFrame kNone;
    switch (block.kind) {
        case CardBlockKind::heading: return markup.heading;
        case CardBlockKind::paragraph: return kNone;
        case CardBlockKind::item: return markup.item;
        case CardBlockKind::detail: return markup.detail;
        case CardBlockKind::command: return markup.command;
    }
    return kNone;  // unreachable: every kind has its case
}

std::string inner_text(const CardBlock& block, const Markup& markup) {
    if (block.kind == CardBlockKind::command) return visible(block.text);
    std::string text;
    if (!block.label.empty())
        text = fmt::format("{}{}{}", markup.strong.begin, markup.escaped(block.label), markup.strong.end);
    if (!text.empty() && !block.text.empty()) text += " ";
    return text + markup.escaped(block.text);
}

bool is_item(const CardBlock& block) {
    return block.kind == CardBlockKind::item || block.kind == CardBlockKind::detail;
}

}  // namespace

const Markup& markdown_markup() {
    static constexpr Markup kMarkdown = {markdown_text, {"**", "**"}, {"### ", ""},
                                         {"- ", ""},    {"  - ", ""}, {"```sh\n", "\n```"}};
    return kMarkdown;
}

const Markup& bbcode_markup() {
    static constexpr Markup kBbcode = {bbcode_text,     {"[b]", "[/b]"}, {"[b]", "[/b]"},
                                       {"\u2022 ", ""}, {"\u2013 ", ""}, {"", ""}};
    return kBbcode;
}

std::string to_text(const Card& card, const Markup& markup) {
    std::string text;
    for (const CardBlock& block : card) {
        if (!text.empty() && !is_item(block)) text += "\n";
        const MarkupFrame& frame = frame_of(block, markup);
        const std::string inner = replaced(inner_text(block, markup), kNoBreakSpace, " ");
        text += fmt::format("{}{}{}\n", frame.begin, inner, frame.end);
    }
    return text;
}

}  // namespace robbers
