// Decides whether one new text is right for all editions of an expectation, and rewrites its checks. Whole
// files are blessed in bless_file.
#include "suite/bless.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "answers/expectation.h"
#include "support/text.h"

namespace robbers {

namespace {

/// Outcomes of a scenario that was to be refused: more are only counted.
constexpr std::size_t kMostNewPatterns = 20;

/// What one edition makes of an expectation.
struct Plan {
    std::vector<TextEdit> edits;
    std::vector<NotBlessed> refused;
    bool passes() const { return edits.empty() && refused.empty(); }
    bool operator==(const Plan&) const = default;
};

bool is_check(std::string_view key) { return key != "edition" && key != "rulings" && key != "xfail"; }

/// Rewrites the checks of one expectation for one result.
class Planner {
public:
    Planner(const Expectation& expectation, const Node& group, const LocatedText& text,
            const CaseResult& result)
        : expectation_(expectation),
          group_(group),
          result_(result),
          scenario_(*result.scenario),
          rewriter_(text) {}

    Plan plan() {
        if (check_expectation(expectation_, result_).empty()) return {};
        if (const auto* refusal = std::get_if<Refusal>(&result_.verdict))
            bless_refused(*refusal);
        else
            bless_found(std::get<Adjudication>(result_.verdict));
        return {rewriter_.finish(), std::move(refused_)};
    }

private:
    const Node& value(std::string_view key) const { return entry_of(group_, key)->value; }
    void refuse(const SourceSpan& span, std::string reason) { refused_.push_back({span, std::move(reason)}); }

    void bless_refused(const Refusal& refusal) {
        const auto word = from_spelling<RefusalWord>(spelling(refusal.kind));
        if (!word) {
            refuse(expectation_.span, fmt::format("the search ended early ({}), so the result is not known",
                                                  spelling(refusal.kind)));
        } else if (expectation_.error) {
            rewriter_.replace(value("error"), spelling(*word));
        } else {
            replace_checks(fmt::format("error: {}", spelling(*word)));
        }
    }

    /// Puts `text` in the place of all checks.
    void replace_checks(const std::string& text) {
        std::vector<bool> removed;
        const NodeEntry* first = nullptr;
        for (const NodeEntry& entry : group_.entries) {
            const bool check = is_check(entry.key.text);
            removed.push_back(check && first != nullptr);
            if (check && first == nullptr) first = &entry;
        }
        rewriter_.replace(*first, text);
        rewriter_.remove_entries(group_, removed);
    }

    void bless_found(const Adjudication& found) {
        std::vector<Outcome> outcomes;
        for (std::size_t at = 0; at < found.size(); ++at) outcomes.push_back(found.outcome(at).outcome);
        if (expectation_.error) return replace_checks(new_checks(found, outcomes));
        const BlessContext context{scenario_, outcomes, rewriter_, refused_};
        for (const PatternList& list : expectation_.lists)
            bless_list(list, value(spelling(list.mode)), context);
        if (expectation_.outcomes && *expectation_.outcomes != outcomes.size())
            rewriter_.replace(value("outcomes"), fmt::format("{}", outcomes.size()));
        if (expectation_.lines && *expectation_.lines != found.lines().to_string())
            bless_lines(found.lines().to_string());
        if (!expectation_.cites.empty()) bless_cites(found);
    }

    /// The number may be quoted, and stays so.
    void bless_lines(const std::string& number) {
        const Node& lines = value("lines");
        const char first = rewriter_.written(lines).front();
        const std::string quote = first == '"' || first == '\'' ? std::string(1, first) : "";
        rewriter_.replace(lines, quote + number + quote);
    }

    void bless_cites(const Adjudication& found) {
        const std::vector<ClauseId> missing = uncited(expectation_.cites, found);
        if (missing.empty()) return;
        if (missing.size() == expectation_.cites.size())
            return refuse(expectation_.cites_span, "none of these clauses is cited");
        std::vector<bool> removed;
        for (const ClauseId clause : expectation_.cites)
            removed.push_back(std::ranges::find(missing, clause) != missing.end());
        rewriter_.remove_items(value("cites"), removed);
    }

    Shape changed_shape(const std::vector<Outcome>& outcomes) const;
    std::string new_checks(const Adjudication& found, const std::vector<Outcome>& outcomes) const;

    const Expectation& expectation_;
    const Node& group_;
    const CaseResult& result_;
    const Scenario& scenario_;
    Rewriter rewriter_;
    std::vector<NotBlessed> refused_;
};

/// Totals and robbers that some outcome changed; where nothing changes, all totals.
Shape Planner::changed_shape(const std::vector<Outcome>& outcomes) const {
    const Position& start = scenario_.game.start;
    Shape shape;
    Shape totals;
    for (int i = 0; i < start.player_count; ++i) {
        const Player player = player_at(i);
        ShapePart part{PatternWord::player, name_text(scenario_, player), player, true, {}, {}};
        totals.push_back(part);
        const bool scored = std::ranges::any_of(outcomes, [&](const Outcome& outcome) {
            return outcome.position.total(player) != start.total(player);
        });
        const bool moved = std::ranges::any_of(outcomes, [&](const Outcome& outcome) {
            return outcome.position.robber(player) != start.robber(player);
        });
        part.is_total_alone = !moved;
        if (scored) part.keys.push_back(PlayerKey::total);
        if (moved) part.keys.push_back(PlayerKey::robber);
        if (scored || moved) shape.push_back(part);
    }
    return shape.empty() ? totals : shape;
}

/// The checks of a scenario that was to be refused and is not, in the style of the group.
std::string Planner::new_checks(const Adjudication& found, const std::vector<Outcome>& outcomes) const {
    const bool flow = rewriter_.is_flow(group_);
    const std::string indent = "\n" + std::string(rewriter_.column_of(group_), ' ');
    const std::string next = flow ? ", " : indent;
    const std::string count = fmt::format("outcomes: {}", outcomes.size());
    const Shape shape = changed_shape(outcomes);
    std::vector<std::string> patterns;
    std::set<std::string> seen;
    for (const Outcome& outcome : outcomes) {
        std::string text = fmt::format("{{{}}}", fmt::join(parts_text(shape, scenario_, outcome), ", "));
        if (seen.insert(text).second) patterns.push_back(std::move(text));
    }
    if (patterns.size() > kMostNewPatterns)
        return fmt::format("{}{}lines: {}", count, next, found.lines().to_string());
    if (flow) return fmt::format("exactly: [{}], {}", fmt::join(patterns, ", "), count);
    const std::string dash = indent + "  - ";
    return fmt::format("exactly:{}{}{}{}", dash, fmt::join(patterns, dash), indent, count);
}

std::string verb(std::size_t editions, std::string_view word) {
    return fmt::format("{}{}", word, editions == 1 ? (word == "pass" ? "es" : "s") : "");
}

/// "c2 and c3 pass, c3.1 fails": editions that fare alike, in groups.
std::string parting(const std::vector<std::pair<EditionId, Plan>>& plans) {
    std::vector<std::pair<const Plan*, std::vector<std::string_view>>> classes;
    for (const auto& [edition, plan] : plans) {
        const Plan& own = plan;
        auto same = std::ranges::find_if(classes, [&](const auto& one) { return *one.first == own; });
        if (same == classes.end()) same = classes.insert(same, {&own, {}});
        same->second.push_back(spelling(edition));
    }
    std::vector<std::string> told;
    std::size_t failing = 0;
    for (const auto& [plan, editions] : classes) {
        const bool passes = plan->passes();
        told.push_back(fmt::format("{} {}{}", fmt::join(editions, ", "),
                                   verb(editions.size(), passes ? "pass" : "fail"),
                                   !passes && ++failing > 1 ? " otherwise" : ""));
    }
    return fmt::format("{}", fmt::join(told, "; "));
}

/// Adds what becomes of one expectation, given the plans of its editions.
void settle(const Expectation& expectation, std::size_t at,
            const std::vector<std::pair<EditionId, Plan>>& plans, Blessing& blessing) {
    const Plan& first = plans.front().second;
    const bool agreed = std::ranges::all_of(plans, [&](const auto& one) { return one.second == first; });
    if (!agreed) {
        blessing.refused.push_back(
            {expectation.span,
             fmt::format("its editions differ ({}); write a group for each", parting(plans))});
    } else if (!first.refused.empty()) {
        blessing.refused.insert(blessing.refused.end(), first.refused.begin(), first.refused.end());
    } else if (!first.edits.empty()) {
        blessing.edits.insert(blessing.edits.end(), first.edits.begin(), first.edits.end());
        blessing.blessed.push_back(at);
    }
}

}  // namespace

Blessing bless(const Scenario& scenario, const LocatedText& text, const SearchLimits& limits) {
    Blessing blessing;
    const std::vector<const Node*> groups = text.expectations_of(scenario);
    const std::vector<ExpectedRun> runs = expected_runs(scenario);
    for (std::size_t at = 0; at < scenario.expectations.size(); ++at) {
        const Expectation& expectation = scenario.expectations[at];
        if (!expectation.xfail.empty()) continue;
        std::vector<std::pair<EditionId, Plan>> plans;
        for (const ExpectedRun& run : runs) {
            if (run.expectation != &expectation) continue;
            const auto rulings = effective_rulings(run.edition, scenario.rulings, {}, expectation.rulings);
            const CaseResult result = run_case(scenario, run.edition, rulings, limits);
            plans.emplace_back(run.edition, Planner(expectation, *groups.at(at), text, result).plan());
        }
        if (!plans.empty()) settle(expectation, at, plans, blessing);
    }
    std::ranges::sort(blessing.edits, {}, &TextEdit::offset);
    return blessing;
}

}  // namespace robbers
