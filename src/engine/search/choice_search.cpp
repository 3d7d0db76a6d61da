// Decides which points of decision there are: equal states are merged, and what leads nowhere is cut off.
#include "engine/search/choice_search.h"

#include <algorithm>
#include <bit>

#include "engine/search/search.h"
#include "engine/steps/decisions.h"
#include "game/packed.h"

namespace robbers {

namespace {

/// Until the step is over, an edge to a state after it is the state's number and this.
constexpr PointId kStateMark = PointId{1} << 31;

}  // namespace

ChoiceSearch::ChoiceSearch(const Game& game, const RulePoints& rules, const SearchLimits& limits)
    : game_(std::make_unique<const Game>(game)),
      program_(compile(*game_, rules, game_->choices.size())),
      limits_(limits) {}

bool ChoiceSearch::run() {
    layer_.insert(initial_state(*game_));
    add_node({}, {}, 0);
    for (std::size_t step = 0; step < program_.steps.size() && !layer_.empty() && !is_too_large(); ++step)
        walk_step(step);
    if (layer_.empty() || is_too_large()) return false;
    first_end_ = first_of_layer_;
    for (std::size_t at = 0; at < layer_.size(); ++at) {
        totals_.emplace_back();
        for (int i = 0; i < game_->start.player_count; ++i)
            totals_.back()[static_cast<std::size_t>(i)] = layer_[at].total(player_at(i));
    }
    layer_.clear();
    prune();
    collect_points();
    return true;
}

Refusal ChoiceSearch::refusal() const {
    if (is_too_large()) return too_large();
    return std::get<Refusal>(adjudicate(*game_, program_.rules, limits_));
}

Refusal ChoiceSearch::too_large() const {
    constexpr std::uint64_t kStatesForAdvice = 10'000;
    Refusal refusal;
    refusal.kind = RefusalKind::too_many_states;
    const std::size_t last = std::min<std::size_t>(nodes_.back().step, program_.steps.size() - 1);
    refusal.turn = program_.steps[last].turn;
    refusal.event = program_.steps[last].event;
    refusal.states = size();
    // Which choices are wide is seen after a short search as well as after a long one.
    SearchLimits few = limits_;
    few.max_states = std::min(few.max_states, kStatesForAdvice);
    const Verdict verdict = adjudicate(*game_, program_.rules, few);
    if (const auto* advice = std::get_if<Refusal>(&verdict)) refusal.open = advice->open;
    return refusal;
}

PointId ChoiceSearch::add_node(const Node& node, std::span<const AskOption> options, std::uint64_t left) {
    const auto id = static_cast<PointId>(nodes_.size());
    nodes_.push_back(node);
    nodes_.back().first_edge = static_cast<std::uint32_t>(edges_.size());
    if (!node.is_ask) edges_.emplace_back();
    for (; left != 0; left &= left - 1) {
        const auto pick = static_cast<std::uint8_t>(std::countr_zero(left));
        edges_.push_back({options[pick], kDead, pick});
    }
    nodes_.back().edges = static_cast<std::uint32_t>(edges_.size()) - nodes_.back().first_edge;
    return id;
}

void ChoiceSearch::walk_step(std::size_t step) {
    // The states after the step get their nodes only when all lines are walked, so that the nodes of a layer
    // stand together; until then an edge names the state, marked as such.
    const std::size_t first_edge = edges_.size();
    for (std::size_t at = 0; at < layer_.size() && !is_too_large(); ++at)
        walk_lines(step, first_of_layer_ + static_cast<PointId>(at), layer_[at]);
    const auto base = static_cast<PointId>(nodes_.size());
    const auto place = [&](Edge& edge) {
        if (edge.to != kDead && (edge.to & kStateMark) != 0) edge.to = base + (edge.to & ~kStateMark);
    };
    for (PointId id = first_of_layer_; id < first_of_layer_ + layer_.size(); ++id)
        place(edges_[nodes_[id].first_edge]);
    std::for_each(edges_.begin() + static_cast<std::ptrdiff_t>(first_edge), edges_.end(), place);
    for (const auto& [parent, pick] : first_lines_) {
        Node node;
        node.step = static_cast<std::uint32_t>(step + 1);
        node.parent = parent;
        node.pick = pick;
        add_node(node, {}, 0);
    }
    first_of_layer_ = base;
    first_lines_.clear();
    std::swap(layer_, next_);
    next_.clear();
}

void ChoiceSearch::walk_lines(std::size_t step, PointId from, const State& state) {
    const Step& what = program_.steps[step];
    Chooser chooser(program_, pool_);
    chooser.on_choice = [&](const Ask& ask, std::span<const AskOption> options, std::size_t pick,
                            std::uint64_t left) {
        if (std::popcount(left) > 1) follow(step, ask, options, pick, left);
    };
    chooser.start(what);
    do {
        State after = state;
        at_ = from;
        edge_ = nodes_[from].first_edge;
        chooser.begin();
        Play play{program_, what, after, chooser, pool_, {}};
        perform(play);
        if (chooser.is_dead()) continue;
        end_line(after);
    } while (chooser.advance() && !is_too_large());
}

/// Lines of one step are walked in the order of their options, and follow() is told of each ask in turn: the
/// edge where the line is leads nowhere yet exactly where no line has been there before.
void ChoiceSearch::follow(std::size_t step, const Ask& ask, std::span<const AskOption> options,
                          std::size_t pick, std::uint64_t left) {
    if (edges_[edge_].to == kDead) {
        Node node;
        node.step = static_cast<std::uint32_t>(step);
        node.ask = ask;
        node.is_ask = true;
        node.parent = at_;
        node.pick = edges_[edge_].pick;
        const PointId id = add_node(node, options, left);
        edges_[edge_].to = id;
    }
    at_ = edges_[edge_].to;
    // A node has edges only for the options that are left: which one is it?
    const std::uint64_t before = left & ((std::uint64_t{1} << pick) - 1);
    edge_ = nodes_[at_].first_edge + static_cast<std::size_t>(std::popcount(before));
}

/// The messages of the state are those of this step alone, for each step's are taken out here. Whichever
/// choice of the step brought them, they are drawn when it is over: they belong to the last edge.
void ChoiceSearch::end_line(State& state) {
    for (const std::uint64_t message : pool_.values(state.game.messages))
        edges_[edge_].messages |= bit(unpacked_message(message).player);
    state.game.transfers = state.game.messages = 0;  // they decide nothing that comes later
    const auto [at, is_new] = next_.insert(state);
    if (is_new) first_lines_.emplace_back(at_, edges_[edge_].pick);
    edges_[edge_].to = static_cast<PointId>(at) | kStateMark;
}

/// Cuts off what leads to no end. An edge leads to a node with a greater number.
void ChoiceSearch::prune() {
    std::vector<bool> is_alive(nodes_.size());
    for (PointId id = static_cast<PointId>(nodes_.size()); id-- > 0;) {
        is_alive[id] = is_end(id);
        for (std::uint32_t i = 0; i < nodes_[id].edges && !is_end(id); ++i) {
            Edge& edge = edges_[nodes_[id].first_edge + i];
            if (edge.to != kDead && !is_alive[edge.to]) edge.to = kDead;
            if (edge.to != kDead) is_alive[id] = true;
        }
    }
}

/// A node of which one edge is alive decides nothing and is passed over. Then what the start leads to is
/// collected, point by point.
void ChoiceSearch::collect_points() {
    shown_.resize(nodes_.size(), kDead);
    std::vector<bool> is_point(nodes_.size());
    for (PointId id = static_cast<PointId>(nodes_.size()); id-- > 0;) {
        if (is_end(id)) {
            shown_[id] = id;
            continue;
        }
        std::uint32_t alive = 0;
        for (std::uint32_t i = 0; i < nodes_[id].edges; ++i) {
            const Edge& edge = edges_[nodes_[id].first_edge + i];
            if (edge.to == kDead) continue;
            ++alive;
            shown_[id] = shown_[edge.to];
        }
        if (alive > 1) shown_[id] = id;
    }
    is_point[link_from(0).to] = true;
    for (PointId id = 0; id < nodes_.size(); ++id) {
        if (!is_point[id]) continue;
        points_.push_back(id);
        for (const ChoiceLink& link : links(id)) is_point[link.to] = true;
    }
}

ChoicePoint ChoiceSearch::point(PointId id) const {
    const Node& node = nodes_[id];
    const Step& step = program_.steps[node.step];
    ChoicePoint point{node.ask.player, step.turn, step.event, {}};
    for (std::uint32_t i = 0; i < node.edges; ++i) {
        const Edge& edge = edges_[node.first_edge + i];
        if (edge.to == kDead) continue;
        ChoiceOption option;
        option.choice.turn = step.turn;
        option.choice.event = step.event;
        option.choice.player = node.ask.player;
        option.choice.decision = decision_of(step, node.ask, edge.option);
        option.number = point.options.size();
        option.link = link_over(edge);
        point.options.push_back(std::move(option));
    }
    return point;
}

void ChoiceSearch::run_over(ChoiceLink& link, const Edge& edge) const {
    for (int i = 0; i < game_->start.player_count; ++i)
        if ((edge.messages & bit(player_at(i))) != 0) ++link.messages[static_cast<std::size_t>(i)];
    link.to = edge.to;
}

void ChoiceSearch::run_on(ChoiceLink& link) const {
    while (shown_[link.to] != link.to) run_over(link, only_edge(link.to));
}

ChoiceLink ChoiceSearch::link_from(PointId id) const {
    ChoiceLink link;
    link.to = id;
    run_on(link);
    return link;
}

ChoiceLink ChoiceSearch::link_over(const Edge& edge) const {
    ChoiceLink link;
    run_over(link, edge);
    run_on(link);
    return link;
}

std::vector<ChoiceLink> ChoiceSearch::links(PointId id) const {
    std::vector<ChoiceLink> result;
    for (std::uint32_t i = 0; i < nodes_[id].edges && !is_end(id); ++i) {
        const Edge& edge = edges_[nodes_[id].first_edge + i];
        if (edge.to == kDead) continue;
        result.push_back(link_over(edge));
    }
    return result;
}

const ChoiceSearch::Edge& ChoiceSearch::only_edge(PointId id) const {
    const auto begin = edges_.begin() + nodes_[id].first_edge;
    return *std::find_if(begin, begin + nodes_[id].edges, [](const Edge& edge) { return edge.to != kDead; });
}

std::array<Points, kMaxPlayers> ChoiceSearch::totals(PointId end) const { return totals_[end - first_end_]; }

}  // namespace robbers
