// Puts together what outcomes have in common of the grounds of a claim, and what each has for itself. Which
// facts those are is decided line by line in line_grounds.
#include "answers/grounds.h"

#include <algorithm>

namespace robbers {

namespace {

/// More outcomes are not looked at: they would be played again, one by one.
constexpr std::size_t kMostOutcomes = 256;
constexpr std::size_t kMostWays = 3;

bool names_clause(const std::vector<ClauseId>& list, ClauseId clause) {
    return std::ranges::find(list, clause) != list.end();
}

void add_clause(std::vector<ClauseId>& list, ClauseId clause) {
    if (!names_clause(list, clause)) list.push_back(clause);
}

bool has_ground(const std::vector<Ground>& list, const Ground& ground) {
    return std::ranges::any_of(list, [&](const Ground& other) { return is_same(ground, other); });
}

bool are_same(const std::vector<Ground>& a, const std::vector<Ground>& b) {
    return a.size() == b.size() &&
           std::ranges::all_of(a, [&](const Ground& ground) { return has_ground(b, ground); });
}

/// What all lists have, in the order of the first.
std::vector<Ground> shared_by(const std::vector<std::vector<Ground>>& lists) {
    std::vector<Ground> shared;
    for (const Ground& ground : lists.front())
        if (std::ranges::all_of(lists, [&](const auto& list) { return has_ground(list, ground); }))
            shared.push_back(ground);
    return shared;
}

/// What the lists have beside it, each kind once; nothing where one has no more.
std::vector<std::vector<Ground>> ways_beside(const std::vector<Ground>& shared,
                                             std::vector<std::vector<Ground>> lists) {
    std::vector<std::vector<Ground>> ways;
    for (std::vector<Ground>& list : lists) {
        std::erase_if(list, [&](const Ground& ground) { return has_ground(shared, ground); });
        if (list.empty()) return {};
        if (std::ranges::none_of(ways, [&](const auto& way) { return are_same(way, list); }))
            ways.push_back(std::move(list));
    }
    return ways;
}

std::vector<ClauseId> clauses_of(const std::vector<Ground>& grounds) {
    std::vector<ClauseId> clauses;
    for (const Ground& ground : grounds)
        for (const ClauseId clause : ground.clauses) add_clause(clauses, clause);
    return clauses;
}

/// The clauses of what is shared, and those that all ways have; where there are none, those of the first way.
std::vector<ClauseId> clauses_of(const Grounds& grounds) {
    std::vector<ClauseId> clauses = clauses_of(grounds.shared);
    if (grounds.ways.empty()) return clauses;
    const std::vector<ClauseId> first = clauses_of(grounds.ways.front());
    for (const ClauseId clause : first) {
        const auto has_it = [&](const auto& way) { return names_clause(clauses_of(way), clause); };
        if (std::ranges::all_of(grounds.ways, has_it)) add_clause(clauses, clause);
    }
    return clauses.empty() ? first : clauses;
}

}  // namespace

Grounds grounds_of(const std::vector<Holding>& holdings, const Adjudication& found) {
    std::vector<std::vector<Ground>> lists;
    for (std::size_t i = 0; i < std::min(kMostOutcomes, holdings.size()); ++i) {
        const Trace trace = found.trace(holdings[i].outcome, Facts::all);
        lists.push_back(line_grounds(trace, *holdings[i].says));
    }
    Grounds grounds;
    grounds.shared = shared_by(lists);
    grounds.ways = ways_beside(grounds.shared, std::move(lists));
    grounds.clauses = clauses_of(grounds);
    if (grounds.ways.size() > kMostWays) grounds.ways.resize(kMostWays);
    return grounds;
}

}  // namespace robbers
