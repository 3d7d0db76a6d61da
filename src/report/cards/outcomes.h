#pragma once
// The outcomes of one case on a card.

#include "report/cards/parts.h"
#include "report/cards/report.h"

namespace robbers {

/// How much is told of outcomes.
struct CardDetail {
    std::size_t limit = 0;      ///< outcomes that are shown; 0: all
    bool has_sentences = true;  ///< false: reasons are clauses alone
};

/// The outcomes of `context`, which must have some.
CardBody card_outcomes(const TextContext& context, const Adjudication& adjudication, ExplainLevel explain,
                       const CardDetail& detail);

}  // namespace robbers
