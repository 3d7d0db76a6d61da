#pragma once
// Facts and choices in a player's words: one plain sentence each. This folder decides what is said of the
// game, so that text, page, card and picture say the same; how it is laid out is decided in the forms.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/trace.h"
#include "report/kit/case_report.h"
#include "scenario/scenario.h"

namespace robbers {

/// Whether a fact is told where so much is. Which facts are told is chosen by the engine.
bool is_told(const Fact& fact, ExplainLevel level);

/// "the city", "the fairy", "something else": what brought points.
std::string_view source_words(Source source);
/// "1 point", "-3 points"
std::string points_words(Points points);
/// "first", "second", "12th"
std::string ordinal(int number);
/// How many scorings of this player, and of this source if one is given, the event has; null has none.
int scorings_of(const Event* event, Player player, std::optional<Source> source = std::nullopt);
/// "a", "a and b", "a, b and c"
std::string listed(const std::vector<std::string>& parts);

/// The player's name as the scenario writes it.
inline const std::string& name_of(const Scenario& scenario, Player player) {
    return scenario.names[static_cast<std::size_t>(index(player))];
}
/// The spelling of each of `values`.
template <class Range>
std::vector<std::string_view> spelled(const Range& values) {
    std::vector<std::string_view> words;
    words.reserve(values.size());
    for (const auto value : values) words.push_back(spelling(value));
    return words;
}

/// The words for the players of one scenario, which must outlive them. Names are printed as they are
/// written there, sentences have no full stop.
class Words {
public:
    explicit Words(const Scenario& scenario) : scenario_(&scenario) {}
    /// Under the rules of an edition, which may make one movement of the scorings of a round.
    Words(const Scenario& scenario, EditionId edition, const std::vector<Ruling>& rulings);

    const std::string& name(Player player) const;
    /// "red's messenger", or "red" where everybody has one figure
    std::string figure(Figure figure) const;
    /// "blue's robber"
    std::string robber(Player player) const;
    /// What happened: "blue robs red: half of 5, rounded up, is 3"
    std::string sentence(const Fact& fact) const;
    /// A choice as a condition: "blue robs red's messenger"
    std::string condition(const Choice& choice) const;
    /// An option of a choice as a sentence, as far as it differs from `others`, all options at that point:
    /// "red scores the city first"
    std::string option(const Choice& choice, const std::vector<Choice>& others) const;
    /// Choices of one line, in its order, as conditions; what one player scored with in one round is one.
    std::vector<std::string> conditions(const std::vector<Choice>& choices) const;

    /// Whose points the fact is about: "red", or where that leaves it open which, "red's second scoring (the
    /// city)". `by`: the figure that scores.
    std::string scored(const Fact& fact, Figure by) const;
    /// " for the road and the city": all that a movement is made of; nothing where nobody said what for.
    std::string what_for(const Fact& fact) const;

private:
    /// "the road", "the city": everything that the movement of `player` is made of, if anybody said what.
    std::vector<std::string> sources(const Fact& fact, Player player) const;
    /// How many movements `player`'s scorings with one tile make.
    int scorings_with_tile(int turn, Player player) const;

    std::string decision(const Choice& choice) const;
    std::string scoring_option(const Choice& choice, const std::vector<Choice>& others) const;
    std::string when(const Choice& choice) const;
    std::string scoring(const Choice& choice, const ScoringName& name) const;
    const Event* event_at(int turn, int event) const;
    const ScoringRound* summed_round(const Event* event) const;
    std::string sum(const Choice& choice, const ScoresWith& with) const;
    std::string scoring_plan(const std::vector<Choice>& choices) const;
    const Event* event_of(const Choice& choice) const;
    std::string declining(const Choice& choice) const;
    bool is_ambiguous(const Choice& choice) const;

    const Scenario* scenario_;
    bool are_rounds_summed_ = false;
};

}  // namespace robbers
