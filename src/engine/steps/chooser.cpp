// Decides which options the listed choices leave, and in which order the lines of a step are walked.
#include "engine/steps/chooser.h"

#include <bit>

namespace robbers {

namespace {

/// In State::taken, an entry that was passed once in this event is kept as kPassed + entry, so that
/// `time` can be counted; an entry that was taken as its number.
constexpr std::uint64_t kPassed = std::uint64_t{1} << 32;

/// Whether `option` is one that `bound` speaks of: a score ask may also offer other scorings.
bool concerns(const BoundChoice& bound, const Ask& ask, AskOption option) {
    if (bound.kind != AskKind::score || ask.asked != AskedScoring::next || !bound.order.empty()) return true;
    return option.scoring() == bound.scoring;
}

}  // namespace

void Chooser::start(const Step& step, std::span<const std::uint8_t> script) {
    step_ = &step;
    bound_ = &program_.bound(step);
    branches_.clear();
    for (const std::uint8_t pick : script) branches_.push_back({pick, 0});
    begin();
}

bool Chooser::advance() {
    while (!branches_.empty() && branches_.back().untried == 0) branches_.pop_back();
    if (branches_.empty()) return false;
    Branch& last = branches_.back();
    last.pick = static_cast<std::uint8_t>(std::countr_zero(last.untried));
    last.untried &= last.untried - 1;
    return true;
}

std::size_t Chooser::choose(const Ask& ask, std::span<const AskOption> options, State& state) {
    if (dead_) return 0;
    const std::uint64_t left = allowed(ask, options, state);
    if (left == 0) {
        dead_ = true;
        return 0;
    }
    auto pick = static_cast<std::size_t>(std::countr_zero(left));
    if (std::popcount(left) > 1) {
        if (depth_ == branches_.size())
            branches_.push_back({static_cast<std::uint8_t>(pick), left & (left - 1)});
        pick = branches_[depth_++].pick;
    }
    if (on_choice) on_choice(ask, options, pick, left);
    mark(ask, options[pick], state);
    return pick;
}

void Chooser::script(std::vector<std::uint8_t>& picks) const {
    picks.clear();
    for (std::size_t at = 0; at < depth_; ++at) picks.push_back(branches_[at].pick);
}

bool Chooser::fits(const BoundChoice& bound, const Ask& ask) const {
    if (bound.kind != ask.kind || bound.player != ask.player) return false;
    if (ask.kind == AskKind::go_along) return bound.mover == ask.mover;
    if (ask.kind != AskKind::score) return true;
    if (!bound.order.empty()) return ask.asked == AskedScoring::next;
    return ask.asked != AskedScoring::one || bound.scoring == ask.scoring;
}

bool Chooser::allows(const BoundChoice& bound, const Ask& ask, AskOption option) const {
    if (!concerns(bound, ask, option)) return true;
    if (!bound.order.empty()) return option.scoring() == bound.order[static_cast<std::size_t>(ask.booked)];
    if (ask.kind == AskKind::score) return option.figure_kind() == bound.option.figure_kind();
    return option == bound.option;
}

bool Chooser::is_time(const BoundChoice& bound, const State& state) const {
    return bound.time == 0 || pool_.count(state.turn.taken, kPassed + bound.entry) + 1 == bound.time;
}

/// Each listed choice that speaks of the ask strikes out what it does not demand. Choices that contradict one
/// another leave nothing, and the line dies.
std::uint64_t Chooser::allowed(const Ask& ask, std::span<const AskOption> options, const State& state) const {
    std::uint64_t left =
        options.size() == kMaxOptions ? ~std::uint64_t{0} : (std::uint64_t{1} << options.size()) - 1;
    for (const BoundChoice& bound : bound_->choices) {
        if (!fits(bound, ask) || !is_time(bound, state)) continue;
        for (std::size_t at = 0; at < options.size(); ++at)
            if (!allows(bound, ask, options[at])) left &= ~(std::uint64_t{1} << at);
    }
    return left;
}

/// Notes which listed choices the line has now taken: one that no line takes is not legal, however little it
/// forbids. A choice with a `time` counts the steps that it could speak of.
void Chooser::mark(const Ask& ask, AskOption option, State& state) {
    for (const BoundChoice& bound : bound_->choices) {
        if (!bound.required || !fits(bound, ask) || !concerns(bound, ask, option)) continue;
        const bool complete = bound.order.empty() || ask.booked + 1 == static_cast<int>(bound.order.size());
        if (complete && is_time(bound, state) && !pool_.contains(state.turn.taken, bound.entry))
            state.turn.taken = pool_.with(state.turn.taken, bound.entry);
        const bool is_passed =
            bound.time != 0 && complete;  // an order is one step, and not one for each scoring
        if (is_passed) state.turn.taken = pool_.with(state.turn.taken, kPassed + bound.entry);
    }
}

void Chooser::close(const Step& step, State& state) {
    const auto require = [&](const std::vector<std::uint32_t>& entries) {
        for (const std::uint32_t entry : entries)
            if (!pool_.contains(state.turn.taken, entry)) dead_ = true;
    };
    if (step.closes_event) {
        require(bound_->required);
        state.turn.taken = pool_.below(state.turn.taken, kPassed);
    }
    if (step.closes_tile) require(program_.required[step.turn - 1]);
}

}  // namespace robbers
