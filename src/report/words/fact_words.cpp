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

/// Why a robber or a landing brings nothing; empty where the sentence before says it.
std::string_view because(Cause cause) {
    switch (cause) {
        case Cause::late_points: return "points after phase 3 do not count";
        case Cause::robbed_before: return "it had to rob before";
        case Cause::one_of_several: return "it robs another figure";
        case Cause::own_figure: return "the figure is the owner's own";
        case Cause::later_event: return "only the figure's first event from there feeds it";
        case Cause::midway: return "the figure only stopped there between two scorings";
        case Cause::lap_apart: return "they are a lap apart";
        case Cause::receipt: return "points from a payment are not robbed";
        case Cause::message_points: return "the points of messages are not robbed";
        case Cause::paid_before: return "the figure's first movement of the turn was a payment";
        case Cause::scored_before: return "the figure has already scored this turn";
        case Cause::waiting: return "it already waits for what another figure scores";
        case Cause::went_back: return "the figure goes back and brings nobody points";
        case Cause::no_points: return "there are no points to take";
        case Cause::stolen_points: return "robbers do not rob stolen points";
        case Cause::passed: return "the figure only passes it";
        case Cause::held_back: return "the figure beside it may not advance in this turn";
        case Cause::other_figure: return "the figure beside it does not score";
        case Cause::elsewhere: return "the figure starts from another space";
        case Cause::in_supply: return "it is not on the board";
        case Cause::final_scoring: return "final scoring is never robbed";
        case Cause::no_bonus: return "robbers left at the end bring nothing";
        case Cause::not_active: return "only the active player draws one";
        case Cause::second: return "there is only one at a time";
        case Cause::not_alone: return "another player's figure stands there";
        case Cause::payment: return "a payment brings no message";
        case Cause::end_bonus: return "points for a robber left at the end bring no message";
        case Cause::moved_on: return "the figure did not stay there";
        case Cause::not_forward: return "the figure went back to it";
        case Cause::none:
        case Cause::too_poor:
        case Cause::phase_over: return {};
    }
    return {};
}

std::string with_reason(const std::string& text, const Fact& fact) {
    const std::string_view reason = because(fact.cause);
    return reason.empty() ? text : fmt::format("{}: {}", text, reason);
}

/// "half of 5, rounded up, is 3"
std::string half_words(Points base, Points half, bool whole_turn) {
    return fmt::format("half of {}{}{} is {}", whole_turn ? "the turn's " : "", base,
                       base % 2 == 0 ? "" : ", rounded up,", half);
}

/// In brief, what only leads to something that is told as well is left out.
bool is_told_in_brief(const Fact& fact) {
    switch (fact.kind) {
        case FactKind::set_up:
        case FactKind::bag_drawn:
        case FactKind::candidate:
        case FactKind::triggered:
        case FactKind::landed_on_dark:
        case FactKind::phase_3_ended: return false;
        case FactKind::robbery_chosen: return fact.options > 1;
        // Part of what stolen_booked and end_bonus tell, except where it is all that happens.
        case FactKind::robber_returned: return fact.cause == Cause::no_bonus;
        default: return true;
    }
}

}  // namespace

bool is_told(const Fact& fact, ExplainLevel level) {
    if (level == ExplainLevel::none || !is_told_unasked(fact.kind)) return false;
    return level == ExplainLevel::full || is_told_in_brief(fact);
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
        if (fact.cause != Cause::none) return fmt::format("{} stays on {}", robber(), to_string(fact.from));
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
        if (fact.cause != Cause::other_figure)
            return with_reason(fmt::format("{} takes nothing from {}", robber(), figure()), fact);
        const std::string points =
            fact.source == Source::other ? "these points" : std::string(source_words(fact.source));
        return fmt::format("{} on {} gets nothing of {}: {} scores elsewhere, with the {}", robber(),
                           to_string(fact.from), points, words.name(fact.figure.player),
                           spelling(fact.figure.kind));
    }
    std::string missed() const {
        const std::string where = fact.to.is_supply() ? "" : " on " + to_string(fact.to);
        return with_reason(fmt::format("{}{} takes nothing from {}", robber(), where, figure()), fact);
    }
    std::string had_to_rob() const {
        return fmt::format("{} has to rob {} and cannot wait on {}", robber(), figure(),
                           to_string(fact.from));
    }
    std::string lost_nothing() const {
        return fmt::format("{} keeps all points that {} robs", who(),
                           fact.other ? words.name(*fact.other) : "a robber");
    }
    std::string tower_first() const {
        return fmt::format("{}'s {} waits until the watchtower is scored", who(), source_words(fact.source));
    }
    std::string barred() const {
        return fmt::format("{} may not go where {}", robber(),
                           fact.cause == Cause::own_figure ? "only the owner's figures stand"
                                                           : "no figure of another player stands");
    }
    std::string not_asked() const {
        const bool is_out = fact.cause == Cause::not_active;
        return fmt::format("{} may not {} the robber", who(), is_out ? "move" : "place");
    }
    std::string idle() const {
        const bool is_own = fact.cause == Cause::own_figure;
        return fmt::format("{} {}", robber(), is_own ? "never robs its owner" : "robs nobody in this turn");
    }
    std::string no_bonus() const {
        return with_reason(fmt::format("{} brings no {}", robber(), points()), fact);
    }
    std::string vain_landing() const {
        return with_reason(
            fmt::format("{} draws no message for the dark space {}", who(), to_string(fact.to)), fact);
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

// NOLINTNEXTLINE(readability-function-size): a table
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
        case FactKind::missed: return say.missed();
        case FactKind::had_to_rob: return say.had_to_rob();
        case FactKind::lost_nothing: return say.lost_nothing();
        case FactKind::kept_at_zero: return say.figure() + " goes no further back than 0";
        case FactKind::tower_first: return say.tower_first();
        case FactKind::held_back: return say.figure() + " may not advance in this turn";
        case FactKind::barred: return say.barred();
        case FactKind::not_asked: return say.not_asked();
        case FactKind::no_bag: return "nobody may place a robber without a bag tile";
        case FactKind::no_bonus: return say.no_bonus();
        case FactKind::vain_landing: return say.vain_landing();
        case FactKind::no_landing: return "no figure of " + say.who() + " comes to a dark space";
        case FactKind::idle: return say.idle();
    }
    return {};
}

}  // namespace robbers
