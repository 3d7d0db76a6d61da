// Decides which figures a player may choose among; records facts.
#include "engine/steps/play.h"

#include <algorithm>

namespace robbers {

Fact* Recorder::note(const Step& step, FactKind kind, Player player,
                     std::initializer_list<ClauseId> clauses) {
    Fact fact;
    fact.kind = kind;
    fact.turn = step.turn;
    fact.event = step.event;
    fact.player = player;
    for (const ClauseId clause : clauses) cite(fact, clause);
    trace_->push_back(std::move(fact));
    return &trace_->back();
}

void Recorder::cite(Fact& fact, ClauseId clause) const {
    if (!info(clause).editions.contains(edition_)) return;
    if (std::ranges::find(fact.clauses, clause) == fact.clauses.end()) fact.clauses.push_back(clause);
}

void Recorder::cite(Fact& fact, const Reason& reason) const {
    cite(fact, reason.clause);
    if (reason.question) fact.question = reason.question;
}

bool Recorder::was_put_this_turn(const Step& step, Player owner) const {
    return std::ranges::any_of(*trace_, [&](const Fact& fact) {
        const bool is_put = fact.kind == FactKind::robber_placed || fact.kind == FactKind::robber_moved;
        return is_put && fact.turn == step.turn && fact.player == owner;
    });
}

bool Recorder::has_paid_this_turn(const Step& step, Figure figure) const {
    return std::ranges::any_of(*trace_, [&](const Fact& fact) {
        return fact.kind == FactKind::paid && fact.turn == step.turn && fact.figure == figure;
    });
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
    const int fixed = play.state.turn_figure[index(player)];
    if (fixed == 0) return figures_of(play, player);
    FigureList figures;
    figures.push_back({player, static_cast<FigureKind>(fixed - 1)});
    return figures;
}

Figure choose_figure(Play& play, const Ask& ask, const FigureList& figures) {
    std::array<std::int32_t, kFigureKinds> options{};
    for (std::size_t at = 0; at < figures.size(); ++at) options[at] = index(figures[at].kind);
    return figures[play.chooser.choose(ask, std::span(options).first(figures.size()), play.state)];
}

}  // namespace robbers
