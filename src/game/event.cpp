// Decides when in a turn each source brings its points, and how choices name a scoring.
#include "game/event.h"

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

}  // namespace robbers
