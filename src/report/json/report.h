#pragma once
// What is found about scenarios, for programs: results, choices, verdicts, comparisons. One JSON document for
// each. This folder decides keys and values; they change only with the number of their schema.

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "answers/choices.h"
#include "answers/compare.h"
#include "report/kit/case_report.h"

namespace robbers {

/// Puts documents into one array, or leaves each as it is. Does not write the documents themselves.
class JsonArray {
public:
    /// `output` must outlive it.
    JsonArray(Output& output, bool is_array) : output_(&output), is_array_(is_array) {}

    Output& output() const { return *output_; }
    /// Begins the next document; by so many columns is it moved to the right.
    int begin();
    void end();
    /// Ends the array, which may be empty; nothing may be added afterwards.
    void finish();

private:
    Output* output_;
    bool is_array_;
    bool is_first_ = true;
};

/// One document a case: the only one, or in an array where there are more or none.
std::unique_ptr<CaseReport> make_json_report(Output& output, const CaseReportOptions& options);
/// One document a case, each on a line.
std::unique_ptr<CaseReport> make_json_lines_report(Output& output, const CaseReportOptions& options);

struct JsonChoicesOptions {
    ExplainLevel explain = ExplainLevel::brief;
    std::size_t depth = 0;  ///< decisions after each other that are listed; 0: all
};

/// Adds one case; with a player: what that player can be sure of and gain at best at every point.
void write_json_choices(JsonArray& array, const ChoicesResult& result, std::optional<Player> player,
                        const JsonChoicesOptions& options);

/// Adds one scenario's claims; `verdicts` are all of them, claim by claim.
void write_json_verdicts(JsonArray& array, const Scenario& scenario,
                         const std::vector<ClaimVerdict>& verdicts);

/// Adds the comparison of one scenario with at most `limit` outcomes; 0: all.
void write_json_comparison(JsonArray& array, const Scenario& scenario, const Comparison& comparison,
                           std::size_t limit);

}  // namespace robbers
