// Decides which choice or event is to blame when no line is left, and what would have been legal there.
#include "engine/refusal.h"

#include <algorithm>

#include "engine/decisions.h"
#include "engine/explore.h"

namespace robbers {

namespace {

/// Collecting what was legal stops here: a message needs examples, not everything.
constexpr std::uint64_t kStatesForOptions = 100'000;

Exploration find_line(const Game& game, const RulePoints& rules, std::size_t choices,
                      const SearchLimits& limits) {
    const Program program = compile(game, rules, choices);
    ExploreOptions options;
    options.until = program.steps.size();
    options.max_states = limits.max_states;
    return explore(program, options);
}

Refusal refuse_at(RefusalKind kind, const Step& step) {
    Refusal refusal;
    refusal.kind = kind;
    refusal.turn = step.turn;
    refusal.event = step.event;
    return refusal;
}

Refusal too_large(const Program& program, const SearchLimits& limits) {
    Refusal refusal = refuse_at(RefusalKind::too_many_states, program.steps.front());
    refusal.states = limits.max_states;
    refusal.lines = "0";
    return refusal;
}

Refusal illegal_event(const Program& program, std::size_t deepest) {
    const Step& step = program.steps[deepest];
    Refusal refusal = refuse_at(RefusalKind::illegal_event, step);
    refusal.clauses = {step.kind == StepKind::illegal ? ClauseId::trn_5 : ClauseId::bck_5};
    return refusal;
}

/// Whether an ask is of the step that `choice` speaks of; an order is told by the scorings themselves.
bool is_meant(const Choice& choice, const Choice& offered) {
    if (choice.player != offered.player || choice.turn != offered.turn) return false;
    if (choice.event && choice.event != offered.event) return false;
    const bool both_scorings = std::holds_alternative<ScoringOrder>(choice.decision) &&
                               std::holds_alternative<ScoresWith>(offered.decision);
    if (both_scorings) return true;
    if (choice.decision.index() != offered.decision.index()) return false;
    if (const auto* scores = std::get_if<ScoresWith>(&choice.decision))
        return scores->scoring == std::get<ScoresWith>(offered.decision).scoring;
    if (const auto* goes = std::get_if<GoesAlong>(&choice.decision))
        return goes->mover == std::get<GoesAlong>(offered.decision).mover;
    return true;
}

/// The options that were offered to the player of `choice` in its turn.
class OptionCollector {
public:
    explicit OptionCollector(const Choice& choice) : choice_(choice) {}

    void add(const Step& step, const Ask& ask, std::span<const std::int32_t> options) {
        if (ask.player != choice_.player || step.turn != choice_.turn) return;
        for (const std::int32_t option : options) {
            Choice offered;
            offered.turn = step.turn;
            offered.event = step.event;
            offered.player = ask.player;
            offered.decision = decision_of(step, ask, option);
            insert(is_meant(choice_, offered) ? meant_ : others_, {offered, {clause_of(ask, option)}});
        }
    }

    /// What was legal where the choice fits; where nothing fits it, what else the player could choose.
    std::vector<LegalOption> take() { return std::move(meant_.empty() ? others_ : meant_); }

private:
    static void insert(std::vector<LegalOption>& list, LegalOption option) {
        if (std::ranges::find(list, option) == list.end()) list.push_back(std::move(option));
    }

    const Choice& choice_;
    std::vector<LegalOption> meant_;
    std::vector<LegalOption> others_;
};

std::size_t steps_through(const Program& program, int turn) {
    const auto is_later = [&](const Step& step) { return step.turn > turn; };
    return static_cast<std::size_t>(std::ranges::find_if(program.steps, is_later) - program.steps.begin());
}

Refusal illegal_choice(const Game& game, const RulePoints& rules, std::size_t blamed) {
    const Program program = compile(game, rules, blamed);
    const Choice& choice = game.choices[blamed];
    OptionCollector collector(choice);
    ExploreOptions options;
    options.until = steps_through(program, choice.turn);
    options.all = true;
    options.max_states = kStatesForOptions;
    options.on_ask = [&](const Step& step, const Ask& ask, std::span<const std::int32_t> offered) {
        collector.add(step, ask, offered);
    };
    explore(program, options);
    Refusal refusal;
    refusal.kind = RefusalKind::illegal_choice;
    refusal.turn = choice.turn;
    refusal.event = choice.event.value_or(1);
    refusal.choice = blamed;
    refusal.legal = collector.take();
    return refusal;
}

}  // namespace

Refusal explain_refusal(const Game& game, const RulePoints& rules, const SearchLimits& limits) {
    const Exploration free = find_line(game, rules, 0, limits);
    if (free.gave_up) return too_large(compile(game, rules, 0), limits);
    if (!free.found) return illegal_event(compile(game, rules, 0), free.deepest);
    // More choices leave fewer lines: the first number of choices that leaves none is found by halving.
    std::size_t some = 0;
    std::size_t none = game.choices.size();
    while (none - some > 1) {
        const std::size_t middle = some + (none - some) / 2;
        const Exploration found = find_line(game, rules, middle, limits);
        if (found.gave_up) return too_large(compile(game, rules, 0), limits);
        (found.found ? some : none) = middle;
    }
    return illegal_choice(game, rules, none - 1);
}

}  // namespace robbers
