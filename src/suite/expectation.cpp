// Decides whether outcomes are as a scenario expects. Showing the difference well is for the reports.
#include "suite/expectation.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "game/text.h"

namespace robbers {

namespace {

/// Pairs patterns with things one to one (a bipartite matching by augmenting paths).
template <class P, class T>
class Pairing {
public:
    using Fits = std::function<bool(const P&, const T&)>;
    Pairing(const std::vector<P>& patterns, const std::vector<T>& things, Fits fits)
        : patterns_(patterns), things_(things), fits_(std::move(fits)), partner_(things.size(), kNone) {}

    bool is_complete() {
        if (patterns_.size() != things_.size()) return false;
        for (std::size_t at = 0; at < patterns_.size(); ++at) {
            tried_.assign(things_.size(), false);
            if (!find_partner(at)) return false;
        }
        return true;
    }

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    bool find_partner(std::size_t pattern) {
        for (std::size_t at = 0; at < things_.size(); ++at) {
            if (tried_[at] || !fits_(patterns_[pattern], things_[at])) continue;
            tried_[at] = true;
            if (partner_[at] != kNone && !find_partner(partner_[at])) continue;
            partner_[at] = pattern;
            return true;
        }
        return false;
    }

    const std::vector<P>& patterns_;
    const std::vector<T>& things_;
    Fits fits_;
    std::vector<std::size_t> partner_;
    std::vector<bool> tried_;
};

bool fits(const TransferPattern& pattern, const Transfer& transfer) {
    return pattern.from == transfer.from.player && pattern.to == transfer.to &&
           pattern.points == transfer.points &&
           pattern.figure.value_or(transfer.from.kind) == transfer.from.kind &&
           pattern.turn.value_or(transfer.turn) == transfer.turn;
}

bool fits(const MessagePattern& pattern, const Message& message) {
    return pattern.player == message.player && pattern.turn.value_or(message.turn) == message.turn;
}

bool fits(const PlayerPattern& pattern, const Scenario& scenario, const Outcome& outcome) {
    const Position& position = outcome.position;
    const Points total = position.total(pattern.player);
    const auto is = [](const auto& wanted, const auto& found) { return !wanted || *wanted == found; };
    return is(pattern.total, total) &&
           is(pattern.meeple, position.points({pattern.player, FigureKind::meeple})) &&
           is(pattern.messenger, position.points({pattern.player, FigureKind::messenger})) &&
           is(pattern.robber, position.robber(pattern.player)) &&
           is(pattern.stole, stolen_by(pattern.player, outcome)) &&
           is(pattern.gained, total - scenario.game.start.total(pattern.player));
}

std::string describe(const Outcome& outcome, const Scenario& scenario) {
    std::string text;
    for (int i = 0; i < outcome.position.player_count; ++i) {
        const Standing& standing = outcome.position.standings[static_cast<std::size_t>(i)];
        text += fmt::format("{}{} {}", i == 0 ? "" : ", ", scenario.names[static_cast<std::size_t>(i)],
                            standing.points[0]);
        if (outcome.position.has_messengers) text += fmt::format("+{}", standing.points[1]);
        if (!standing.robber.is_supply()) text += fmt::format(" r{}", standing.robber.value);
    }
    return text;
}

/// Holds the parts of one expectation against the outcomes of one result.
class Checker {
public:
    Checker(const Expectation& expectation, const CaseResult& result)
        : expectation_(expectation),
          scenario_(*result.scenario),
          found_(std::get<Adjudication>(result.verdict)) {
        for (std::size_t at = 0; at < found_.size(); ++at) outcomes_.push_back(found_.outcome(at).outcome);
    }

    std::vector<Mismatch> run() {
        for (const PatternList& list : expectation_.lists) check(list);
        if (expectation_.outcomes && *expectation_.outcomes != found_.size())
            add(expectation_.outcomes_span, fmt::format("{} outcomes were found", found_.size()));
        if (expectation_.lines && *expectation_.lines != found_.lines().to_string())
            add(expectation_.lines_span, fmt::format("{} lines were found", found_.lines().to_string()));
        if (!expectation_.cites.empty()) check_cites();
        return std::move(mismatches_);
    }

private:
    void add(SourceSpan span, std::string message) { mismatches_.push_back({span, std::move(message)}); }

    bool is_found(const Pattern& pattern) const {
        return std::ranges::any_of(
            outcomes_, [&](const Outcome& outcome) { return matches(pattern, scenario_, outcome); });
    }

    void check(const PatternList& list) {
        switch (list.mode) {
            case PatternMode::exactly: check_included(list), check_expected(list); break;
            case PatternMode::includes: check_included(list); break;
            case PatternMode::always: check_always(list); break;
            case PatternMode::never: check_never(list); break;
        }
    }

    void check_included(const PatternList& list) {
        for (const Pattern& pattern : list.patterns)
            if (!is_found(pattern)) add(pattern.span, "no outcome is like this");
    }

    void check_expected(const PatternList& list) {
        for (const Outcome& outcome : outcomes_) {
            if (std::ranges::none_of(list.patterns, [&](const Pattern& pattern) {
                    return matches(pattern, scenario_, outcome);
                }))
                add(list.span,
                    fmt::format("an outcome that is not listed: {}", describe(outcome, scenario_)));
        }
    }

    void check_always(const PatternList& list) {
        for (const Pattern& pattern : list.patterns) {
            for (const Outcome& outcome : outcomes_) {
                if (matches(pattern, scenario_, outcome)) continue;
                add(pattern.span, fmt::format("not so in {}", describe(outcome, scenario_)));
                break;
            }
        }
    }

    void check_never(const PatternList& list) {
        for (const Pattern& pattern : list.patterns) {
            for (const Outcome& outcome : outcomes_) {
                if (!matches(pattern, scenario_, outcome)) continue;
                add(pattern.span, fmt::format("so in {}", describe(outcome, scenario_)));
                break;
            }
        }
    }

    void check_cites() {
        for (const ClauseId clause : uncited(expectation_.cites, found_))
            add(expectation_.cites_span, fmt::format("{} is not cited", spelling(clause)));
    }

    const Expectation& expectation_;
    const Scenario& scenario_;
    const Adjudication& found_;
    std::vector<Outcome> outcomes_;
    std::vector<Mismatch> mismatches_;
};

std::vector<Mismatch> check_refusal(const Expectation& expectation, const Refusal& refusal) {
    if (!expectation.error) return {{expectation.span, fmt::format("refused: {}", spelling(refusal.kind))}};
    if (spelling(*expectation.error) == spelling(refusal.kind)) return {};
    return {{expectation.error_span, fmt::format("refused otherwise: {}", spelling(refusal.kind))}};
}

}  // namespace

Points stolen_by(Player player, const Outcome& outcome) {
    Points stolen = 0;
    for (const Transfer& transfer : outcome.transfers)
        if (transfer.to == player) stolen += transfer.points;
    return stolen;
}

std::vector<ClauseId> uncited(std::vector<ClauseId> clauses, const Adjudication& found) {
    for (std::size_t at = 0; at < found.size() && !clauses.empty(); ++at) {
        for (const Fact& fact : found.trace(at)) {
            std::erase_if(clauses, [&](ClauseId clause) {
                return std::ranges::find(fact.clauses, clause) != fact.clauses.end();
            });
        }
    }
    return clauses;
}

bool matches(const Pattern& pattern, const Scenario& scenario, const Outcome& outcome) {
    for (const PlayerPattern& player : pattern.players)
        if (!fits(player, scenario, outcome)) return false;
    const auto fits_transfer = [](const TransferPattern& one, const Transfer& other) {
        return fits(one, other);
    };
    const auto fits_message = [](const MessagePattern& one, const Message& other) {
        return fits(one, other);
    };
    return (!pattern.transfers ||
            Pairing<TransferPattern, Transfer>(*pattern.transfers, outcome.transfers, fits_transfer)
                .is_complete()) &&
           (!pattern.messages ||
            Pairing<MessagePattern, Message>(*pattern.messages, outcome.messages, fits_message)
                .is_complete());
}

std::vector<Mismatch> check_expectation(const Expectation& expectation, const CaseResult& result) {
    if (const auto* refusal = std::get_if<Refusal>(&result.verdict))
        return check_refusal(expectation, *refusal);
    if (expectation.error) return {{expectation.error_span, "the scenario is legal"}};
    return Checker(expectation, result).run();
}

std::vector<ExpectedRun> expected_runs(const Scenario& scenario) {
    std::vector<ExpectedRun> runs;
    for (const Expectation& expectation : scenario.expectations) {
        for (const EditionId edition : scenario.editions) {
            const bool all = expectation.editions.empty();
            if (all || std::ranges::find(expectation.editions, edition) != expectation.editions.end())
                runs.push_back({&expectation, edition});
        }
    }
    return runs;
}

std::vector<EditionId> uncovered_editions(const Scenario& scenario) {
    std::vector<EditionId> uncovered = scenario.editions;
    for (const ExpectedRun& run : expected_runs(scenario)) std::erase(uncovered, run.edition);
    return uncovered;
}

}  // namespace robbers
