// Words for claims and verdicts. Whether a claim is true is decided in suite.
#include "report/words/claim_words.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "game/text.h"
#include "report/words/outcome_words.h"
#include "report/words/words.h"

namespace robbers {

namespace {

/// Says a pattern part by part.
class PatternWords {
public:
    explicit PatternWords(const Scenario& scenario) : scenario_(scenario) {}

    std::vector<std::string> parts(const Pattern& pattern) {
        for (const PlayerPattern& player : pattern.players) add(player);
        for (const Robbery& robbery : pattern.robberies)
            parts_.push_back(fmt::format("{} robs {}", name(robbery.by), name(robbery.from)));
        if (pattern.transfers) add(*pattern.transfers);
        if (pattern.messages) add(*pattern.messages);
        return std::move(parts_);
    }

private:
    const std::string& name(Player player) const {
        return scenario_.names[static_cast<std::size_t>(index(player))];
    }

    void add(const PlayerPattern& pattern) {
        const std::string& who = name(pattern.player);
        const auto number = [&](const std::optional<Points>& value, std::string_view what) {
            if (value) parts_.push_back(fmt::format("{}{} {}", who, what, *value));
        };
        number(pattern.gained, " gains");
        number(pattern.stole, " robs");
        number(pattern.total, " has");
        number(pattern.meeple, "'s meeple has");
        number(pattern.messenger, "'s messenger has");
        if (!pattern.robber) return;
        parts_.push_back(pattern.robber->is_supply()
                             ? fmt::format("{}'s robber is in supply", who)
                             : fmt::format("{}'s robber is on {}", who, to_string(*pattern.robber)));
    }

    void add(const std::vector<TransferPattern>& transfers) {
        if (transfers.empty()) parts_.emplace_back("nobody robs");
        for (const TransferPattern& transfer : transfers) {
            const std::string figure =
                transfer.figure ? fmt::format("'s {}", spelling(*transfer.figure)) : "";
            const std::string turn = transfer.turn ? fmt::format(" in turn {}", *transfer.turn) : "";
            parts_.push_back(fmt::format("{} robs {} from {}{}{}", name(transfer.to), transfer.points,
                                         name(transfer.from), figure, turn));
        }
    }

    void add(const std::vector<MessagePattern>& messages) {
        if (messages.empty()) parts_.emplace_back("nobody draws a message");
        for (const MessagePattern& message : messages)
            parts_.push_back(fmt::format("{} draws a message{}", name(message.player),
                                         message.turn ? fmt::format(" in turn {}", *message.turn) : ""));
    }

    const Scenario& scenario_;
    std::vector<std::string> parts_;
};

/// Why a gain and a total do not fit together.
std::string contradiction_words(const PlayerPattern& player, const Scenario& scenario) {
    const Points start = scenario.game.start.total(player.player);
    return fmt::format("the claim contradicts itself: {} begins with {}, so a gain of {} makes {}",
                       scenario.names[static_cast<std::size_t>(index(player.player))], start, *player.gained,
                       start + *player.gained);
}

std::string reason_words(const std::vector<Reason>& reasons) {
    // A clause may be the reason both as it stands and as an answer reads it.
    std::vector<std::string_view> clauses;
    for (const Reason& reason : reasons)
        if (std::ranges::find(clauses, spelling(reason.clause)) == clauses.end())
            clauses.push_back(spelling(reason.clause));
    return clauses.empty() ? "" : fmt::format(" [{}]", fmt::join(clauses, ", "));
}

/// Rules that differ in the same way.
struct Group {
    const OtherRules* first = nullptr;
    std::vector<std::string> editions;
};

}  // namespace

std::string pattern_words(const Pattern& pattern, const Scenario& scenario) {
    return fmt::format("{}", fmt::join(PatternWords(scenario).parts(pattern), ", "));
}

std::vector<std::string> difference_words(const ClaimVerdict& verdict, const Scenario& scenario) {
    std::vector<std::string> words;
    words.reserve(verdict.differences.size());
    for (const Difference& difference : verdict.differences)
        words.push_back(to_string(difference, verdict.claim->says, scenario, *verdict.nearest));
    return words;
}

std::vector<std::string> hindrance_words(const ClaimVerdict& verdict, const Scenario& scenario) {
    const Words words(scenario, verdict.rules.edition, verdict.rules.rulings);
    std::vector<std::string> reasons;
    for (const PlayerPattern& player : verdict.claim->says.players)
        if (std::ranges::find(verdict.contradicted, player.player) != verdict.contradicted.end())
            reasons.push_back(contradiction_words(player, scenario));
    for (const ClauseId clause : verdict.telling)
        reasons.push_back(fmt::format("{}: {}", spelling(clause), info(clause).statement));
    for (const Fact& fact : verdict.movements)
        reasons.push_back(fmt::format("{} {}", fact_words(words, fact, scenario.game.turns.size() > 1),
                                      grounds_words(fact)));
    return reasons;
}

std::vector<std::string> elsewhere_words(const ClaimVerdict& verdict) {
    std::vector<Group> groups;
    for (const OtherRules& other : verdict.others) {
        const auto is_same = [&](const Group& group) {
            return group.first->status == other.status && group.first->changed == other.changed &&
                   group.first->reasons == other.reasons;
        };
        auto group = std::ranges::find_if(groups, is_same);
        if (group == groups.end()) group = groups.insert(group, {&other, {}});
        group->editions.emplace_back(spelling(other.rules.edition));
    }
    std::vector<std::string> words;
    for (const Group& group : groups) {
        const bool is_here = group.first->rules.edition == verdict.rules.edition;
        std::vector<std::string> answers;
        for (const Ruling& ruling : group.first->changed) answers.push_back(to_string(ruling));
        words.push_back(fmt::format("{}{}{}{}", spelling(group.first->status),
                                    is_here ? "" : " in " + listed(group.editions),
                                    answers.empty() ? "" : fmt::format(" with {}", fmt::join(answers, ", ")),
                                    reason_words(group.first->reasons)));
    }
    return words;
}

}  // namespace robbers
