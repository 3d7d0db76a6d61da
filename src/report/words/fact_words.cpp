// Says facts as sentences, in a player's words. What happened, why, and which of it is told is recorded by
// the engine.
#include <algorithm>

#include <fmt/format.h>

#include "game/event.h"
#include "report/words/cause_words.h"
#include "report/words/words.h"

namespace robbers {

namespace {

/// " for the city"; nothing where nobody said what for.
std::string for_source(Source source) {
    return source == Source::other ? std::string() : fmt::format(" for {}", source_words(source));
}

/// "half of 5, rounded up, is 3"
std::string half_words(Points base, Points half, bool whole_turn) {
    return fmt::format("half of {}{}{} is {}", whole_turn ? "the turn's " : "", base,
                       base % 2 == 0 ? "" : ", rounded up,", half);
}

}  // namespace

bool is_told(const Fact& fact, ExplainLevel level) {
    switch (level) {
        case ExplainLevel::none: return false;
        case ExplainLevel::brief: return fact.telling == Telling::brief;
        case ExplainLevel::full: return fact.telling != Telling::asked;
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
    std::string scored(Figure by) const { return words.scored(fact, by); }
    /// Whom the fact names beside its player.
    std::string other() const {
        return fact.other ? words.name(*fact.other) : words.name(fact.figure.player);
    }
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

    std::string cause() const { return cause_words(words, fact, whole_turn); }
    std::string with_cause(const std::string& text) const {
        const std::string why = cause();
        return why.empty() ? text : fmt::format("{}: {}", text, why);
    }

    std::string robber_placed() const {
        return fmt::format("{} puts the robber on {}", who(), to_string(fact.to));
    }
    std::string robber_moved() const {
        return fmt::format("{} moves the robber from {} to {}", who(), to_string(fact.from),
                           to_string(fact.to));
    }
    std::string robber_kept() const {
        const std::string place = to_string(fact.from);
        if (fact.cause == Cause::not_active)
            return fmt::format("{} may not move the robber on {}: only the active player may", who(), place);
        if (fact.cause == Cause::waiting)
            return fmt::format("{} stays on {}: it waits to rob", robber(), place);
        return fmt::format("{} keeps the robber on {}", who(), place);
    }
    std::string right_ends() const {
        return fmt::format("Nobody else may place a robber: {} has declined", who());
    }
    std::string moved_forward() const {
        return fmt::format("{} scores {}{}, {}", figure(), points(), what_for, from_to());
    }
    std::string moved_back() const {
        return fmt::format("{} goes back {}{}, {}", figure(), points(), what_for, from_to());
    }
    std::string stopped_at_zero() const {
        const std::string full = points_words(fact.base) + what_for;
        if (fact.points == 0)
            return fmt::format("{} does not go back {}: negative points take no figure below 0", figure(),
                               full);
        return fmt::format("{} goes back only {} of {}, {}: negative points take no figure below 0", figure(),
                           fact.points, full, from_to());
    }
    std::string nothing_scored() const {
        return fmt::format("{} scores 0 points{} and does not move", figure(), what_for);
    }
    std::string paid() const {
        return fmt::format("{} pays {}{}{}", figure(), fact.other ? words.name(*fact.other) + " " : "",
                           points(), for_source(fact.source));
    }
    std::string end_bonus() const {
        return fmt::format("{} gets {} for the robber left on the board, {}", figure(), points(), from_to());
    }
    std::string final_scored() const {
        return fmt::format("{} scores {} in the final scoring, {}", who(), points_words(fact.base),
                           from_to());
    }
    std::string candidate() const { return fmt::format("{} can rob {}", robber(), scored(fact.figure)); }
    std::string triggered() const {
        return fmt::format("{} scores beside {} and is robbed at the end of phase 3", figure(), robber());
    }
    std::string robs_instead() const {
        return fmt::format("{} robs {} and does not move along with {}", robber(), other(), figure());
    }
    std::string robbery_chosen() const {
        return fmt::format("{} {} {}", who(), fact.options > 1 ? "chooses to rob" : "robs", figure());
    }
    std::string stolen_booked() const {
        return fmt::format("{} robs {}: {}", who(), scored(fact.victim),
                           half_words(fact.base, fact.points, whole_turn));
    }
    std::string nothing_stolen() const {
        return fmt::format("{} gets nothing from {}, whose points of the turn add up to {}", who(), other(),
                           fact.base);
    }
    std::string robber_returned() const {
        const std::string text = fmt::format("{} takes the robber back from {}", who(), to_string(fact.from));
        return fact.cause == Cause::no_bonus ? with_cause(text + " and gets nothing") : text;
    }
    std::string robber_carried() const {
        return fmt::format("{} moves along with {} to {}", robber(), figure(), to_string(fact.to));
    }
    std::string robber_stayed() const {
        return fmt::format("{} stays on {} when {} leaves", robber(), to_string(fact.from), figure());
    }
    std::string landed_on_dark() const {
        return fmt::format("{} comes to dark space {}", figure(), to_string(fact.to));
    }
    std::string phase_3_ended() const {
        return fact.options > 0 ? "Phase 3 ends, and triggered robbers rob now" : "Phase 3 ends";
    }
    std::string gets_nothing(Place place) const {
        const std::string where = place.is_supply() ? "" : " on " + to_string(place);
        return with_cause(fmt::format("{}{} gets nothing from {}", robber(), where, scored(fact.figure)));
    }
    std::string had_to_rob() const {
        return fmt::format("{} has to rob {} and may not wait on {}", who(), figure(), to_string(fact.from));
    }
    std::string lost_nothing() const {
        return fmt::format("{} keeps all points that {} robs", who(), other());
    }
    std::string barred() const {
        return fmt::format("{} may not go to a space {}", robber(),
                           fact.cause == Cause::own_figure ? "with only the owner's figures"
                                                           : "without another player's figure");
    }
    std::string not_asked() const {
        const bool is_out = fact.cause == Cause::not_active;
        return fmt::format("{} may not {} the robber with this tile", who(), is_out ? "move" : "place");
    }
    std::string tower_first() const {
        return fmt::format("{} has to score the watchtower before {}", who(), source_words(fact.source));
    }
    std::string held_back() const {
        return fmt::format("{} may not move the {} forward in this turn", words.name(fact.figure.player),
                           spelling(fact.figure.kind));
    }
    std::string no_bonus() const {
        const std::string where = fact.from.is_supply() ? "" : " on " + to_string(fact.from);
        return with_cause(fmt::format("{}{} brings no {}", robber(), where, points()));
    }
    std::string vain_landing() const {
        const bool is_by_player = fact.cause == Cause::not_active;  // wherever the figure is
        return with_cause(fmt::format("{} draws no {}message{}", who(),
                                      fact.cause == Cause::second ? "second " : "",
                                      is_by_player ? "" : " for dark space " + to_string(fact.to)));
    }
    std::string idle() const {
        if (fact.cause == Cause::own_figure) return fmt::format("{} never robs {}", robber(), who());
        return robber() + " robs nobody in this turn";
    }
};

}  // namespace

std::vector<std::string> Words::sources(const Fact& fact, Player player) const {
    std::vector<std::string> sources;
    const ScoringRound* round = summed_round(event_at(fact.turn, fact.event));
    for (const Scoring& scoring : round != nullptr ? round->scorings : std::vector<Scoring>())
        if (scoring.player == player) sources.emplace_back(source_words(scoring.source));
    if (sources.size() > 1) return sources;
    if (fact.source == Source::other) return {};
    return {std::string(source_words(fact.source))};
}

std::string Words::what_for(const Fact& fact) const {
    const std::vector<std::string> all = sources(fact, fact.figure.player);
    return all.empty() ? std::string() : " for " + listed(all);
}

int Words::scorings_with_tile(int turn, Player player) const {
    int scorings = 0;
    for (int at = 1; const Event* event = event_at(turn, at); ++at) {
        const auto* payment = std::get_if<Payment>(event);
        const int of_round = scorings_of(event, player);
        scorings += summed_round(event) != nullptr ? std::min(of_round, 1) : of_round;
        if (payment != nullptr && payment->receiver == player) ++scorings;
    }
    return scorings;
}

std::string Words::scored(const Fact& fact, Figure by) const {
    // Where the other figure moves, the player is meant, and not the figure.
    const bool is_of_player = fact.cause == Cause::other_figure || fact.cause == Cause::held_back;
    const bool is_only_one = scorings_with_tile(fact.turn, by.player) < 2;
    // Points after phase 3 are told apart from those of the same turn that count.
    if (fact.scoring == 0 || (is_only_one && fact.cause != Cause::late_points))
        return is_of_player ? name(by.player) : figure(by);
    const std::vector<std::string> all = sources(fact, by.player);
    return fmt::format("{}'s {}scoring{}", name(by.player),
                       is_only_one ? "" : fmt::format("{} ", ordinal(fact.scoring)),
                       all.empty() ? "" : fmt::format(" ({})", listed(all)));
}

// NOLINTNEXTLINE(readability-function-size): a table
std::string Words::sentence(const Fact& fact) const {
    const FactWords say{*this, fact, what_for(fact), are_rounds_summed_};
    switch (fact.kind) {
        case FactKind::set_up: return "Figures and robbers stand as given";
        case FactKind::bag_drawn: return say.who() + " draws a tile with the bag symbol";
        case FactKind::robber_placed: return say.robber_placed();
        case FactKind::robber_moved: return say.robber_moved();
        case FactKind::robber_kept: return say.robber_kept();
        case FactKind::placement_declined: return say.who() + " does not place the robber";
        case FactKind::right_ends: return say.right_ends();
        case FactKind::moved_forward: return say.moved_forward();
        case FactKind::moved_back: return say.moved_back();
        case FactKind::stopped_at_zero: return say.stopped_at_zero();
        case FactKind::nothing_scored: return say.nothing_scored();
        case FactKind::paid: return say.paid();
        case FactKind::candidate: return say.candidate();
        case FactKind::not_robbed: return say.gets_nothing(fact.from);
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
        case FactKind::no_message: return say.vain_landing();
        case FactKind::phase_3_ended: return say.phase_3_ended();
        case FactKind::end_bonus: return say.end_bonus();
        case FactKind::final_scored: return say.final_scored();
        case FactKind::missed: return say.gets_nothing(fact.to);
        case FactKind::had_to_rob: return say.had_to_rob();
        case FactKind::lost_nothing: return say.lost_nothing();
        case FactKind::kept_at_zero: return say.figure() + " goes back no further than 0";
        case FactKind::tower_first: return say.tower_first();
        case FactKind::held_back: return say.held_back();
        case FactKind::barred: return say.barred();
        case FactKind::not_asked: return say.not_asked();
        case FactKind::no_bag: return "Nobody may place a robber without a bag tile";
        case FactKind::no_bonus: return say.no_bonus();
        case FactKind::vain_landing: return say.vain_landing();
        case FactKind::no_landing: return say.who() + "'s figures come to no dark space in this turn";
        case FactKind::idle: return say.idle();
    }
    return {};
}

}  // namespace robbers
