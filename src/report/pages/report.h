#pragma once
// The report as one page that needs nothing else: no network, no other file.

#include "report/case_report.h"
#include "report/pages/scenario.h"

namespace robbers {

/// Collects cases; cases of one scenario must follow each other. The page is written by finish().
class HtmlReport : public CaseReport {
public:
    HtmlReport(Output& output, const HtmlOptions& options) : output_(&output), options_(options) {}
    void add(const CaseResult& result) override;
    void finish() override;

private:
    Output* output_;
    HtmlOptions options_;
    Citations citations_;
    std::vector<ScenarioPage> scenarios_;
};

}  // namespace robbers
