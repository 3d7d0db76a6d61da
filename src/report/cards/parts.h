#pragma once
// The parts that every card has: who stood where, what happened, under which rules, and where they are
// written.

#include <set>
#include <string>
#include <vector>

#include "answers/settle.h"
#include "report/cards/card.h"
#include "report/words/context.h"
#include "rules/clause.h"

namespace robbers {

/// Clauses in their own order.
using ClauseList = std::set<ClauseId>;

/// The title, the starting position and the events.
Card card_head(const TextContext& context);

/// "second edition, Hans im Glück, Big Box 6 (2017) [c2]" for each; rulings that are not preferred are named.
/// "every edition" where nothing tells them apart. `in_short`: of several, the ids alone.
std::string editions_words(const std::vector<RuleSet>& rules, bool in_short, const TextStyle& style);

/// Where the clauses are written, and since when; nothing where there are none.
void add_sources(Card& card, const ClauseList& clauses, const TextStyle& style);

/// The command that asks again under all of `rules`; nothing where one line cannot say the scenario, or its
/// claims, which are asked `with_claims`.
void add_command(Card& card, const Scenario& scenario, const std::vector<RuleSet>& rules, bool with_claims);

/// A card that is longer is told in less detail, where nobody says how much is wanted.
constexpr std::size_t kCardCharacters = 2500;

}  // namespace robbers
