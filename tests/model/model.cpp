// Plays line after line and gathers the outcomes. Nothing is merged: every line is played from the start.
#include "model.h"

#include "line.h"

#include <algorithm>
#include <utility>

namespace model {

Line new_line(const Scenario& scenario, Script& script) {
    Line line{scenario, script, scenario.players, {}, {}, {}, 0, 0, 0, false, {}, {}, {}};
    line.candidates.resize(scenario.players.size());
    return line;
}

namespace {

// "Transfers and messages are multisets."
Outcome outcome_of(const Line& line) {
    Outcome outcome{line.players, line.transfers, line.messages};
    std::sort(outcome.transfers.begin(), outcome.transfers.end());
    std::sort(outcome.messages.begin(), outcome.messages.end());
    return outcome;
}

/// What is remembered of the lines that do not remain.
struct Refused {
    bool any_legal_line = false;
    bool any_line_with_every_with = false;
    int most_choices_contained = 0;
    std::pair<int, int> furthest{0, 0};  // turn and event that no line passed, if no line is legal
};

void keep(Result& result, const Line& line) {
    ++result.lines;
    Lines& lines = result.outcomes[outcome_of(line)];
    if (lines.lines == 0) lines.first_line = line.decisions;
    ++lines.lines;
}

void sort_in(Result& result, Refused& refused, const Line& line) {
    refused.any_legal_line = true;
    if (!contains_every_with(line.scenario, line.decisions)) return;
    refused.any_line_with_every_with = true;
    const int contained = leading_choices_contained(line.scenario, line.decisions);
    refused.most_choices_contained = std::max(refused.most_choices_contained, contained);
    if (contained == static_cast<int>(line.scenario.choices.size())) keep(result, line);
}

// "If no line remains even without the listed choices, the scenario is refused with `illegal-event`".
void conclude(Result& result, const Refused& refused) {
    if (result.lines > 0) return;
    if (refused.any_legal_line) {
        result.status = Status::illegal_choice;
        if (refused.any_line_with_every_with) result.bad_choice = refused.most_choices_contained;
        return;
    }
    result.status = Status::illegal_event;
    result.turn = refused.furthest.first;
    result.event = refused.furthest.second;
}

}  // namespace

Result all_lines(const Scenario& scenario) {
    Result result;
    Refused refused;
    Script script;
    std::uint64_t played = 0;
    do {
        if (++played > scenario.max_lines) {
            Result too_big;
            too_big.status = Status::too_big;
            return too_big;
        }
        Line line = new_line(scenario, script);
        try {
            play(line);
            sort_in(result, refused, line);
        } catch (const NotLegal&) {
            refused.furthest = std::max(refused.furthest, {line.turn, line.event});
        }
    } while (script.next());
    conclude(result, refused);
    return result;
}

}  // namespace model
