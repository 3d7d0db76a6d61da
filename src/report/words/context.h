#pragma once
// What every text needs to know of the case that it tells of.

#include "answers/run.h"
#include "report/kit/output.h"
#include "report/kit/style.h"
#include "report/words/words.h"

namespace robbers {

/// One case on one kind of device.
struct TextContext {
    /// With the rulings in force; the scenario must outlive it.
    TextContext(const Scenario& scenario, EditionId edition, std::vector<Ruling> rulings,
                const TextStyle& style);
    TextContext(const CaseResult& result, const TextStyle& text_style)
        : TextContext(*result.scenario, result.edition, result.rulings, text_style) {}

    const Scenario& scenario;
    EditionId edition{};
    std::vector<Ruling> rulings;
    bool are_laps_apart;  ///< whether figures a lap apart stand on different places
    Words words;
    TextStyle style;

    bool has_messengers() const { return scenario.game.start.has_messengers; }
    bool has_turns() const { return scenario.game.turns.size() > 1; }
    /// Where a figure with so many points stands.
    Place place_of(Points points) const;
    /// " (53)" for a figure whose points are not the number of its space; else nothing.
    std::string lap_mark(Points points) const;
    /// " (space 3)" for points that are not the number of the space; else nothing.
    std::string lap_note(Points points) const;
    /// "10 → 15"
    std::string move(std::string_view from, std::string_view to) const;
};

/// "second edition, Hans im Glück, Big Box 6 (2017)"
std::string edition_words(EditionId edition);
/// What is asked and what is answered, and which answer is preferred.
std::string ruling_words(const Ruling& ruling);
/// What is wrong, what would have been legal, and what belongs to it.
std::vector<std::string> messages_of(const Diagnostic& diagnostic);

/// "red's turn", or "Turn 2, red" where there are several: turn `at`, from 0.
std::string turn_words(const TextContext& context, std::size_t at);
/// Event `at` of a turn, from 0: "red scores 5 points for the city". Some of its spaces do not break.
std::string event_words(const TextContext& context, const Turn& turn, std::size_t at);
/// The events, one line each, and the choices that the scenario lists.
std::string event_list(const TextContext& context);

}  // namespace robbers
