// Chooses the facts that say why, by kind and cause, and puts them in order. Knows no rule of the game: what
// the facts say, and by which clauses, the engine has written down.
#include "answers/why.h"

#include <algorithm>

namespace robbers {

namespace {

/// A longer list of movements explains a sum to nobody.
constexpr std::size_t kMostMovements = 5;

bool is_placement(FactKind kind) {
    return kind == FactKind::robber_placed || kind == FactKind::robber_moved ||
           kind == FactKind::robber_kept || kind == FactKind::placement_declined;
}

/// Whether the fact says where its player's robber goes or remains, or why it got nothing.
bool is_about_robber(FactKind kind) {
    return kind == FactKind::robber_returned || kind == FactKind::robber_carried ||
           kind == FactKind::robber_stayed || kind == FactKind::robs_instead ||
           kind == FactKind::not_robbed || is_placement(kind);
}

/// Causes for which a robber that has robbed got no more.
bool is_after_robbing(Cause cause) { return cause == Cause::robbed_before || cause == Cause::one_of_several; }

bool is_of_draws(Aspect aspect) { return aspect == Aspect::messages || aspect == Aspect::draw; }

bool is_of_points(Aspect aspect) {
    return aspect == Aspect::total || aspect == Aspect::gained || aspect == Aspect::meeple ||
           aspect == Aspect::messenger;
}

}  // namespace

void Why::take(const Fact& fact, std::size_t most) {
    for (std::size_t i = 0; i < std::min(most, fact.clauses.size()); ++i) {
        const bool is_known = std::ranges::find(list_, fact.clauses[i]) != list_.end();
        if (!is_known && list_.size() < kMostClauses) list_.push_back(fact.clauses[i]);
    }
}

template <class Is>
void Why::take_all(Is is, std::size_t most) {
    for (const Fact& fact : trace_)
        if (is(fact)) take(fact, most);
}

template <class Is>
void Why::take_latest(Is is, std::size_t most) {
    for (auto fact = trace_.rbegin(); fact != trace_.rend(); ++fact)
        if (is(*fact)) take(*fact, most);
}

void Why::take_own(FactKind kind, std::size_t most) {
    take_all([&](const Fact& fact) { return is_own(fact, kind); }, most);
}

void Why::take_idle() {
    take_all(
        [&](const Fact& fact) { return is_own(fact, FactKind::idle) && fact.cause != Cause::own_figure; });
}

template <class Is>
void Why::take_by_cause(FactKind kind, Is is) {
    for (const Cause cause : all_values<Cause>())
        take_all([&](const Fact& fact) { return is_own(fact, kind) && fact.cause == cause && is(fact); });
}

std::vector<ClauseId> Why::clauses() && {
    switch (difference_.aspect) {
        case Aspect::stole:
        case Aspect::total:
        case Aspect::gained:
        case Aspect::meeple:
        case Aspect::messenger: points(); break;
        case Aspect::robber: robber(); break;
        case Aspect::robbery:
        case Aspect::transfers: transfers(); break;
        case Aspect::messages:
        case Aspect::draw: messages(); break;
    }
    return std::move(list_);
}

std::vector<Fact> Why::plain_movements() && {
    std::vector<Fact> movements;
    if (!is_of_points(difference_.aspect)) return movements;
    robbing();
    if (!list_.empty()) return movements;
    for (const Fact& fact : trace_)
        if (is_plain(fact)) movements.push_back(fact);
    if (movements.size() > kMostMovements) movements.clear();
    return movements;
}

bool Why::is_own_movement(const Fact& fact) const {
    switch (fact.kind) {
        case FactKind::moved_forward:
        case FactKind::moved_back:
        case FactKind::stopped_at_zero:
        case FactKind::nothing_scored:
        case FactKind::paid:
        case FactKind::end_bonus:
        case FactKind::final_scored: return fact.figure.player == player_;
        default: return false;
    }
}

bool Why::is_plain(const Fact& fact) const {
    const bool is_plain_kind = fact.kind == FactKind::moved_forward || fact.kind == FactKind::moved_back ||
                               fact.kind == FactKind::final_scored;
    if (!is_plain_kind || fact.figure.player != player_) return false;
    if (difference_.aspect == Aspect::meeple) return fact.figure.kind == FigureKind::meeple;
    return difference_.aspect != Aspect::messenger || fact.figure.kind == FigureKind::messenger;
}

Points Why::loot() const {
    Points sum = 0;
    for (const Fact& fact : trace_)
        if (is_own(fact, FactKind::stolen_booked)) sum += fact.points;
    return sum;
}

void Why::points() {
    robbing();
    if (difference_.aspect == Aspect::stole) return;
    const bool is_by_robbing = !list_.empty();
    const bool is_of_figure = difference_.aspect == Aspect::meeple || difference_.aspect == Aspect::messenger;
    take_own(FactKind::kept_at_zero);
    if (is_of_figure) take_own(FactKind::held_back);
    take_latest(
        [&](const Fact& fact) { return is_own_movement(fact) && (!is_by_robbing || !is_plain(fact)); }, 1);
    if (list_.empty() && wants_more()) take_idle();
}

/// What robbing, and being robbed, has to do with a player's points.
void Why::robbing() {
    const bool is_of_loot = difference_.aspect == Aspect::stole;
    if (wants_more()) {
        not_more_loot();
        const bool moves =
            std::ranges::any_of(trace_, [&](const Fact& fact) { return is_own_movement(fact); });
        if (list_.empty() && (is_of_loot || !moves)) misses();
        return;
    }
    const Points got = loot();
    const bool is_as_if_spared = is_of_loot ? difference_.wanted == 0 : -missing() == got;
    if (got > 0 && is_as_if_spared) take_own(FactKind::had_to_rob);
    take_own(FactKind::stolen_booked, 1);
    take_own(FactKind::nothing_stolen, 1);
    if (!is_of_loot) take_own(FactKind::lost_nothing);
}

/// What came close to more: points that would explain the difference, those that a robber beside them did not
/// get, and, where it got none, what became of it instead.
void Why::not_more_loot() {
    take_all([&](const Fact& fact) {
        return fact.kind == FactKind::tower_first && half_rounded_up(fact.points) == loot() + missing();
    });
    const auto would_do = [&](const Fact& fact) {
        return fact.points > 0 && half_rounded_up(fact.points) == missing();
    };
    take_by_cause(FactKind::missed,
                  [&](const Fact& fact) { return would_do(fact) && fact.cause != Cause::elsewhere; });
    take_all([&](const Fact& fact) { return is_own(fact, FactKind::no_bonus) && fact.points == missing(); });
    take_all(
        [&](const Fact& fact) { return is_own(fact, FactKind::missed) && fact.cause == Cause::late_points; });
    take_own(FactKind::not_robbed);
    if (list_.empty()) take_by_cause(FactKind::missed, would_do);
    take_by_cause(FactKind::missed, [](const Fact& fact) { return is_after_robbing(fact.cause); });
    take_own(FactKind::stolen_booked, 1);
    take_own(FactKind::nothing_stolen, 1);
    if (!list_.empty()) return;
    take_all(
        [&](const Fact& fact) { return is_own(fact, FactKind::missed) && fact.cause == Cause::went_back; });
    for (const FactKind kind : {FactKind::robber_carried, FactKind::robber_stayed, FactKind::robs_instead,
                                FactKind::robber_returned})
        take_own(kind, 1);
}

/// What the robber missed for the most telling of causes.
void Why::misses() {
    for (const Cause cause : all_values<Cause>()) {
        if (!list_.empty()) return;
        take_all([&](const Fact& fact) { return is_own(fact, FactKind::missed) && fact.cause == cause; });
    }
    if (list_.empty()) take_idle();
}

void Why::robbery(Player victim) {
    if (victim == player_) {
        return take_all([&](const Fact& fact) {
            return is_own(fact, FactKind::idle) && fact.cause == Cause::own_figure;
        });
    }
    const auto of_victim = [&](const Fact& fact) { return fact.figure.player == victim; };
    take_by_cause(FactKind::not_robbed, of_victim);
    take_by_cause(FactKind::missed, [&](const Fact& fact) {
        return of_victim(fact) && (fact.from == fact.to || fact.cause == Cause::final_scoring);
    });
    difference_.found = 0;  // as if more was wanted than the robber got
    difference_.wanted = 1;
    not_more_loot();
    if (list_.empty()) take_by_cause(FactKind::missed, of_victim);
    if (list_.empty()) misses();
}

void Why::transfers() {
    if (difference_.victim && difference_.found == 0 && difference_.wanted > 0)
        return robbery(*difference_.victim);
    if (difference_.wanted != difference_.found) {
        difference_.aspect = Aspect::stole;
        robbing();
    }
    for (const FactKind kind : {FactKind::not_robbed, FactKind::stolen_booked, FactKind::nothing_stolen})
        take_all([&](const Fact& fact) { return fact.kind == kind; }, 1);
    if (list_.empty()) take_idle();
}

/// Why a robber is where it is; of one that never had a chance, who had it instead.
void Why::robber() {
    const Place wanted{difference_.wanted};
    take_all([&](const Fact& fact) {
        const bool is_closed = std::ranges::find(fact.places, wanted) != fact.places.end();
        const bool is_stopped = is_own(fact, FactKind::kept_at_zero) && fact.figure.player != player_;
        return is_stopped || (is_own(fact, FactKind::barred) && is_closed);
    });
    take_all([&](const Fact& fact) { return is_own(fact, FactKind::had_to_rob) && fact.from == wanted; });
    take_latest([&](const Fact& fact) { return fact.player == player_ && is_about_robber(fact.kind); });
    if (list_.empty()) take_own(FactKind::not_asked, 1);
    if (!list_.empty()) return;
    if (wanted.is_supply()) return misses();
    take_all(
        [&](const Fact& fact) { return is_own(fact, FactKind::missed) && fact.cause == Cause::no_points; });
    if (list_.empty()) take_all([](const Fact& fact) { return fact.kind == FactKind::no_bag; });
}

void Why::messages() {
    if (!wants_more()) {
        take_all([](const Fact& fact) {
            return fact.kind == FactKind::message_drawn || fact.kind == FactKind::landed_on_dark;
        });
        return;
    }
    take_by_cause(FactKind::vain_landing, [](const Fact&) { return true; });
    take_own(FactKind::no_bonus);
    if (list_.empty()) take_own(FactKind::no_landing);
    if (list_.empty()) take_own(FactKind::message_drawn);
}

std::size_t Why::weight() const {
    std::size_t weight = 0;
    for (const Fact& fact : trace_) {
        if (fact.player != player_) continue;
        // Of a robber: how late it was last where it should be.
        const bool was_there = is_about_robber(fact.kind) && fact.from == Place{difference_.wanted};
        if (difference_.aspect == Aspect::robber) {
            // That a player was not asked says more than that the player chose otherwise.
            if (fact.kind == FactKind::not_asked) return trace_.size() + 1;
            if (was_there) weight = static_cast<std::size_t>(&fact - trace_.data()) + 1;
        } else if (wants_more()) {
            const bool is_of_messages = fact.kind == FactKind::no_message;
            const bool is_of_robbing =
                fact.kind == FactKind::not_robbed || fact.kind == FactKind::candidate ||
                fact.kind == FactKind::robber_carried || fact.kind == FactKind::robber_stayed ||
                fact.kind == FactKind::robs_instead;
            const bool is_telling = is_of_draws(difference_.aspect) ? is_of_messages : is_of_robbing;
            weight += is_telling ? 1 : 0;
        }
    }
    return weight;
}

}  // namespace robbers
