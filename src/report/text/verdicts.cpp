// Lays out the verdicts on claims. What is true is decided in suite, the words in verdict_words.
#include "report/text/verdicts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "report/words/verdict_words.h"
#include "support/text.h"

namespace robbers {

namespace {

std::string group_text(const VerdictGroup& group, const TextStyle& style) {
    std::vector<std::string_view> editions;
    for (const RuleSet& rules : group.rules) editions.push_back(spelling(rules.edition));
    std::string text = wrapped(fmt::format("{} in {}: {}", bold(style, spelling(group.first->status)),
                                           fmt::join(editions, ", "), group.words),
                               style.width, "  ", "    ");
    for (const std::string& reason : group.reasons)
        text += wrapped(visible(reason), style.width, "    - ", "      ");
    return text;
}

}  // namespace

void write_verdicts(Output& output, const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts,
                    const TextStyle& style) {
    for (const Claim& claim : scenario.claims) {
        output.write("\n" +
                     wrapped(bold(style, visible(claim_words(claim, scenario))), style.width, "", "  "));
        if (!claim.because.empty())
            output.write(wrapped(visible(claim.because), style.width, "  because ", "  "));
        for (const VerdictGroup& group : verdict_groups(claim, scenario, verdicts, false))
            output.write(group_text(group, style));
    }
}

}  // namespace robbers
