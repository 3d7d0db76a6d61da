#pragma once
// Patterns that fit no longer, rewritten from the outcomes that there are.

#include <string>
#include <vector>

#include "answers/written_pattern.h"

namespace robbers {

/// A failing part of an expectation that no other text would put right, and why.
struct NotBlessed {
    SourceSpan span;
    std::string reason;
    bool operator==(const NotBlessed&) const = default;
};

/// What the parts of one expectation are rewritten from, and where the changes go.
struct BlessContext {
    const Scenario& scenario;
    const std::vector<Outcome>& outcomes;
    Rewriter& rewriter;
    std::vector<NotBlessed>& refused;
};

/// Rewrites what fails in `list`, which `node` is the text of. `exactly`: patterns that fit keep their bytes,
/// others describe the nearest outcome that is not listed yet or are removed, and what is missing is added.
/// `includes`: the nearest outcome. `always`: what all outcomes share. `never` cannot be rewritten.
void bless_list(const PatternList& list, const Node& node, const BlessContext& context);

}  // namespace robbers
