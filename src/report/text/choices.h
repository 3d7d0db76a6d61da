#pragma once
// What players may choose, and what is best for one of them, for people.

#include <optional>

#include "answers/prospect.h"
#include "report/words/context.h"

namespace robbers {

struct ChoicesTextOptions {
    ExplainLevel explain = ExplainLevel::brief;
    std::optional<std::size_t> depth;  ///< decisions after each other; unset: as many as fit; 0: all
};

/// Writes the position, what happens, and why nothing can be chosen.
void write_refusal(Output& output, const TextContext& context, const Refusal& refusal);

/// Writes the position, what happens, and the tree of choices with the effect of each.
void write_choices(Output& output, const TextContext& context, const ChoiceGraph& graph,
                   const ChoicesTextOptions& options);

/// Writes what the player can be sure of and gain at best, and the choices that matter for it.
void write_best(Output& output, const TextContext& context, const ChoiceGraph& graph,
                const Prospects& prospects, const ChoicesTextOptions& options);

}  // namespace robbers
