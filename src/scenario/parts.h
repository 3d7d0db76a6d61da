#pragma once
// The readers of the parts of a scenario, in the order in which a scenario is read.

#include "scenario/reader.h"

namespace robbers {

/// A whole scenario; nothing where it is no mapping. Problems of its parts are reported, and what could be
/// read comes out. `number` is the document's, from 1.
std::optional<Scenario> read_scenario(const Node& root, int number, const LoadOptions& options,
                                      Problems& problems);

/// A draft for further parts of a scenario that is read already.
Draft draft_of(const Scenario& scenario, const LoadOptions& options, Problems& problems);

/// Title, id, prose, editions, expansions, rulings: what the other parts depend on comes out of here.
void read_header(Draft& draft, const Fields& fields);

/// Names and starting positions.
void read_players(Draft& draft, const Fields& fields);

/// Turns with their events, and the choices that are written inside them.
void read_turns(Draft& draft, const Fields& fields);
/// The list of events of turn `turn` (counted from 1) into `events` and `spans`; whether all could be read.
bool read_events(Draft& draft, const Node& node, int turn, std::vector<Event>& events,
                 std::vector<SourceSpan>& spans);
/// Reports breaches of what all editions say of the order of events; `is_last` is the game's last turn.
void check_events(Draft& draft, const std::vector<Event>& events, const std::vector<SourceSpan>& spans,
                  bool is_last);

/// A list of choices; inside a turn its number (from 1) is known, at top level each entry says it.
void read_choices(Draft& draft, const Node& node, std::optional<int> turn);

void read_expectations(Draft& draft, const Fields& fields);
void read_claims(Draft& draft, const Fields& fields);
/// A pattern; `bounds` are those of a robber's space in it.
std::optional<Pattern> read_pattern(Draft& draft, const Node& node, Bounds places);

/// One edition, a list of different ones, or `all`; sorted. Nothing, after a report, where something is
/// wrong.
std::optional<std::vector<EditionId>> read_editions(Draft& draft, const Node& node);

/// Answers to questions. Those that none of `editions` asks under `inherited` (what the rulings outrank)
/// are reported; no check where `editions` is empty.
std::vector<Ruling> read_rulings(Draft& draft, const Node& node, const std::vector<EditionId>& editions,
                                 const std::vector<Ruling>& inherited);

/// `rulings` and those of `inherited` on other questions.
std::vector<Ruling> outranking(const std::vector<Ruling>& rulings, const std::vector<Ruling>& inherited);

/// The answer to `question` among `rulings`, or the preferred one.
int answer_among(const std::vector<Ruling>& rulings, QuestionId question);

/// The index of the answer that makes places points.
constexpr int kSameLap = 1;

}  // namespace robbers
