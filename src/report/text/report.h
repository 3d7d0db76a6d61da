#pragma once
// What is found about scenarios, for people: results, choices, verdicts, comparisons. This folder decides
// what stands where in a terminal, and how much; the sentences come from words/.

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "answers/choices.h"
#include "answers/compare.h"
#include "report/kit/case_report.h"
#include "report/words/context.h"

namespace robbers {

/// Cases one after the other: what was adjudicated, and every outcome with its reasons.
std::unique_ptr<CaseReport> make_text_report(Output& output, const CaseReportOptions& options);

struct ChoicesTextOptions {
    ExplainLevel explain = ExplainLevel::brief;
    std::optional<std::size_t> depth;  ///< decisions after each other; unset: as many as fit; 0: all
};

/// Writes the position, what happens, and why nothing can be chosen.
void write_refusal(Output& output, const TextContext& context, const Refusal& refusal);

/// Writes the position, what happens, and the tree of choices with the effect of each.
void write_choices(Output& output, const TextContext& context, const ChoiceGraph& graph,
                   const ChoicesTextOptions& options);

/// Writes what the player can be sure of and gain at best, and the choices that matter for it.
void write_best(Output& output, const TextContext& context, const ChoiceGraph& graph,
                const Prospects& prospects, const ChoicesTextOptions& options);

/// Writes each claim after an empty line, with its verdicts; editions in which it is settled in the same way
/// stand together.
void write_verdicts(Output& output, const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts,
                    ExplainLevel explain, const TextStyle& style);

/// Writes which rules agree, a table of the outcomes, and for each group where and why it parts from the
/// first. At most `limit` outcomes are listed; 0: all.
void write_comparison(Output& output, const Scenario& scenario, const Comparison& comparison,
                      std::size_t limit, const TextStyle& style);

}  // namespace robbers
