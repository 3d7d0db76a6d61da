// Decides what counts as agreement between engine and model.
#include "agree.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "answers/choices.h"
#include "engine/adjudicate.h"
#include "engine/parts.h"
#include "telling.h"

namespace robbers {

namespace {

/// Far more lines than any case that is compared has.
constexpr std::uint64_t kModelLimit = 1'000'000;

constexpr SearchLimits kEngineLimits{20'000};

template <class Result>
bool is_too_large(const Result& verdict) {
    const auto* refusal = std::get_if<Refusal>(&verdict);
    return refusal &&
           (refusal->kind == RefusalKind::too_many_states || refusal->kind == RefusalKind::too_many_lines);
}

bool is_more(const std::string& digits, std::uint64_t number) {
    const std::string other = fmt::format("{}", number);
    return digits.size() != other.size() ? digits.size() > other.size() : digits > other;
}

std::string to_text(const model::Outcome& outcome) {
    std::string text;
    for (const model::Player& player : outcome.position)
        text += fmt::format("[{} {} r{}] ", player.meeple, player.messenger,
                            player.robber ? fmt::format("{}", *player.robber) : "-");
    for (const model::Transfer& transfer : outcome.transfers)
        text += fmt::format("t{}: {}.{}>{} {} ", transfer.turn, transfer.from,
                            static_cast<int>(transfer.figure), transfer.to, transfer.points);
    for (const model::Message& message : outcome.messages)
        text += fmt::format("m{}: {} ", message.turn, message.player);
    return text;
}

/// Where the model's first line lacks a choice that the engine names; empty where it has them all.
std::string missing_choice(const std::vector<Choice>& choices, const std::vector<model::Decision>& line) {
    for (const Choice& choice : choices) {
        const model::Chosen chosen = to_model(choice.player, choice.decision);
        const bool found = std::ranges::any_of(line, [&](const model::Decision& decision) {
            if (decision.turn != choice.turn || decision.event != choice.event) return false;
            if (choice.time && *choice.time != decision.time) return false;
            if (decision.chosen.word != chosen.word || chosen.word != model::Word::scores)
                return decision.chosen == chosen;
            const auto& names = decision.chosen.scorings;  // one movement may book several scorings
            return decision.chosen.player == chosen.player && decision.chosen.figure == chosen.figure &&
                   std::ranges::find(names, chosen.scorings.front()) != names.end();
        });
        if (!found)
            return fmt::format("first line differs at turn {} event {}", choice.turn,
                               choice.event.value_or(0));
    }
    return {};
}

std::string compare_outcomes(const Adjudication& engine, const model::Result& model) {
    if (engine.lines().to_string() != fmt::format("{}", model.lines))
        return fmt::format("engine finds {} lines, model {}", engine.lines().to_string(), model.lines);
    if (engine.size() != model.outcomes.size())
        return fmt::format("engine finds {} outcomes, model {}", engine.size(), model.outcomes.size());
    std::size_t at = 0;
    for (const auto& [outcome, lines] : model.outcomes) {
        const CountedOutcome found = engine.outcome(at);
        if (to_model(found.outcome) != outcome)
            return fmt::format("outcome {} differs\nengine {}\nmodel  {}", at,
                               to_text(to_model(found.outcome)), to_text(outcome));
        if (found.lines.to_string() != fmt::format("{}", lines.lines))
            return fmt::format("outcome {} has {} lines, model {}", at, found.lines.to_string(), lines.lines);
        const std::string missing = missing_choice(engine.choices(at), lines.first_line);
        if (!missing.empty()) return fmt::format("outcome {}: {}", at, missing);
        ++at;
    }
    return {};
}

std::string compare_refusals(const Refusal& engine, const model::Result& model) {
    const bool event = model.status == model::Status::illegal_event;
    if (event != (engine.kind == RefusalKind::illegal_event))
        return fmt::format("engine says {}, model {}", spelling(engine.kind),
                           event ? "illegal-event" : "illegal-choice");
    if (event && (engine.turn != model.turn || engine.event != model.event))
        return fmt::format("engine blames event {} of turn {}, model event {} of turn {}", engine.event,
                           engine.turn, model.event, model.turn);
    if (!event && model.bad_choice && engine.choice != static_cast<std::size_t>(*model.bad_choice))
        return fmt::format("engine blames choice {}, model choice {}", engine.choice, *model.bad_choice);
    return {};
}

struct Sums {
    std::array<Points, kMaxPlayers> gained{};
    std::vector<Transfer> transfers;
    std::vector<Message> messages;
};

/// What the facts of a line add up to.
Sums sums_of(const Trace& trace) {
    Sums sums;
    Figure victim;
    for (const Fact& fact : trace) {
        Points& gained = sums.gained[static_cast<std::size_t>(index(fact.player))];
        switch (fact.kind) {
            case FactKind::moved_forward:
            case FactKind::end_bonus:
            case FactKind::final_scored: gained += fact.points; break;
            case FactKind::moved_back:
            case FactKind::stopped_at_zero: gained -= fact.points; break;
            case FactKind::stolen_booked:
                gained += fact.points;
                victim = fact.victim;
                sums.transfers.push_back({fact.turn, victim, fact.player, fact.points});
                break;
            case FactKind::message_drawn: sums.messages.push_back({fact.turn, fact.player}); break;
            default: break;
        }
    }
    std::ranges::sort(sums.transfers);
    std::ranges::sort(sums.messages);
    return sums;
}

std::string broken_sum(const Game& game, const Outcome& outcome, const Trace& trace) {
    const Sums sums = sums_of(trace);
    for (int i = 0; i < game.start.player_count; ++i)
        if (game.start.total(player_at(i)) + sums.gained[static_cast<std::size_t>(i)] !=
            outcome.position.total(player_at(i)))
            return fmt::format("the facts do not lead to player {}'s total", i);
    if (sums.transfers != outcome.transfers) return "the facts do not lead to the transfers";
    if (sums.messages != outcome.messages) return "the facts do not lead to the messages";
    return {};
}

/// Whether the fact says what becomes of `owner`'s robber when `figure` moves, or that it had no part in it.
bool tells_of_robber(const Fact& fact, Player owner, Figure figure) {
    switch (fact.kind) {
        case FactKind::candidate:
        case FactKind::triggered:
        case FactKind::not_robbed:
        case FactKind::missed:
        case FactKind::robs_instead:
        case FactKind::robber_carried:
        case FactKind::robber_stayed: return fact.player == owner && fact.figure == figure;
        default: return false;
    }
}

/// Whether robbers are told why they get nothing of the movement wherever they are; else where they are
/// beside.
bool may_feed(const Fact& fact) { return fact.kind == FactKind::moved_forward && fact.points > 0; }

bool is_any_movement(FactKind kind) {
    return kind == FactKind::moved_forward || kind == FactKind::moved_back ||
           kind == FactKind::stopped_at_zero || kind == FactKind::nothing_scored ||
           kind == FactKind::stolen_booked || kind == FactKind::final_scored;
}

/// Follows robbers through a line: whoever does not rob, and was not told why.
class SilentRobbers {
public:
    SilentRobbers(const Position& start, const Trace& trace) : trace_(trace), position_(start) {}

    std::string find() {
        for (const Fact& fact : trace_) {
            if (is_any_movement(fact.kind))
                if (std::string problem = silent(fact); !problem.empty()) return problem;
            follow(fact);
        }
        return {};
    }

private:
    void follow(const Fact& fact) {
        const bool is_put = fact.kind == FactKind::robber_placed || fact.kind == FactKind::robber_moved ||
                            fact.kind == FactKind::robber_carried;
        if (is_put) position_.robber(fact.player) = fact.to;
        if (fact.kind == FactKind::robber_returned) position_.robber(fact.player) = Place::supply();
    }
    std::string silent(const Fact& movement) const {
        for (int i = 0; i < position_.player_count; ++i) {
            const Player owner = player_at(i);
            if (owner == movement.figure.player) continue;
            const bool is_beside = position_.robber(owner) == movement.from;
            if (!is_beside && !may_feed(movement)) continue;
            const bool is_told = std::ranges::any_of(trace_, [&](const Fact& fact) {
                return fact.turn == movement.turn && fact.event == movement.event &&
                       tells_of_robber(fact, owner, movement.figure);
            });
            if (!is_told)
                return fmt::format("nothing says what player {}'s robber has to do with {} of event {}", i,
                                   spelling(movement.kind), movement.event);
        }
        return {};
    }

    const Trace& trace_;
    Position position_;  ///< of the robbers; figures do not move in it
};

/// The number of the last tile of the turn to which tile `number` belongs.
int last_tile_of_turn(const Game& game, const RulePoints& rules, int number) {
    const auto goes_on = [&](int tile) {
        return tile < static_cast<int>(game.turns.size()) &&
               game.turns[static_cast<std::size_t>(tile)].continues;
    };
    while (rules.double_turn.is(DoubleTurn::same_turn) && goes_on(number)) ++number;
    return number;
}

/// A movement of the active player's to a dark space that brings no message, and nothing says why.
std::string silent_landing(const Game& game, const RulePoints& rules, const Trace& trace) {
    for (const Fact& movement : trace) {
        const bool is_landing =
            (is_any_movement(movement.kind) || movement.kind == FactKind::end_bonus) &&
            movement.points != 0 && is_dark(movement.reached) &&
            movement.figure.player == game.turns[static_cast<std::size_t>(movement.turn) - 1].active;
        if (!is_landing || !game.start.has_messengers) continue;
        const int last_tile = last_tile_of_turn(game, rules, movement.turn);
        const bool is_told = std::ranges::any_of(trace, [&](const Fact& fact) {
            const bool is_of_figure =
                fact.figure == movement.figure &&
                (fact.kind == FactKind::vain_landing || fact.kind == FactKind::landed_on_dark);
            const bool is_drawn =
                fact.kind == FactKind::message_drawn && fact.player == movement.figure.player;
            const bool is_in_turn = fact.turn >= movement.turn && fact.turn <= last_tile;
            return is_in_turn && (is_of_figure || is_drawn);
        });
        if (!is_told)
            return fmt::format("nothing says why {} of event {} brings no message", spelling(movement.kind),
                               movement.event);
    }
    return {};
}

/// What did not happen is told with its clause, where a player might expect it.
std::string broken_silence(const Game& game, const RulePoints& rules, const Trace& trace) {
    for (const Fact& fact : trace)
        if (!is_told_unasked(fact.kind) && fact.clauses.empty())
            return fmt::format("{} has no clause", spelling(fact.kind));
    const std::string problem = SilentRobbers(game.start, trace).find();
    return problem.empty() ? silent_landing(game, rules, trace) : problem;
}

std::string broken_return(const Case& one, const RulePoints& rules, const CountedOutcome& outcome,
                          const std::vector<Choice>& choices) {
    Game game = one.game;
    game.choices.insert(game.choices.end(), choices.begin(), choices.end());
    const Verdict verdict = adjudicate(game, rules);
    const auto* again = std::get_if<Adjudication>(&verdict);
    if (!again) return "the outcome's choices leave no line";
    if (again->size() != 1) return fmt::format("the outcome's choices leave {} outcomes", again->size());
    if (again->outcome(0).outcome != outcome.outcome) return "the outcome's choices leave another outcome";
    return {};
}

}  // namespace

Finding compare(const Case& one, std::uint64_t max_lines) {
    const Verdict verdict = adjudicate(one.game, rules_of(one.edition, one.rulings), kEngineLimits);
    const auto* engine = std::get_if<Adjudication>(&verdict);
    Finding finding;
    // The model is not asked to walk what the engine has found to be too much.
    finding.skipped = engine ? is_more(engine->lines().to_string(), max_lines) : is_too_large(verdict);
    if (finding.skipped) return finding;
    model::Scenario scenario = to_model(one);
    scenario.max_lines = kModelLimit;
    const model::Result result = model::all_lines(scenario);
    finding.lines = result.lines;
    if (result.status == model::Status::too_big)
        finding.problem = "the model finds far more lines than the engine";
    else if ((engine != nullptr) != (result.status == model::Status::ok))
        finding.problem = engine ? "the model refuses what the engine accepts"
                                 : "the engine refuses what the model accepts";
    else if (engine)
        finding.problem = compare_outcomes(*engine, result);
    else
        finding.problem = compare_refusals(std::get<Refusal>(verdict), result);
    return finding;
}

namespace {

std::string to_text(const Prospect& engine, const model::Prospect& model) {
    return fmt::format("engine {} to {}, messages {} to {}; model {} to {}, messages {} to {}", engine.sure,
                       engine.at_best, engine.fewest_messages, engine.most_messages, model.sure,
                       model.at_best, model.fewest_messages, model.most_messages);
}

/// There are as many ways through the points of decision as there are lines.
std::string broken_count(const ChoiceGraph& graph, const Adjudication& engine) {
    std::map<PointId, std::uint64_t> ways;
    for (auto id = graph.points().rbegin(); id != graph.points().rend(); ++id) {
        ways[*id] = graph.is_end(*id) ? 1 : 0;
        for (const ChoiceLink& link : graph.links(*id)) ways[*id] += ways[link.to];
    }
    const std::string found = fmt::format("{}", ways[graph.root()]);
    if (found == engine.lines().to_string()) return {};
    return fmt::format("{} ways through the choices, and {} lines", found, engine.lines().to_string());
}

/// What happened, and nothing else; how far it is told depends on the whole line.
Trace happened(Trace trace) {
    std::erase_if(trace, [](const Fact& fact) { return !is_told_unasked(fact.kind); });
    for (Fact& fact : trace) fact.telling = {};
    return trace;
}

/// What is told of the choices on the way of first options must be what is told of that line as a whole.
std::string broken_way(const ChoiceGraph& graph, const Adjudication& engine) {
    Trace told = happened(graph.opening());
    PointId at = graph.root();
    while (!graph.is_end(at)) {
        const Trace effect = happened(graph.effect(at, 0));
        told.insert(told.end(), effect.begin(), effect.end());
        at = graph.links(at).front().to;
    }
    for (std::size_t i = 0; i < engine.size(); ++i) {
        Trace whole = happened(engine.trace(i, Facts::all));
        whole.erase(whole.begin());  // what holds before the first tile
        if (whole == told) return {};
    }
    return "the effects of the first options are no line's facts";
}

}  // namespace

Finding compare_prospects(const Case& one, std::uint64_t max_lines) {
    const RulePoints rules = rules_of(one.edition, one.rulings);
    const Verdict verdict = adjudicate(one.game, rules, kEngineLimits);
    const auto* engine = std::get_if<Adjudication>(&verdict);
    Finding finding;
    finding.skipped = engine ? is_more(engine->lines().to_string(), max_lines) : is_too_large(verdict);
    if (finding.skipped) return finding;
    const auto choices = choice_graph(one.game, rules, kEngineLimits);
    finding.skipped = is_too_large(choices);  // it keeps more than the outcomes do
    if (finding.skipped) return finding;
    const auto* graph = std::get_if<ChoiceGraph>(&choices);
    const auto expected = model::prospects(to_model(one));
    if ((graph != nullptr) != expected.has_value() || (graph != nullptr) != (engine != nullptr)) {
        finding.problem = "the choices are refused by one and not by the other";
        return finding;
    }
    for (std::size_t i = 0; graph && i < expected->size(); ++i) {
        const Player player = player_at(static_cast<int>(i));
        const Prospects prospects(*graph, player, one.game.start);
        const Prospect found = prospects.after(graph->opening_link());
        if (model::Prospect{found.sure, found.at_best, found.fewest_messages, found.most_messages} !=
            (*expected)[i])
            finding.problem =
                fmt::format("player {} has other prospects: {}", i, to_text(found, (*expected)[i]));
    }
    if (graph && finding.problem.empty()) finding.problem = broken_count(*graph, *engine);
    constexpr std::size_t kFew = 50;
    if (graph && finding.problem.empty() && engine->size() < kFew)
        finding.problem = broken_way(*graph, *engine);
    return finding;
}

/// Every combination of the ways of the parts is an outcome, once.
std::string broken_parts(const Adjudication& engine) {
    const std::vector<Part> parts = independent_parts(engine);
    std::size_t combinations = 1;
    std::set<Player> players;
    for (const Part& part : parts) {
        combinations *= part.outcomes.size();
        for (const Player player : part.players)
            if (!players.insert(player).second) return "a player is in two parts";
        for (const std::size_t at : part.outcomes) {
            const Outcome first = engine.outcome(0).outcome;
            const Outcome way = engine.outcome(at).outcome;
            for (int i = 0; i < first.position.player_count; ++i) {
                const Player player = player_at(i);
                const bool is_in = std::ranges::find(part.players, player) != part.players.end();
                const auto slot = static_cast<std::size_t>(i);
                if (!is_in && first.position.standings[slot] != way.position.standings[slot])
                    return "a way of a part moves another player";
            }
        }
    }
    return parts.empty() || combinations == engine.size() ? "" : "the parts do not make up the outcomes";
}

std::string broken_law(const Case& one, std::size_t most) {
    const RulePoints rules = rules_of(one.edition, one.rulings);
    const Verdict verdict = adjudicate(one.game, rules);
    const auto* engine = std::get_if<Adjudication>(&verdict);
    if (!engine) return {};
    if (const std::string problem = broken_telling(one, *engine); !problem.empty()) return problem;
    if (const std::string problem = broken_parts(*engine); !problem.empty()) return problem;
    const std::size_t stride = std::max<std::size_t>(1, engine->size() / most);
    for (std::size_t at = 0; at < engine->size(); at += stride) {
        const CountedOutcome outcome = engine->outcome(at);
        if (const auto broken = broken_invariants(outcome.outcome.position); !broken.empty())
            return broken.front();
        const Trace trace = engine->trace(at);
        if (trace != engine->trace(at)) return "the same line is explained differently twice";
        std::string problem = broken_sum(one.game, outcome.outcome, trace);
        if (problem.empty()) problem = broken_silence(one.game, rules, engine->trace(at, Facts::all));
        if (problem.empty()) problem = broken_return(one, rules, outcome, engine->choices(at));
        if (!problem.empty()) return fmt::format("outcome {}: {}", at, problem);
    }
    return {};
}

double test_scale() {
    const char* scale = std::getenv("ROBBERS_TEST_SCALE");
    return scale ? std::atof(scale) : 1.0;
}

std::uint64_t test_seed() {
    const char* seed = std::getenv("ROBBERS_TEST_SEED");
    constexpr std::uint64_t kSeed = 20121;
    return seed ? std::strtoull(seed, nullptr, 10) : kSeed;
}

}  // namespace robbers
