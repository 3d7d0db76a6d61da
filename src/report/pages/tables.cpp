// Lays out positions and what an outcome changed as tables, and the events as a list. Pictures are drawn
// elsewhere.
#include <algorithm>

#include <fmt/format.h>

#include "game/event.h"
#include "report/pages/parts.h"
#include "report/pictures/player_marks.h"
#include "report/words/outcome_words.h"

namespace robbers {

namespace {

Html span(std::string_view css_class, std::string_view text) {
    return html_element("span", {{"class", std::string(css_class)}}, html_text(text));
}

// What is part of what is said by roles, too: where a style lays a table out as blocks, it is none to
// browsers.

Html table_cell(const Html& content) { return html_element("td", {{"role", "cell"}}, content); }

/// "meeple " where everybody has two figures.
Html kind_label(const TextContext& context, FigureKind kind) {
    if (!context.has_messengers()) return {};
    return span("kind", spelling(kind)) + Html::raw(" ");
}

/// " (space 3)" where the points are not the number of the space.
Html space_note(const TextContext& context, Points points) {
    const Place place = context.place_of(points);
    return place == Place::space(points)
               ? Html()
               : Html::raw(" ") + span("note", fmt::format("(space{}{})", kNoBreakSpace, place.value));
}

Html still(const TextContext& context, Figure figure, Points points) {
    return html_block("div", kind_label(context, figure.kind) + html_text(std::to_string(points)) +
                                 space_note(context, points));
}

Html moved(const TextContext& context, Figure figure, Points before, Points after) {
    return html_block("div", kind_label(context, figure.kind) +
                                 html_text(context.move(std::to_string(before), "")) +
                                 html_element("b", html_text(std::to_string(after))) +
                                 space_note(context, after) + Html::raw(" ") +
                                 span(after > before ? "gain" : "loss", fmt::format("{:+}", after - before)));
}

Html points_cell(const TextContext& context, Player player, const Position& before, const Position& after) {
    Html cell;
    for (int kind = 0; kind < before.figures_each(); ++kind) {
        const Figure figure{player, static_cast<FigureKind>(kind)};
        const Points from = before.points(figure);
        const Points to = after.points(figure);
        cell += from == to ? still(context, figure, to) : moved(context, figure, from, to);
    }
    return table_cell(cell);
}

Html robber_cell(Place before, Place after) {
    if (before == after) return table_cell(html_text(to_string(after)));
    // The only break is before the new place.
    return table_cell(html_text(fmt::format("{}{}→ ", to_string(before), kNoBreakSpace)) +
                      html_element("b", html_text(to_string(after))));
}

Html robs_cell(const TextContext& context, Player player, const Outcome& outcome) {
    Html cell;
    for (const Transfer& transfer : outcome.transfers) {
        if (transfer.to != player) continue;
        const std::string turn =
            context.has_turns() ? fmt::format(" in turn {}", transfer.turn) : std::string();
        cell += html_element("div", html_element("b", html_text(std::to_string(transfer.points))) +
                                        html_named(" from " + context.words.figure(transfer.from) + turn,
                                                   context.scenario.names));
    }
    return table_cell(cell);
}

/// The player's name beside the letters that stand for it in pictures, in the same colour.
Html player_cell(const TextContext& context, Player player, const PlayerMark& mark) {
    const Html letters = html_element(
        "span",
        {{"class", "mark"},
         {"aria-hidden", "true"},
         {"style", fmt::format("background:{};color:{}", hex(mark.colour), hex(ink_on(mark.colour)))}},
        html_text(mark.letters));
    return html_element("th", {{"scope", "row"}, {"role", "rowheader"}},
                        letters + html_named(context.words.name(player), context.scenario.names));
}

Html head_row(const std::vector<std::string_view>& headings) {
    Html row;
    for (const std::string_view heading : headings)
        row += html_element("th", {{"scope", "col"}, {"role", "columnheader"}}, html_text(heading));
    return html_block("thead", {{"role", "rowgroup"}}, html_element("tr", {{"role", "row"}}, row));
}

Html table(const Html& head, const Html& rows) {
    return html_block(
        "table", {{"class", "position"}, {"role", "table"}},
        Html::raw("\n") + head + html_block("tbody", {{"role", "rowgroup"}}, Html::raw("\n") + rows));
}

/// `row` of each player and the cells that tell how it came to `end`.
template <class Row>
Html rows_of_players(const TextContext& context, const Position& end, const Row& row) {
    const Position& start = context.scenario.game.start;
    const std::vector<PlayerMark> marks = player_marks(context.scenario.names);
    Html rows;
    for (int i = 0; i < start.player_count; ++i) {
        const Player player = player_at(i);
        rows += row(player, player_cell(context, player, marks[static_cast<std::size_t>(i)]) +
                                points_cell(context, player, start, end) +
                                robber_cell(start.robber(player), end.robber(player)));
    }
    return rows;
}

Html messages_line(const TextContext& context, const Outcome& outcome) {
    std::vector<std::string> parts;
    for (const Message& message : outcome.messages)
        parts.push_back(fmt::format("{} {}{}", context.words.name(message.player), kDrawsMessage,
                                    context.has_turns() ? fmt::format(" in turn {}", message.turn) : ""));
    if (parts.empty()) return {};
    return html_block("p", {{"class", "messages"}},
                      html_named(fmt::format("{}.", joined(parts, "; ")), context.scenario.names));
}

/// Whether anything is different for `player`.
bool is_touched(Player player, const Position& start, const Outcome& outcome) {
    const auto robs = [&](const Transfer& transfer) { return transfer.to == player; };
    return start.standings[index(player)] != outcome.position.standings[index(player)] ||
           std::ranges::any_of(outcome.transfers, robs);
}

}  // namespace

Html position_table(const TextContext& context) {
    const Position& start = context.scenario.game.start;
    return table(head_row({"Player", "Points", "Robber"}),
                 rows_of_players(context, start, [](Player, Html row) {
                     return html_block("tr", {{"role", "row"}}, row);
                 }));
}

Html outcome_table(const TextContext& context, const Outcome& outcome) {
    const auto row = [&](Player player, const Html& cells) {
        HtmlAttributes attributes = {{"role", "row"}};
        if (!is_touched(player, context.scenario.game.start, outcome))
            attributes.insert(attributes.begin(), {"class", "same"});
        return html_block("tr", attributes, cells + robs_cell(context, player, outcome));
    };
    return table(head_row({"Player", "Points", "Robber", "Robs"}),
                 rows_of_players(context, outcome.position, row)) +
           messages_line(context, outcome);
}

Html html_events(const TextContext& context) {
    const std::vector<Turn>& turns = context.scenario.game.turns;
    const std::vector<std::string>& names = context.scenario.names;
    Html list;
    for (std::size_t at = 0; at < turns.size(); ++at) {
        std::vector<Html> events;
        for (std::size_t i = 0; i < turns[at].events.size(); ++i)
            events.push_back(html_named(event_words(context, turns[at], i), names));
        list += html_block("h3", html_named(turn_words(context, at), names)) +
                html_list(events.size() == 1 ? "ul" : "ol", "events", events);
    }
    std::vector<Html> given;
    for (const Choice& choice : context.scenario.game.choices)
        given.push_back(html_named(context.words.condition(choice), names));
    if (!given.empty()) list += html_block("h3", html_text("Chosen")) + html_list("ul", "given", given);
    return list;
}

}  // namespace robbers
