#pragma once
// The rules of an edition as a whole: which questions they leave open, and what a ruling makes of them. Who
// asks for single points includes rule_points.h.

#include <vector>

#include "rules/question.h"

namespace robbers {

struct RulePoints;

/// The rules that an edition prints, with the preferred answer to each question that it leaves open.
const RulePoints& rules_of(EditionId edition);

/// Whether these rules leave `question` open, so that a ruling on it means something.
bool asks(const RulePoints& rules, QuestionId question);
/// Whether `edition` asks `question` when `rulings` hold.
bool asks(EditionId edition, const std::vector<Ruling>& rulings, QuestionId question);

/// Gives `ruling`'s answer; `asks(rules, ruling.question)` must hold. An answer may open another question.
void apply(RulePoints& rules, const Ruling& ruling);

/// The answer that `rules` give to a question that they ask.
int answer_in(const RulePoints& rules, QuestionId question);
/// The answer that `edition` gives under `rulings` to a question that it then asks.
int answer_in(EditionId edition, const std::vector<Ruling>& rulings, QuestionId question);

/// Both answers to each question that `edition` asks, also where it does so only under a ruling on another.
std::vector<Ruling> askable_rulings(EditionId edition);

}  // namespace robbers
