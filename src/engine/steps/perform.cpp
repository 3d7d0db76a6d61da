// Decides nothing but which function plays a step; a bug shows itself here, after the step that has it.
#include <cassert>

#include "engine/steps/rules_steps.h"
#include "engine/steps/why_not.h"

namespace robbers {

namespace {

void dispatch(Play& play) {
    switch (play.step.kind) {
        case StepKind::bag: return play_bag(play);
        case StepKind::score_one: return score_one(play);
        case StepKind::resolve_round: return resolve_round(play);
        case StepKind::score_sum: return score_sum(play);
        case StepKind::choose_robbed: return choose_robbed(play);
        case StepKind::end_phase_3: return end_phase_3(play);
        case StepKind::score_late: return score_late(play);
        case StepKind::pay: return play_payment(play);
        case StepKind::end_of_game: return play_end_of_game(play);
        case StepKind::final_scoring: return play_final_scoring(play);
        case StepKind::illegal: return play.chooser.reject(Cause::phase_over, ClauseId::trn_5);
    }
}

}  // namespace

void perform(Play& play) {
    dispatch(play);
    if (play.step.closes_turn) {
        note_quiet_turn(play);
        play.state.turn_figure = {};
        play.state.fresh = 0;
        play.state.paid = 0;
        // Only lines with a turn closed are compared by their outcomes: nothing of the turn may be left.
        assert(play.state.done == 0 && play.state.candidates == State{}.candidates);
        assert(play.state.robbable == State{}.robbable && play.state.advanced == 0);
    }
    play.chooser.close(play.step, play.state);
}

}  // namespace robbers
