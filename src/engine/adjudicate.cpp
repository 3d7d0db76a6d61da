// Decides which of the engine's parts answers: the search, or the one that says why there is no result.
#include "engine/adjudicate.h"

#include <algorithm>

#include "engine/search/choice_search.h"
#include "engine/search/search.h"
#include "engine/steps/decisions.h"
#include "engine/steps/telling.h"
#include "rules/rule_points.h"

namespace robbers {

namespace {

/// What holds before the first tile.
void note_set_up(Trace& trace, const Program& program) {
    Recorder recorder(&trace, program);
    Fact* fact = recorder.note(Step{}, FactKind::set_up, player_at(0), {ClauseId::set_1});
    recorder.cite_printed(*fact, {ClauseId::set_3, ClauseId::set_4});
    for (const ClauseId clause : {ClauseId::set_5, ClauseId::brd_1, ClauseId::brd_3})
        recorder.cite(*fact, clause);
    const Position& start = program.game->start;
    const auto has_supply = [](const Standing& standing) { return standing.robber.is_supply(); };
    if (std::ranges::all_of(start.standings, has_supply)) recorder.cite(*fact, ClauseId::set_2);
    if (start.has_messengers) recorder.cite(*fact, ClauseId::msg_1);
    recorder.cite(*fact, program.rules.laps.reason.clause);  // the question is named where it decides
}

}  // namespace

Adjudication::Adjudication(std::shared_ptr<const Search> search) : search_(std::move(search)) {}

std::size_t Adjudication::size() const { return search_->size(); }

CountedOutcome Adjudication::outcome(std::size_t at) const { return search_->outcome(at); }

const LineCount& Adjudication::lines() const { return search_->lines(); }

std::uint64_t Adjudication::states() const { return search_->states(); }

const RulePoints& Adjudication::rules() const { return search_->program().rules; }

std::vector<Choice> Adjudication::choices(std::size_t at) const {
    std::vector<Choice> choices;
    for (MadeChoice& made : made_choices(at)) choices.push_back(std::move(made.choice));
    return choices;
}

std::vector<MadeChoice> Adjudication::made_choices(std::size_t at) const {
    ChoiceWriter writer;
    search_->replay(at, nullptr,
                    [&](const Step& step, const Ask& ask, std::span<const AskOption> options,
                        std::size_t chosen) { writer.add(step, ask, options, chosen); });
    return writer.finish();
}

Trace Adjudication::trace(std::size_t at, Facts facts) const {
    Trace trace;
    note_set_up(trace, search_->program());
    search_->replay(at, &trace, nullptr);
    choose_told(trace, search_->program());
    if (facts == Facts::told) keep_told(trace);
    return trace;
}

// The search is asked first: nearly all games have a line, and why one has none costs several walks.
Verdict adjudicate(const Game& game, const RulePoints& rules, const SearchLimits& limits) {
    auto search = std::make_shared<Search>(game, rules, limits);
    if (search->run()) return Adjudication(std::move(search));
    if (search->refusal()->kind != RefusalKind::illegal_choice) return *search->refusal();
    return explain_refusal(game, rules, limits);
}

std::vector<Choice> ChoicePoint::choices() const {
    std::vector<Choice> all;
    all.reserve(options.size());
    for (const ChoiceOption& option : options) all.push_back(option.choice);
    return all;
}

ChoiceLink ChoiceGraph::opening_link() const { return search_->link_from(0); }

const std::vector<PointId>& ChoiceGraph::points() const { return search_->points(); }

bool ChoiceGraph::is_end(PointId id) const { return search_->is_end(id); }

ChoicePoint ChoiceGraph::point(PointId id) const { return search_->point(id); }

std::vector<ChoiceLink> ChoiceGraph::links(PointId id) const { return search_->links(id); }

Player ChoiceGraph::player(PointId id) const { return search_->player(id); }

std::array<Points, kMaxPlayers> ChoiceGraph::totals(PointId end) const { return search_->totals(end); }

Trace ChoiceGraph::opening() const { return search_->opening(); }

Trace ChoiceGraph::effect(PointId id, std::size_t option) const { return search_->facts_between(id, option); }

std::variant<ChoiceGraph, Refusal> choice_graph(const Game& game, const RulePoints& rules,
                                                const SearchLimits& limits) {
    auto search = std::make_shared<ChoiceSearch>(game, rules, limits);
    if (!search->run()) return search->refusal();
    return ChoiceGraph(std::move(search));
}

}  // namespace robbers
