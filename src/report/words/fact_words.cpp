// Says facts as sentences, in a player's words, and which are told at which level. What happened and
// why is recorded by the engine.
#include <algorithm>

#include <fmt/format.h>

#include "game/event.h"
#include "report/words/words.h"

namespace robbers {

namespace {

/// " for the city"; nothing where nobody said what for.
std::string for_source(Source source) {
    return source == Source::other ? std::string() : fmt::format(" for {}", source_words(source));
}

/// Why a robber or a landing brings nothing, by the question that decides it.
std::string_view because(QuestionId question) {
    switch (question) {
        case QuestionId::midway_robber: return "the figure only stopped there between two scorings";
        case QuestionId::payment_income: return "points from a payment are not robbed";
        case QuestionId::message_points: return "the points of messages are not robbed";
        case QuestionId::c31_payment_first: return "the figure's first movement of the turn was a payment";
        case QuestionId::c31_late_robber: return "the figure has already scored this turn";
        case QuestionId::laps: return "they are a lap apart";
        case QuestionId::declined_placement:
        case QuestionId::active_declines:
        case QuestionId::zmg_others:
        case QuestionId::c31_placement:
        case QuestionId::two_rogue_movers:
        case QuestionId::own_figures:
        case QuestionId::c31_backward:
        case QuestionId::robbed_landing:
        case QuestionId::message_landing: return {};
    }
    return {};
}

/// The same by the clause; empty where the clause alone does not tell.
std::string_view because(ClauseId clause) {
    constexpr std::pair<ClauseId, std::string_view> kReasons[] = {
        {ClauseId::stl_5, "the figure is the owner's own"},
        {ClauseId::stl_9, "only the figure's first event from there feeds it"},
        {ClauseId::stl_15, "there are no points to take"},
        {ClauseId::rog_1, "robbers do not rob stolen points"},
        {ClauseId::bck_4, "a payment triggers no robber"},
        {ClauseId::end_3, "robbers left at the end bring nothing"},
        {ClauseId::end_4, "final scoring is never robbed"},
        {ClauseId::trn_3, "only a figure's first scoring movement of the turn counts"},
        {ClauseId::trn_5, "points after phase 3 do not count"},
        {ClauseId::trn_9, "it already waits for what another figure scores"},
        {ClauseId::msg_3, "only the active player draws one"},
        {ClauseId::msg_4, "there is only one at a time"},
        {ClauseId::msg_6, "another player's figure stands there"},
    };
    const auto* found = std::ranges::find(kReasons, clause, &std::pair<ClauseId, std::string_view>::first);
    return found == std::end(kReasons) ? std::string_view() : found->second;
}

std::string with_reason(const std::string& text, const Fact& fact) {
    std::string_view reason = fact.question ? because(*fact.question) : std::string_view();
    for (std::size_t i = 0; reason.empty() && i < fact.clauses.size(); ++i) reason = because(fact.clauses[i]);
    return reason.empty() ? text : fmt::format("{}: {}", text, reason);
}

/// "half of 5, rounded up, is 3"
std::string half_words(Points base, Points half, bool whole_turn) {
    return fmt::format("half of {}{}{} is {}", whole_turn ? "the turn's " : "", base,
                       base % 2 == 0 ? "" : ", rounded up,", half);
}

bool cites(const Fact& fact, ClauseId clause) {
    return std::ranges::find(fact.clauses, clause) != fact.clauses.end();
}

}  // namespace

bool is_told(const Fact& fact, ExplainLevel level) {
    if (level != ExplainLevel::brief) return level == ExplainLevel::full;
    switch (fact.kind) {
        case FactKind::robber_placed:
        case FactKind::robber_moved:
        case FactKind::robber_kept:
        case FactKind::placement_declined:
        case FactKind::right_ends:
        case FactKind::moved_forward:
        case FactKind::moved_back:
        case FactKind::stopped_at_zero:
        case FactKind::nothing_scored:
        case FactKind::paid:
        case FactKind::not_robbed:
        case FactKind::robs_instead:
        case FactKind::stolen_booked:
        case FactKind::nothing_stolen:
        case FactKind::robber_carried:
        case FactKind::robber_stayed:
        case FactKind::message_drawn:
        case FactKind::no_message:
        case FactKind::end_bonus:
        case FactKind::final_scored: return true;
        case FactKind::robbery_chosen: return fact.options > 1;
        // Part of what stolen_booked and end_bonus tell, except where it is all that happens.
        case FactKind::robber_returned: return cites(fact, ClauseId::end_3);
        case FactKind::set_up:
        case FactKind::bag_drawn:
        case FactKind::candidate:
        case FactKind::triggered:
        case FactKind::landed_on_dark:
        case FactKind::phase_3_ended: return false;
    }
    return false;
}

namespace {

/// The sentences for one fact.
struct FactWords {
    const Words& words;
    const Fact& fact;
    std::string what_for;  ///< " for the road and the city"
    bool whole_turn;

    std::string who() const { return words.name(fact.player); }
    std::string robber() const { return words.robber(fact.player); }
    std::string figure() const { return words.figure(fact.figure); }
    std::string points() const { return points_words(fact.points); }
    /// What the figure had and has, each with its space where that has another number.
    std::string from_to() const {
        const bool is_back = fact.kind == FactKind::moved_back || fact.kind == FactKind::stopped_at_zero;
        const Points before = is_back ? fact.reached + fact.points : fact.reached - fact.points;
        return fmt::format("from {} to {}", points_at(before, fact.from), points_at(fact.reached, fact.to));
    }
    static std::string points_at(Points points, Place place) {
        return Place::space(points) == place ? fmt::format("{}", points)
                                             : fmt::format("{} (space {})", points, place.value);
    }

    std::string robber_placed() const {
        return fmt::format("{} puts the robber on {}", who(), to_string(fact.to));
    }
    std::string robber_moved() const {
        return fmt::format("{} moves the robber from {} to {}", who(), to_string(fact.from),
                           to_string(fact.to));
    }
    std::string right_ends() const {
        return fmt::format("nobody else may place, because {} declined", who());
    }
    std::string moved_forward() const {
        return fmt::format("{} scores {}{}, {}", figure(), points(), what_for, from_to());
    }
    std::string moved_back() const {
        return fmt::format("{} goes back {}{}, {}", figure(), points(), what_for, from_to());
    }
    std::string nothing_scored() const {
        return fmt::format("{} scores 0 points{} and does not move", who(), what_for);
    }
    std::string candidate() const { return fmt::format("{} may rob {}", robber(), figure()); }
    std::string robs_instead() const {
        return fmt::format("{} robs and does not go along with {}", robber(), figure());
    }
    std::string nothing_stolen() const {
        return fmt::format("{} takes nothing from {}, whose points of the turn add up to {}", robber(),
                           fact.other ? words.name(*fact.other) : figure(), fact.base);
    }
    std::string robber_carried() const {
        return fmt::format("{} goes along with {} to {}", robber(), figure(), to_string(fact.to));
    }
    std::string robber_stayed() const {
        return fmt::format("{} stays on {} when {} leaves", robber(), to_string(fact.from), figure());
    }
    std::string landed_on_dark() const {
        return fmt::format("{} stands on the dark space {}", figure(), to_string(fact.to));
    }
    std::string final_scored() const {
        return fmt::format("{} scores {} in the final scoring, {}", who(), points_words(fact.base),
                           from_to());
    }
    std::string robber_kept() const {
        if (!cites(fact, ClauseId::plc_8))
            return fmt::format("{} stays on {}", robber(), to_string(fact.from));
        return fmt::format("{} keeps the robber on {}", who(), to_string(fact.from));
    }
    std::string stopped_at_zero() const {
        return fmt::format("{} would go back {}{}, but negative points take no figure below 0: it goes {}",
                           figure(), points_words(fact.base), what_for, from_to());
    }
    std::string paid() const {
        return fmt::format("{} pays {}{}{}", figure(), points(), for_source(fact.source),
                           fact.other ? " to " + words.name(*fact.other) : "");
    }
    std::string end_bonus() const {
        return fmt::format("{} was still on the board: {} for {}, {}", robber(), points(), figure(),
                           from_to());
    }
    std::string triggered() const {
        return fmt::format("{} scores beside {} and triggers it for the turn", figure(), robber());
    }
    std::string robbery_chosen() const {
        if (fact.options > 1) return fmt::format("{} chooses to rob {}", who(), figure());
        return fmt::format("{} robs {}", robber(), figure());
    }
    std::string stolen_booked() const {
        return fmt::format("{} robs {}: {}", robber(), words.figure(fact.victim),
                           half_words(fact.base, fact.points, whole_turn));
    }
    std::string not_robbed() const {
        if (!cites(fact, ClauseId::stl_13))
            return with_reason(fmt::format("{} takes nothing from {}", robber(), figure()), fact);
        const std::string points =
            fact.source == Source::other ? "these points" : std::string(source_words(fact.source));
        return fmt::format("{} on {} gets nothing of {}: {} scores elsewhere, with the {}", robber(),
                           to_string(fact.from), points, words.name(fact.figure.player),
                           spelling(fact.figure.kind));
    }
    std::string robber_returned() const {
        return with_reason(fmt::format("{} goes back from {} to supply", robber(), to_string(fact.from)),
                           fact);
    }
};

}  // namespace

/// " for the road and the city": everything that the movement is made of.
std::string Words::what_for(const Fact& fact) const {
    const ScoringRound* round = summed_round(event_at(fact.turn, fact.event));
    if (round == nullptr) return for_source(fact.source);
    std::vector<std::string> sources;
    for (const Scoring& scoring : round->scorings)
        if (scoring.player == fact.figure.player) sources.emplace_back(source_words(scoring.source));
    if (sources.size() < 2) return for_source(fact.source);
    return " for " + listed(sources);
}

std::string Words::sentence(const Fact& fact) const {
    const FactWords say{*this, fact, what_for(fact), are_rounds_summed_};
    switch (fact.kind) {
        case FactKind::set_up: return "figures and robbers stand as given";
        case FactKind::bag_drawn: return say.who() + " draws a tile with the bag symbol";
        case FactKind::robber_placed: return say.robber_placed();
        case FactKind::robber_moved: return say.robber_moved();
        case FactKind::robber_kept: return say.robber_kept();
        case FactKind::placement_declined: return say.who() + " leaves the robber in supply";
        case FactKind::right_ends: return say.right_ends();
        case FactKind::moved_forward: return say.moved_forward();
        case FactKind::moved_back: return say.moved_back();
        case FactKind::stopped_at_zero: return say.stopped_at_zero();
        case FactKind::nothing_scored: return say.nothing_scored();
        case FactKind::paid: return say.paid();
        case FactKind::candidate: return say.candidate();
        case FactKind::not_robbed: return say.not_robbed();
        case FactKind::triggered: return say.triggered();
        case FactKind::robs_instead: return say.robs_instead();
        case FactKind::robbery_chosen: return say.robbery_chosen();
        case FactKind::robber_returned: return say.robber_returned();
        case FactKind::stolen_booked: return say.stolen_booked();
        case FactKind::nothing_stolen: return say.nothing_stolen();
        case FactKind::robber_carried: return say.robber_carried();
        case FactKind::robber_stayed: return say.robber_stayed();
        case FactKind::landed_on_dark: return say.landed_on_dark();
        case FactKind::message_drawn: return say.who() + " draws a message";
        case FactKind::no_message: return with_reason(say.who() + " draws no message", fact);
        case FactKind::phase_3_ended:
            return fact.options > 0 ? "phase 3 ends, and the triggered robbers are paid" : "phase 3 ends";
        case FactKind::end_bonus: return say.end_bonus();
        case FactKind::final_scored: return say.final_scored();
    }
    return {};
}

}  // namespace robbers
