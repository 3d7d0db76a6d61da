// Decides whether outcomes are as a scenario expects. Showing the difference well is for the reports.
#include "answers/expectation.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

#include "answers/difference.h"
#include "answers/mismatch.h"
#include "support/text.h"

namespace robbers {

namespace {

/// Of a long list of outcomes that should not be, so many are told.
constexpr std::size_t kMostUnexpected = 3;

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
        if (expectation_.outcomes && *expectation_.outcomes != found_.size()) {
            add(MismatchKind::outcome_count, expectation_.outcomes_span,
                fmt::format("{}, not {}", counted(found_.size(), "outcome"), *expectation_.outcomes));
        }
        if (expectation_.lines && *expectation_.lines != found_.lines().to_string())
            add(MismatchKind::line_count, expectation_.lines_span,
                fmt::format("{} lines, not {}", found_.lines().to_string(), *expectation_.lines));
        if (!expectation_.cites.empty()) check_cites();
        return std::move(mismatches_);
    }

private:
    void add(MismatchKind kind, SourceSpan span, std::string message) {
        mismatches_.push_back({kind, span, std::move(message), {}, {}});
    }

    void check(const PatternList& list) {
        switch (list.mode) {
            case PatternMode::exactly: check_expected(list, check_included(list)); break;
            case PatternMode::includes: check_included(list); break;
            case PatternMode::always: check_each(list, MismatchKind::not_always, false); break;
            case PatternMode::never: check_each(list, MismatchKind::not_never, true); break;
        }
    }

    /// The outcome that `pattern` matches or else comes nearest to; whether it matches.
    std::pair<std::size_t, bool> best_match(const Pattern& pattern) const {
        const auto found = std::ranges::find_if(
            outcomes_, [&](const Outcome& outcome) { return matches(pattern, scenario_, outcome); });
        if (found != outcomes_.end()) return {static_cast<std::size_t>(found - outcomes_.begin()), true};
        return {nearest_outcome(pattern, scenario_, outcomes_).outcome, false};
    }

    /// The outcomes that have been told of as the nearest to a pattern.
    std::set<std::size_t> check_included(const PatternList& list) {
        std::set<std::size_t> told;
        for (const Pattern& pattern : list.patterns) {
            const auto [at, is_found] = best_match(pattern);
            if (is_found) continue;
            mismatches_.push_back(missing_outcome(pattern, scenario_, found_, at));
            told.insert(at);
        }
        return told;
    }

    void check_expected(const PatternList& list, const std::set<std::size_t>& told) {
        std::size_t unexpected = 0;
        for (std::size_t at = 0; at < outcomes_.size(); ++at) {
            const bool is_expected = std::ranges::any_of(list.patterns, [&](const Pattern& pattern) {
                return matches(pattern, scenario_, outcomes_[at]);
            });
            if (is_expected || told.contains(at) || ++unexpected > kMostUnexpected) continue;
            mismatches_.push_back(unexpected_outcome(list.span, scenario_, found_, at));
        }
        if (unexpected > kMostUnexpected)
            mismatches_.back().details.push_back(
                fmt::format("and {} more outcomes that are not listed", unexpected - kMostUnexpected));
    }

    /// Every pattern must match every outcome, or no pattern any outcome.
    void check_each(const PatternList& list, MismatchKind kind, bool wrong) {
        for (const Pattern& pattern : list.patterns) {
            for (std::size_t at = 0; at < outcomes_.size(); ++at) {
                if (matches(pattern, scenario_, outcomes_[at]) != wrong) continue;
                mismatches_.push_back(wrong_outcome(kind, pattern, scenario_, found_, at));
                break;
            }
        }
    }

    void check_cites() {
        for (const ClauseId clause : uncited(expectation_.cites, found_)) {
            mismatches_.push_back({MismatchKind::not_cited,
                                   expectation_.cites_span,
                                   fmt::format("no explanation cites {}", spelling(clause)),
                                   {},
                                   {clause}});
        }
    }

    const Expectation& expectation_;
    const Scenario& scenario_;
    const Adjudication& found_;
    std::vector<Outcome> outcomes_;
    std::vector<Mismatch> mismatches_;
};

}  // namespace

bool happens(const Robbery& robbery, const Outcome& outcome) {
    return std::ranges::any_of(outcome.transfers, [&](const Transfer& transfer) {
        return transfer.to == robbery.by && transfer.from.player == robbery.from &&
               robbery.points.value_or(transfer.points) == transfer.points;
    });
}

bool draws_message(Player player, const Outcome& outcome) {
    return std::ranges::find(outcome.messages, player, &Message::player) != outcome.messages.end();
}

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
    for (const Robbery& robbery : pattern.robberies)
        if (!happens(robbery, outcome)) return false;
    for (const Player player : pattern.draws)
        if (!draws_message(player, outcome)) return false;
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

bool holds(const Claim& claim, const Scenario& scenario, const Outcome& outcome) {
    return std::ranges::any_of(claim.says,
                               [&](const Pattern& pattern) { return matches(pattern, scenario, outcome); });
}

std::vector<Mismatch> check_expectation(const Expectation& expectation, const CaseResult& result) {
    if (const auto* refusal = std::get_if<Refusal>(&result.verdict)) {
        if (expectation.error && spelling(*expectation.error) == spelling(refusal->kind)) return {};
        return {refused(expectation, *result.scenario, *refusal)};
    }
    if (expectation.error) return {not_refused(expectation, std::get<Adjudication>(result.verdict))};
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

std::vector<EditionId> uncovered_editions(const Scenario& scenario, const std::vector<EditionId>& asked) {
    std::vector<EditionId> uncovered = asked.empty() ? scenario.editions : asked;
    for (const Expectation& expectation : scenario.expectations) {
        if (expectation.editions.empty()) return {};
        for (const EditionId edition : expectation.editions) std::erase(uncovered, edition);
    }
    return uncovered;
}

}  // namespace robbers
