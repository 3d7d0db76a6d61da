// Says verdicts on claims, and which editions agree on one. What is true is decided in suite.
#include "report/words/verdict_words.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "report/words/claim_words.h"
#include "report/words/outcome_words.h"
#include "report/words/words.h"

namespace robbers {

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
        const Words words(scenario_, verdict_.rules.edition, verdict_.rules.rulings);
        return listed(words.conditions(verdict_.choices));
    }

    void add_impossible() {
        const std::vector<std::string> differences = difference_words(verdict_, scenario_);
        const bool is_one = verdict_.outcomes == 1;
        add(fmt::format("{}{}", is_one ? "" : "nearest outcome: ", fmt::join(differences, "; ")));
        if (!is_one && !verdict_.choices.empty()) add("there " + conditions());
        for (std::string& reason : hindrance_words(verdict_, scenario_)) add(std::move(reason));
        for (const std::string& other : elsewhere_words(verdict_)) add("but " + other);
        if (verdict_.others.empty()) add("in no edition, whatever the answer to any one question");
    }

    const Scenario& scenario_;
    const ClaimVerdict& verdict_;
    std::vector<std::string> list_;
};

/// What makes a claim that is possible or certain so.
std::vector<std::string> facts_of(const ClaimVerdict& verdict, const Scenario& scenario) {
    const Words words(scenario, verdict.rules.edition, verdict.rules.rulings);
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
    const std::string by =
        claim.by ? scenario.names[static_cast<std::size_t>(index(*claim.by))] + " says: " : "Claim: ";
    return by + pattern_words(claim.says, scenario);
}

}  // namespace robbers
