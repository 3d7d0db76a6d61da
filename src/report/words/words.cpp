// Says choices as conditions, in a player's words. Which choices there are is the engine's business.
#include "report/words/words.h"

#include <algorithm>

#include <fmt/format.h>

#include "rules/rule_points.h"

namespace robbers {

std::string_view source_words(Source source) {
    switch (source) {
        case Source::fairy: return "the fairy";
        case Source::wheel: return "the wheel of fortune";
        case Source::revolt: return "the revolt";
        case Source::gift: return "the gift";
        case Source::wind_rose: return "the wind rose";
        case Source::abbot: return "the abbot";
        case Source::acrobats: return "the acrobats";
        case Source::shepherd: return "the shepherd";
        case Source::fruit: return "the fruit";
        case Source::road: return "the road";
        case Source::city: return "the city";
        case Source::monastery: return "the monastery";
        case Source::garden: return "the garden";
        case Source::field: return "the field";
        case Source::castle: return "the castle";
        case Source::toll: return "the toll";
        case Source::watchtower: return "the watchtower";
        case Source::bathhouse: return "the bathhouse";
        case Source::church: return "the church";
        case Source::ghosts: return "the ghosts";
        case Source::other: return "something else";
        case Source::catapult: return "the catapult";
        case Source::message: return "the message";
        case Source::ransom: return "the ransom";
        case Source::buy_back: return "the buy-back";
        case Source::protection: return "the protection";
        case Source::auction: return "the auction";
    }
    return {};
}

std::string points_words(Points points) {
    return fmt::format("{} {}", points, points == 1 || points == -1 ? "point" : "points");
}

std::string listed(const std::vector<std::string>& parts) {
    std::string result;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) result += i + 1 == parts.size() ? " and " : ", ";
        result += parts[i];
    }
    return result;
}

std::string ordinal(int number) {
    constexpr const char* kWords[] = {"zeroth", "first", "second", "third", "fourth", "fifth"};
    if (number < static_cast<int>(std::size(kWords))) return kWords[number];
    const int last = number % 100 / 10 == 1 ? 0 : number % 10;
    return fmt::format("{}{}", number, last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th");
}

int scorings_of(const Event* event, Player player, std::optional<Source> source) {
    const auto* round = event != nullptr ? std::get_if<ScoringRound>(event) : nullptr;
    if (round == nullptr) return 0;
    return static_cast<int>(std::ranges::count_if(round->scorings, [&](const Scoring& scoring) {
        return scoring.player == player && scoring.source == source.value_or(scoring.source);
    }));
}

namespace {

bool is_scoring_choice(const Choice& choice) {
    return std::holds_alternative<ScoresWith>(choice.decision) ||
           std::holds_alternative<ScoringOrder>(choice.decision);
}

bool is_same_step(const Choice& a, const Choice& b) {
    return a.turn == b.turn && a.event == b.event && a.player == b.player;
}

/// Whether a player could have to decide something like `decision` in `event`.
struct Fits {
    const Event& event;
    Player player;

    bool is_bag() const { return std::holds_alternative<Bag>(event); }
    bool is_final() const { return std::holds_alternative<FinalScoring>(event); }
    bool operator()(const ScoresWith& with) const {
        if (scorings_of(&event, player, with.scoring.source) > 0) return true;
        const auto* payment = std::get_if<Payment>(&event);
        return payment != nullptr && payment->receiver == player && payment->source == with.scoring.source;
    }
    bool operator()(const ScoringOrder&) const { return scorings_of(&event, player) > 1; }
    bool operator()(const Robs&) const { return !is_bag() && !is_final(); }
    bool operator()(const Books&) const { return !is_bag() && !is_final(); }
    bool operator()(const GoesAlong&) const { return !is_bag() && !is_final(); }
    bool operator()(const Places&) const { return is_bag(); }
    bool operator()(const Pays&) const {
        const auto* payment = std::get_if<Payment>(&event);
        return payment != nullptr && payment->payer == player;
    }
};

}  // namespace

Words::Words(const Scenario& scenario, EditionId edition, const std::vector<Ruling>& rulings)
    : scenario_(&scenario), are_rounds_summed_(rules_of(edition, rulings).halved.is(Halved::whole_turn)) {}

const std::string& Words::name(Player player) const { return name_of(*scenario_, player); }

std::string Words::figure(Figure figure) const {
    if (!scenario_->game.start.has_messengers) return name(figure.player);
    return fmt::format("{}'s {}", name(figure.player), spelling(figure.kind));
}

std::string Words::robber(Player player) const { return name(player) + "'s robber"; }

const Event* Words::event_at(int turn, int event) const {
    const std::vector<Turn>& turns = scenario_->game.turns;
    if (turn < 1 || static_cast<std::size_t>(turn) > turns.size()) return nullptr;
    const std::vector<Event>& events = turns[static_cast<std::size_t>(turn - 1)].events;
    if (event < 1 || static_cast<std::size_t>(event) > events.size()) return nullptr;
    return &events[static_cast<std::size_t>(event - 1)];
}

/// The choice's event, also where it is not named and only one of the turn fits; null where that is open.
const Event* Words::event_of(const Choice& choice) const {
    if (choice.event) return event_at(choice.turn, *choice.event);
    const Event* found = nullptr;
    for (int event = 1; const Event* candidate = event_at(choice.turn, event); ++event) {
        if (!std::visit(Fits{*candidate, choice.player}, choice.decision)) continue;
        if (found != nullptr) return nullptr;
        found = candidate;
    }
    return found;
}

/// The event as a round whose scorings are one movement a player; null where it is not one.
const ScoringRound* Words::summed_round(const Event* event) const {
    if (!are_rounds_summed_ || event == nullptr || is_after_phase_3(*event)) return nullptr;
    return std::get_if<ScoringRound>(event);
}

/// Whether the choice's event must be named, because another of the turn asks the same.
bool Words::is_ambiguous(const Choice& choice) const {
    if (!choice.event || event_of(choice) == nullptr) return false;
    const auto& events = scenario_->game.turns[static_cast<std::size_t>(choice.turn - 1)].events;
    return std::ranges::count_if(events, [&](const Event& event) {
               return std::visit(Fits{event, choice.player}, choice.decision);
           }) > 1;
}

std::string Words::when(const Choice& choice) const {
    const bool ambiguous = is_ambiguous(choice);
    if (scenario_->game.turns.size() > 1 && ambiguous)
        return fmt::format("in turn {}, event {}, ", choice.turn, *choice.event);
    if (scenario_->game.turns.size() > 1) return fmt::format("in turn {} ", choice.turn);
    return ambiguous ? fmt::format("in event {} ", *choice.event) : "";
}

std::string Words::scoring(const Choice& choice, const ScoringName& name) const {
    const bool several = scorings_of(event_of(choice), choice.player, name.source) > 1;
    if (!several && name.number == 1)
        return name.source == Source::other ? "the points" : std::string(source_words(name.source));
    if (name.source == Source::other) return fmt::format("the {} points", ordinal(name.number));
    return fmt::format("the {} {}", ordinal(name.number), source_words(name.source).substr(4));
}

/// All of the player's scorings of a round that is one movement: a choice for any is for all.
std::string Words::sum(const Choice& choice, const ScoresWith& with) const {
    std::vector<std::string> parts;
    const ScoringRound& round = *summed_round(event_of(choice));
    for (std::size_t i = 0; i < round.scorings.size(); ++i)
        if (round.scorings[i].player == choice.player) parts.push_back(scoring(choice, name_of(round, i)));
    return fmt::format("{} scores {} with the {}", name(choice.player), listed(parts), spelling(with.with));
}

/// The order and the figures of one player's scorings in one round, in one sentence.
std::string Words::scoring_plan(const std::vector<Choice>& choices) const {
    if (const auto* with = std::get_if<ScoresWith>(&choices.front().decision))
        if (summed_round(event_of(choices.front())) != nullptr)
            return when(choices.front()) + sum(choices.front(), *with);
    std::vector<std::pair<ScoringName, std::optional<FigureKind>>> plan;
    for (const Choice& choice : choices) {
        const auto* order = std::get_if<ScoringOrder>(&choice.decision);
        if (order == nullptr) continue;
        for (const ScoringName& name : order->order) plan.emplace_back(name, std::nullopt);
    }
    const bool is_ordered = !plan.empty();
    for (const Choice& choice : choices) {
        const auto* with = std::get_if<ScoresWith>(&choice.decision);
        if (with == nullptr) continue;
        const auto entry =
            std::ranges::find_if(plan, [&](const auto& planned) { return planned.first == with->scoring; });
        if (entry != plan.end())
            entry->second = with->with;
        else
            plan.emplace_back(with->scoring, with->with);
    }
    const bool one_figure =
        plan.size() > 1 && plan[0].second &&
        std::ranges::all_of(plan, [&](const auto& e) { return e.second == plan[0].second; });
    std::vector<std::string> parts;
    for (const auto& entry : plan) {
        std::string part = scoring(choices.front(), entry.first);
        if (entry.second && !one_figure) part += fmt::format(" with the {}", spelling(*entry.second));
        parts.push_back(part);
    }
    std::string text = is_ordered ? joined(parts, ", then ") : listed(parts);
    if (one_figure)
        text +=
            fmt::format("{} with the {}", plan.size() == 2 ? ", both" : ", all", spelling(*plan[0].second));
    return fmt::format("{}{} scores {}", when(choices.front()), name(choices.front().player), text);
}

namespace {

/// The words of every decision but those of a scoring plan.
struct DecisionWords {
    const Words& words;
    const Choice& choice;
    const Event* event;
    std::string declining;

    std::string who() const { return words.name(choice.player); }
    std::string operator()(const ScoresWith&) const { return {}; }
    std::string operator()(const ScoringOrder&) const { return {}; }
    std::string operator()(const Robs& robs) const {
        return fmt::format("{} robs {}", who(), words.figure(robs.figure));
    }
    std::string operator()(const Books& books) const {
        const bool bonus = event != nullptr && std::holds_alternative<EndOfGame>(*event);
        return fmt::format("{} moves the {} by {}", who(), spelling(books.with),
                           bonus ? "the bonus" : "the stolen points");
    }
    std::string operator()(const GoesAlong& goes) const {
        return goes.along ? fmt::format("{} moves along with {}", words.robber(choice.player),
                                        words.figure(goes.mover))
                          : fmt::format("{} stays when {} leaves", words.robber(choice.player),
                                        words.figure(goes.mover));
    }
    std::string operator()(const Places& places) const {
        if (places.place.is_supply()) return fmt::format("{} {}", who(), declining);
        return fmt::format("{} puts the robber on {}", who(), places.place.value);
    }
    std::string operator()(const Pays& pays) const {
        return fmt::format("{} pays with the {}", who(), spelling(pays.with));
    }
};

}  // namespace

/// What a player does who does not place, as far as it is certain where the robber is.
std::string Words::declining(const Choice& choice) const {
    const Game& game = scenario_->game;
    const bool is_first_event = choice.turn == 1 && event_of(choice) == &game.turns[0].events.front();
    if (!is_first_event) return "does nothing with the robber";
    return game.start.robber(choice.player).is_supply() ? "does not place the robber"
                                                        : "does not move the robber";
}

std::string Words::decision(const Choice& choice) const {
    return std::visit(DecisionWords{*this, choice, event_of(choice), declining(choice)}, choice.decision);
}

/// Which scoring, where several are left, and with which figure, where several may book it.
std::string Words::scoring_option(const Choice& choice, const std::vector<Choice>& others) const {
    const auto& chosen = std::get<ScoresWith>(choice.decision);
    if (summed_round(event_of(choice)) != nullptr) return sum(choice, chosen);
    std::vector<ScoringName> names;
    bool has_figures = false;
    for (const Choice& other : others) {
        const auto& with = std::get<ScoresWith>(other.decision);
        has_figures = has_figures || with.with != chosen.with;
        if (std::ranges::find(names, with.scoring) == names.end()) names.push_back(with.scoring);
    }
    std::string text = fmt::format("{} scores {}", name(choice.player), scoring(choice, chosen.scoring));
    if (has_figures) text += fmt::format(" with the {}", spelling(chosen.with));
    if (names.size() < 2) return text;
    const bool are_all = static_cast<int>(names.size()) == scorings_of(event_of(choice), choice.player);
    return text + (are_all ? " first" : " next");
}

std::string Words::option(const Choice& choice, const std::vector<Choice>& others) const {
    return std::holds_alternative<ScoresWith>(choice.decision) ? scoring_option(choice, others)
                                                               : decision(choice);
}

std::string Words::condition(const Choice& choice) const {
    std::string text = is_scoring_choice(choice) ? scoring_plan({choice}) : when(choice) + decision(choice);
    if (choice.time && *choice.time > 1) text += fmt::format(" the {} time", ordinal(*choice.time));
    return text;
}

std::vector<std::string> Words::conditions(const std::vector<Choice>& choices) const {
    std::vector<std::string> result;
    for (auto begin = choices.begin(); begin != choices.end();) {
        const auto end = std::find_if_not(begin + 1, choices.end(), [&](const Choice& next) {
            return is_scoring_choice(*begin) && is_scoring_choice(next) && is_same_step(*begin, next);
        });
        result.push_back(end - begin > 1 ? scoring_plan({begin, end}) : condition(*begin));
        begin = end;
    }
    return result;
}

}  // namespace robbers
