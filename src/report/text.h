#pragma once
// The report for people: what was adjudicated, and every outcome with its reasons.

#include <cstddef>

#include "report/case_report.h"
#include "report/output.h"
#include "report/style.h"
#include "report/words.h"
#include "suite/run.h"

namespace robbers {

struct TextOptions {
    TextStyle style;
    ExplainLevel explain = ExplainLevel::brief;
    std::size_t limit = 20;  ///< outcomes that are shown; 0: all
};

/// Shows cases one after the other.
class TextReport : public CaseReport {
public:
    TextReport(Output& output, const TextOptions& options) : output_(&output), options_(options) {}
    void add(const CaseResult& result) override;
    void finish() override {}

private:
    Output* output_;
    TextOptions options_;
    bool is_first_ = true;
};

}  // namespace robbers
