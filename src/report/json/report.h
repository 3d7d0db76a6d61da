#pragma once
// The report for programs: the JSON result, streamed outcome by outcome.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "answers/run.h"
#include "report/case_report.h"
#include "report/json/array.h"
#include "report/kit/output.h"
#include "report/words/words.h"

namespace robbers {

#define ROBBERS_JSON_FORMS(X) X(document, "document") X(array, "array") X(lines, "lines")
/// One document, an array of documents, or one document a line.
ROBBERS_VOCABULARY(JsonForm, ROBBERS_JSON_FORMS);

struct JsonOptions {
    JsonForm form = JsonForm::document;
    ExplainLevel explain = ExplainLevel::brief;
    std::size_t limit = 0;  ///< outcomes that are listed; 0: all
};

/// Writes one document a case; with JsonForm::document there must be exactly one case.
class JsonReport : public CaseReport {
public:
    JsonReport(Output& output, const JsonOptions& options)
        : array_(output, options.form == JsonForm::array), options_(options) {}
    void add(const CaseResult& result) override;
    void finish() override { array_.finish(); }

private:
    JsonArray array_;
    JsonOptions options_;
};

}  // namespace robbers
