// Decides which function plays a step, what is forgotten after it, and which figures a player may choose
// among.
#include "engine/steps/play.h"

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

/// Forgets what can no longer matter, so that the search may merge what differs in nothing else. The round is
/// over when its robbers are paid and its messages drawn; where the whole turn is halved, that is when phase
/// 3 ends. What a payment after that has left goes with the turn. Choices are listed tile by tile.
void forget(State& state, const Step& step) {
    const bool are_robbers_done = step.kind == StepKind::resolve_round || step.kind == StepKind::end_phase_3;
    if (are_robbers_done || step.closes_turn) state.round = {};
    if (step.closes_tile) state.turn.taken = 0;
    if (step.closes_turn) state.turn = {};
}

}  // namespace

void perform(Play& play) {
    dispatch(play);
    if (play.step.closes_turn) note_quiet_turn(play);
    play.chooser.close(play.step, play.state);
    forget(play.state, play.step);
}

FigureList figures_in_order(const Play& play) {
    FigureList figures;
    for (int i = 0; i < play.players(); ++i)
        for (int kind = 0; kind < play.figures_each(); ++kind)
            figures.push_back({play.in_order(i), static_cast<FigureKind>(kind)});
    return figures;
}

FigureList figures_of(const Play& play, Player player) {
    FigureList figures;
    for (int kind = 0; kind < play.figures_each(); ++kind)
        figures.push_back({player, static_cast<FigureKind>(kind)});
    return figures;
}

FigureList booking_figures(const Play& play, Player player) {
    const int fixed = play.state.turn.turn_figure[index(player)];
    if (fixed == 0) return figures_of(play, player);
    FigureList figures;
    figures.push_back({player, static_cast<FigureKind>(fixed - 1)});
    return figures;
}

Figure choose_figure(Play& play, const Ask& ask, const FigureList& figures) {
    std::array<AskOption, kFigureKinds> options;
    for (std::size_t at = 0; at < figures.size(); ++at) options[at] = AskOption::with(figures[at].kind);
    return figures[play.chooser.choose(ask, std::span(options).first(figures.size()), play.state)];
}

}  // namespace robbers
