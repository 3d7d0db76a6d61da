#pragma once
// A card: a verdict short enough to post, as blocks of text that any markup can show.

#include <string>
#include <string_view>
#include <vector>

#include "support/vocabulary.h"

namespace robbers {

// clang-format off
#define ROBBERS_CARD_BLOCKS(X)                                                                       \
    X(heading, "heading") X(paragraph, "paragraph") X(item, "item") X(detail, "detail")              \
    X(command, "command")
// clang-format on
/// What a block is: `detail` is an item below an item, `command` something to be typed.
ROBBERS_VOCABULARY(CardBlockKind, ROBBERS_CARD_BLOCKS);

struct CardBlock {
    CardBlockKind kind{};
    std::string label;  ///< stands out; may be empty
    std::string text;   ///< behind the label; may be empty
    bool operator==(const CardBlock&) const = default;
};

using Card = std::vector<CardBlock>;

/// What stands around a block of one kind.
struct MarkupFrame {
    std::string_view begin;
    std::string_view end;
};

/// How one kind of forum marks text up.
struct Markup {
    std::string (*escaped)(std::string_view text);  ///< `text` as it must be written to be read as it is
    MarkupFrame strong;
    MarkupFrame heading, item, detail, command;
};

/// Markdown as GitHub reads it.
const Markup& markdown_markup();
/// BBCode with the tags that every forum knows, also BoardGameGeek: [b].
const Markup& bbcode_markup();

/// The card as a text that ends with a newline.
std::string to_text(const Card& card, const Markup& markup);

}  // namespace robbers
