// Decides how pieces of a game are spelled in one line.
#include "game/text.h"

#include <fmt/format.h>

namespace robbers {

namespace {

struct DecisionText {
    Names names;

    std::string operator()(const ScoresWith& scores) const {
        return fmt::format("scores: {}, with: {}", to_string(scores.scoring), spelling(scores.with));
    }
    std::string operator()(const ScoringOrder& order) const {
        std::string list;
        for (const ScoringName& name : order.order) list += (list.empty() ? "" : ", ") + to_string(name);
        return fmt::format("order: [{}]", list);
    }
    std::string operator()(const Robs& robs) const {
        return fmt::format("robs: {}", to_string(robs.figure, names));
    }
    std::string operator()(const Books& books) const {
        return fmt::format("books: {}", spelling(books.with));
    }
    std::string operator()(const GoesAlong& goes) const {
        return fmt::format("{}: {}", goes.along ? "follows" : "stays", to_string(goes.mover, names));
    }
    std::string operator()(const Places& places) const {
        return places.place.is_supply() ? "declines: true" : fmt::format("places: {}", places.place.value);
    }
    std::string operator()(const Pays& pays) const { return fmt::format("pays: {}", spelling(pays.with)); }
};

}  // namespace

std::string to_string(Figure figure, Names names) {
    return fmt::format("{}.{}", names[index(figure.player)], spelling(figure.kind));
}

std::string to_string(Place place) { return place.is_supply() ? "supply" : fmt::format("{}", place.value); }

std::string to_string(const ScoringName& name) {
    const std::string_view source = spelling(name.source);
    return name.number == 1 ? std::string(source) : fmt::format("{}#{}", source, name.number);
}

std::string to_string(const Decision& decision, Names names) {
    return std::visit(DecisionText{names}, decision);
}

std::string to_string(const Choice& choice, Names names, bool with_turn) {
    std::string text = "{";
    if (with_turn) text += fmt::format("turn: {}, ", choice.turn);
    if (choice.event) text += fmt::format("event: {}, ", *choice.event);
    if (choice.time) text += fmt::format("time: {}, ", *choice.time);
    return text +
           fmt::format("player: {}, {}}}", names[index(choice.player)], to_string(choice.decision, names));
}

}  // namespace robbers
