#pragma once
// The grounds that one line gives, gathered fact by fact, each once; and those of them that tell where a
// robber is, what it missed, and who draws a message.

#include <utility>
#include <vector>

#include "answers/line_grounds.h"

namespace robbers {

/// Adds a clause that is not there yet.
void add_ground_clause(Ground& ground, ClauseId clause);

class GroundList {
public:
    /// `trace` outlives it.
    explicit GroundList(const Trace& trace) : trace_(trace) {}

    const Trace& trace() const { return trace_; }
    void add(const Fact& fact);
    void add(Ground ground);
    /// What `player`'s robber did not get, the most telling cause first, and one cause of each scoring;
    /// `remote`: only where the robber has nothing to do with what is scored, else only where it has.
    void add_missed(Player player, bool remote);
    /// Whether `find` finds any grounds, known or not; they are added.
    template <class Find>
    bool finds(Find find) {
        std::vector<Ground> known = std::exchange(grounds_, {});
        find();
        const bool is_any = !grounds_.empty();
        for (Ground& ground : std::exchange(grounds_, std::move(known))) add(std::move(ground));
        return is_any;
    }
    /// As many as anybody reads.
    std::vector<Ground> take() &&;

private:
    const Trace& trace_;
    std::vector<Ground> grounds_;
};

/// Why `player`'s robber is on `place` at last.
void add_place_grounds(GroundList& list, Player player, Place place);

/// Why `player` draws a message.
void add_message_grounds(GroundList& list, Player player);

/// Why nobody draws one.
void add_no_message_grounds(GroundList& list);

}  // namespace robbers
