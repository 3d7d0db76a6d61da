// Shows what became of changes of the rules. What counts as noticed is decided in answers.
#include "report/text/rules.h"

#include <fmt/format.h>

#include "answers/mutation.h"
#include "report/words/context.h"
#include "support/text.h"

namespace robbers {

namespace {

/// "c2 end_bonus: three-points → nothing"
std::string change_words(const RuleChange& change, const TextStyle& style) {
    return fmt::format("{} {}: {}{}{}", spelling(change.edition), change.point, change.before, arrow(style),
                       change.after);
}

/// "[END-2]", "[PLC-7, question declined-placement]"
std::string reason_words(const Reason& reason) {
    return reason.question
               ? fmt::format("[{}, question {}]", spelling(reason.clause), spelling(*reason.question))
               : fmt::format("[{}]", spelling(reason.clause));
}

std::string result_words(const ChangeResult& result, const TextStyle& style) {
    const RuleChange& change = result.change;
    std::string what = change_words(change, style);
    const std::string why = faint(style, reason_words(change.reason));
    switch (result.fate) {
        case Fate::survived:
            return fmt::format("{} survives {}: no scenario notices ({})", bold(style, what), why,
                               change.text);
        case Fate::noticed:
            return fmt::format("{} is noticed by {} {}", what, visible(result.noticed_by->id), why);
        case Fate::indistinguishable:
            return fmt::format("{} makes no difference {}: {}", what, why, result.reason);
        case Fate::not_run: return fmt::format("{} did not run {}", what, why);
    }
    return what;
}

/// "c2: 33 changes: 20 noticed, 1 survives, 12 cannot be noticed"
std::string total_words(const MutationResult& result, EditionId edition) {
    const auto count = [&](Fate fate) { return count_changes(result, edition, fate); };
    std::size_t all = 0;
    for (const Fate fate : all_values<Fate>()) all += count(fate);
    const std::size_t survived = count(Fate::survived);
    std::string text = fmt::format("{}: {}: {} noticed, {}, {} without a difference", spelling(edition),
                                   counted(all, "change"), count(Fate::noticed),
                                   survived == 1 ? "one survives" : fmt::format("{} survive", survived),
                                   count(Fate::indistinguishable));
    if (const std::size_t left = count(Fate::not_run)) text += fmt::format(", {} not run", left);
    return text;
}

std::string place_words(const BrokenRun& run, const SourceSpan& span) {
    return fmt::format("{}:{}:{}: {} in {}", visible(run.scenario->source->path), span.begin.line,
                       span.begin.column, visible(run.scenario->id), spelling(run.edition));
}

void write_broken(Output& output, const BrokenRun& run) {
    for (const Mismatch& mismatch : run.mismatches) {
        const std::string place = place_words(run, mismatch.span);
        output.write(fmt::format("{} fails with unchanged rules: {}\n", place, visible(mismatch.message)));
    }
}

}  // namespace

void write_mutation(Output& output, const MutationResult& result, const MutationTextOptions& options) {
    for (const BrokenRun& run : result.broken) write_broken(output, run);
    for (const BrokenRun& run : result.too_large) {
        const std::string place = place_words(run, run.scenario->span);
        output.write(fmt::format("{} has too many states to notice anything\n", place));
    }
    for (const ChangeResult& one : result.changes)
        if (one.fate == Fate::survived || options.verbose)
            output.write(result_words(one, options.style) + "\n");
    if (options.quiet || !result.broken.empty()) return;
    for (const EditionId edition : result.editions) output.write(total_words(result, edition) + "\n");
}

void write_changes(Output& output, std::span<const EditionId> editions, const TextStyle& style) {
    for (const EditionId edition : editions) {
        for (const RuleChange& change : rule_changes(edition)) {
            const Indistinguishable* reviewed =
                find_indistinguishable(rules_of(edition), change.point, change.after);
            output.write(fmt::format(
                "{} {}{}\n", change_words(change, style), faint(style, reason_words(change.reason)),
                reviewed ? fmt::format(": makes no difference: {}", reviewed->reason) : ""));
        }
    }
}

}  // namespace robbers
