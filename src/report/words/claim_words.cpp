// Says claims, verdicts on them, and which editions agree on one. What is true is decided in answers.
#include "report/words/claim_words.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/event.h"
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
            parts_.push_back(
                robbery.points
                    ? fmt::format("{} robs {} from {}", name(robbery.by), *robbery.points, name(robbery.from))
                    : fmt::format("{} robs {}", name(robbery.by), name(robbery.from)));
        for (const Player player : pattern.draws)
            parts_.push_back(fmt::format("{} draws a message", name(player)));
        if (pattern.transfers) add(*pattern.transfers);
        if (pattern.messages) add(*pattern.messages);
        return std::move(parts_);
    }

private:
    const std::string& name(Player player) const { return name_of(scenario_, player); }

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

Words words_of(const Scenario& scenario, const ClaimVerdict& verdict) {
    return Words(scenario, verdict.rules.edition, verdict.rules.rulings);
}

/// Why a gain and a total do not fit together.
std::string contradiction_words(const PlayerPattern& player, const Scenario& scenario) {
    const Points start = scenario.game.start.total(player.player);
    return fmt::format("the claim contradicts itself: {} begins with {}, so a gain of {} makes {}",
                       name_of(scenario, player.player), start, *player.gained, start + *player.gained);
}

std::string reason_words(const std::vector<Reason>& reasons) {
    // A clause may be the reason both as it stands and as an answer reads it.
    std::vector<std::string_view> clauses;
    for (const Reason& reason : reasons)
        if (std::ranges::find(clauses, spelling(reason.clause)) == clauses.end())
            clauses.push_back(spelling(reason.clause));
    return clauses.empty() ? "" : fmt::format(" [{}]", joined(clauses));
}

/// Rules that differ in the same way.
struct Group {
    const OtherRules* first = nullptr;
    std::vector<std::string> editions;
};

}  // namespace

std::string pattern_words(const Pattern& pattern, const Scenario& scenario) {
    return joined(PatternWords(scenario).parts(pattern));
}

std::string says_words(const Claim& claim, const Scenario& scenario) {
    std::vector<std::string> patterns;
    patterns.reserve(claim.says.size());
    for (const Pattern& pattern : claim.says) patterns.push_back(pattern_words(pattern, scenario));
    return joined(patterns, " or ");
}

std::vector<std::string> difference_words(const ClaimVerdict& verdict, const Scenario& scenario) {
    std::vector<std::string> words;
    words.reserve(verdict.differences.size());
    for (const Difference& difference : verdict.differences)
        words.push_back(to_string(difference, *verdict.says, scenario, *verdict.nearest));
    return words;
}

std::vector<std::string> hindrance_words(const ClaimVerdict& verdict, const Scenario& scenario) {
    const Words words = words_of(scenario, verdict);
    std::vector<std::string> reasons;
    for (const PlayerPattern& player : verdict.says->players)
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
                                    answers.empty() ? "" : fmt::format(" with {}", joined(answers)),
                                    reason_words(group.first->reasons)));
    }
    return words;
}

namespace {

std::string status_words(const ClaimVerdict& verdict) {
    switch (verdict.status) {
        case ClaimStatus::certain:
            return verdict.outcomes == 1 ? "it is so in the only legal outcome"
                                         : fmt::format("it is so in all {} legal outcomes", verdict.outcomes);
        case ClaimStatus::possible:
            return fmt::format("it is so in {} of {} legal outcomes", verdict.matching, verdict.outcomes);
        case ClaimStatus::impossible:
            return verdict.outcomes == 1 ? "not so in the only legal outcome"
                                         : fmt::format("in none of {} legal outcomes", verdict.outcomes);
        case ClaimStatus::undecided: return "nothing can be said";
    }
    return {};  // unreachable: every status has its case
}

/// The sentences below the editions of one verdict.
class VerdictReasons {
public:
    VerdictReasons(const Scenario& scenario, const ClaimVerdict& verdict)
        : scenario_(scenario), verdict_(verdict) {}

    std::vector<std::string> list() {
        if (verdict_.undecided) add(verdict_.undecided->message);
        if (verdict_.status == ClaimStatus::possible) add("if " + conditions());
        if (verdict_.status == ClaimStatus::impossible) add_impossible();
        return std::move(list_);
    }

private:
    void add(std::string sentence) { list_.push_back(std::move(sentence)); }

    std::string conditions() const {
        const Words words = words_of(scenario_, verdict_);
        return listed(words.conditions(verdict_.choices));
    }

    void add_impossible() {
        const std::vector<std::string> differences = difference_words(verdict_, scenario_);
        const bool is_one = verdict_.outcomes == 1;
        add(fmt::format("{}{}", is_one ? "" : "nearest outcome: ", joined(differences, "; ")));
        if (!is_one && !verdict_.choices.empty()) add("there " + conditions());
        for (std::string& reason : hindrance_words(verdict_, scenario_)) add(std::move(reason));
        for (const std::string& other : elsewhere_words(verdict_)) add("but " + other);
        if (verdict_.others.empty()) add(kInNoEdition);
    }

    const Scenario& scenario_;
    const ClaimVerdict& verdict_;
    std::vector<std::string> list_;
};

/// What makes a claim that is possible or certain so.
std::vector<std::string> facts_of(const ClaimVerdict& verdict, const Scenario& scenario) {
    const Words words = words_of(scenario, verdict);
    std::vector<std::string> facts;
    if (verdict.status == ClaimStatus::impossible) return facts;
    for (const Fact& fact : verdict.trace) {
        if (!is_told(fact, ExplainLevel::brief)) continue;
        std::string text = fact_words(words, fact, scenario.game.turns.size() > 1);
        if (const std::string grounds = grounds_words(fact); !grounds.empty()) text += " " + grounds;
        if (std::ranges::find(facts, text) == facts.end()) facts.push_back(std::move(text));
    }
    return facts;
}

}  // namespace

std::vector<VerdictGroup> verdict_groups(const Claim& claim, const Scenario& scenario,
                                         const std::vector<ClaimVerdict>& verdicts, bool with_facts) {
    std::vector<VerdictGroup> groups;
    for (const ClaimVerdict& verdict : verdicts) {
        if (verdict.claim != &claim) continue;
        VerdictGroup next{&verdict, status_words(verdict), VerdictReasons(scenario, verdict).list(), {}, {}};
        if (with_facts) next.facts = facts_of(verdict, scenario);
        const auto is_same = [&](const VerdictGroup& group) {
            return group.first->status == verdict.status && group.words == next.words &&
                   group.reasons == next.reasons && group.facts == next.facts;
        };
        auto group = std::ranges::find_if(groups, is_same);
        if (group == groups.end()) group = groups.insert(group, std::move(next));
        group->rules.push_back(verdict.rules);
    }
    return groups;
}

std::string claim_words(const Claim& claim, const Scenario& scenario) {
    const std::string by = claim.by ? name_of(scenario, *claim.by) + " says: " : "Claim: ";
    return by + says_words(claim, scenario);
}

}  // namespace robbers
