#pragma once
// Verdicts on claims as a card to post.

#include "answers/settle.h"
#include "report/cards/card.h"
#include "report/kit/style.h"

namespace robbers {

/// The card of one scenario's claims; `verdicts` are all of them, claim by claim, for the same editions.
std::string verdict_card(const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts,
                         const Markup& markup, TextStyle style);

}  // namespace robbers
