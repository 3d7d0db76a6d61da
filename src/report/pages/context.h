#pragma once
// What every part of a page needs to know: the case that it shows, and what the page has cited so far.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "report/pages/names.h"
#include "report/words/context.h"

namespace robbers {

/// The clauses and disputed questions that a page names, to be explained at its end.
struct Citations {
    std::set<ClauseId> clauses;
    std::set<QuestionId> questions;
};

/// A clause or question with a link to its text at the end of the page.
Html clause_link(ClauseId clause, Citations& citations);
Html question_link(QuestionId question, Citations& citations);
/// `text` with a link at each clause that it names, and `names` as html_named() has them.
Html html_with_clauses(std::string_view text, const std::vector<std::string>& names, Citations& citations);
/// The texts of everything that was cited; nothing where nothing was.
Html citation_list(const Citations& citations);

/// The starting position, or where an outcome leads from there, a row for each player.
Html position_table(const TextContext& context);
Html outcome_table(const TextContext& context, const Outcome& outcome);
/// The events, turn by turn, and the choices that the scenario lists.
Html html_events(const TextContext& context);

/// "second edition, Hans im Glück, Big Box 6 (2017)"
std::string edition_words(EditionId edition);

}  // namespace robbers
