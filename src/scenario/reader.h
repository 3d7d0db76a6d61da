#pragma once
// What the readers of all parts of a scenario share: the scenario in the making, values with their checks,
// and the parts themselves in the order in which they are read.

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scenario/documents.h"
#include "scenario/load.h"
#include "scenario/yaml_tree.h"
#include "support/text.h"

namespace robbers {

/// Numbers from `least` to `most`.
struct Bounds {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

constexpr Bounds kFigureBounds{kLeastFigurePoints, kMostFigurePoints};
constexpr Bounds kScoringBounds{-kMostEventPoints, kMostEventPoints};
constexpr Bounds kPaymentBounds{1, kMostEventPoints};
/// What is computed may pass the bounds of what is written; an expectation may follow it there.
constexpr Bounds kComputedBounds{-999'999'999, 999'999'999};
static_assert(kComputedBounds.most > kMostPoints);
constexpr std::size_t kNoLimit = static_cast<std::size_t>(-1);

/// A scenario in the making.
struct Draft {
    Draft(Problems& into, const LoadOptions& from) : problems(into), options(from) {}

    Problems& problems;
    const LoadOptions& options;
    Scenario scenario;
    bool knows_editions = false;  ///< scenario.editions is what the file says
    bool knows_players = false;   ///< scenario.names is complete
    bool has_messages = false;
    bool wide_places = false;       ///< robbers stand on points, not on spaces (question `laps`)
    bool narrowed_places = false;   ///< the scenario says otherwise, but a ruling that outranks it holds
    std::vector<bool> sound_turns;  ///< by turn: its events could all be read
    std::vector<std::pair<SourceSpan, Choice>> choices;  ///< in the order of reading

    void report(DiagnosticId id, const SourceSpan& span, std::string message, std::string expected = {},
                std::vector<DiagnosticNote> notes = {}) {
        problems.add(id, span, std::move(message), std::move(expected), std::move(notes));
    }
    /// `in_file` or `in_line`, by what is being read.
    std::string advice(std::string in_file, std::string in_line) const {
        return problems.notation() == Notation::line ? std::move(in_line) : std::move(in_file);
    }
    /// The editions that the scenario is for, or those of the command line where it names none.
    const std::vector<EditionId>& editions() const {
        return scenario.editions.empty() ? options.editions : scenario.editions;
    }
};

/// A mapping whose keys are all known; problems are reported when it is made.
class Fields {
public:
    Fields(Draft& draft, const Node& node, std::string_view what,
           std::initializer_list<std::string_view> known);

    /// Whether the node is a mapping at all.
    bool is_mapping() const { return node_.kind == NodeKind::mapping; }
    bool has_unknown() const { return has_unknown_; }
    const SourceSpan& span() const { return node_.span; }
    const NodeEntry* entry(std::string_view key) const;
    /// The value of `key`, or null.
    const Node* find(std::string_view key) const;
    /// The same, reporting where it is missing, unless an unknown key is probably meant to be it.
    const Node* require(std::string_view key) const;

private:
    Draft& draft_;
    const Node& node_;
    std::string what_;
    bool has_unknown_ = false;
    std::vector<std::string_view> misspelt_;  ///< the known keys that unknown ones are near
};

/// Reports that `node` is not what is needed; nothing more for a node that was refused already.
void report_wrong_type(Draft& draft, const Node& node, std::string_view what, std::string_view needed);

/// A list with at least one and at most `most` entries; null, after a report, where it is none.
const std::vector<Node>* read_list(Draft& draft, const Node& node, std::string_view what,
                                   std::size_t most = kNoLimit);

/// A list that may be empty.
const std::vector<Node>* read_any_list(Draft& draft, const Node& node, std::string_view what,
                                       std::size_t most = kNoLimit);

/// The list's entries, or the node itself where one entry may stand alone.
std::vector<const Node*> read_one_or_more(Draft& draft, const Node& node, std::string_view what,
                                          std::size_t most = kNoLimit);

/// A scalar's text as written; what is no scalar is reported.
std::optional<std::string> read_scalar(Draft& draft, const Node& node, std::string_view what,
                                       std::string_view needed);

/// A text that is not empty; on one line, or of several lines.
std::optional<std::string> read_line(Draft& draft, const Node& node, std::string_view what);
std::optional<std::string> read_prose(Draft& draft, const Node& node, std::string_view what);

/// A list of different one-line texts.
std::vector<std::string> read_lines(Draft& draft, const Node& node, std::string_view what);

/// Whether the node is a scalar that looks like a number, right or wrong.
bool looks_like_number(const Node& node);

std::optional<std::int64_t> read_number(Draft& draft, const Node& node, std::string_view what, Bounds bounds);
std::optional<Points> read_points(Draft& draft, const Node& node, std::string_view what, Bounds bounds);

/// A word of E's vocabulary; another word is reported as `unknown`.
template <class E>
std::optional<E> read_word(Draft& draft, const Node& node, std::string_view what, DiagnosticId unknown) {
    const auto word = read_scalar(draft, node, what, "a word");
    if (!word) return std::nullopt;
    const auto value = from_spelling<E>(*word);
    if (!value)
        draft.report(unknown, node.span, std::string(what) + ": " + in_quotes(*word) + " does not fit",
                     suggestion_of<E>(*word));
    return value;
}

/// Reports a name without quotes that YAML readers take for true, false or nothing.
bool check_yaml_word(Draft& draft, const Node& node);
std::optional<Player> read_player(Draft& draft, const Node& node, std::string_view what);
/// The player named `name`; reported at `span` where there is none.
std::optional<Player> player_named(Draft& draft, std::string_view name, const SourceSpan& span);
std::optional<FigureKind> read_figure_kind(Draft& draft, const Node& node, std::string_view what);
/// A figure such as red.meeple.
std::optional<Figure> read_figure(Draft& draft, const Node& node, std::string_view what);

/// A robber's place.
std::optional<Place> read_place(Draft& draft, const Node& node, std::string_view what, Bounds bounds);
/// The bounds of a robber's place as written in a position or a choice.
Bounds place_bounds(const Draft& draft);

/// A mark that is `true` or left out; anything else is reported.
bool read_true(Draft& draft, const Node& node, std::string_view what);

/// Reports a messenger or message where the expansion is not used.
bool check_messages(Draft& draft, const SourceSpan& span, std::string_view what);

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
