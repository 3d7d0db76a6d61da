#pragma once
// Walks all choices step by step and keeps every point at which somebody decides.
//
// The search for outcomes may forget how a state was reached; whoever asks "what if I choose otherwise" may
// not. So here the asks within a step become nodes as well, between the states before and after it. A step is
// walked line by line, each line following the edges that earlier lines have made and adding its own where it
// leaves them: the lines of a step from one state form a tree, and the trees hang together where their ends
// are equal states. What was stolen or drawn on the way decides nothing that comes later, so it is left out
// of the states, and messages are kept on the edges. Numbers of nodes grow along every edge: whatever goes
// backwards over the game, as cutting off what leads nowhere does, or working out prospects, is one loop from
// the last node to the first.

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "engine/adjudicate.h"
#include "engine/search/state_set.h"
#include "engine/steps/play.h"

namespace robbers {

/// The nodes behind a ChoiceGraph: a state before a step, an ask of a step, or an end. A state has one edge,
/// which is no choice; an ask has one for each option that the listed choices leave.
class ChoiceSearch {
public:
    ChoiceSearch(const Game& game, const RulePoints& rules, const SearchLimits& limits);

    /// Runs through all steps; false where it gave up or no line is left: see refusal().
    bool run();
    Refusal refusal() const;

    const std::vector<PointId>& points() const { return points_; }
    bool is_end(PointId id) const { return id >= first_end_; }
    ChoicePoint point(PointId id) const;
    std::vector<ChoiceLink> links(PointId id) const;
    /// Where the game goes on from a node.
    ChoiceLink link_from(PointId id) const;
    Player player(PointId id) const { return nodes_[id].ask.player; }
    std::array<Points, kMaxPlayers> totals(PointId end) const;
    /// What happens on the way from an edge of `from` (0: the start) to the next point.
    Trace facts_between(PointId from, std::size_t option) const;
    /// What happens before the first point.
    Trace opening() const;

private:
    static constexpr PointId kDead = ~PointId{0};
    struct Edge {
        AskOption option;
        PointId to = kDead;
        std::uint8_t pick = 0;
        PlayerMask messages = 0;  ///< who draws one between this choice and the next, or the end of the step
    };
    struct Node {
        std::uint32_t step = 0;
        Ask ask;
        bool is_ask = false;
        std::uint32_t first_edge = 0;
        std::uint32_t edges = 0;
        PointId parent = 0;  ///< of the first line that leads here
        std::uint8_t pick = 0;
    };
    /// What is picked on a path, in each of the steps up to where it ends.
    struct Path {
        std::vector<std::vector<std::uint8_t>> picks;
        std::size_t asks = 0;
    };

    PointId add_node(const Node& node, std::span<const AskOption> options, std::uint64_t left);
    void walk_step(std::size_t step);
    void walk_lines(std::size_t step, PointId from, const State& state);
    /// Follows `pick` from the edge where the line is, making the node where it is new.
    void follow(std::size_t step, const Ask& ask, std::span<const AskOption> options, std::size_t pick,
                std::uint64_t left);
    void end_line(State& state);
    /// How much is held, measured in states, so that one limit serves both searches: a node counts as one,
    /// and so do a few edges, by their size. Each state of the next step will be a node with an edge.
    std::uint64_t size() const {
        constexpr std::size_t kEdgesAState = 4;
        return nodes_.size() + next_.size() + (edges_.size() + next_.size()) / kEdgesAState;
    }
    bool is_too_large() const { return limits_.are_passed(size()); }
    Refusal too_large() const;
    /// Goes over one edge.
    void run_over(ChoiceLink& link, const Edge& edge) const;
    /// Goes on to the next point.
    void run_on(ChoiceLink& link) const;
    /// Where an edge leads.
    ChoiceLink link_over(const Edge& edge) const;
    void prune();
    void collect_points();

    Path path_to(PointId id) const;
    void add_pick(Path& path, PointId id, std::uint8_t pick) const;
    const Edge& only_edge(PointId id) const;
    /// Continues `path` from `id`, where nothing is decided, to the next point.
    PointId run_on(Path& path, PointId id) const;
    /// The facts of `path`, without those that come before its ask number `skipped`.
    Trace play(const Path& path, std::size_t skipped, PointId to) const;

    std::unique_ptr<const Game> game_;
    Program program_;
    SearchLimits limits_;
    mutable ListPool pool_;  // a replay interns lists that the walk has found already
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<PointId> shown_;  ///< of each node: the point at which the game is decided next
    std::vector<PointId> points_;
    PointId first_end_ = 0;
    std::vector<std::array<Points, kMaxPlayers>> totals_;  ///< of the ends

    // Of the step that is walked.
    StateSet layer_;
    PointId first_of_layer_ = 0;
    StateSet next_;
    std::vector<std::pair<PointId, std::uint8_t>> first_lines_;  ///< of each state of next_: node and pick
    PointId at_ = 0;                                             ///< the node that the line has come to
    std::size_t edge_ = 0;                                       ///< and its edge there
};

}  // namespace robbers
