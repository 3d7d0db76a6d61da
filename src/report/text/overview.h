#pragma once
// The comparisons of many scenarios in few lines.

#include <map>
#include <string>

#include "answers/compare.h"
#include "report/kit/output.h"
#include "report/kit/style.h"

namespace robbers {

/// "c3 with laps=same-lap"
std::string rules_text(const ComparedRules& column);
/// "c2, c3 with laps=same-lap"
std::string columns_text(const ComparedGroup& group);

/// Writes one line for each scenario on which the rules part, and at the end which clause or question makes
/// the difference how often, edition by edition.
class ComparisonOverview {
public:
    /// `all`: a line for scenarios on which the rules agree, too.
    ComparisonOverview(Output& output, const TextStyle& style, bool all)
        : output_(output), style_(style), all_(all) {}

    void add(const Scenario& scenario, const Comparison& comparison);
    void finish();

private:
    Output& output_;
    TextStyle style_;
    bool all_;
    std::size_t scenarios_ = 0;
    std::size_t differing_ = 0;
    /// How many scenarios a clause or question parts, by its name and the rules on the other side.
    std::map<std::string, std::map<std::string, std::size_t>> counts_;
};

}  // namespace robbers
