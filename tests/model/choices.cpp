// Listed choices and the `with` of events: scenario-format.md, "Choices". A filter on complete lines.
#include "line.h"

#include <algorithm>

namespace model {

namespace {

using Names = std::vector<ScoringName>;

bool contains(const Names& names, ScoringName name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool are_the_same_scorings(Names a, Names b) {
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
}

// "same player and kind; for `scores` the same scoring, for `follows` and `stays` the same moving figure"
bool is_the_step_of(const Chosen& entry, const Chosen& step) {
    if (entry.player != step.player) return false;
    switch (entry.word) {
        // c3.1: "an entry for any of them is for all"
        case Word::scores:
            return step.word == Word::scores && contains(step.scorings, entry.scorings.front());
        // "it fits a round with exactly these"
        case Word::order:
            return step.word == Word::order && are_the_same_scorings(entry.scorings, step.scorings);
        case Word::robs:
        case Word::books:
        case Word::pays: return step.word == entry.word;
        case Word::follows:
        case Word::stays:
            return (step.word == Word::follows || step.word == Word::stays) && step.other == entry.other;
        // "one kind of step"
        case Word::places:
        case Word::declines: return step.word == Word::places || step.word == Word::declines;
    }
    return false;
}

bool fits(const ListedChoice& entry, const Decision& decision) {
    if (entry.turn != decision.turn) return false;
    if (entry.event && *entry.event != decision.event) return false;
    if (entry.time && *entry.time != decision.time) return false;
    return is_the_step_of(entry.chosen, decision.chosen);
}

bool is_taken(const Chosen& entry, const Chosen& step) {
    switch (entry.word) {
        case Word::scores:
        case Word::books:
        case Word::pays: return step.figure == entry.figure;
        case Word::order: return step.scorings == entry.scorings;
        case Word::robs: return step.other == entry.other;
        case Word::follows:
        case Word::stays:
        case Word::declines: return step.word == entry.word;
        case Word::places: return step.word == Word::places && step.place == entry.place;
    }
    return false;
}

// "an entry holds at every step of the turn that it fits [...] and must be taken at least once"
bool is_contained(const ListedChoice& entry, const std::vector<Decision>& decisions) {
    bool taken = false;
    for (const Decision& decision : decisions) {
        if (!fits(entry, decision)) continue;
        if (!is_taken(entry.chosen, decision.chosen)) return false;
        taken = true;
    }
    return taken;
}

bool agrees_with_scorings(const std::vector<Scoring>& scorings, const Chosen& step) {
    for (std::size_t i = 0; i < scorings.size(); ++i) {
        if (!scorings[i].with || scorings[i].player != step.player) continue;
        if (contains(step.scorings, name_of(scorings, i)) && step.figure != *scorings[i].with) return false;
    }
    return true;
}

}  // namespace

// "A scoring and a payment may carry `with: messenger`, the same as a choice (ignored where nothing is
// chosen; on a payment it is the payer's figure)."
bool contains_every_with(const Scenario& scenario, const std::vector<Decision>& decisions) {
    for (const Decision& decision : decisions) {
        const Chosen& step = decision.chosen;
        if (step.word != Word::scores && step.word != Word::pays) continue;
        const Event& event = scenario.turns[decision.turn - 1].events[decision.event - 1];
        if (const ScoringRound* round = std::get_if<ScoringRound>(&event)) {
            if (!agrees_with_scorings(round->scorings, step)) return false;
        } else if (const Payment* payment = std::get_if<Payment>(&event)) {
            if (step.word == Word::pays && payment->with && step.figure != *payment->with) return false;
        }
    }
    return true;
}

int leading_choices_contained(const Scenario& scenario, const std::vector<Decision>& decisions) {
    int count = 0;
    for (const ListedChoice& entry : scenario.choices) {
        if (!is_contained(entry, decisions)) break;
        ++count;
    }
    return count;
}

}  // namespace model
