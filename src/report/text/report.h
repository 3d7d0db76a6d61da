#pragma once
// The report for people: what was adjudicated, and every outcome with its reasons.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "answers/run.h"
#include "report/case_report.h"
#include "report/kit/output.h"
#include "report/kit/style.h"
#include "report/words/words.h"

namespace robbers {

struct TextContext;

struct TextOptions {
    TextStyle style;
    ExplainLevel explain = ExplainLevel::brief;
    std::size_t limit = 20;       ///< outcomes that are shown; 0: all
    bool folds_editions = false;  ///< tells editions together of which all that is told is the same
};

/// Shows cases one after the other.
class TextReport : public CaseReport {
public:
    TextReport(Output& output, const TextOptions& options) : output_(&output), options_(options) {}
    void add(const CaseResult& result) override;
    void finish() override;

private:
    /// What is told of one scenario in some editions.
    struct Held {
        std::vector<std::string_view> editions;
        std::vector<Ruling> rulings;  ///< that deviate
        std::string heading;          ///< with the only edition
        std::string title;
        std::string rest;
    };
    void hold(const TextContext& context, const CaseResult& result);
    void write_rule();

    Output* output_;
    TextOptions options_;
    bool is_first_ = true;
    const Scenario* scenario_ = nullptr;  ///< whose editions are held
    std::vector<Held> held_;
};

}  // namespace robbers
