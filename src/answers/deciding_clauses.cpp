// Explains one difference. The clauses are found in grounds.
#include "answers/grounds.h"

namespace robbers {

namespace {

/// A longer list of movements explains a sum to nobody.
constexpr std::size_t kMostMovements = 5;

bool is_of_points(Aspect aspect) {
    return aspect == Aspect::total || aspect == Aspect::gained || aspect == Aspect::meeple ||
           aspect == Aspect::messenger;
}

}  // namespace

std::vector<ClauseId> deciding_clauses(const Difference& difference, const Trace& trace,
                                       const Position& start, const RulePoints& rules) {
    return Grounds(difference, {trace, start, rules}).list();
}

std::vector<Fact> plain_movements(const Difference& difference, const Trace& trace, const Position& start,
                                  const RulePoints& rules) {
    std::vector<Fact> movements;
    if (!is_of_points(difference.aspect)) return movements;
    if (Grounds(difference, {trace, start, rules}).is_by_robbing()) return movements;
    for (const Fact& fact : trace)
        if (is_plain_movement(fact, difference)) movements.push_back(fact);
    if (movements.size() > kMostMovements) movements.clear();
    return movements;
}

}  // namespace robbers
