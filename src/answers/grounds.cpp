// Decides which clauses a person would name for who robs whom and for points, and which kind of ground each
// difference has.
#include "answers/grounds.h"

#include <utility>

namespace robbers {

bool is_plain_movement(const Fact& fact, const Difference& difference) {
    const bool is_plain = fact.kind == FactKind::moved_forward || fact.kind == FactKind::moved_back ||
                          fact.kind == FactKind::final_scored;
    if (!is_plain || fact.figure.player != difference.player) return false;
    if (difference.aspect == Aspect::meeple) return fact.figure.kind == FigureKind::meeple;
    return difference.aspect != Aspect::messenger || fact.figure.kind == FigureKind::messenger;
}

std::vector<ClauseId> Grounds::list() && {
    switch (difference_.aspect) {
        case Aspect::stole:
        case Aspect::total:
        case Aspect::gained:
        case Aspect::meeple:
        case Aspect::messenger: add_points(); break;
        case Aspect::robber: add_robber(); break;
        case Aspect::robbery: add_robbery(difference_.wanted); break;
        case Aspect::transfers: add_transfers(); break;
        case Aspect::messages: add_messages(); break;
    }
    return std::move(list_);
}

bool Grounds::is_by_robbing() && {
    add_robbing();
    return !list_.empty();
}

void Grounds::add(ClauseId clause) {
    if (list_.size() == kMostClauses || std::ranges::find(list_, clause) != list_.end()) return;
    list_.push_back(clause);
}

void Grounds::add(const Fact& fact, std::size_t most) {
    for (std::size_t i = 0; i < std::min(most, fact.clauses.size()); ++i) add(fact.clauses[i]);
}

void Grounds::add_all(FactKind kind, std::size_t most) {
    for (const Fact& fact : line_.trace)
        if (fact.kind == kind && fact.player == player_) add(fact, most);
}

Points Grounds::loot() const {
    Points sum = 0;
    for (const Fact& fact : line_.trace)
        if (fact.kind == FactKind::stolen_booked && fact.player == player_) sum += fact.points;
    return sum;
}

void Grounds::add_robbery(int victim) {
    if (victim == index(player_)) return add(ClauseId::stl_5);
    const Place last = line_.last_space_of_robber(player_);
    const bool is_final = has([&](const Fact& fact) {
        return fact.kind == FactKind::final_scored && index(fact.figure.player) == victim &&
               fact.from == last;
    });
    if (is_final) add(ClauseId::end_4);
    line_.walk(player_, [&](const Fact& fact, Place place) {
        const bool is_victim = index(fact.figure.player) == victim && fact.from == place;
        if (is_victim && fact.kind == FactKind::nothing_scored) add(ClauseId::stl_15);
    });
    // As if more was wanted than the robber got.
    difference_.found = 0;
    difference_.wanted = 1;
    add_loot();
    if (list_.empty()) add_misses();
    if (list_.empty()) add_elsewhere(line_.start.robber(player_));
}

void Grounds::add_transfers() {
    if (difference_.victim && difference_.found == 0 && difference_.wanted > 0)
        return add_robbery(index(*difference_.victim));
    if (difference_.wanted != difference_.found) {
        difference_.aspect = Aspect::stole;
        add_loot();
    }
    for (const FactKind kind : {FactKind::not_robbed, FactKind::stolen_booked, FactKind::nothing_stolen})
        for (const Fact& fact : line_.trace)
            if (fact.kind == kind) add(fact, 1);
    if (list_.empty()) add_elsewhere(line_.start.robber(player_));
}

bool Grounds::moves() const {
    return has([&](const Fact& fact) { return is_movement_of(fact, player_); });
}

bool Grounds::is_robbed() const {
    return has([&](const Fact& fact) {
        return fact.kind == FactKind::stolen_booked && fact.victim.player == player_;
    });
}

void Grounds::add_robbing() {
    const bool only_by_robbing = difference_.aspect == Aspect::stole || !moves();
    if (wants_more()) add_end();
    add_loot();
    if (list_.empty() && only_by_robbing && wants_more()) add_misses();
    if (!wants_more() && difference_.aspect != Aspect::stole && is_robbed()) add(ClauseId::stl_2);
}

void Grounds::add_points() {
    add_robbing();
    if (difference_.aspect == Aspect::stole) return;
    const bool is_by_robbing = !list_.empty();
    for (auto fact = line_.trace.rbegin(); fact != line_.trace.rend(); ++fact) {
        if (!is_movement_of(*fact, player_)) continue;
        // It was to be more, but no figure goes below 0.
        if (fact->kind == FactKind::final_scored && fact->points != fact->base) add(ClauseId::brd_4);
        const bool is_of_figure =
            difference_.aspect == Aspect::meeple || difference_.aspect == Aspect::messenger;
        if (is_of_figure && cites(*fact, ClauseId::trn_7)) add(ClauseId::trn_7);
        if (!is_by_robbing || !is_plain_movement(*fact, difference_)) add(*fact, 1);
    }
    if (list_.empty() && wants_more()) add_elsewhere(line_.start.robber(player_));
}

}  // namespace robbers
