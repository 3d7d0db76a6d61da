#pragma once
// Adjudicated cases as cards to post, one a scenario.

#include "report/cards/parts.h"
#include "report/case_report.h"

namespace robbers {

/// What is told of the outcomes of one case.
struct CardBody {
    Card blocks;
    ClauseList clauses;  ///< that it names
};

/// Shows each scenario once; editions with the same verdict stand together. Scenarios must outlive it.
class CardReport : public CaseReport {
public:
    CardReport(Output& output, const Markup& markup, const CaseReportOptions& options);
    void add(const CaseResult& result) override;
    void finish() override;

private:
    /// What one edition says.
    struct Verdict {
        std::string summary;           ///< "2 legal outcomes"
        std::vector<CardBody> bodies;  ///< in less and less detail
        RuleSet rules;
    };

    void write_card();
    std::string card_text(std::size_t detail) const;

    Output* output_;
    const Markup* markup_;
    CaseReportOptions options_;
    std::size_t details_ = 1;  ///< in how many ways a card may be told
    bool is_first_ = true;
    const Scenario* scenario_ = nullptr;  ///< of the card that is put together; null where there is none
    Card head_;
    std::vector<Verdict> verdicts_;
};

}  // namespace robbers
