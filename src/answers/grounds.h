#pragma once
// The clauses that a person would name for one difference between an outcome and what somebody wants.

#include <algorithm>
#include <vector>

#include "answers/difference.h"
#include "answers/played_line.h"

namespace robbers {

/// Collects the clauses for one difference, the most telling first; at most three.
class Grounds {
public:
    Grounds(const Difference& difference, const PlayedLine& line)
        : difference_(difference), line_(line), player_(difference.player) {}
    std::vector<ClauseId> list() &&;
    /// Whether robbing, or being robbed, has to do with it.
    bool is_by_robbing() &&;

private:
    static constexpr std::size_t kMostClauses = 3;

    bool wants_more() const { return difference_.wanted > difference_.found; }
    Points missing() const { return difference_.wanted - difference_.found; }
    /// Where it is not there yet and finds room.
    void add(ClauseId clause);
    void add_printed(ClauseId clause) {
        if (line_.prints(clause)) add(clause);
    }
    /// At most so many of the fact's clauses.
    void add(const Fact& fact, std::size_t most = kMostClauses);
    void add_all(FactKind kind, std::size_t most);
    template <class Is>
    bool has(Is is) const {
        return std::ranges::any_of(line_.trace, is);
    }
    Points loot() const;

    // What a robber's owner got, and why not more.
    void add_loot();
    /// That whoever was robbed scored more after phase 3.
    void add_late_points();
    /// That the robber had to rob although waiting would have brought more.
    void add_not_waited();
    /// That the robber could rob several and robs one.
    void add_one_victim();
    /// That nobody may leave it, where it is as if the robber had not robbed.
    void add_duty_to_rob();
    /// Why robbers beside figures that went back got nothing of it.
    void add_ways_back();
    /// That a robber gets nothing of what is scored elsewhere than on its `place`, as a person would say it
    /// under these rules.
    void add_elsewhere(Place place);
    /// Whether the figure's companion is on `place`, and may not book some of the turn's scorings.
    bool is_held_back(const Fact& movement, Place place) const;
    /// Why a robber that robs nobody got nothing: what was scored beside it does not count, or passed it,
    /// came too late, or was scored elsewhere.
    void add_misses();
    /// What the end of the game has to do with it: the robber that is left, and final scoring beside it.
    void add_end();

    // Who robs whom.
    /// Why the player did not rob the one with the index `victim`.
    void add_robbery(int victim);
    void add_transfers();

    // Points.
    bool moves() const;
    bool is_robbed() const;
    /// What robbing, and being robbed, has to do with a player's points.
    void add_robbing();
    void add_points();

    // Robbers.
    /// Why a robber is where it is; of one that never had a chance, who had it instead.
    void add_robber();
    /// What stopped a figure that the robber was beside, and where the robber may not be placed.
    void add_stops();
    /// Why the robber did not remain where it was: it had to rob.
    void add_left_place();
    /// A robber to which nothing happened did not come home because it robbed nobody; it is not elsewhere
    /// because what was beside it did not move, or nobody drew a bag tile.
    void add_idle_robber();

    // Messages.
    void add_messages();
    /// Why the player draws no message, or no second one.
    void add_missing_messages();
    /// Why a movement of the player's that ends on a dark space brings no message.
    void add_vain_landing(const Fact& fact);

    Difference difference_;  ///< changed where the clauses for another one serve as well
    PlayedLine line_;
    Player player_;
    std::vector<ClauseId> list_;
};

/// Whether a movement says more of the points of `difference` than the clauses on which it rests: what was
/// scored or paid is so because it was.
bool is_plain_movement(const Fact& fact, const Difference& difference);

}  // namespace robbers
