// Knows how places and movements look in one case.
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

}  // namespace robbers
