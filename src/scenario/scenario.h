#pragma once
// A scenario as a person wrote it, checked for sense: what is adjudicated, and what is expected or claimed.
// This room decides what a person wrote, in a file or on a line, and how it is written back; not what is
// legal.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/event.h"
#include "rules/edition.h"
#include "rules/question.h"
#include "support/source.h"

namespace robbers {

/// What a pattern asks of one player; what is unset may be anything.
struct PlayerPattern {
    Player player{};
    std::optional<Points> total;
    std::optional<Points> meeple;
    std::optional<Points> messenger;
    std::optional<Place> robber;
    std::optional<Points> stole;   ///< points booked by robbing
    std::optional<Points> gained;  ///< total minus starting total
};

struct TransferPattern {
    Player from{};
    std::optional<FigureKind> figure;
    Player to{};
    Points points = 0;
    std::optional<int> turn;
};

struct MessagePattern {
    Player player{};
    std::optional<int> turn;
};

/// That one player robs another, whatever else is robbed. Only the words of a claim can say it.
struct Robbery {
    Player by{};
    Player from{};
    std::optional<Points> points;  ///< unset: whatever it brings
};

/// What an outcome must look like. `transfers` and `messages`, where given, are complete lists.
struct Pattern {
    std::vector<PlayerPattern> players;
    std::vector<Robbery> robberies;
    std::vector<Player> draws;  ///< who draws a message, whoever else does; only the words of a claim say it
    std::optional<std::vector<TransferPattern>> transfers;
    std::optional<std::vector<MessagePattern>> messages;
    SourceSpan span;
};

// clang-format off
#define ROBBERS_PATTERN_MODES(X)                                                        \
    X(exactly, "exactly") X(includes, "includes") X(always, "always") X(never, "never")
// clang-format on
/// How the patterns of a list are held against the outcomes.
ROBBERS_VOCABULARY(PatternMode, ROBBERS_PATTERN_MODES);

#define ROBBERS_REFUSALS(X) X(illegal_choice, "illegal-choice") X(illegal_event, "illegal-event")
/// How the rules refuse a scenario.
ROBBERS_VOCABULARY(RefusalWord, ROBBERS_REFUSALS);

struct PatternList {
    PatternMode mode{};
    std::vector<Pattern> patterns;
    SourceSpan span;
};

/// One group of expectations.
struct Expectation {
    std::vector<EditionId> editions;  ///< empty: every edition of the run
    std::vector<Ruling> rulings;
    std::vector<PatternList> lists;
    std::optional<std::uint64_t> outcomes;
    std::optional<std::string> lines;  ///< decimal digits without leading zeros
    std::optional<RefusalWord> error;
    std::vector<ClauseId> cites;
    std::string xfail;  ///< the reason; empty where the expectation must hold
    SourceSpan span;
    /// Where outcomes, lines, error and cites are written; line 0 where they are not.
    SourceSpan outcomes_span, lines_span, error_span, cites_span;
};

struct Claim {
    std::optional<Player> by;
    std::vector<Pattern> says;  ///< one of them holds
    std::string because;
    SourceSpan span;
    SourcePtr source = nullptr;  ///< where it is not written in the scenario's text
};

struct Scenario {
    SourcePtr source;
    SourceSpan span;  ///< the document's first key
    std::string title;
    std::string id;
    SourceSpan id_span;  ///< where the id is written; `span` where none is
    std::string about;
    std::vector<EditionId> editions;  ///< as the file says, in the order of the rules; empty: none said
    std::vector<std::string> sources;
    std::vector<std::string> tags;
    std::vector<Ruling> rulings;
    std::vector<std::string> names;  ///< players in clockwise order
    Game game;
    std::vector<std::vector<SourceSpan>> event_spans;  ///< [turn][event], counted from 0
    std::vector<SourceSpan> choice_spans;              ///< parallel to game.choices
    std::vector<Expectation> expectations;
    std::vector<Claim> claims;
};

}  // namespace robbers
