#pragma once
// A card: a verdict short enough to post, as blocks of text that any markup can show, and the parts that
// every card has: who stood where, what happened, under which rules, and where they are written.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "report/cards/report.h"
#include "report/words/context.h"

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

struct Markup {
    std::string (*escaped)(std::string_view text);  ///< `text` as it must be written to be read as it is
    MarkupFrame strong;
    MarkupFrame heading, item, detail, command;
};

/// The card as a text that ends with a newline.
std::string to_text(const Card& card, const Markup& markup);

/// Clauses in their own order.
using ClauseList = std::set<ClauseId>;

/// The title, the starting position and the events.
Card card_head(const TextContext& context);

/// "second edition, Hans im Glück, Big Box 6 (2017) [c2]" for each; rulings that are not preferred are named.
/// "every edition" where nothing tells them apart. `in_short`: of several, the ids alone.
std::string editions_words(const std::vector<RuleSet>& rules, bool in_short, const TextStyle& style);

/// Where the clauses are written, and since when; nothing where there are none.
void add_sources(Card& card, const ClauseList& clauses, const TextStyle& style);

/// The command that asks again under all of `rules`; nothing where one line cannot say the scenario, or its
/// claims, which are asked `with_claims`.
void add_command(Card& card, const Scenario& scenario, const std::vector<RuleSet>& rules, bool with_claims);

/// What is told of the outcomes of one case.
struct CardBody {
    Card blocks;
    ClauseList clauses;  ///< that it names
};

/// How much is told of outcomes.
struct CardDetail {
    std::size_t limit = 0;      ///< outcomes that are shown; 0: all
    bool has_sentences = true;  ///< false: reasons are clauses alone
};

/// The outcomes of `context`, which must have some.
CardBody card_outcomes(const TextContext& context, const Adjudication& adjudication, ExplainLevel explain,
                       const CardDetail& detail);

/// A card that is longer is told in less detail, where nobody says how much is wanted.
constexpr std::size_t kCardCharacters = 2500;

}  // namespace robbers
