// Says verdicts on claims, and which editions agree on one. What is true and what brings it is decided in
// answers.
#include "report/words/verdict_words.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/event.h"
#include "report/words/claim_reasons.h"
#include "report/words/claim_words.h"
#include "report/words/outcome_words.h"
#include "report/words/words.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr const char* kInNoEdition = "No edition allows it, under either reading of any disputed rule.";

Words words_of(const Scenario& scenario, const ClaimVerdict& verdict) {
    return Words(scenario, verdict.rules.edition, verdict.rules.rulings);
}

/// " [STL-1, STL-6]"; nothing where there are none.
std::string bracketed(const std::vector<ClauseId>& clauses) {
    return clauses.empty() ? std::string() : fmt::format(" [{}]", joined(spelled(clauses)));
}

/// A sentence with what stands before its full stop.
std::string ended(std::string sentence, const std::string& bracket) {
    while (sentence.ends_with('.')) sentence.pop_back();
    return sentence + bracket + ".";
}

/// Why a gain and a total do not fit together.
std::string contradiction_words(const PlayerPattern& player, const Scenario& scenario) {
    const Points start = scenario.game.start.total(player.player);
    return fmt::format("The claim contradicts itself: {} begins with {}, and {} more make {}.",
                       name_of(scenario, player.player), start, *player.gained, start + *player.gained);
}

/// Rules that differ in the same way.
struct OtherRulesGroup {
    const OtherRules* first = nullptr;
    std::vector<std::string> editions;
};

/// Where an impossible claim is none: "The claim is certain in c3.1 [TRN-2]."
std::vector<std::string> elsewhere_words(const ClaimVerdict& verdict) {
    std::vector<OtherRulesGroup> groups;
    for (const OtherRules& other : verdict.others) {
        const auto is_same = [&](const OtherRulesGroup& group) {
            return group.first->status == other.status && group.first->changed == other.changed &&
                   group.first->reasons == other.reasons;
        };
        auto group = std::ranges::find_if(groups, is_same);
        if (group == groups.end()) group = groups.insert(group, {&other, {}});
        group->editions.emplace_back(spelling(other.rules.edition));
    }
    std::vector<std::string> words;
    for (const OtherRulesGroup& group : groups) {
        const bool is_here = group.first->rules.edition == verdict.rules.edition;
        std::vector<std::string> answers;
        for (const Ruling& ruling : group.first->changed) answers.push_back(to_string(ruling));
        std::vector<ClauseId> clauses;  // one may be the reason both as it stands and as an answer reads it
        for (const Reason& reason : group.first->reasons)
            if (std::ranges::find(clauses, reason.clause) == clauses.end()) clauses.push_back(reason.clause);
        words.push_back(fmt::format("The claim is {}{}{}{}.", spelling(group.first->status),
                                    is_here ? " here" : " in " + listed(group.editions),
                                    answers.empty() ? "" : fmt::format(" with {}", joined(answers)),
                                    bracketed(clauses)));
    }
    return words;
}

/// Whether the fact says no more than what was chosen.
bool tells_choice(const Fact& fact, const Choice& choice) {
    if (fact.player != choice.player || fact.turn != choice.turn) return false;
    switch (fact.kind) {
        case FactKind::robber_placed:
        case FactKind::robber_moved:
        case FactKind::robber_kept:
        case FactKind::placement_declined: return std::holds_alternative<Places>(choice.decision);
        case FactKind::robber_carried:
        case FactKind::robber_stayed: {
            const auto* goes = std::get_if<GoesAlong>(&choice.decision);
            return goes != nullptr && goes->mover == fact.figure;
        }
        default: return false;
    }
}

/// Why nothing can be said of a claim.
std::string refusal_words(const Diagnostic& diagnostic) {
    if (diagnostic.id == DiagnosticId::illegal_choice) return "The rules do not allow these choices.";
    if (diagnostic.id == DiagnosticId::illegal_event) return "The rules do not allow these events.";
    return "The search stopped before the answer was known.";
}

/// The answer and the sentences below it.
class VerdictSentences {
public:
    VerdictSentences(const Scenario& scenario, const ClaimVerdict& verdict)
        : scenario_(scenario), verdict_(verdict) {}

    std::string answer() const {
        const std::size_t all = verdict_.outcomes;
        switch (verdict_.status) {
            case ClaimStatus::certain:
                return all == 1 ? "Yes: there is only one legal outcome."
                                : fmt::format("Yes, in {} legal outcomes.",
                                              all == 2 ? "both" : fmt::format("all {}", all));
            case ClaimStatus::possible:
                return fmt::format("In {} of {} legal outcomes.", verdict_.matching, all);
            case ClaimStatus::impossible:
                if (!verdict_.contradicted.empty()) return "No.";
                return fmt::format("No: {}{}.",
                                   all == 1 ? "" : fmt::format("in the nearest of {} legal outcomes ", all),
                                   joined(difference_words(verdict_, scenario_), "; "));
            case ClaimStatus::undecided: return refusal_words(*verdict_.undecided);
        }
        return {};  // unreachable: every status has its case
    }

    std::vector<std::string> reasons() {
        if (verdict_.undecided) list_.push_back(sentence(verdict_.undecided->message, ""));
        if (verdict_.status == ClaimStatus::possible) add_conditions();
        if (verdict_.status == ClaimStatus::impossible) add_impossible();
        for (const HeldPattern& held : verdict_.held) {
            list_.push_back(
                fmt::format("{}: in {}.", pattern_words(*held.says, scenario_),
                            held.outcomes == 1 ? "one outcome" : counted(held.outcomes, "outcome")));
        }
        add_grounds();
        for (std::string& sentence : otherwise_words(verdict_, scenario_))
            list_.push_back(std::move(sentence));
        return std::move(list_);
    }

private:
    /// With a capital, unless it begins with a player's name, which is printed as it is written.
    std::string sentence(std::string text, const std::string& bracket) const {
        const bool is_name = std::ranges::any_of(
            scenario_.names, [&](const std::string& name) { return text.starts_with(name); });
        if (!is_name && text.front() >= 'a' && text.front() <= 'z')
            text.front() = static_cast<char>(text.front() - 'a' + 'A');
        return ended(std::move(text), bracket);
    }

    void add_conditions() {
        std::string sentence;
        for (const Condition& condition : verdict_.conditions) {
            sentence += fmt::format("{}{}{}", sentence.empty() ? "If " : ", and ",
                                    condition_words(verdict_, scenario_, condition),
                                    bracketed(clauses_of(condition)));
        }
        if (!sentence.empty()) list_.push_back(sentence + ".");
    }

    /// What gives the choice, and what the choice itself rests on.
    std::vector<ClauseId> clauses_of(const Condition& condition) const {
        std::vector<ClauseId> clauses{condition.made.clause};
        for (const Ground& ground : verdict_.grounds.shared) {
            for (const ClauseId clause : ground.clauses) {
                if (tells_choice(ground.fact, condition.made.choice) &&
                    std::ranges::find(clauses, clause) == clauses.end())
                    clauses.push_back(clause);
            }
        }
        return clauses;
    }

    bool is_told_by_condition(const Ground& ground) const {
        return std::ranges::any_of(verdict_.conditions, [&](const Condition& condition) {
            return tells_choice(ground.fact, condition.made.choice);
        });
    }

    std::string ground(const Ground& ground) const {
        std::string bracket = bracketed(ground.clauses);
        if (ground.fact.question)
            bracket.insert(bracket.empty() ? 0 : bracket.size() - 1,
                           fmt::format(", question {}", spelling(*ground.fact.question)));
        return sentence(ground_words(verdict_, scenario_, ground), bracket);
    }

    void add_grounds() {
        for (const Ground& one : verdict_.grounds.shared)
            if (!is_told_by_condition(one)) list_.push_back(ground(one));
        for (const std::vector<Ground>& way : verdict_.grounds.ways) {
            std::vector<std::string> parts;
            parts.reserve(way.size());
            for (const Ground& one : way) parts.push_back(ground(one));
            const bool is_first = &way == &verdict_.grounds.ways.front();
            list_.push_back(fmt::format("{} {}", is_first ? "Either:" : "Or:", joined(parts, " ")));
        }
    }

    void add_impossible() {
        if (verdict_.outcomes > 1 && !verdict_.choices.empty()) {
            const Words words = words_of(scenario_, verdict_);
            list_.push_back(fmt::format("That is if {}.", listed(words.conditions(verdict_.choices))));
        }
        for (const PlayerPattern& player : verdict_.says->players)
            if (std::ranges::find(verdict_.contradicted, player.player) != verdict_.contradicted.end())
                list_.push_back(contradiction_words(player, scenario_));
        for (const ClauseId clause : verdict_.telling)
            list_.push_back(ended(std::string(info(clause).statement), bracketed({clause})));
        for (const Fact& movement : verdict_.movements) list_.push_back(told(movement));
        for (std::string& other : elsewhere_words(verdict_)) list_.push_back(std::move(other));
        if (verdict_.others.empty()) list_.emplace_back(kInNoEdition);
    }

    std::string told(const Fact& fact) const {
        const std::string grounds = grounds_words(fact);
        return sentence(fact_words(words_of(scenario_, verdict_), fact, scenario_.game.turns.size() > 1),
                        grounds.empty() ? "" : " " + grounds);
    }

    const Scenario& scenario_;
    const ClaimVerdict& verdict_;
    std::vector<std::string> list_;
};

/// All that happens where a claim is true, or where it nearly is.
std::vector<std::string> facts_of(const ClaimVerdict& verdict, const Scenario& scenario) {
    const Words words = words_of(scenario, verdict);
    std::vector<std::string> facts;
    for (const Fact& fact : verdict.trace) {
        if (!is_told(fact, ExplainLevel::full)) continue;
        std::string text = reason_words(words, fact, scenario.game.turns.size() > 1);
        if (std::ranges::find(facts, text) == facts.end()) facts.push_back(std::move(text));
    }
    return facts;
}

VerdictGroup group_of(const Scenario& scenario, const ClaimVerdict& verdict, ExplainLevel level) {
    VerdictSentences sentences(scenario, verdict);
    VerdictGroup group{&verdict, sentences.answer(), {}, {}, {}};
    if (level == ExplainLevel::none) group.words = ended(group.words, bracketed(verdict.clauses));
    if (level != ExplainLevel::none) group.reasons = sentences.reasons();
    if (level == ExplainLevel::full) group.facts = facts_of(verdict, scenario);
    return group;
}

}  // namespace

std::vector<VerdictGroup> verdict_groups(const Claim& claim, const Scenario& scenario,
                                         const std::vector<ClaimVerdict>& verdicts, ExplainLevel level) {
    std::vector<VerdictGroup> groups;
    for (const ClaimVerdict& verdict : verdicts) {
        if (verdict.claim != &claim) continue;
        VerdictGroup next = group_of(scenario, verdict, level);
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

std::string status_word(ClaimStatus status) {
    std::string word(spelling(status));
    word.front() = static_cast<char>(word.front() - 'a' + 'A');
    return word;
}

}  // namespace robbers
