// Decides which offered options answer a refused choice, and how they are listed.
#include "engine/search/legal_options.h"

#include <algorithm>

#include "engine/steps/decisions.h"

namespace robbers {

namespace {

/// Whether an offered option is of the step that `choice` speaks of; an order is told by its scorings.
bool is_meant(const Choice& choice, const Choice& offered) {
    if (choice.event && choice.event != offered.event) return false;
    if (const auto* order = std::get_if<ScoringOrder>(&choice.decision)) {
        const auto* scores = std::get_if<ScoresWith>(&offered.decision);
        return scores && std::ranges::find(order->order, scores->scoring) != order->order.end();
    }
    return is_same_step(choice.decision, offered.decision);
}

void insert(std::vector<LegalOption>& list, LegalOption option) {
    const auto is_same = [&](const LegalOption& other) { return other.choice == option.choice; };
    if (std::ranges::none_of(list, is_same)) list.push_back(std::move(option));
}

/// By event; spaces ascending, and declining after them.
std::vector<LegalOption> sorted(std::vector<LegalOption> list) {
    const auto declines = [](const LegalOption& option) {
        const auto* places = std::get_if<Places>(&option.choice.decision);
        return places && places->place.is_supply();
    };
    std::stable_sort(list.begin(), list.end(), [&](const LegalOption& a, const LegalOption& b) {
        if (a.choice.event != b.choice.event) return a.choice.event < b.choice.event;
        if (declines(a) != declines(b)) return declines(b);
        return a.choice.decision < b.choice.decision;
    });
    return list;
}

/// Orders that are tried where an order was refused: all of four scorings.
constexpr std::size_t kMostOrders = 24;

/// Where an order was refused, whole orders instead of the scorings that may come next.
std::vector<LegalOption> as_orders(const std::vector<LegalOption>& offered) {
    std::vector<LegalOption> orders;
    for (std::size_t at = 0; at < offered.size();) {
        Choice choice = offered[at].choice;
        const std::vector<ClauseId> clauses = offered[at].clauses;
        std::vector<ScoringName> scorings;
        for (; at < offered.size() && offered[at].choice.event == choice.event; ++at) {
            if (const auto* scores = std::get_if<ScoresWith>(&offered[at].choice.decision))
                if (std::ranges::find(scorings, scores->scoring) == scorings.end())
                    scorings.push_back(scores->scoring);
        }
        std::ranges::sort(scorings);
        std::size_t tried = 0;
        do {
            choice.decision = ScoringOrder{scorings};
            orders.push_back({choice, clauses});
        } while (++tried < kMostOrders && std::ranges::next_permutation(scorings).found);
    }
    return orders;
}

}  // namespace

void OptionCollector::add(const Step& step, const Ask& ask, std::span<const AskOption> options) {
    if (ask.player != choice_.player || step.turn != choice_.turn) return;
    for (const AskOption& option : options) {
        Choice offered;
        offered.turn = step.turn;
        offered.event = step.event;
        offered.player = ask.player;
        offered.decision = decision_of(step, ask, option);
        if (ask.kind == AskKind::score && ask.asked == AskedScoring::sum) name_as_listed(step, offered);
        insert(is_meant(choice_, offered) ? meant_ : others_, {offered, {clause_of(ask, option)}});
    }
}

/// One movement books all scorings of the round: it is called as the choice calls it.
void OptionCollector::name_as_listed(const Step& step, Choice& offered) const {
    const auto* listed = std::get_if<ScoresWith>(&choice_.decision);
    for (std::size_t at = 0; listed && at < step.round->scorings.size(); ++at) {
        const bool is_own = step.round->scorings[at].player == choice_.player;
        if (is_own && name_of(*step.round, at) == listed->scoring)
            std::get<ScoresWith>(offered.decision).scoring = listed->scoring;
    }
}

std::vector<LegalOption> OptionCollector::meant() const {
    const std::vector<LegalOption> options = sorted(meant_);
    return std::holds_alternative<ScoringOrder>(choice_.decision) ? as_orders(options) : options;
}

std::vector<LegalOption> OptionCollector::others() const {
    std::vector<LegalOption> all = others_;
    all.insert(all.end(), meant_.begin(), meant_.end());
    return sorted(std::move(all));
}

}  // namespace robbers
