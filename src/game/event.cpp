// Decides when in a turn each source brings its points, how choices name a scoring, and how pieces of a game
// are spelled in one line.
#include "game/event.h"

#include <fmt/format.h>

#include <algorithm>

namespace robbers {

namespace {

constexpr bool is_payment_only(Source source) { return source >= Source::ransom; }

}  // namespace

bool may_be_scored(Source source) { return !is_payment_only(source); }

bool may_be_paid(Source source) { return is_payment_only(source) || source == Source::other; }

Phase scoring_phase(Source source) {
    if (source == Source::fairy) return Phase::start_or_scoring;
    if (source <= Source::wind_rose) return Phase::start;
    if (source <= Source::fruit) return Phase::placing;
    if (source <= Source::other) return Phase::scoring;
    return Phase::after;
}

Phase payment_phase(Source source) {
    if (source == Source::ransom) return Phase::any;
    return source == Source::auction ? Phase::after : Phase::placing;
}

bool is_after_phase_3(const Event& event) {
    if (const auto* round = std::get_if<ScoringRound>(&event)) {
        return std::ranges::any_of(round->scorings, [](const Scoring& scoring) {
            return scoring_phase(scoring.source) == Phase::after;
        });
    }
    if (const auto* payment = std::get_if<Payment>(&event))
        return payment_phase(payment->source) == Phase::after;
    return false;
}

ScoringName name_of(const ScoringRound& round, std::size_t at) {
    const Scoring& named = round.scorings[at];
    const auto same = [&](const Scoring& scoring) {
        return scoring.player == named.player && scoring.source == named.source;
    };
    const auto end = round.scorings.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    return {named.source, static_cast<int>(std::count_if(round.scorings.begin(), end, same))};
}

std::optional<FigureKind> figure_named(const Decision& decision, const std::optional<ScoringName>& scoring) {
    if (const auto* scores = std::get_if<ScoresWith>(&decision); scores && scoring == scores->scoring)
        return scores->with;
    if (const auto* pays = std::get_if<Pays>(&decision); pays && !scoring) return pays->with;
    return std::nullopt;
}

namespace {

struct DecisionText {
    PlayerNames names;

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

std::string to_string(Figure figure, PlayerNames names) {
    return fmt::format("{}.{}", names[index(figure.player)], spelling(figure.kind));
}

std::string to_string(Place place) { return place.is_supply() ? "supply" : fmt::format("{}", place.value); }

std::string to_string(const ScoringName& name) {
    const std::string_view source = spelling(name.source);
    return name.number == 1 ? std::string(source) : fmt::format("{}#{}", source, name.number);
}

std::string to_string(const Decision& decision, PlayerNames names) {
    return std::visit(DecisionText{names}, decision);
}

std::string to_string(const Choice& choice, PlayerNames names, bool with_turn) {
    std::string text = "{";
    if (with_turn) text += fmt::format("turn: {}, ", choice.turn);
    if (choice.event) text += fmt::format("event: {}, ", *choice.event);
    if (choice.time) text += fmt::format("time: {}, ", *choice.time);
    return text +
           fmt::format("player: {}, {}}}", names[index(choice.player)], to_string(choice.decision, names));
}

}  // namespace robbers
