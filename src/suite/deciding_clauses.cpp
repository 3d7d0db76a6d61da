// Finds the clauses that a person would name to say why something is not as somebody wants it. What happened
// is read in played_line.
#include <algorithm>
#include <utility>

#include "suite/difference.h"
#include "suite/played_line.h"

namespace robbers {

namespace {

constexpr std::size_t kMostClauses = 3;
/// A longer list of movements explains a sum to nobody.
constexpr std::size_t kMostMovements = 5;

/// Whether a movement says more of the points of `difference` than the clauses on which it rests: what was
/// scored or paid is so because it was.
bool is_plain_movement(const Fact& fact, const Difference& difference) {
    const bool is_plain = fact.kind == FactKind::moved_forward || fact.kind == FactKind::moved_back ||
                          fact.kind == FactKind::final_scored;
    if (!is_plain || fact.figure.player != difference.player) return false;
    if (difference.aspect == Aspect::meeple) return fact.figure.kind == FigureKind::meeple;
    return difference.aspect != Aspect::messenger || fact.figure.kind == FigureKind::messenger;
}

bool is_of_points(Aspect aspect) {
    return aspect == Aspect::total || aspect == Aspect::gained || aspect == Aspect::meeple ||
           aspect == Aspect::messenger;
}

/// Whether the figure went over `place` without beginning or ending there.
bool is_passed(const Fact& movement, Place place) {
    if (place.is_supply()) return false;
    const Points ahead = place.value - movement.from.value;
    const Points steps = ahead < 0 ? ahead + kRingSpaces : ahead;
    return steps > 0 && steps < movement.points;
}

/// Collects the clauses for one difference, the most telling first.
class Grounds {
public:
    Grounds(const Difference& difference, const PlayedLine& line)
        : difference_(difference), line_(line), player_(difference.player) {}

    std::vector<ClauseId> list() && {
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
    /// Whether robbing, or being robbed, has to do with it.
    bool is_by_robbing() && {
        add_robbing();
        return !list_.empty();
    }

private:
    bool wants_more() const { return difference_.wanted > difference_.found; }
    Points missing() const { return difference_.wanted - difference_.found; }

    /// Where it is not there yet and finds room.
    void add(ClauseId clause) {
        if (list_.size() == kMostClauses || std::ranges::find(list_, clause) != list_.end()) return;
        list_.push_back(clause);
    }
    void add_printed(ClauseId clause) {
        if (line_.prints(clause)) add(clause);
    }
    /// At most so many of the fact's clauses.
    void add(const Fact& fact, std::size_t most = kMostClauses) {
        for (std::size_t i = 0; i < std::min(most, fact.clauses.size()); ++i) add(fact.clauses[i]);
    }
    void add_all(FactKind kind, std::size_t most) {
        for (const Fact& fact : line_.trace)
            if (fact.kind == kind && fact.player == player_) add(fact, most);
    }
    template <class Is>
    bool has(Is is) const {
        return std::ranges::any_of(line_.trace, is);
    }

    Points loot() const {
        Points sum = 0;
        for (const Fact& fact : line_.trace)
            if (fact.kind == FactKind::stolen_booked && fact.player == player_) sum += fact.points;
        return sum;
    }

    // What a robber's owner got, and why not more.

    void add_loot() {
        if (wants_more()) {
            add_late_points();
            add_all(FactKind::not_robbed, kMostClauses);
            add_not_waited();
            add_one_victim();
        } else {
            add_duty_to_rob();
        }
        add_all(FactKind::stolen_booked, 1);
        add_all(FactKind::nothing_stolen, 1);
        if (!list_.empty() || !wants_more()) return;
        add_ways_back();
        // A robber that got nothing went along with a neighbour, or left the board, or it was too late for
        // it.
        for (const FactKind kind : {FactKind::robber_carried, FactKind::robber_stayed, FactKind::robs_instead,
                                    FactKind::robber_returned})
            add_all(kind, 1);
    }

    /// That whoever was robbed scored more after phase 3.
    void add_late_points() {
        for (const Fact& loot : line_.trace) {
            if (loot.kind != FactKind::stolen_booked || loot.player != player_) continue;
            const bool has_late = has([&](const Fact& fact) {
                return fact.kind == FactKind::moved_forward && cites(fact, ClauseId::trn_5) &&
                       fact.turn == loot.turn && fact.figure.player == loot.victim.player;
            });
            if (has_late) add(ClauseId::trn_5);
        }
    }

    /// That the robber had to rob although waiting would have brought more.
    void add_not_waited() {
        Points robbed = 0;
        bool has_to_rob = false;
        for (const Fact& fact : line_.trace) {
            if (fact.kind == FactKind::stolen_booked && fact.player == player_)
                robbed = std::max(robbed, fact.base);
            has_to_rob = has_to_rob || (fact.kind == FactKind::robbery_chosen && fact.player == player_ &&
                                        cites(fact, ClauseId::stl_11));
            const bool is_more = fact.kind == FactKind::moved_forward && fact.figure.player != player_ &&
                                 robbed > 0 && fact.points > robbed;
            if (!has_to_rob || !is_more) continue;
            add(ClauseId::stl_6);
            add(ClauseId::stl_11);
        }
    }

    /// That the robber could rob several and robs one.
    void add_one_victim() {
        const bool has_several = has([&](const Fact& fact) {
            return fact.kind == FactKind::robbery_chosen && fact.player == player_ && fact.options > 1;
        });
        if (has_several) add(line_.prints(ClauseId::trn_4) ? ClauseId::trn_4 : ClauseId::stl_12);
    }

    /// That nobody may leave it, where it is as if the robber had not robbed.
    void add_duty_to_rob() {
        const Points got = loot();
        const bool is_as_if =
            difference_.aspect == Aspect::stole ? difference_.wanted == 0 : -missing() == got;
        if (got > 0 && is_as_if) add_printed(ClauseId::stl_6);
    }

    /// Why robbers beside figures that went back got nothing of it.
    void add_ways_back() {
        for (const Fact& robber : line_.trace) {
            const bool was_beside =
                robber.kind == FactKind::robber_carried || robber.kind == FactKind::robber_stayed;
            if (!was_beside || robber.player != player_) continue;
            for (const Fact& fact : line_.trace)
                if (is_same_event(fact, robber) && fact.kind == FactKind::moved_back &&
                    fact.figure == robber.figure)
                    add(fact, 1);
        }
    }

    /// That a robber gets nothing of what is scored elsewhere than on its `place`, as a person would say it
    /// under these rules.
    void add_elsewhere(Place place) {
        if (line_.start.has_messengers) return add(ClauseId::msg_7);
        if (line_.rules.halved.is(Halved::whole_turn)) return add(ClauseId::trn_1);
        add(place.is_supply() ? ClauseId::stl_1 : ClauseId::stl_13);
    }

    /// Whether the figure's companion is on `place`, and may not book some of the turn's scorings.
    bool is_held_back(const Fact& movement, Place place) const {
        if (!line_.start.has_messengers || !line_.prints(ClauseId::trn_7) || place.is_supply()) return false;
        const bool is_meeple = movement.figure.kind == FigureKind::meeple;
        const Figure other{movement.figure.player, is_meeple ? FigureKind::messenger : FigureKind::meeple};
        const auto scorings = std::ranges::count_if(line_.trace, [&](const Fact& fact) {
            return fact.kind == FactKind::moved_forward && fact.turn == movement.turn &&
                   fact.figure == movement.figure;
        });
        const auto at = static_cast<std::size_t>(&movement - line_.trace.data());
        return scorings > 1 && line_.place_of(other, at) == place;
    }

    /// Why a robber that robs nobody got nothing: what was scored beside it does not count, or passed it,
    /// came too late, or was scored elsewhere.
    void add_misses() {
        const bool was_empty = list_.empty();
        std::optional<Place> elsewhere;
        bool is_late = false;
        bool is_held = false;
        line_.walk(player_, [&](const Fact& fact, Place place) {
            const bool may_be_robbed = fact.kind == FactKind::moved_forward ||
                                       fact.kind == FactKind::nothing_scored ||
                                       fact.kind == FactKind::final_scored;
            if (!may_be_robbed || fact.figure.player == player_) return;
            if (fact.from == place) return add(fact, 1);
            if (cites(fact, ClauseId::trn_2) && is_passed(fact, place)) return add(ClauseId::trn_3);
            if (fact.kind != FactKind::moved_forward) return;
            if (cites(fact, ClauseId::trn_5)) {
                is_late = true;
            } else {
                elsewhere = place;
                is_held = is_held || is_held_back(fact, place);
            }
        });
        if (!was_empty || !list_.empty()) return;
        if (is_late) add(ClauseId::trn_5);
        if (is_held) add(ClauseId::trn_7);
        if (elsewhere && !is_held) add_elsewhere(*elsewhere);
    }

    /// What the end of the game has to do with it: the robber that is left, and final scoring beside it.
    void add_end() {
        const Place last = line_.last_space_of_robber(player_);
        for (const Fact& fact : line_.trace) {
            const bool is_final = fact.kind == FactKind::final_scored && fact.figure.player != player_ &&
                                  !last.is_supply() && fact.points > 0;
            if (is_final && half_rounded_up(fact.points) == missing()) add(ClauseId::end_4);
            const bool is_left = fact.kind == FactKind::robber_returned && fact.player == player_;
            if (is_left && cites(fact, ClauseId::end_3) && missing() == kEndBonusPoints) add(ClauseId::end_3);
        }
    }

    // Who robs whom.

    /// Why the player did not rob the one with the index `victim`.
    void add_robbery(int victim) {
        if (victim == index(player_)) return add(ClauseId::stl_5);
        const Place last = line_.last_space_of_robber(player_);
        const bool is_final = has([&](const Fact& fact) {
            return fact.kind == FactKind::final_scored && index(fact.figure.player) == victim &&
                   fact.from == last;
        });
        if (is_final) add(ClauseId::end_4);
        // As if more was wanted than the robber got.
        difference_.found = 0;
        difference_.wanted = 1;
        add_loot();
        if (list_.empty()) add_misses();
        if (list_.empty()) add_elsewhere(line_.start.robber(player_));
    }

    void add_transfers() {
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

    // Points.

    bool moves() const {
        return has([&](const Fact& fact) { return is_movement_of(fact, player_); });
    }
    bool is_robbed() const {
        return has([&](const Fact& fact) {
            return fact.kind == FactKind::stolen_booked && fact.victim.player == player_;
        });
    }

    /// What robbing, and being robbed, has to do with a player's points.
    void add_robbing() {
        const bool only_by_robbing = difference_.aspect == Aspect::stole || !moves();
        if (wants_more()) add_end();
        add_loot();
        if (list_.empty() && only_by_robbing && wants_more()) add_misses();
        if (!wants_more() && difference_.aspect != Aspect::stole && is_robbed()) add(ClauseId::stl_2);
    }

    void add_points() {
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

    // Robbers.

    /// Why a robber is where it is; of one that never had a chance, who had it instead.
    void add_robber() {
        add_stops();
        add_left_place();
        for (auto fact = line_.trace.rbegin(); fact != line_.trace.rend(); ++fact)
            if (is_about_robber(*fact, player_)) add(*fact);
        for (auto fact = line_.trace.rbegin(); list_.empty() && fact != line_.trace.rend(); ++fact) {
            const bool is_right = fact->kind == FactKind::right_ends ||
                                  fact->kind == FactKind::robber_placed ||
                                  fact->kind == FactKind::placement_declined;
            if (is_right) add(*fact, 1);
        }
        if (list_.empty()) add_idle_robber();
    }

    /// What stopped a figure that the robber was beside, and where the robber may not be placed.
    void add_stops() {
        const Place wanted{difference_.wanted};
        line_.walk(player_, [&](const Fact& fact, Place place) {
            if (fact.kind == FactKind::stopped_at_zero && fact.from == place) add(ClauseId::brd_4);
            const auto at = static_cast<std::size_t>(&fact - line_.trace.data());
            const bool is_new = is_placement(fact, player_) && !wanted.is_supply() && wanted != place;
            if (is_new && !line_.has_others(player_, wanted, at)) add(ClauseId::plc_4);
        });
    }

    /// Why the robber did not remain where it was: it had to rob.
    void add_left_place() {
        for (const Fact& returned : line_.trace) {
            const bool is_left = returned.kind == FactKind::robber_returned && returned.player == player_ &&
                                 returned.from == Place{difference_.wanted};
            if (!is_left) continue;
            const auto is_robbing = [&](FactKind kind, ClauseId clause) {
                return has([&](const Fact& fact) {
                    return fact.kind == kind && fact.player == player_ && is_same_event(fact, returned) &&
                           cites(fact, clause);
                });
            };
            if (is_robbing(FactKind::candidate, ClauseId::stl_14)) add(ClauseId::stl_14);
            if (is_robbing(FactKind::stolen_booked, ClauseId::stl_3)) add_printed(ClauseId::stl_6);
        }
    }

    /// A robber to which nothing happened did not come home because it robbed nobody; it is not elsewhere
    /// because what was beside it did not move, or nobody drew a bag tile.
    void add_idle_robber() {
        if (Place{difference_.wanted}.is_supply()) {
            add_misses();
            if (list_.empty()) add_elsewhere(line_.start.robber(player_));
            return;
        }
        line_.walk(player_, [&](const Fact& fact, Place place) {
            if (fact.kind == FactKind::nothing_scored && fact.from == place) add(ClauseId::stl_15);
        });
        if (list_.empty() && !has([](const Fact& fact) { return fact.kind == FactKind::bag_drawn; }))
            add(ClauseId::plc_1);
    }

    // Messages.

    void add_messages() {
        if (wants_more()) return add_missing_messages();
        for (const Fact& fact : line_.trace)
            if (fact.kind == FactKind::message_drawn || fact.kind == FactKind::landed_on_dark) add(fact);
        if (list_.empty()) add(ClauseId::msg_3);
    }

    /// Why the player draws no message, or no second one.
    void add_missing_messages() {
        for (const Fact& fact : line_.trace)
            if (fact.kind == FactKind::no_message && fact.player == player_)
                for (auto clause = fact.clauses.rbegin(); clause != fact.clauses.rend(); ++clause)
                    add(*clause);
        if (difference_.found > 0) add(ClauseId::msg_4);
        const auto is_landing = [&](const Fact& fact) {
            return fact.kind == FactKind::landed_on_dark && fact.player == player_;
        };
        for (const Fact& fact : line_.trace)
            if (!has(is_landing)) add_vain_landing(fact);
        if (!list_.empty()) return;
        add(ClauseId::brd_5);
        add(ClauseId::msg_3);
    }

    /// Why a movement of the player's that ends on a dark space brings no message.
    void add_vain_landing(const Fact& fact) {
        if (fact.kind == FactKind::robber_returned && fact.player == player_ && cites(fact, ClauseId::end_3))
            return add(ClauseId::end_3);
        const bool is_booked = fact.kind == FactKind::stolen_booked && fact.player == player_;
        if (!is_booked && !is_movement_of(fact, player_)) return;
        if (fact.to.is_supply() || !is_dark(fact.to.value)) return;
        const bool is_payment = has([&](const Fact& other) {
            return other.kind == FactKind::paid && is_same_event(other, fact) &&
                   (other.figure.player == player_ || other.other == player_);
        });
        if (fact.kind == FactKind::end_bonus) return add(ClauseId::end_5);
        if (is_payment && !is_booked) return add(ClauseId::bck_4);
        if (cites(fact, ClauseId::trn_5)) return add(ClauseId::trn_5);
        add(ClauseId::msg_3);
        if (is_booked) add(ClauseId::msg_5);
    }

    Difference difference_;
    PlayedLine line_;
    Player player_;
    std::vector<ClauseId> list_;
};

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
