// The points of decision over the canon: as many ways lead through them as there are lines, and the ends are
// those of the outcomes.
#include "answers/choices.h"

#include <map>
#include <set>

#include <fmt/format.h>

#include "catch.h"
#include "load_canon.h"

namespace robbers {

namespace {

using Totals = std::array<Points, kMaxPlayers>;

std::set<Totals> totals_of(const Adjudication& adjudication) {
    std::set<Totals> all;
    for (std::size_t at = 0; at < adjudication.size(); ++at) {
        const Position position = adjudication.outcome(at).outcome.position;
        Totals totals{};
        for (int i = 0; i < position.player_count; ++i)
            totals[static_cast<std::size_t>(i)] = position.total(player_at(i));
        all.insert(totals);
    }
    return all;
}

std::set<Totals> totals_of(const ChoiceGraph& graph) {
    std::set<Totals> all;
    for (const PointId id : graph.points())
        if (graph.is_end(id)) all.insert(graph.totals(id));
    return all;
}

/// The ways from the root to an end, as a number that must not outgrow 64 bits.
std::uint64_t ways_of(const ChoiceGraph& graph) {
    std::map<PointId, std::uint64_t> ways;
    for (auto id = graph.points().rbegin(); id != graph.points().rend(); ++id) {
        ways[*id] = graph.is_end(*id) ? 1 : 0;
        for (const ChoiceLink& link : graph.links(*id)) ways[*id] += ways[link.to];
    }
    return ways[graph.root()];
}

}  // namespace

TEST_CASE("the choices of the canon are its lines") {
    std::size_t points = 0;
    for (const Scenario& scenario : canon())
        for (const EditionId edition : all_values<EditionId>()) {
            CAPTURE(scenario.id, spelling(edition));
            const ChoicesResult found = choices_of(scenario, edition, {}, {});
            const CaseResult result = run_case(scenario, edition, found.rulings, {});
            const auto* graph = std::get_if<ChoiceGraph>(&found.choices);
            const auto* adjudication = std::get_if<Adjudication>(&result.verdict);
            REQUIRE((graph == nullptr) == (adjudication == nullptr));
            if (graph == nullptr) continue;
            CHECK(totals_of(*graph) == totals_of(*adjudication));
            if (adjudication->lines().to_string().size() < 19)
                CHECK(fmt::format("{}", ways_of(*graph)) == adjudication->lines().to_string());
            points += graph->points().size();
            for (int i = 0; i < scenario.game.start.player_count; ++i) {
                const Prospects prospects(*graph, player_at(i), scenario.game.start);
                const Prospect all = prospects.after(graph->opening_link());
                CHECK(all.sure <= all.at_best);
                CHECK(all.fewest_messages <= all.most_messages);
            }
        }
    CHECK(points > 5'000);
}

}  // namespace robbers
