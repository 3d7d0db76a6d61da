// Says what verdicts on claims rest on: differences, choices, facts, and what there is otherwise. What is
// told of them is decided in answers.
#include "report/words/claim_reasons.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/event.h"
#include "report/words/words.h"

namespace robbers {

namespace {

Words rule_words(const Scenario& scenario, const ClaimVerdict& verdict) {
    return Words(scenario, verdict.rules.edition, verdict.rules.rulings);
}

/// "0, 2 or 6", "0 to 12" where there are many.
std::string alternatives(const std::vector<std::string>& values) {
    constexpr std::size_t kFew = 4;
    if (values.size() > kFew) return fmt::format("{} to {}", values.front(), values.back());
    std::string text = values.front();
    for (std::size_t i = 1; i < values.size(); ++i)
        text += (i + 1 == values.size() ? " or " : ", ") + values[i];
    return text;
}

/// What the other options of a choice are, as short as goes after the choice itself.
struct OtherOptionWords {
    const Words& words;

    std::string operator()(const ScoresWith& with) const {
        return fmt::format("with the {}", spelling(with.with));
    }
    /// The order that is chosen says what the other one is.
    std::string operator()(const ScoringOrder&) const { return {}; }
    std::string operator()(const Robs& robs) const { return words.figure(robs.figure); }
    std::string operator()(const Books& books) const {
        return fmt::format("with the {}", spelling(books.with));
    }
    std::string operator()(const GoesAlong& goes) const { return goes.along ? "moving along" : "staying"; }
    std::string operator()(const Places& places) const {
        return places.place.is_supply() ? "not at all" : fmt::format("on {}", places.place.value);
    }
    std::string operator()(const Pays& pays) const { return fmt::format("with the {}", spelling(pays.with)); }
};

std::vector<std::string> other_options(const Words& words, const std::vector<Choice>& choices) {
    std::vector<std::string> options;
    options.reserve(choices.size());
    for (const Choice& choice : choices)
        options.push_back(std::visit(OtherOptionWords{words}, choice.decision));
    std::erase(options, std::string());
    return options;
}

/// The places of a movement are left out: they need not be the same in all outcomes.
std::string movement_words(const Words& words, const Fact& fact) {
    const std::string figure = words.figure(fact.figure);
    const std::string points = points_words(fact.points);
    switch (fact.kind) {
        case FactKind::moved_forward:
            return fmt::format("{} scores {}{}", figure, points, words.what_for(fact));
        case FactKind::moved_back:
            return fmt::format("{} goes back {}{}", figure, points, words.what_for(fact));
        case FactKind::stopped_at_zero:
            return fmt::format("{} loses {}{}: negative points take no figure below 0", figure, points,
                               words.what_for(fact));
        case FactKind::end_bonus:
            return fmt::format("{} is still on the board and brings {}", words.robber(fact.player), points);
        case FactKind::final_scored:
            return fmt::format("{} scores {} in the final scoring", figure, points_words(fact.base));
        default: return words.sentence(fact);
    }
}

}  // namespace

std::vector<std::string> difference_words(const ClaimVerdict& verdict, const Scenario& scenario) {
    std::vector<std::string> words;
    words.reserve(verdict.differences.size());
    for (const Difference& difference : verdict.differences)
        words.push_back(found_words(difference, *verdict.says, scenario, *verdict.nearest));
    return words;
}

std::string condition_words(const ClaimVerdict& verdict, const Scenario& scenario,
                            const Condition& condition) {
    const Words words = rule_words(scenario, verdict);
    std::string text = words.condition(condition.made.choice);
    const auto as_good = other_options(words, condition.as_good);
    if (!as_good.empty()) text += " or " + alternatives(as_good);
    const auto instead = other_options(words, condition.instead);
    return instead.empty() ? text : fmt::format("{} rather than {}", text, alternatives(instead));
}

std::string ground_words(const ClaimVerdict& verdict, const Scenario& scenario, const Ground& ground) {
    const Words words = rule_words(scenario, verdict);
    const std::string turn =
        scenario.game.turns.size() > 1 ? fmt::format("turn {}: ", ground.fact.turn) : std::string();
    return turn + movement_words(words, ground.fact);
}

namespace {

/// "blue does not rob red", "blue robs red of 2"
std::string robbery_range_words(const Range& range, const Scenario& scenario) {
    const std::string& who = name_of(scenario, range.player);
    const std::string& victim = name_of(scenario, *range.victim);
    if (range.values == std::vector<Points>{0}) return fmt::format("{} does not rob {}", who, victim);
    std::vector<std::string> values;
    for (const Points value : range.values) values.push_back(fmt::format("{}", value));
    return fmt::format("{} takes {} from {}", who, alternatives(values), victim);
}

/// "blue gains 3 to 6", "blue's robber is on 15 or in supply"
std::string range_words(const Range& range, const Scenario& scenario) {
    const std::string& who = name_of(scenario, range.player);
    std::vector<std::string> values;
    for (const Points value : range.values) {
        values.push_back(range.aspect != Aspect::robber ? fmt::format("{}", value)
                         : Place{value}.is_supply()     ? "in supply"
                                                        : "on " + to_string(Place{value}));
    }
    const std::string all = alternatives(values);
    switch (range.aspect) {
        case Aspect::gained: return fmt::format("{} gains {}", who, all);
        case Aspect::stole: return fmt::format("{} takes {}", who, all == "0" ? "nothing" : all);
        case Aspect::total: return fmt::format("{} has {}", who, all);
        case Aspect::meeple: return fmt::format("{}'s meeple has {}", who, all);
        case Aspect::messenger: return fmt::format("{}'s messenger has {}", who, all);
        case Aspect::robber: return fmt::format("{}'s robber is {}", who, all);
        case Aspect::transfers:
        case Aspect::messages: return {};
        case Aspect::draw: return fmt::format("{} draws no message", who);
        case Aspect::robbery: return robbery_range_words(range, scenario);
    }
    return {};
}

}  // namespace

std::vector<std::string> otherwise_words(const ClaimVerdict& verdict, const Scenario& scenario) {
    std::vector<std::string> sentences;
    for (const Range& range : verdict.otherwise)
        if (const std::string words = range_words(range, scenario); !words.empty())
            sentences.push_back(fmt::format("Otherwise {}.", words));
    if (sentences.size() > 1) sentences.clear();  // of several things none need go with another
    return sentences;
}

}  // namespace robbers
