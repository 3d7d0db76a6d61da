#pragma once
// The choices of a game as a tree that people can read: points that read the same are told once.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "answers/choices.h"
#include "report/words/context.h"
#include "report/words/outcome_words.h"

namespace robbers {

/// "+3", or "-2", or "0"
std::string signed_points(Points points);
/// "a message", "perhaps a message", "1 to 2 messages"; nothing where none can be drawn.
std::string messages_words(const Prospect& prospect);
/// "+3", "+3 to +6 and perhaps a message"
std::string prospect_words(const Prospect& prospect);
/// "blue: +3 (12 → 15) for sure, +6 (12 → 18) at best, and a message"
std::string summary_words(const TextContext& context, Player player, const Prospect& prospect);
/// What stands before an option that is told for one player.
std::string legend_words(const TextContext& context, Player player);
constexpr std::string_view kNothingToChoose = "Nobody has anything to choose.";
constexpr std::string_view kNoDifference = "No choice makes a difference to these points.";

struct OutlinePoint;

struct OutlineOption {
    ChoiceOption option;
    std::string text;  ///< "blue robs red"
    Reasons effects;   ///< what happens then, up to the next decision
    std::string gist;  ///< the same for options that read the same but for their clauses
    Prospect prospect;
    bool is_best = false;  ///< nothing at this point is surer for the player whom it is told for
};

/// Options of one point after which the game goes on in the same words.
struct OutlineGroup {
    std::vector<OutlineOption> options;
    std::shared_ptr<const OutlinePoint> then;  ///< null: nothing that is told follows
    bool is_folded = false;                    ///< more follows, deeper than was asked for
};

struct OutlinePoint {
    Player player{};
    int turn = 1;
    int event = 1;
    std::vector<OutlineGroup> groups;
    std::size_t words = 0;  ///< the same for points that read the same
};

struct OutlineOptions {
    ExplainLevel explain = ExplainLevel::brief;
    std::size_t depth = 1;                 ///< decisions after each other that are told
    std::size_t most_edges = 0;            ///< options that may be told; beyond that there is no outline
    const Prospects* prospects = nullptr;  ///< set: told for this player, along the best choices only
};

struct Outline {
    Reasons opening;                            ///< what happens before the first decision
    std::shared_ptr<const OutlinePoint> first;  ///< null: nothing that is told is decided
    bool is_complete = true;                    ///< nothing is folded
};

/// Nothing where it would tell too many options.
std::optional<Outline> outline(const ChoiceGraph& graph, const TextContext& context,
                               const OutlineOptions& options);

}  // namespace robbers
