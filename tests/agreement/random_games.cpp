// Random larger games against the model, with printed seeds.
#include <fmt/format.h>

#include <random>

#include "agree.h"
#include "catch.h"
#include "engine/adjudicate.h"

namespace robbers {

namespace {

constexpr std::uint64_t kMaxLinesOfGame = 2'000;

/// Makes one random case from a seed.
class CaseMaker {
public:
    explicit CaseMaker(std::uint64_t seed) : random_(seed) {}

    Case make() {
        Case one;
        one.edition = static_cast<EditionId>(below(static_cast<int>(vocabulary_size<EditionId>)));
        add_rulings(one);
        one.game.start = position(one);
        const int turns = 1 + below(2);
        for (int i = 0; i < turns; ++i) one.game.turns.push_back(turn());
        while (one.game.turns.size() < 4 && chance(3)) add_second_tile(one.game.turns);
        if (chance(8)) end(one.game.turns.back());
        return one;
    }

    int below(int bound) { return std::uniform_int_distribution<int>(0, bound - 1)(random_); }
    bool chance(int one_in) { return below(one_in) == 0; }

private:
    void add_rulings(Case& one) {
        for (const QuestionId question : all_values<QuestionId>())
            if (chance(3) && asks(one.edition, one.rulings, question)) one.rulings.push_back({question, 1});
    }

    Points near() {
        static constexpr std::array<Points, 12> kSpots{10, 12, 10, 12, 10, 15, 0, 2, 48, 60, 62, -2};
        return kSpots[static_cast<std::size_t>(below(12))];
    }

    Position position(const Case& one) {
        players_ = 2 + below(5);
        Position position;
        position.player_count = static_cast<std::uint8_t>(players_);
        position.has_messengers = chance(2);
        bool same_lap = false;
        for (const Ruling& ruling : one.rulings) same_lap = same_lap || ruling == Ruling{QuestionId::laps, 1};
        for (int i = 0; i < players_; ++i) {
            Standing& standing = position.standings[static_cast<std::size_t>(i)];
            standing.points[0] = near();
            if (position.has_messengers) standing.points[1] = near();
            const Points spot = near();
            if (!chance(3)) standing.robber = Place::space(same_lap ? spot : ring_space(spot));
        }
        return position;
    }

    Player player() { return player_at(below(players_)); }

    Points points() {
        static constexpr std::array<Points, 10> kPoints{2, 2, 3, 3, 5, 4, 0, -2, -5, 50};
        return kPoints[static_cast<std::size_t>(below(10))];
    }

    Event round() {
        static constexpr std::array<Source, 5> kUsual{Source::city, Source::road, Source::road,
                                                      Source::ghosts, Source::watchtower};
        static constexpr std::array<Source, 2> kLate{Source::catapult, Source::message};
        const bool is_late = chance(4);
        ScoringRound round;
        const int scorings = 1 + below(3);
        for (int i = 0; i < scorings; ++i) {
            const Source source = is_late ? kLate[static_cast<std::size_t>(below(2))]
                                          : kUsual[static_cast<std::size_t>(below(5))];
            round.scorings.push_back({player(), points(), source});
        }
        return round;
    }

    Event payment() {
        static constexpr std::array<Source, 4> kSources{Source::ransom, Source::buy_back, Source::auction,
                                                        Source::other};
        Payment payment{player(), 0, kSources[static_cast<std::size_t>(below(4))], {}};
        payment.points = payment.source == Source::ransom ? kRansom : 2 + below(3);
        const Player receiver = player();
        if (receiver != payment.payer && !chance(3)) payment.receiver = receiver;
        return payment;
    }

    Turn turn() {
        Turn turn;
        turn.active = player();
        bool has_bag = false;
        const int events = 1 + below(3);
        for (int i = 0; i < events; ++i) {
            const int kind = below(6);
            if (kind == 0 && !has_bag) {
                has_bag = true;
                turn.events.push_back(Bag{});
            } else {
                turn.events.push_back(kind == 1 ? payment() : round());
            }
        }
        return turn;
    }

    /// A builder's second tile behind the last turn.
    void add_second_tile(std::vector<Turn>& turns) {
        Turn second = turn();
        second.active = turns.back().active;
        second.continues = true;
        turns.push_back(std::move(second));
    }

    void end(Turn& turn) {
        if (chance(2)) turn.events.push_back(EndOfGame{});
        turn.events.push_back(FinalScoring{{{player(), 7}, {player(), -4}}});
    }

    std::mt19937_64 random_;
    int players_ = 2;
};

/// Some of an outcome's choices, some of them without their event or time: what a person would list.
std::vector<Choice> some_choices(CaseMaker& maker, const Adjudication& found) {
    std::vector<Choice> listed;
    const auto outcome = static_cast<std::size_t>(maker.below(static_cast<int>(found.size())));
    for (Choice choice : found.choices(outcome)) {
        if (maker.chance(2)) continue;
        if (maker.chance(2)) choice.event.reset();
        if (maker.chance(4)) choice.time.reset();
        if (maker.chance(10)) choice.player = player_at(0);  // often nonsense: refusals must agree as well
        listed.push_back(std::move(choice));
    }
    return listed;
}

std::string check_with_choices(CaseMaker& maker, Case one) {
    const Verdict verdict = adjudicate(one.game, rules_of(one.edition, one.rulings));
    const auto* found = std::get_if<Adjudication>(&verdict);
    if (!found) return {};
    one.game.choices = some_choices(maker, *found);
    const Finding finding = compare(one, kMaxLinesOfGame);
    return finding.problem.empty() ? std::string() : finding.problem + "\n" + to_yaml(one);
}

/// Every fourth game of the seeds, from number `quarter` on.
void check_quarter(std::uint64_t quarter) {
    constexpr double kGames = 6'000;
    const auto wanted = static_cast<std::uint64_t>(kGames * test_scale());
    std::uint64_t compared = 0;
    std::uint64_t lines = 0;
    std::uint64_t skipped = 0;
    for (std::uint64_t seed = test_seed() + quarter; compared < wanted; seed += 4) {
        CaseMaker maker(seed);
        const Case one = maker.make();
        const Finding finding = compare(one, kMaxLinesOfGame);
        lines += finding.lines;
        if (finding.skipped) {
            ++skipped;
            REQUIRE(skipped < wanted);  // a generator that only makes monsters tests nothing
            continue;
        }
        ++compared;
        std::string problem = finding.problem;
        if (problem.empty()) problem = broken_law(one, 2);
        if (problem.empty() && compared % 3 == 0) problem = check_with_choices(maker, one);
        if (problem.empty() && compared % 3 == 1) problem = compare_prospects(one, kMaxLinesOfGame).problem;
        if (!problem.empty()) FAIL("seed " << seed << ": " << problem << "\n" << to_yaml(one));
    }
    WARN(fmt::format("every fourth seed from {}: {} games compared, {} lines, {} too large for the model",
                     test_seed() + quarter, compared, lines, skipped));
    REQUIRE(compared >= 1);
}

}  // namespace

// Four, so that they run side by side.
TEST_CASE("random games agree with the model: 1st quarter") { check_quarter(0); }
TEST_CASE("random games agree with the model: 2nd quarter") { check_quarter(1); }
TEST_CASE("random games agree with the model: 3rd quarter") { check_quarter(2); }
TEST_CASE("random games agree with the model: 4th quarter") { check_quarter(3); }

}  // namespace robbers
