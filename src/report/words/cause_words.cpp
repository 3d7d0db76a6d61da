// Decides how causes are said; which cause it was is recorded by the engine.
#include "report/words/cause_words.h"

#include <fmt/format.h>

namespace robbers {

namespace {

/// Causes that are said in the same words whoever it is about.
std::string_view fixed_cause(Cause cause) {
    switch (cause) {
        case Cause::late_points: return "points after phase 3 do not count";
        case Cause::own_figure: return "a robber never robs its owner";
        case Cause::later_event: return "it can rob only the first scoring that starts on its space";
        case Cause::receipt: return "nobody robs points from a payment";
        case Cause::message_points: return "nobody robs points from a message";
        case Cause::waiting: return "it already waits to rob another figure";
        case Cause::stolen_points: return "robbers do not rob stolen points";
        case Cause::in_total: return "it robs half of the whole turn, with these points";
        case Cause::in_supply: return "it is in supply";
        case Cause::final_scoring: return "nobody robs in the final scoring";
        case Cause::no_bonus: return "robbers left on the board bring nothing at the end";
        case Cause::not_active: return "only the active player does";
        case Cause::not_stolen: return "in another player's turn only stolen points bring a message";
        case Cause::not_alone: return "another player's figure stands there";
        case Cause::payment: return "a payment brings no message";
        case Cause::end_bonus: return "points for a robber left on the board bring no message";
        default: return {};
    }
}

/// The words of causes that name somebody or a space.
struct CauseWords {
    const Words& words;
    const Fact& fact;
    bool whole_turn;

    const std::string& player() const { return words.name(fact.figure.player); }
    std::string figure() const { return words.figure(fact.figure); }
    std::string_view kind() const { return spelling(fact.figure.kind); }
    std::string_view other_kind() const {
        return spelling(fact.figure.kind == FigureKind::meeple ? FigureKind::messenger : FigureKind::meeple);
    }
    std::string starts() const { return fmt::format("{} starts on {}", figure(), to_string(fact.from)); }
    std::string scored_before() const {
        return fmt::format("only {}'s first movement of the turn counts", player());
    }

    std::string said() const {
        switch (fact.cause) {
            case Cause::robbed_before:
                return words.name(fact.player) + " had to rob before and could not wait";
            case Cause::one_of_several: return words.name(fact.player) + " robs another figure";
            case Cause::midway: return figure() + " only stops there between two scorings";
            case Cause::lap_apart: return figure() + " is a lap away";
            case Cause::paid_before: return player() + "'s first movement of the turn was a payment";
            case Cause::scored_before: return scored_before();
            case Cause::went_back: return figure() + " goes back";
            case Cause::no_points: return figure() + " scores 0 points";
            case Cause::passed: return fmt::format("{} and only passes {}", starts(), to_string(fact.to));
            case Cause::arrived: return fmt::format("{} and only comes to {}", starts(), to_string(fact.to));
            case Cause::held_back:
                return fmt::format("{} may move only the {} in this turn", player(), kind());
            case Cause::other_figure:
                return fmt::format("{} moves the {}, not the {}", player(), kind(), other_kind());
            case Cause::elsewhere: return starts();
            case Cause::second: return whole_turn ? "a turn brings only one" : "a round brings only one";
            case Cause::moved_on: return figure() + " moves on from there";
            case Cause::not_forward: return figure() + " goes back to the space";
            default: return std::string(fixed_cause(fact.cause));
        }
    }
};

}  // namespace

std::string cause_words(const Words& words, const Fact& fact, bool whole_turn) {
    return CauseWords{words, fact, whole_turn}.said();
}

}  // namespace robbers
