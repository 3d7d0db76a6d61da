#pragma once
// What the readers of all parts of a scenario share: the scenario in the making, and values with their
// checks.

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scenario/load.h"
#include "scenario/problems.h"
#include "scenario/yaml_tree.h"
#include "support/text.h"

namespace robbers {

/// Numbers from `least` to `most`.
struct Bounds {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

constexpr Bounds kFigureBounds{-999, 9999};
constexpr Bounds kScoringBounds{-kMaxEventPoints, kMaxEventPoints};
constexpr Bounds kPaymentBounds{1, kMaxEventPoints};
/// What is computed may pass the bounds of what is written; an expectation may follow it there.
constexpr Bounds kComputedBounds{-999'999'999, 999'999'999};
constexpr std::size_t kMaxTurns = 100;
constexpr std::size_t kMaxEvents = 100;
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
        draft.report(unknown, node.span, std::string(what) + " cannot be " + in_quotes(*word),
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

/// Reports a messenger or message where the expansion is not used.
bool check_messages(Draft& draft, const SourceSpan& span, std::string_view what);

}  // namespace robbers
