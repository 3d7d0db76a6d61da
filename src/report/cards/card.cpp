// Puts the common parts of cards together, and writes cards in the markups of forums. Verdicts are added in
// report.cpp and verdicts.cpp.
#include "report/cards/card.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/event.h"
#include "report/kit/style.h"
#include "report/words/known.h"
#include "scenario/line_notation.h"
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

namespace {

/// More editions are named without their books.
constexpr std::size_t kFewEditions = 2;

std::string points_of(const TextContext& context, Figure figure) {
    const Points points = context.scenario.game.start.points(figure);
    return fmt::format("{}{}", points, context.lap_note(points));
}

/// "blue 12, robber 10"
std::string standing_words(const TextContext& context, Player player) {
    const Position& start = context.scenario.game.start;
    std::string text = context.words.name(player) + " ";
    const std::string meeple = points_of(context, {player, FigureKind::meeple});
    text += !context.has_messengers() ? meeple
                                      : fmt::format("meeple {}, messenger {}", meeple,
                                                    points_of(context, {player, FigureKind::messenger}));
    if (!start.robber(player).is_supply()) text += ", robber " + to_string(start.robber(player));
    return text;
}

std::string position_words(const TextContext& context) {
    std::vector<std::string> parts;
    parts.reserve(context.scenario.names.size());
    for (int i = 0; i < context.scenario.game.start.player_count; ++i)
        parts.push_back(standing_words(context, player_at(i)));
    return joined(parts, "; ");
}

std::string events_words(const TextContext& context, const Turn& turn) {
    std::vector<std::string> events;
    events.reserve(turn.events.size());
    for (std::size_t at = 0; at < turn.events.size(); ++at) events.push_back(event_words(context, turn, at));
    return joined(events, "; ");
}

void add_events(Card& card, const TextContext& context) {
    const std::vector<Turn>& turns = context.scenario.game.turns;
    if (context.has_turns()) card.push_back({CardBlockKind::paragraph, "What happens:", ""});
    for (std::size_t at = 0; at < turns.size(); ++at)
        card.push_back({context.has_turns() ? CardBlockKind::item : CardBlockKind::paragraph,
                        turn_words(context, at) + ":", events_words(context, turns[at])});
    for (const Choice& choice : context.scenario.game.choices)
        card.push_back({CardBlockKind::item, "Given:", context.words.condition(choice)});
}

std::string without_blanks(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
    return text;
}

/// A scenario from one line has that line as its title, and nothing else to be called by.
bool has_title(const Scenario& scenario) {
    return scenario.source == nullptr ||
           without_blanks(scenario.title) != without_blanks(scenario.source->text);
}

/// What stands behind a clause: "official 5/2013; ro-c1 n4, ro-c2c3 n3"
std::string origin_words(const ClauseInfo& clause) {
    return kind_words(clause) + (clause.sources.empty() ? "" : fmt::format("; {}", clause.sources));
}

}  // namespace

Card card_head(const TextContext& context) {
    const Scenario& scenario = context.scenario;
    Card card;
    card.push_back({CardBlockKind::heading,
                    {},
                    has_title(scenario) ? fmt::format("{} [{}]", scenario.title, scenario.id)
                                        : "The Robbers: what happens here?"});
    card.push_back({CardBlockKind::paragraph, "Position:", position_words(context)});
    add_events(card, context);
    return card;
}

std::string editions_words(const std::vector<RuleSet>& rules, bool in_short, const TextStyle& style) {
    const bool are_usual =
        std::ranges::all_of(rules, [](const RuleSet& set) { return deviating(set.rulings).empty(); });
    if (are_usual && rules.size() == vocabulary_size<EditionId>) return "every edition";
    const bool are_few = rules.size() <= kFewEditions;
    std::vector<std::string> parts;
    for (const RuleSet& set : rules) {
        const EditionInfo& book = info(set.edition);
        std::string notes(spelling(set.edition));
        for (const Ruling& ruling : deviating(set.rulings)) notes += ", " + to_string(ruling);
        if (in_short && !are_few)
            parts.push_back(notes);
        else
            parts.push_back(fmt::format("{}, {}{} [{}]", book.name, book.publisher,
                                        are_few ? fmt::format(", {}", book.book) : "", notes));
    }
    return plain(style, joined(parts, "; "));
}

void add_sources(Card& card, const ClauseList& clauses, const TextStyle& style) {
    if (clauses.empty()) return;
    std::vector<std::pair<std::string, std::vector<std::string_view>>> origins;
    for (const ClauseId id : clauses) {
        const std::string words = plain(style, origin_words(info(id)));
        auto same = std::ranges::find_if(origins, [&](const auto& origin) { return origin.first == words; });
        if (same == origins.end()) same = origins.insert(same, {words, {}});
        same->second.push_back(spelling(id));
    }
    card.push_back({CardBlockKind::paragraph, "Sources:", ""});
    for (const auto& [words, ids] : origins)
        card.push_back({CardBlockKind::item, {}, fmt::format("{}: {}", joined(ids), words)});
    const std::vector<SourcePage> pages = pages_behind(clauses);
    if (!pages.empty()) card.push_back({CardBlockKind::paragraph, "Pages:", plain(style, page_words(pages))});
}

void add_command(Card& card, const Scenario& scenario, const std::vector<RuleSet>& rules, bool with_claims) {
    const LineText line = to_line(scenario);
    if (!line.says_game) return;
    std::set<EditionId> editions;
    std::set<Ruling> rulings;
    for (const RuleSet& set : rules) {
        editions.insert(set.edition);
        for (const Ruling& ruling : deviating(set.rulings)) rulings.insert(ruling);
    }
    const bool are_all = editions.size() == vocabulary_size<EditionId>;
    std::string command = fmt::format("robbers ask -e {}", are_all ? "all" : joined(spelled(editions), ","));
    for (const Ruling& ruling : rulings) command += fmt::format(" --ruling {}", to_string(ruling));
    command += fmt::format(" '{}'", line.line);
    for (const Claim& claim : scenario.claims) {
        if (!with_claims) break;
        const auto words = claim_in_line(claim, scenario.names);
        if (!words) return;
        command += fmt::format(" --claim '{}'", *words);
    }
    card.push_back({CardBlockKind::paragraph, "Ask again:", ""});
    card.push_back({CardBlockKind::command, {}, command});
}

}  // namespace robbers
