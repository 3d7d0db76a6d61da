// Decides which steps a game has under given rules, and which steps each listed choice speaks of.
#include "engine/steps/program.h"

#include <algorithm>

namespace robbers {

namespace {

const ScoringRound* round_of(const Event& event) { return std::get_if<ScoringRound>(&event); }

/// Binds listed choices to one event.
class Binder {
public:
    Binder(const Event& event, const RulePoints& rules) : event_(event), rules_(rules) {}

    /// Fills in what `decision` of `player` demands in the event; false where it cannot fit there.
    bool bind(BoundChoice& bound, Player player, const Decision& decision) {
        bound.player = player;
        return std::visit([&](const auto& known) { return fill(bound, known); }, decision);
    }

private:
    bool fill(BoundChoice& bound, const ScoresWith& scores) {
        bound.kind = AskKind::score;
        bound.option = AskOption::with(scores.with);
        bound.scoring = find(bound.player, scores.scoring);
        return bound.scoring >= 0;
    }
    bool fill(BoundChoice& bound, const ScoringOrder& order) {
        if (!rules_.halved.is(Halved::one_event)) return false;  // one movement a round: no order to choose
        bound.kind = AskKind::score;
        for (const ScoringName& name : order.order) bound.order.push_back(find(bound.player, name));
        std::vector<int> sorted = bound.order;
        std::ranges::sort(sorted);
        return sorted == scorings_of(bound.player);
    }
    bool fill(BoundChoice& bound, const Robs& robs) {
        bound.kind = AskKind::rob;
        bound.option = AskOption::robbing(robs.figure);
        return true;
    }
    bool fill(BoundChoice& bound, const Books& books) {
        bound.kind = AskKind::book;
        bound.option = AskOption::with(books.with);
        return true;
    }
    bool fill(BoundChoice& bound, const GoesAlong& goes) {
        bound.kind = AskKind::go_along;
        bound.mover = goes.mover;
        bound.option = goes.along ? AskOption::going() : AskOption::staying();
        return true;
    }
    bool fill(BoundChoice& bound, const Places& places) {
        bound.kind = AskKind::place;
        bound.option = AskOption::to(places.place);
        return true;
    }
    bool fill(BoundChoice& bound, const Pays& pays) {
        bound.kind = AskKind::pay;
        bound.option = AskOption::with(pays.with);
        return true;
    }

    /// The place of the named scoring in the round, or in the round of one that a payment brings; -1: none.
    int find(Player player, const ScoringName& name) const {
        if (const auto* payment = std::get_if<Payment>(&event_))
            return payment->receiver == player && name == ScoringName{payment->source, 1} ? 0 : -1;
        if (const ScoringRound* round = round_of(event_)) {
            for (std::size_t at = 0; at < round->scorings.size(); ++at)
                if (round->scorings[at].player == player && name_of(*round, at) == name)
                    return static_cast<int>(at);
        }
        return -1;
    }

    std::vector<int> scorings_of(Player player) const {
        std::vector<int> places;
        if (const auto* payment = std::get_if<Payment>(&event_); payment && payment->receiver == player)
            places.push_back(0);
        if (const ScoringRound* round = round_of(event_))
            for (std::size_t at = 0; at < round->scorings.size(); ++at)
                if (round->scorings[at].player == player) places.push_back(static_cast<int>(at));
        return places;
    }

    const Event& event_;
    const RulePoints& rules_;
};

/// Lists the steps of a game.
class Compiler {
public:
    Compiler(Program& program) : program_(program), rules_(program.rules) {}

    /// Tile `at` of the game, from 0. Phase 3 ends once in a turn, with its last tile.
    void add_tile(std::size_t at) {
        const Turn& turn = program_.game->turns[at];
        const bool is_last_tile = !goes_on(at);
        const int first_tile = at > 0 && goes_on(at - 1) ? step_.first_tile : static_cast<int>(at) + 1;
        step_ = {};
        step_.turn = static_cast<int>(at) + 1;
        step_.first_tile = first_tile;
        active_ = turn.active;
        bool is_over = false;
        for (const Event& event : turn.events) {
            if (halves_turns() && !is_over && ends_phase_3(event)) {
                is_over = true;
                step_.event = std::max(1, step_.event);  // the event before, where there is one
                if (is_last_tile) add_end_of_phase_3();
            }
            step_.event = static_cast<int>(&event - turn.events.data()) + 1;
            step_.what = &event;
            if (is_over && !may_follow_phase_3(event))
                add(StepKind::illegal, active_);
            else
                add_event(event, is_over);
        }
        if (halves_turns() && !is_over && is_last_tile) add_end_of_phase_3();
    }

    void mark_ends() {
        std::vector<Step>& steps = program_.steps;
        for (std::size_t at = 0; at < steps.size(); ++at) {
            const bool is_last = at + 1 == steps.size();
            steps[at].closes_tile = is_last || steps[at + 1].turn != steps[at].turn;
            steps[at].closes_turn = is_last || steps[at + 1].first_tile != steps[at].first_tile;
            steps[at].closes_event = steps[at].closes_tile || steps[at + 1].event != steps[at].event;
        }
    }

private:
    bool halves_turns() const { return rules_.halved.is(Halved::whole_turn); }

    /// Whether the turn of tile `at` goes on with the next one.
    bool goes_on(std::size_t at) const {
        const std::vector<Turn>& turns = program_.game->turns;
        return rules_.double_turn.is(DoubleTurn::same_turn) && at + 1 < turns.size() &&
               turns[at + 1].continues;
    }

    bool ends_phase_3(const Event& event) const {
        return std::holds_alternative<EndOfGame>(event) || std::holds_alternative<FinalScoring>(event) ||
               (rules_.late_points.is(LatePoints::ignored) && is_after_phase_3(event));
    }

    static bool may_follow_phase_3(const Event& event) {
        const auto* payment = std::get_if<Payment>(&event);
        return is_after_phase_3(event) || std::holds_alternative<EndOfGame>(event) ||
               std::holds_alternative<FinalScoring>(event) || (payment && payment->source == Source::ransom);
    }

    void add(StepKind kind, Player player) {
        step_.kind = kind;
        step_.player = player;
        program_.steps.push_back(step_);
    }

    void add_end_of_phase_3() {
        step_.round = nullptr;
        step_.is_receipt = false;
        add(StepKind::end_phase_3, active_);
    }

    void add_event(const Event& event, bool is_late) {
        step_.round = round_of(event);
        step_.is_receipt = false;
        if (std::holds_alternative<Bag>(event)) add(StepKind::bag, active_);
        if (std::holds_alternative<EndOfGame>(event)) add(StepKind::end_of_game, active_);
        if (std::holds_alternative<FinalScoring>(event)) add(StepKind::final_scoring, active_);
        if (const auto* payment = std::get_if<Payment>(&event)) add_payment(*payment, is_late);
        if (step_.round && !step_.is_receipt) add_round(is_late);
    }

    void add_payment(const Payment& payment, bool is_late) {
        add(StepKind::pay, payment.payer);
        if (!payment.receiver) return;
        program_.receipts.push_back({{{*payment.receiver, payment.points, payment.source}}});
        step_.round = &program_.receipts.back();
        step_.is_receipt = true;
        add_round(is_late);
    }

    void add_round(bool is_late) {
        const int players = program_.game->start.player_count;
        for (int i = 0; i < players; ++i) add_scorings(player_at((index(active_) + i) % players), is_late);
        if (is_late) return;
        add(halves_turns() ? StepKind::choose_robbed : StepKind::resolve_round, active_);
    }

    void add_scorings(Player player, bool is_late) {
        bool is_first = true;
        for (const Scoring& scoring : step_.round->scorings) {
            if (scoring.player != player) continue;
            step_.scoring = static_cast<int>(&scoring - step_.round->scorings.data());
            if (is_late)
                add(StepKind::score_late, player);
            else if (!halves_turns())
                add(StepKind::score_one, player);
            else if (is_first)
                add(StepKind::score_sum, player);
            is_first = false;
        }
    }

    Program& program_;
    const RulePoints& rules_;
    Step step_;
    Player active_{};
};

void bind_choices(Program& program, std::size_t choice_count) {
    const Game& game = *program.game;
    for (std::size_t entry = 0; entry < choice_count; ++entry) {
        const Choice& choice = game.choices[entry];
        const std::size_t turn = static_cast<std::size_t>(choice.turn) - 1;
        const auto id = static_cast<std::uint32_t>(entry);
        for (std::size_t event = 0; event < program.events[turn].size(); ++event) {
            if (choice.event && *choice.event != static_cast<int>(event) + 1) continue;
            BoundChoice bound;
            bound.entry = id;
            bound.time = choice.time.value_or(0);
            bound.required = !choice.only_where_asked;
            if (Binder(game.turns[turn].events[event], program.rules)
                    .bind(bound, choice.player, choice.decision))
                program.events[turn][event].choices.push_back(bound);
        }
        if (choice.only_where_asked) continue;
        if (choice.event)
            program.events[turn][static_cast<std::size_t>(*choice.event) - 1].required.push_back(id);
        else
            program.required[turn].push_back(id);
    }
}

}  // namespace

bool are_printed(const RulePoints& rules) {
    std::vector<Ruling> answers;
    for (const QuestionId question : all_values<QuestionId>())
        if (asks(rules, question)) answers.push_back({question, answer_in(rules, question)});
    const RulePoints printed = rules_of(rules.printed_in, answers);
    bool is_same = true;
#define ROBBERS_COMPARE_POINT(member, Type, text)                      \
    is_same = is_same && rules.member.value == printed.member.value && \
              rules.member.reason == printed.member.reason;
    ROBBERS_RULE_POINTS(ROBBERS_COMPARE_POINT)
#undef ROBBERS_COMPARE_POINT
    return is_same;
}

Program compile(const Game& game, const RulePoints& rules, std::size_t choice_count) {
    Program program{&game, rules, {}, {}, {}, {}};
    Compiler compiler(program);
    for (std::size_t turn = 0; turn < game.turns.size(); ++turn) {
        program.events.emplace_back(game.turns[turn].events.size());
        program.required.emplace_back();
        compiler.add_tile(turn);
    }
    compiler.mark_ends();
    bind_choices(program, choice_count);
    return program;
}

}  // namespace robbers
