// Knows how places and movements look in one case, and lists what happened and what was chosen there.
#include "report/words/context.h"

#include <fmt/format.h>

#include "rules/rule_points.h"

namespace robbers {

TextContext::TextContext(const Scenario& shown, EditionId run_in, std::vector<Ruling> in_force,
                         const TextStyle& text_style)
    : scenario(shown),
      edition(run_in),
      rulings(std::move(in_force)),
      are_laps_apart(rules_of(edition, rulings).laps.is(Laps::same_lap)),
      words(scenario, edition, rulings),
      style(text_style) {}

Place TextContext::place_of(Points points) const {
    return Place::space(are_laps_apart ? points : ring_space(points));
}

std::string TextContext::lap_mark(Points points) const {
    return place_of(points) == Place::space(points) ? "" : fmt::format("{}({})", kNoBreakSpace, points);
}

std::string TextContext::lap_note(Points points) const {
    const Place place = place_of(points);
    return place == Place::space(points)
               ? ""
               : fmt::format("{}(space{}{})", kNoBreakSpace, kNoBreakSpace, place.value);
}

std::string TextContext::move(std::string_view from, std::string_view to) const {
    return replaced(fmt::format("{}{}{}", from, arrow(style), to), " ", kNoBreakSpace);
}

std::string edition_words(EditionId edition) {
    return fmt::format("{}, {}, {}", info(edition).name, info(edition).publisher, info(edition).book);
}

std::string ruling_words(const Ruling& ruling) {
    const QuestionInfo& question = info(ruling.question);
    return fmt::format("{} {} (preferred: {})", question.text, answer_of(ruling).meaning,
                       question.answers[0].id);
}

std::vector<std::string> messages_of(const Diagnostic& diagnostic) {
    std::vector<std::string> messages = {diagnostic.message};
    if (!diagnostic.expected.empty()) messages.push_back(diagnostic.expected);
    for (const DiagnosticNote& note : diagnostic.notes) messages.push_back(note.message);
    return messages;
}

namespace {

/// One event in one short line.
struct EventWords {
    const Words& words;
    const std::string& active;

    static std::string bracketed(Source source) {
        return source == Source::other ? "" : fmt::format(" ({})", spelling(source));
    }
    std::string operator()(const Bag&) const { return active + " draws a bag tile"; }
    std::string operator()(const ScoringRound& round) const {
        if (round.scorings.size() == 1) {
            const Scoring& only = round.scorings.front();
            const std::string what =
                only.source == Source::other ? "" : fmt::format(" for {}", source_words(only.source));
            return fmt::format("{} scores {}{}", words.name(only.player), points_words(only.points), what);
        }
        std::vector<std::string> parts;
        for (const Scoring& scoring : round.scorings) {
            const std::string part =
                fmt::format("{} {}{}", words.name(scoring.player), scoring.points, bracketed(scoring.source));
            parts.push_back(replaced(part, " ", kNoBreakSpace));
        }
        return fmt::format("in one scoring round: {}", joined(parts));
    }
    std::string operator()(const Payment& payment) const {
        return fmt::format("{} pays {}{}{}", words.name(payment.payer), points_words(payment.points),
                           payment.receiver ? " to " + words.name(*payment.receiver) : "",
                           bracketed(payment.source));
    }
    std::string operator()(const EndOfGame&) const { return "the game ends"; }
    std::string operator()(const FinalScoring& final) const {
        std::vector<std::string> parts;
        for (const FinalEntry& entry : final.entries)
            parts.push_back(fmt::format("{} {}", words.name(entry.player), entry.points));
        return fmt::format("final scoring: {}", joined(parts));
    }
};

std::string turn_text(const TextContext& context, std::size_t at) {
    const Turn& turn = context.scenario.game.turns[at];
    const std::string heading = "  " + turn_words(context, at) + ": ";
    if (turn.events.size() == 1)
        return wrapped(event_words(context, turn, 0), context.style.width, heading, "    ");
    std::string text = heading;
    text.back() = '\n';
    for (std::size_t i = 0; i < turn.events.size(); ++i)
        text += wrapped(event_words(context, turn, i), context.style.width, fmt::format("    {}. ", i + 1),
                        "       ");
    return text;
}

}  // namespace

std::string turn_words(const TextContext& context, std::size_t at) {
    const std::string& active = context.words.name(context.scenario.game.turns[at].active);
    return context.has_turns() ? fmt::format("Turn {}, {}", at + 1, active) : active + "'s turn";
}

std::string event_words(const TextContext& context, const Turn& turn, std::size_t at) {
    return std::visit(EventWords{context.words, context.words.name(turn.active)}, turn.events[at]);
}

std::string event_list(const TextContext& context) {
    std::string text;
    for (std::size_t i = 0; i < context.scenario.game.turns.size(); ++i) text += turn_text(context, i);
    for (const Choice& choice : context.scenario.game.choices)
        text += wrapped(context.words.condition(choice), context.style.width, "  Given: ", "    ");
    return text;
}

}  // namespace robbers
