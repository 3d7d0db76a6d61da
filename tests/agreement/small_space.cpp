// Every position of a small space, with every small event, in every edition under every answer.
#include <fmt/format.h>

#include <array>

#include "agree.h"
#include "catch.h"

namespace robbers {

namespace {

constexpr Player kA = player_at(0);
constexpr Player kB = player_at(1);

/// The preferred rules of each edition, and each with one other answer; answers that open a question
/// come with that question's other answer too.
std::vector<Case> rule_sets() {
    std::vector<Case> sets;
    for (const EditionId edition : all_values<EditionId>()) {
        sets.push_back({{}, edition, {}});
        for (const QuestionId question : all_values<QuestionId>()) {
            if (asks(edition, {}, question)) sets.push_back({{}, edition, {{question, 1}}});
            const Ruling opener{QuestionId::c31_placement, 1};
            if (!asks(edition, {}, question) && asks(edition, {}, opener.question) &&
                asks(edition, {opener}, question))
                sets.push_back({{}, edition, {opener, {question, 1}}});
        }
    }
    return sets;
}

Event round(std::vector<Scoring> scorings) { return ScoringRound{std::move(scorings)}; }

Event pays(Player payer, Points points, Source source, std::optional<Player> receiver) {
    return Payment{payer, points, source, receiver};
}

using Turns = std::vector<Turn>;

Turns tile(std::vector<Event> events) { return {{kA, std::move(events)}}; }

/// A builder's double turn.
Turns tiles(std::vector<Event> first, std::vector<Event> second) {
    return {{kA, std::move(first)}, {kA, std::move(second), true}};
}

/// What may happen in one turn of player 0. Points are chosen so that figures on 10 and 12 reach each
/// other's space, dark spaces, and spaces where nothing is.
std::vector<Turns> turns(Player last) {
    const Source city = Source::city;
    const Source road = Source::road;
    const Source tower = Source::watchtower;
    return {
        tile({round({{kA, 2, city}})}),
        tile({round({{kB, 3, city}})}),
        tile({round({{kA, 2, city}, {kA, 3, road}})}),
        tile({round({{kA, 2, city}, {last, 4, road}})}),
        tile({round({{kB, 2, city}, {last, 1, road}})}),
        tile({round({{kA, 3, city}, {kA, 2, tower}})}),
        tile({round({{kB, 2, road}, {kB, 1, tower}, {last, 3, city}})}),
        tile({round({{kA, 2, city}}), round({{kA, 3, road}})}),
        tile({round({{kB, 5, city}}), round({{kB, 2, Source::catapult}})}),
        tile({round({{kB, 2, city}}), round({{kB, 3, Source::message}})}),
        tile({round({{kB, -2, Source::ghosts}})}),
        tile({round({{kA, 2, city}, {kA, -2, Source::ghosts}})}),
        tile({round({{kB, 50, city}})}),
        tile({round({{kA, 0, city}, {kB, 3, road}})}),
        tile({pays(kB, 2, Source::buy_back, last == kB ? kA : last)}),
        tile({pays(kA, 2, Source::buy_back, {}), round({{kA, 2, city}})}),
        tile({pays(kA, 3, Source::ransom, kB), round({{kB, 2, city}})}),
        tile({Bag{}}),
        tile({Bag{}, round({{kB, 2, city}})}),
        tile({round({{kB, 2, city}}), Bag{}, round({{kB, 3, road}})}),
        tile({round({{kB, 4, city}}), EndOfGame{}, FinalScoring{{{kA, 3}, {kB, -20}}}}),
        tiles({round({{kB, 2, city}})}, {round({{kB, 3, road}})}),
        tiles({round({{kB, 3, city}}), round({{kA, 2, Source::catapult}})}, {Bag{}}),
        tiles({Bag{}, round({{kB, 2, city}})}, {pays(kB, 3, Source::ransom, kA)}),
    };
}

/// Calls visit(position) for every way to put figures on 10 or 12 and robbers there or in supply.
template <class Visit>
void for_each_position(int players, bool messengers, Visit&& visit) {
    constexpr std::array<Points, 2> kSpaces{10, 12};
    const int figures = players * (messengers ? 2 : 1);
    for (int places = 0; places < 1 << figures; ++places)
        for (int robbers = 0; robbers < (players == 2 ? 9 : 27); ++robbers) {
            Position position;
            position.player_count = static_cast<std::uint8_t>(players);
            position.has_messengers = messengers;
            int rest = robbers;
            for (int i = 0; i < players; ++i, rest /= 3) {
                Standing& standing = position.standings[static_cast<std::size_t>(i)];
                standing.points[0] = kSpaces[places >> i & 1];
                if (messengers) standing.points[1] = kSpaces[places >> (players + i) & 1];
                if (rest % 3 != 0) standing.robber = Place::space(kSpaces[rest % 3 - 1]);
            }
            visit(position);
        }
}

struct Run {
    std::uint64_t cases = 0;
    std::uint64_t lines = 0;
    std::uint64_t skipped = 0;
};

/// What is compared of a case.
enum class Compared { outcomes, prospects };

Finding compared(const Case& one, Compared what, bool with_laws) {
    constexpr std::uint64_t kMostCompared = 100'000;
    if (what == Compared::prospects) return compare_prospects(one, kMostCompared);
    Finding finding = compare(one, kMostCompared);
    if (finding.problem.empty() && with_laws) finding.problem = broken_law(one, 3);
    return finding;
}

/// Runs every `stride`-th case of the space, another part of it with another seed.
Run run_space(int players, bool messengers, std::uint64_t stride, Compared what = Compared::outcomes) {
    Run run;
    std::uint64_t number = test_seed();
    const auto sets = rule_sets();
    const auto all_turns = turns(player_at(players - 1));
    for_each_position(players, messengers, [&](const Position& position) {
        for (const Case& rules : sets)
            for (const Turns& one_turn : all_turns) {
                if (number++ % stride != 0) continue;
                Case one = rules;
                one.game = {position, one_turn, {}};
                constexpr std::uint64_t kLawEvery = 5;
                const Finding finding = compared(one, what, ++run.cases % kLawEvery == 0);
                run.lines += finding.lines;
                run.skipped += finding.skipped ? 1 : 0;
                if (!finding.problem.empty()) FAIL(finding.problem << "\n" << to_yaml(one));
            }
    });
    return run;
}

std::uint64_t stride_for(double share) {
    return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(1.0 / (share * test_scale())));
}

void report(const char* space, const Run& run) {
    WARN(fmt::format("{}: {} cases, {} lines, {} skipped", space, run.cases, run.lines, run.skipped));
    REQUIRE(run.cases > 0);
    REQUIRE(run.skipped == 0);
}

}  // namespace

TEST_CASE("small space: two players, one figure each") {
    report("two players", run_space(2, false, stride_for(1)));
}

TEST_CASE("small space: two players, two figures each") {
    report("two players with messages", run_space(2, true, stride_for(1)));
}

TEST_CASE("small space: three players, one figure each") {
    report("three players", run_space(3, false, stride_for(1)));
}

TEST_CASE("small space: three players, two figures each") {
    // A tenth of it by default, every tenth case: with a scale of 10 it is complete.
    report("three players with messages", run_space(3, true, stride_for(0.1)));
}

// Trying every choice out at every step takes long: a scale of 4 runs the first three spaces completely.

TEST_CASE("prospects in the small space: two players, one figure each") {
    report("prospects of two players", run_space(2, false, stride_for(1), Compared::prospects));
}

TEST_CASE("prospects in the small space: two players, two figures each") {
    report("prospects of two players with messages",
           run_space(2, true, stride_for(0.25), Compared::prospects));
}

TEST_CASE("prospects in the small space: three players, one figure each") {
    report("prospects of three players", run_space(3, false, stride_for(0.25), Compared::prospects));
}

TEST_CASE("prospects in the small space: three players, two figures each") {
    report("prospects of three players with messages",
           run_space(3, true, stride_for(0.025), Compared::prospects));
}

}  // namespace robbers
