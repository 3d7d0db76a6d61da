// Decides how parts and ranges are said. What is a part is the engine's answer.
#include "report/words/part_words.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

/// Ways of a part that are told one by one.
constexpr std::size_t kMostWays = 6;
/// Places of a robber that are told one by one.
constexpr std::size_t kMostPlaces = 3;

Points total(const Position& position, Player player) {
    const Standing& standing = position.standings[static_cast<std::size_t>(index(player))];
    return standing.points[0] + standing.points[1];
}

std::size_t messages(const Outcome& outcome, Player player) {
    return static_cast<std::size_t>(std::ranges::count(outcome.messages, player, &Message::player));
}

/// One way in which the players of a part may fare.
struct Way {
    Outcome outcome;
    std::vector<std::string> conditions;
    std::string choices;          ///< the conditions that other ways do not have
    std::vector<Player> placing;  ///< players whose choices say where their robbers are
};

std::vector<Way> ways_of(const TextContext& context, const Adjudication& found, const Part& part) {
    const OutcomeWords words(context);
    std::vector<Way> ways;
    for (const std::size_t at : part.outcomes) {
        const std::vector<Choice> choices = found.choices(at);
        ways.push_back({found.outcome(at).outcome, words.conditions(choices, found.trace(at)), {}, {}});
        for (const Choice& choice : choices)
            if (std::holds_alternative<Places>(choice.decision)) ways.back().placing.push_back(choice.player);
    }
    for (Way& way : ways) {
        std::vector<std::string> own = way.conditions;
        std::erase_if(own, [&](const std::string& condition) {
            return std::ranges::all_of(ways, [&](const Way& other) {
                return std::ranges::find(other.conditions, condition) != other.conditions.end();
            });
        });
        way.choices = joined(own, " and ");
    }
    return ways;
}

/// " [STL-10]": the clauses that give the choices in which the ways differ.
std::string clauses_of(const Adjudication& found, const Part& part) {
    std::map<Choice, std::pair<ClauseId, std::size_t>> made;  // with how many ways have it
    for (const std::size_t at : part.outcomes)
        for (const MadeChoice& choice : found.made_choices(at))
            ++made.try_emplace(choice.choice, choice.clause, 0).first->second.second;
    std::set<ClauseId> clauses;
    for (const auto& [choice, clause] : made)
        if (clause.second < part.outcomes.size()) clauses.insert(clause.first);
    std::vector<std::string> names;
    names.reserve(clauses.size());
    for (const ClauseId clause : clauses) names.emplace_back(spelling(clause));
    return names.empty() ? "" : fmt::format(" [{}]", joined(names));
}

/// Whether the ways differ in what `of` says of them.
template <class Of>
bool differ(const std::vector<Way>& ways, Of of) {
    return std::ranges::any_of(ways, [&](const Way& way) { return of(way) != of(ways.front()); });
}

/// "+2", "+2, robber on 14, one message": what the way brings `player`, beyond what its choices say; nothing
/// where no way brings points or anything that the others do not bring.
std::string effect(const TextContext& context, const std::vector<Way>& ways, const Way& way, Player player) {
    const Points before = total(context.scenario.game.start, player);
    const auto gain = [&](const Way& one) { return total(one.outcome.position, player) - before; };
    const auto robber = [&](const Way& one) { return one.outcome.position.robber(player); };
    const auto drawn = [&](const Way& one) { return messages(one.outcome, player); };
    std::vector<std::string> effects;
    if (gain(way) != 0 || differ(ways, gain)) effects.push_back(fmt::format("{:+}", gain(way)));
    const bool is_said = std::ranges::find(way.placing, player) != way.placing.end();
    if (differ(ways, robber) && !is_said) {
        const Place place = robber(way);
        effects.push_back(place.is_supply() ? "robber in supply" : "robber on " + to_string(place));
    }
    if (differ(ways, drawn) && drawn(way) > 0) effects.push_back(counted(drawn(way), "message"));
    return joined(effects);
}

std::string effects(const TextContext& context, const std::vector<Way>& ways, const Way& way,
                    const Part& part) {
    if (part.players.size() == 1 && way.choices.starts_with(context.words.name(part.players.front()) + " "))
        return effect(context, ways, way, part.players.front());
    std::vector<std::string> all;
    for (const Player player : part.players) {
        const std::string one = effect(context, ways, way, player);
        if (!one.empty()) all.push_back(context.words.name(player) + " " + one);
    }
    return joined(all, "; ");
}

/// How many characters, up to the end of a word, all ways begin with.
std::size_t common_beginning(const std::vector<Way>& ways) {
    const std::string& first = ways.front().choices;
    std::size_t common = 0;
    for (std::size_t blank = first.find(' '); blank != std::string::npos;
         blank = first.find(' ', blank + 1)) {
        const std::string beginning = first.substr(0, blank + 1);
        const bool is_common =
            std::ranges::all_of(ways, [&](const Way& way) { return way.choices.starts_with(beginning); });
        if (!is_common) break;
        common = blank + 1;
    }
    return common;
}

}  // namespace

std::string part_words(const TextContext& context, const Adjudication& found, const Part& part) {
    const std::vector<Way> ways = ways_of(context, found, part);
    const std::size_t common = common_beginning(ways);
    const std::size_t told = ways.size() > kMostWays ? kMostWays - 1 : ways.size();
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < told; ++i) {
        const Way& way = ways[i];
        const std::string choices =
            way.choices.empty() ? "otherwise" : way.choices.substr(i == 0 ? 0 : common);
        const std::string brought = effects(context, ways, way, part);
        texts.push_back(brought.empty() ? choices : fmt::format("{} ({})", choices, brought));
    }
    if (told < ways.size()) texts.push_back(fmt::format("in {} other ways", ways.size() - told));
    return joined(texts, " or ") + clauses_of(found, part);
}

namespace {

/// What all outcomes together leave for one player.
struct Spread {
    Points least = 0;
    Points most = 0;
    std::set<Place> places;
    std::size_t fewest_messages = 0;
    std::size_t most_messages = 0;
};

void widen(Spread& range, const Outcome& outcome, Player player, bool is_first) {
    const Points points = total(outcome.position, player);
    const std::size_t drawn = messages(outcome, player);
    range.least = is_first ? points : std::min(range.least, points);
    range.most = is_first ? points : std::max(range.most, points);
    range.fewest_messages = is_first ? drawn : std::min(range.fewest_messages, drawn);
    range.most_messages = std::max(range.most_messages, drawn);
    range.places.insert(outcome.position.robber(player));
}

std::string places_words(const std::set<Place>& places) {
    if (places.size() > kMostPlaces) return fmt::format("one of {} places", places.size());
    std::vector<std::string> names;
    names.reserve(places.size());
    for (const Place place : places) names.push_back(to_string(place));
    return joined(names, " or ");
}

std::string range_words(const TextContext& context, const Spread& range, Player player) {
    const Position& start = context.scenario.game.start;
    const Points before = total(start, player);
    std::vector<std::string> items;
    if (range.least != before || range.most != before) {
        const std::string after = range.least == range.most
                                      ? fmt::format("{}", range.least)
                                      : fmt::format("{} to {}", range.least, range.most);
        items.push_back(context.move(std::to_string(before), after));
    }
    if (range.places != std::set{start.robber(player)})
        items.push_back("robber " +
                        context.move(to_string(start.robber(player)), places_words(range.places)));
    if (range.most_messages > 0) {
        const std::string most = counted(range.most_messages, "message");
        items.push_back(
            range.fewest_messages == range.most_messages
                ? "draws " + most
                : fmt::format("draws {}{}", range.fewest_messages == 0 ? "perhaps " : "up to ", most));
    }
    return joined(items);
}

}  // namespace

std::vector<std::string> ranges(const TextContext& context, const Adjudication& found) {
    std::vector<Spread> all(context.scenario.game.start.player_count);
    for (std::size_t at = 0; at < found.size(); ++at) {
        const Outcome outcome = found.outcome(at).outcome;
        for (std::size_t i = 0; i < all.size(); ++i)
            widen(all[i], outcome, player_at(static_cast<int>(i)), at == 0);
    }
    std::vector<std::string> words;
    for (std::size_t i = 0; i < all.size(); ++i)
        words.push_back(range_words(context, all[i], player_at(static_cast<int>(i))));
    return words;
}

}  // namespace robbers
