// Lays out the verdicts on claims. What is true is decided in suite, the words in claim_words.
#include "report/verdict_text.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "report/claim_words.h"
#include "report/words.h"
#include "support/text.h"

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

/// The lines below the editions of one verdict.
class VerdictLines {
public:
    VerdictLines(const Scenario& scenario, const ClaimVerdict& verdict, const TextStyle& style)
        : scenario_(scenario), verdict_(verdict), style_(style) {}

    std::string text() {
        if (verdict_.undecided) add(visible(verdict_.undecided->message));
        if (verdict_.status == ClaimStatus::possible) add("if " + conditions());
        if (verdict_.status == ClaimStatus::impossible) add_impossible();
        return std::move(text_);
    }

private:
    void add(const std::string& line) { text_ += wrapped(visible(line), style_.width, "    - ", "      "); }

    std::string conditions() const {
        const Words words(scenario_, rules_of(verdict_.rules.edition, verdict_.rules.rulings).halved.value);
        return listed(words.conditions(verdict_.choices));
    }

    void add_impossible() {
        const std::vector<std::string> differences = difference_words(verdict_, scenario_);
        const bool is_one = verdict_.outcomes == 1;
        add(fmt::format("{}{}", is_one ? "" : "nearest outcome: ", fmt::join(differences, "; ")));
        if (!is_one && !verdict_.choices.empty()) add("there " + conditions());
        for (const ClauseId clause : verdict_.clauses)
            add(fmt::format("{}: {}", spelling(clause), info(clause).statement));
        for (const std::string& other : elsewhere_words(verdict_)) add("but " + other);
        if (verdict_.others.empty()) add("in no edition, whatever the answer to any one question");
    }

    const Scenario& scenario_;
    const ClaimVerdict& verdict_;
    const TextStyle& style_;
    std::string text_;
};

/// Editions with the same verdict.
struct Group {
    const ClaimVerdict* first = nullptr;
    std::string lines;
    std::vector<std::string> editions;
};

std::vector<Group> groups_of(const Claim& claim, const Scenario& scenario,
                             const std::vector<ClaimVerdict>& verdicts, const TextStyle& style) {
    std::vector<Group> groups;
    for (const ClaimVerdict& verdict : verdicts) {
        if (verdict.claim != &claim) continue;
        std::string lines = VerdictLines(scenario, verdict, style).text();
        const auto is_same = [&](const Group& group) {
            return status_words(*group.first) == status_words(verdict) && group.lines == lines;
        };
        auto group = std::ranges::find_if(groups, is_same);
        if (group == groups.end()) group = groups.insert(group, {&verdict, lines, {}});
        group->editions.emplace_back(spelling(verdict.rules.edition));
    }
    return groups;
}

}  // namespace

void write_verdicts(Output& output, const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts,
                    const TextStyle& style) {
    for (const Claim& claim : scenario.claims) {
        const std::string by =
            claim.by ? scenario.names[static_cast<std::size_t>(index(*claim.by))] + " says: " : "Claim: ";
        output.write(
            wrapped(bold(style, visible(by + pattern_words(claim.says, scenario))), style.width, "", "  "));
        if (!claim.because.empty())
            output.write(wrapped(visible(claim.because), style.width, "  because ", "  "));
        for (const Group& group : groups_of(claim, scenario, verdicts, style)) {
            const std::string editions = fmt::format("{}", fmt::join(group.editions, ", "));
            output.write(wrapped(fmt::format("{} in {}: {}", bold(style, spelling(group.first->status)),
                                             editions, status_words(*group.first)),
                                 style.width, "  ", "    "));
            output.write(group.lines);
        }
        output.write("\n");
    }
}

}  // namespace robbers
