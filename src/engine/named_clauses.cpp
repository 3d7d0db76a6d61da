// Decides which clauses of a fact are told where few are. What holds at all is decided in steps.
#include "engine/named_clauses.h"

#include <algorithm>
#include <initializer_list>

#include "rules/rule_points.h"

namespace robbers {

namespace {

std::vector<ClauseId> first_of(const Fact& fact, std::size_t most) {
    const std::size_t count = std::min(most, fact.clauses.size());
    return {fact.clauses.begin(), fact.clauses.begin() + static_cast<std::ptrdiff_t>(count)};
}

std::vector<ClauseId> without(const Fact& fact, ClauseId clause) {
    std::vector<ClauseId> clauses = fact.clauses;
    std::erase(clauses, clause);
    return clauses;
}

std::vector<ClauseId> those_of(const Fact& fact, std::initializer_list<ClauseId> wanted) {
    std::vector<ClauseId> clauses;
    for (const ClauseId clause : wanted)
        if (std::ranges::find(fact.clauses, clause) != fact.clauses.end()) clauses.push_back(clause);
    return clauses;
}

/// The first clause, and those of `more` that the fact has.
std::vector<ClauseId> first_and(const Fact& fact, std::initializer_list<ClauseId> more) {
    std::vector<ClauseId> clauses = first_of(fact, 1);
    for (const ClauseId clause : those_of(fact, more))
        if (std::ranges::find(clauses, clause) == clauses.end()) clauses.push_back(clause);
    return clauses;
}

}  // namespace

std::vector<ClauseId> named_clauses(const Fact& fact) {
    switch (fact.kind) {
        case FactKind::stolen_booked:
            return first_and(fact, {ClauseId::stl_4, ClauseId::trn_8, ClauseId::trn_10});
        case FactKind::moved_forward: return first_and(fact, {ClauseId::stl_17});
        case FactKind::candidate: {
            std::vector<ClauseId> particular = fact.clauses;
            particular.erase(particular.begin());  // what is halved is told by what is booked
            return particular;
        }
        case FactKind::robbery_chosen: return those_of(fact, {ClauseId::plc_10, ClauseId::end_1});
        case FactKind::triggered: return without(fact, ClauseId::trn_3);
        case FactKind::robber_placed:
        case FactKind::robber_moved: return first_and(fact, {ClauseId::plc_4});
        case FactKind::robber_carried: return without(fact, ClauseId::rog_3);
        case FactKind::message_drawn: return without(fact, kMessageLimit);
        case FactKind::paid: {
            std::vector<ClauseId> price = those_of(fact, {ClauseId::bck_5});
            return price.empty() ? first_of(fact, 1) : price;
        }
        case FactKind::had_to_rob:
        case FactKind::no_bonus:
        case FactKind::missed:
        case FactKind::not_robbed:
        case FactKind::robber_kept:
        case FactKind::placement_declined:
        case FactKind::robber_stayed:
        case FactKind::vain_landing:
        case FactKind::no_landing: return first_of(fact, 2);
        default: return first_of(fact, 1);
    }
}

}  // namespace robbers
