// Decides what there is to cover in an edition and what a result has covered. How the gaps are shown is for
// the reports.
#include "answers/coverage.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/rule_points.h"

namespace robbers {

namespace {

using W = DecisionWay;

bool always_possible(const RulePoints&) { return true; }
bool somebody_may_decline(const RulePoints& rules) {
    return rules.active_in_supply.is(Duty::may) || rules.others_in_supply.is(Duty::may);
}
bool somebody_may_move(const RulePoints& rules) {
    return rules.active_on_board.is(OnBoard::may_move) || rules.others_on_board.is(OnBoard::may_move);
}
bool some_robber_may_stay(const RulePoints& rules) {
    return rules.backward.is(Backward::may_stay) || rules.two_rogue_movers.is(RogueMovers::choose);
}
bool scorings_are_events(const RulePoints& rules) { return rules.halved.is(Halved::one_event); }

constexpr std::string_view kPlaces = "a robber may be put on any space with an opponent's figure";
constexpr std::string_view kDeclines = "where placing is a right and not a duty";
constexpr std::string_view kMoves = "where a robber on the board may be moved";
constexpr std::string_view kRobs = "several figures may move from one space at once";
constexpr std::string_view kStays =
    "where company lets a robber stay when a figure moves back, or a later "
    "thief lets it wait";
constexpr std::string_view kFigures = "with The Messages each player has two score figures";
constexpr std::string_view kOrder =
    "where each scoring is an event; the scorings of a halved turn are one "
    "movement";

constexpr std::array<DecisionInfo, vocabulary_size<W>> kWays = {{
    {W::places, "a player places the robber", always_possible, kPlaces},
    {W::declines, "a player does not place the robber", somebody_may_decline, kDeclines},
    {W::moves, "a player moves a robber that is on the board", somebody_may_move, kMoves},
    {W::keeps, "a player keeps a robber where it is", somebody_may_move, kMoves},
    {W::robs_first, "a robber robs the first of several figures in turn order", always_possible, kRobs},
    {W::robs_later, "a robber robs a later one of several figures", always_possible, kRobs},
    {W::goes_along, "a robber moves along although it could stay", some_robber_may_stay, kStays},
    {W::stays, "a robber stays although it could move along", some_robber_may_stay, kStays},
    {W::books_with_meeple, "a robber's owner moves the meeple by the points", always_possible, kFigures},
    {W::books_with_messenger, "a robber's owner moves the messenger by the points", always_possible,
     kFigures},
    {W::scores_with_meeple, "a player scores with the meeple", always_possible, kFigures},
    {W::scores_with_messenger, "a player scores with the messenger", always_possible, kFigures},
    {W::scores_in_file_order, "a player's scorings happen in the order of the file", scorings_are_events,
     kOrder},
    {W::scores_in_other_order, "a player's scorings happen in another order", scorings_are_events, kOrder},
    {W::pays_with_meeple, "a player pays with the meeple", always_possible, kFigures},
    {W::pays_with_messenger, "a player pays with the messenger", always_possible, kFigures},
}};

/// Whether entry i is about the i-th way.
constexpr bool in_order() {
    for (const W way : all_values<W>())
        if (kWays[static_cast<std::size_t>(way)].way != way) return false;
    return true;
}
static_assert(in_order());

W with_figure(FigureKind kind, W meeple, W messenger) {
    return kind == FigureKind::meeple ? meeple : messenger;
}

bool is_file_order(const ScoringOrder& order, const Scenario& scenario, const Choice& choice) {
    const auto& events = scenario.game.turns[static_cast<std::size_t>(choice.turn) - 1].events;
    const auto* round = std::get_if<ScoringRound>(&events[static_cast<std::size_t>(*choice.event) - 1]);
    std::vector<ScoringName> names;
    for (std::size_t at = 0; round != nullptr && at < round->scorings.size(); ++at)
        if (round->scorings[at].player == choice.player) names.push_back(name_of(*round, at));
    return order.order == names;
}

/// The way that a choice was taken; nothing for what the facts tell better: whether a robber was placed
/// or moved, and whether there was anybody else to rob.
struct WayOfChoice {
    const Scenario& scenario;
    const Choice& choice;

    std::optional<W> operator()(const ScoresWith& scores) const {
        return with_figure(scores.with, W::scores_with_meeple, W::scores_with_messenger);
    }
    std::optional<W> operator()(const ScoringOrder& order) const {
        return is_file_order(order, scenario, choice) ? W::scores_in_file_order : W::scores_in_other_order;
    }
    std::optional<W> operator()(const Books& books) const {
        return with_figure(books.with, W::books_with_meeple, W::books_with_messenger);
    }
    std::optional<W> operator()(const GoesAlong& goes) const { return goes.along ? W::goes_along : W::stays; }
    std::optional<W> operator()(const Pays& pays) const {
        return with_figure(pays.with, W::pays_with_meeple, W::pays_with_messenger);
    }
    std::optional<W> operator()(const Robs&) const { return std::nullopt; }
    std::optional<W> operator()(const Places&) const { return std::nullopt; }
};

/// The way that a fact tells; nothing where there was no other.
std::optional<W> way_of(const Fact& fact) {
    if (fact.options < 2) return std::nullopt;
    switch (fact.kind) {
        case FactKind::robber_placed: return W::places;
        case FactKind::placement_declined: return W::declines;
        case FactKind::robber_moved: return W::moves;
        case FactKind::robber_kept: return W::keeps;
        case FactKind::robbery_chosen: return fact.chosen == 0 ? W::robs_first : W::robs_later;
        default: return std::nullopt;
    }
}

std::vector<ClauseId> clauses_of(const Refusal& refusal) {
    std::vector<ClauseId> clauses = refusal.clauses;
    for (const LegalOption& option : refusal.legal)
        clauses.insert(clauses.end(), option.clauses.begin(), option.clauses.end());
    return clauses;
}

void add_clause(CoveredRules& covered, EditionId edition, ClauseId clause) {
    if (info(clause).editions.contains(edition)) covered.clauses.insert(clause);
}

template <class T>
CoveredCount count(const std::set<T>& wanted, const std::set<T>& covered, std::set<T>& missing) {
    for (const T& item : wanted)
        if (!covered.contains(item)) missing.insert(item);
    return {wanted.size() - missing.size(), wanted.size()};
}

std::optional<Ruling> ruling_named(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const auto question = from_spelling<QuestionId>(text.substr(0, equals));
    if (!question) return std::nullopt;
    const auto answer = answer_named(*question, text.substr(equals + 1));
    if (!answer) return std::nullopt;
    return Ruling{*question, *answer};
}

template <class T>
bool insert(std::set<T>& set, const std::optional<T>& value) {
    if (value) set.insert(*value);
    return value.has_value();
}

}  // namespace

const DecisionInfo& info(DecisionWay way) { return kWays[static_cast<std::size_t>(way)]; }

CoveredRules rules_to_cover(EditionId edition) {
    CoveredRules wanted;
    for (const ClauseId clause : all_values<ClauseId>())
        if (info(clause).editions.contains(edition)) wanted.clauses.insert(clause);
    std::vector<RulePoints> tables = {rules_of(edition)};
    for (const Ruling& ruling : askable_rulings(edition)) {
        wanted.answers.insert(ruling);
        tables.push_back(rules_of(edition, {ruling}));
    }
    for (const DecisionInfo& way : kWays)
        if (std::ranges::any_of(tables, way.offered)) wanted.decisions.insert(way.way);
    return wanted;
}

void Coverage::add_facts(CoveredRules& covered, const CaseResult& result, const Trace& trace) const {
    const RulePoints rules = rules_of(result.edition, result.rulings);
    for (const Fact& fact : trace) {
        for (const ClauseId clause : fact.clauses) add_clause(covered, result.edition, clause);
        insert(covered.decisions, way_of(fact));
        if (fact.question) covered.answers.insert({*fact.question, answer_in(rules, *fact.question)});
    }
}

void Coverage::add(const CaseResult& result) {
    CoveredRules& covered = rules(result.edition);
    if (const auto* refusal = std::get_if<Refusal>(&result.verdict)) {
        for (const ClauseId clause : clauses_of(*refusal)) add_clause(covered, result.edition, clause);
        return;
    }
    const auto& found = std::get<Adjudication>(result.verdict);
    for (std::size_t at = 0; at < std::min(found.size(), kOutcomes); ++at) {
        add_facts(covered, result, found.trace(at));
        for (const Choice& choice : found.choices(at))
            insert(covered.decisions, std::visit(WayOfChoice{*result.scenario, choice}, choice.decision));
    }
}

void Coverage::merge(const Coverage& other) {
    for (const EditionId edition : all_values<EditionId>()) {
        const CoveredRules& from = other.of(edition);
        CoveredRules& to = rules(edition);
        to.clauses.insert(from.clauses.begin(), from.clauses.end());
        to.decisions.insert(from.decisions.begin(), from.decisions.end());
        to.answers.insert(from.answers.begin(), from.answers.end());
    }
}

std::vector<EditionId> Coverage::editions() const {
    std::vector<EditionId> editions;
    for (const EditionId edition : all_values<EditionId>())
        if (of(edition).size() > 0) editions.push_back(edition);
    return editions;
}

std::vector<std::string> Coverage::items() const {
    std::vector<std::string> items;
    for (const EditionId edition : all_values<EditionId>()) {
        const auto add_item = [&](std::string_view kind, std::string_view what) {
            items.push_back(fmt::format("{} {} {}", spelling(edition), kind, what));
        };
        for (const ClauseId clause : of(edition).clauses) add_item("clause", spelling(clause));
        for (const DecisionWay way : of(edition).decisions) add_item("decision", spelling(way));
        for (const Ruling& ruling : of(edition).answers) add_item("answer", to_string(ruling));
    }
    std::ranges::sort(items);
    return items;
}

bool Coverage::add_item(std::string_view item) {
    const std::size_t first = item.find(' ');
    const std::size_t second = first == std::string_view::npos ? first : item.find(' ', first + 1);
    if (second == std::string_view::npos) return false;
    const auto edition = from_spelling<EditionId>(item.substr(0, first));
    if (!edition) return false;
    const std::string_view kind = item.substr(first + 1, second - first - 1);
    const std::string_view what = item.substr(second + 1);
    CoveredRules& covered = rules(*edition);
    if (kind == "clause") return insert(covered.clauses, from_spelling<ClauseId>(what));
    if (kind == "decision") return insert(covered.decisions, from_spelling<DecisionWay>(what));
    return kind == "answer" && insert(covered.answers, ruling_named(what));
}

CoveredCount& CoveredCount::operator+=(const CoveredCount& other) {
    covered += other.covered;
    total += other.total;
    return *this;
}

int percent(const CoveredCount& count) {
    return count.total == 0 ? 100 : static_cast<int>(count.covered * 100 / count.total);
}

CoveredCount EditionCoverage::all() const {
    CoveredCount sum = clauses;
    sum += decisions;
    sum += answers;
    return sum;
}

EditionCoverage coverage_of(const Coverage& coverage, EditionId edition) {
    const CoveredRules wanted = rules_to_cover(edition);
    const CoveredRules& covered = coverage.of(edition);
    EditionCoverage result;
    result.edition = edition;
    result.clauses = count(wanted.clauses, covered.clauses, result.missing.clauses);
    result.decisions = count(wanted.decisions, covered.decisions, result.missing.decisions);
    result.answers = count(wanted.answers, covered.answers, result.missing.answers);
    return result;
}

CoveredCount total_coverage(const Coverage& coverage, std::span<const EditionId> editions) {
    CoveredCount sum;
    for (const EditionId edition : editions) sum += coverage_of(coverage, edition).all();
    return sum;
}

}  // namespace robbers
