// Decides which points of decision are told and which read the same. What can be chosen is the engine's
// answer; how the tree looks is decided in text/choices.cpp.
#include "report/words/outline.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

/// Whether `fact` is what `choice` decides, and nothing more.
bool says(const Fact& fact, const Choice& choice) {
    if (fact.player != choice.player || fact.turn != choice.turn || fact.event != choice.event) return false;
    switch (fact.kind) {
        case FactKind::robbery_chosen: return choice.decision == Decision(Robs{fact.figure});
        case FactKind::robber_placed:
        case FactKind::robber_moved:
        case FactKind::robber_kept:
        case FactKind::placement_declined: return std::holds_alternative<Places>(choice.decision);
        case FactKind::robber_carried: return choice.decision == Decision(GoesAlong{fact.figure, true});
        case FactKind::robber_stayed: return choice.decision == Decision(GoesAlong{fact.figure, false});
        default: return false;
    }
}

using PointPtr = std::shared_ptr<const OutlinePoint>;

class OutlineMaker {
public:
    OutlineMaker(const ChoiceGraph& graph, const TextContext& context, const OutlineOptions& options)
        : graph_(graph), context_(context), words_(context), options_(options) {
        if (options.prospects != nullptr) find_telling();
    }

    std::optional<Outline> make() {
        Outline outline;
        outline.opening = effects_of(graph_.opening(), 1);
        if (is_told(graph_.root())) outline.first = point(graph_.root(), options_.depth);
        outline.is_complete = is_complete_;
        if (edges_ > options_.most_edges) return std::nullopt;
        return outline;
    }

private:
    bool is_told(PointId id) const {
        return !graph_.is_end(id) && (options_.prospects == nullptr || is_telling_[id]);
    }

    bool is_own(PointId id) const { return graph_.player(id) == options_.prospects->player(); }

    /// Whether the player would go this way: others may choose as they like, the player what is surest.
    bool is_followed(PointId id, PointId next) const {
        return !is_own(id) || options_.prospects->at(next).sure == options_.prospects->at(id).sure;
    }

    /// Points where the options differ for the player, or after which such a point may come.
    void find_telling() {
        const std::vector<PointId>& points = graph_.points();
        is_telling_.resize(points.back() + 1);
        for (auto id = points.rbegin(); id != points.rend(); ++id) {
            const std::vector<ChoiceLink> links = graph_.links(*id);
            is_telling_[*id] = std::ranges::any_of(links, [&](const ChoiceLink& link) {
                const bool differs =
                    options_.prospects->after(link) != options_.prospects->after(links.front());
                return differs || (is_followed(*id, link.to) && is_telling_[link.to]);
            });
        }
    }

    /// Told for one player, only what happens to that player is.
    bool is_told(const Fact& fact) const {
        const bool concerns = options_.prospects == nullptr || fact.player == options_.prospects->player();
        return concerns && robbers::is_told(fact, options_.explain);
    }

    /// What happens from a decision in `turn` on.
    Reasons effects_of(const Trace& trace, int turn) const {
        Reasons effects;
        for (const Fact& fact : trace) {
            if (!is_told(fact)) continue;
            const std::string when = fact.turn == turn ? "" : fmt::format("Turn {}: ", fact.turn);
            std::string text = fmt::format("{}{}.", when, words_.told(fact));
            if (std::ranges::find(effects, text) == effects.end()) effects.push_back(std::move(text));
        }
        return effects;
    }

    /// The option as a sentence, with the clauses of the fact that says the same, which is taken away.
    std::string sentence(const ChoiceOption& option, const std::vector<Choice>& all, Trace& trace) const {
        const auto said =
            std::ranges::find_if(trace, [&](const Fact& fact) { return says(fact, option.choice); });
        if (said == trace.end()) return context_.words.option(option.choice, all);
        const Fact fact = *said;
        trace.erase(said);
        if (fact.kind != FactKind::robbery_chosen) return words_.told(fact);
        return context_.words.option(option.choice, all) + words_.grounds(fact);
    }

    /// Which clauses are cited depends on how the point was reached; which question decides does not.
    std::string gist_of(const ChoiceOption& option, const std::vector<Choice>& all,
                        const Trace& trace) const {
        std::string gist = context_.words.option(option.choice, all);
        for (const Fact& fact : trace) {
            const bool is_known = fact.kind == FactKind::robbery_chosen || !is_told(fact);
            if (!is_known) gist += "\n" + context_.words.sentence(fact);
            if (fact.question) gist += fmt::format(" {}", spelling(*fact.question));
        }
        return gist;
    }

    OutlineOption option(PointId id, const ChoiceOption& option, const std::vector<Choice>& all) {
        Trace trace = graph_.effect(id, option.number);
        OutlineOption told;
        told.option = option;
        told.gist = gist_of(option, all, trace);
        told.text = sentence(option, all, trace);
        told.effects = effects_of(trace, option.choice.turn);
        if (options_.prospects == nullptr) return told;
        told.prospect = options_.prospects->after(option.link);
        told.is_best = is_own(id) && is_followed(id, option.link.to);
        return told;
    }

    PointPtr point(PointId id, std::size_t depth) {
        const auto known = made_.find({id, depth});
        if (known != made_.end()) return known->second;
        const ChoicePoint choices = graph_.point(id);
        edges_ += choices.options.size();
        auto made = std::make_shared<OutlinePoint>();
        made->player = choices.player;
        made->turn = choices.turn;
        made->event = choices.event;
        if (edges_ <= options_.most_edges) add_groups(*made, id, choices, depth);
        made->words = words_of(*made);
        return made_[{id, depth}] = made;
    }

    void add_groups(OutlinePoint& made, PointId id, const ChoicePoint& choices, std::size_t depth) {
        std::vector<Choice> all;
        for (const ChoiceOption& one : choices.options) all.push_back(one.choice);
        for (const ChoiceOption& one : choices.options) {
            OutlineGroup group = continuation(id, one.link.to, depth);
            const auto same = std::ranges::find_if(
                made.groups, [&](const OutlineGroup& other) { return word_of(other) == word_of(group); });
            OutlineGroup& into =
                same == made.groups.end() ? made.groups.emplace_back(std::move(group)) : *same;
            into.options.push_back(option(id, one, all));
        }
    }

    /// A group without options yet: what follows where `id` goes on to `next`.
    OutlineGroup continuation(PointId id, PointId next, std::size_t depth) {
        OutlineGroup group;
        if (!is_told(next)) return group;
        if (options_.prospects != nullptr && !is_followed(id, next)) return group;
        if (depth > 1) {
            group.then = point(next, depth - 1);
        } else {
            group.is_folded = true;
            is_complete_ = false;
        }
        return group;
    }

    /// Equal for what reads the same.
    static std::size_t word_of(const OutlineGroup& group) {
        constexpr std::size_t kFolded = 1;
        constexpr std::size_t kFirstPoint = 2;
        return group.then ? group.then->words + kFirstPoint : group.is_folded ? kFolded : 0;
    }

    std::size_t words_of(const OutlinePoint& point) {
        std::string text = fmt::format("{} {} {}\n", index(point.player), point.turn, point.event);
        for (const OutlineGroup& group : point.groups) {
            for (const OutlineOption& one : group.options) {
                text += fmt::format("{} {} {} {} {}\n", one.gist, one.prospect.sure, one.prospect.at_best,
                                    one.prospect.fewest_messages, one.prospect.most_messages);
            }
            text += fmt::format("{}\n", word_of(group));
        }
        return known_words_.emplace(std::move(text), known_words_.size()).first->second;
    }

    const ChoiceGraph& graph_;
    const TextContext& context_;
    const OutcomeWords words_;
    const OutlineOptions& options_;
    std::vector<bool> is_telling_;  ///< by PointId, with prospects
    std::map<std::pair<PointId, std::size_t>, PointPtr> made_;
    std::map<std::string, std::size_t> known_words_;
    std::size_t edges_ = 0;
    bool is_complete_ = true;
};

}  // namespace

std::string signed_points(Points points) {
    return points > 0 ? fmt::format("+{}", points) : fmt::format("{}", points);
}

std::string messages_words(const Prospect& prospect) {
    const int fewest = prospect.fewest_messages;
    const int most = prospect.most_messages;
    if (most == 0) return {};
    if (most == 1) return fewest == 1 ? "a message" : "perhaps a message";
    return fewest == most ? fmt::format("{} messages", most) : fmt::format("{} to {} messages", fewest, most);
}

std::string prospect_words(const Prospect& prospect) {
    const std::string messages = messages_words(prospect);
    std::string text = signed_points(prospect.sure);
    if (prospect.sure != prospect.at_best) text += " to " + signed_points(prospect.at_best);
    return messages.empty() ? text : fmt::format("{} and {}", text, messages);
}

std::string summary_words(const TextContext& context, Player player, const Prospect& prospect) {
    const Points before = context.scenario.game.start.total(player);
    const std::string name = visible(context.words.name(player));
    const auto result = [&](Points gained) {
        return fmt::format("{} ({})", signed_points(gained),
                           context.move(std::to_string(before), std::to_string(before + gained)));
    };
    const std::string text =
        prospect.sure == prospect.at_best
            ? fmt::format("{}: {}, whatever the others choose", name, result(prospect.sure))
            : fmt::format("{}: {} for sure, {} at best", name, result(prospect.sure),
                          result(prospect.at_best));
    const std::string messages = messages_words(prospect);
    return messages.empty() ? text : text + ", and " + messages;
}

std::string legend_words(const TextContext& context, Player player) {
    return fmt::format(
        "Before each option: what {0} gains for sure, to what {0} gains at best. * marks {0}'s best choice.",
        visible(context.words.name(player)));
}

std::optional<Outline> outline(const ChoiceGraph& graph, const TextContext& context,
                               const OutlineOptions& options) {
    return OutlineMaker(graph, context, options).make();
}

}  // namespace robbers
