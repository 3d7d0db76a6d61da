// Decides which figures a player may choose among.
#include "engine/steps/play.h"

namespace robbers {

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
    std::array<Option, kFigureKinds> options;
    for (std::size_t at = 0; at < figures.size(); ++at) options[at] = Option::with(figures[at].kind);
    return figures[play.chooser.choose(ask, std::span(options).first(figures.size()), play.state)];
}

}  // namespace robbers
