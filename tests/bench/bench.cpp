// Measures the engine on a handful of sizes: states and lines a second, and the memory that it took.
// Not a test: run it from a release build, on its own.
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <functional>
#include <vector>

#include "engine/adjudicate.h"

namespace robbers {

namespace {

Position start(int players, bool messengers) {
    Position position;
    position.player_count = static_cast<std::uint8_t>(players);
    position.has_messengers = messengers;
    for (int i = 0; i < players; ++i)
        for (int kind = 0; kind < position.figures_each(); ++kind)
            position.points({player_at(i), static_cast<FigureKind>(kind)}) = i % 2 == 0 ? 11 : 11 + 7 * kind;
    return position;
}

/// One round in which `players` players have `each` scorings each, all of different points.
Game round_game(int players, int each, int robbers) {
    Game game;
    game.start = start(players, true);
    for (int i = 0; i < robbers; ++i) game.start.robber(player_at(i)) = Place::space(11);
    ScoringRound round;
    for (int i = 0; i < players * each; ++i)
        round.scorings.push_back({player_at(i % players), 2 + i, i % 2 == 0 ? Source::road : Source::city});
    game.turns.push_back({player_at(0), {round}});
    return game;
}

/// `turns` tiles, each with one scoring of the active player, and a bag every fifth.
Game long_game(int players, int turns, bool messengers) {
    Game game;
    game.start = start(players, messengers);
    game.start.robber(player_at(0)) = Place::space(11);
    for (int i = 0; i < turns; ++i) {
        Turn turn{player_at(i % players), {}};
        constexpr int kBagEvery = 5;
        if (i % kBagEvery == 0) turn.events.emplace_back(Bag{});
        turn.events.emplace_back(ScoringRound{{{turn.active, 3 + i % 4, Source::city}}});
        game.turns.push_back(turn);
    }
    return game;
}

struct Size {
    const char* name;
    std::function<Game()> make;
    EditionId edition;
};

std::vector<Size> sizes() {
    return {
        {"1 scoring, 2 players", [] { return round_game(2, 1, 1); }, EditionId::c2},
        {"4 scorings, 2 players, 1 robber", [] { return round_game(2, 2, 1); }, EditionId::c2},
        {"8 scorings, 4 players, 2 robbers", [] { return round_game(4, 2, 2); }, EditionId::c2},
        {"8 scorings, 4 players, 2 robbers, c3.1", [] { return round_game(4, 2, 2); }, EditionId::c3_1},
        {"8 scorings, 2 players, 1 robber", [] { return round_game(2, 4, 1); }, EditionId::c2},
        {"12 scorings, 4 players, 4 robbers", [] { return round_game(4, 3, 4); }, EditionId::c2},
        {"12 turns, 3 players, two figures", [] { return long_game(3, 12, true); }, EditionId::c2},
        {"40 turns, 2 players, one figure", [] { return long_game(2, 40, false); }, EditionId::c2},
    };
}

double seconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Adjudicates one size as often as fits into half a second, at least once, and prints a row.
void measure(const Size& size) {
    constexpr double kAtLeast = 0.5;
    const Game game = size.make();
    int runs = 0;
    std::string row;
    const auto begin = std::chrono::steady_clock::now();
    do {
        const Verdict verdict = adjudicate(game, rules_of(size.edition));
        ++runs;
        if (const auto* found = std::get_if<Adjudication>(&verdict)) {
            const double each = seconds_since(begin) / runs;
            const double lines = std::strtod(found->lines().to_string().c_str(), nullptr);
            row = fmt::format("{:<40} {:>10.6f} {:>9} {:>9} {:>11.3g} {:>11.3g} {:>11.3g}", size.name, each,
                              found->size(), found->states(), lines,
                              static_cast<double>(found->states()) / each, lines / each);
        } else {
            const auto& refusal = std::get<Refusal>(verdict);
            row = fmt::format("{:<40} {:>10.6f} {} after {} states", size.name, seconds_since(begin) / runs,
                              spelling(refusal.kind), refusal.states);
        }
    } while (seconds_since(begin) < kAtLeast);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    constexpr double kKibibytesPerMebibyte = 1024;
    fmt::print("{} {:>7.1f}\n", row, static_cast<double>(usage.ru_maxrss) / kKibibytesPerMebibyte);
}

}  // namespace

}  // namespace robbers

int main() {
    fmt::print("{:<40} {:>10} {:>9} {:>9} {:>11} {:>11} {:>11} {:>7}\n", "size", "seconds", "outcomes",
               "states", "lines", "states/s", "lines/s", "MiB");
    std::fflush(stdout);
    // Each size in a process of its own, so that peak memory is its own.
    for (const robbers::Size& size : robbers::sizes()) {
        const pid_t child = fork();
        if (child == 0) {
            robbers::measure(size);
            std::fflush(stdout);
            _exit(0);
        }
        int status = 0;
        waitpid(child, &status, 0);
    }
}
