// Describes results as expectations: each outcome by where everything stands and who took what, so that it
// fits no other outcome.
#include "answers/expected.h"

#include <algorithm>

#include "answers/expectation.h"

namespace robbers {

namespace {

PlayerPattern player_pattern(Player player, const Position& position, bool tells_robbers) {
    PlayerPattern pattern;
    pattern.player = player;
    if (position.has_messengers) {
        pattern.meeple = position.points({player, FigureKind::meeple});
        pattern.messenger = position.points({player, FigureKind::messenger});
    } else {
        pattern.total = position.total(player);
    }
    if (tells_robbers) pattern.robber = position.robber(player);
    return pattern;
}

Pattern pattern_of(const Scenario& scenario, const Outcome& outcome, bool tells_robbers) {
    const bool has_turns = scenario.game.turns.size() > 1;
    const auto turn = [&](int number) { return has_turns ? std::optional(number) : std::nullopt; };
    Pattern pattern;
    for (int i = 0; i < outcome.position.player_count; ++i)
        pattern.players.push_back(player_pattern(player_at(i), outcome.position, tells_robbers));
    auto& transfers = pattern.transfers.emplace();
    for (const Transfer& transfer : outcome.transfers) {
        TransferPattern one{transfer.from.player, std::nullopt, transfer.to, transfer.points,
                            turn(transfer.turn)};
        if (outcome.position.has_messengers) one.figure = transfer.from.kind;
        transfers.push_back(one);
    }
    if (!outcome.position.has_messengers) return pattern;
    auto& messages = pattern.messages.emplace();
    for (const Message& message : outcome.messages) messages.push_back({message.player, turn(message.turn)});
    return pattern;
}

/// Whether a robber stands on the board at any time that can be seen.
bool has_robbers(const Position& start, const std::vector<Outcome>& outcomes) {
    const auto is_out = [](const Position& position) {
        for (int i = 0; i < position.player_count; ++i)
            if (!position.robber(player_at(i)).is_supply()) return true;
        return false;
    };
    return is_out(start) ||
           std::ranges::any_of(outcomes, [&](const Outcome& outcome) { return is_out(outcome.position); });
}

/// A result, in what expectations can say of it.
struct Result {
    std::optional<RefusalWord> error;
    std::vector<Outcome> outcomes;  ///< empty where there are too many to list
    std::size_t count = 0;
    std::string lines;
    bool operator==(const Result&) const = default;
};

Result result_of(const Adjudication& adjudication) {
    Result result;
    result.count = adjudication.size();
    result.lines = adjudication.lines().to_string();
    for (std::size_t at = 0; result.count <= kMostExpected && at < result.count; ++at)
        result.outcomes.push_back(adjudication.outcome(at).outcome);
    return result;
}

Expectation expectation_of(const Scenario& scenario, const Result& result) {
    Expectation expectation;
    expectation.error = result.error;
    if (result.error) return expectation;
    if (result.outcomes.empty()) {
        expectation.outcomes = result.count;
        expectation.lines = result.lines;
        return expectation;
    }
    const bool tells_robbers = has_robbers(scenario.game.start, result.outcomes);
    PatternList& list = expectation.lists.emplace_back();
    list.mode = PatternMode::exactly;
    for (const Outcome& outcome : result.outcomes)
        list.patterns.push_back(pattern_of(scenario, outcome, tells_robbers));
    return expectation;
}

std::optional<RefusalWord> word_for(const Refusal& refusal) {
    return from_spelling<RefusalWord>(spelling(refusal.kind));
}

}  // namespace

Expected expected_of(const Scenario& scenario, const std::vector<EditionId>& editions,
                     const SearchLimits& limits) {
    Expected expected;
    std::vector<std::pair<Result, std::vector<EditionId>>> groups;
    for (const EditionId edition : editions) {
        const CaseResult one =
            run_case(scenario, edition, effective_rulings(edition, scenario.rulings, {}), limits);
        Result result;
        if (const auto* refusal = std::get_if<Refusal>(&one.verdict)) {
            result.error = word_for(*refusal);
            if (!result.error) {
                expected.given_up = diagnostic_of(scenario, *refusal);
                return expected;
            }
        } else {
            result = result_of(std::get<Adjudication>(one.verdict));
        }
        const auto same = std::ranges::find_if(groups, [&](const auto& g) { return g.first == result; });
        if (same == groups.end())
            groups.emplace_back(std::move(result), std::vector{edition});
        else
            same->second.push_back(edition);
    }
    for (const auto& [result, group] : groups) {
        expected.expectations.push_back(expectation_of(scenario, result));
        if (groups.size() > 1) expected.expectations.back().editions = group;
    }
    return expected;
}

}  // namespace robbers
