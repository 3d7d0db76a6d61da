#pragma once
// Which choices made a search wide.

#include <vector>

#include "engine/adjudicate.h"
#include "engine/steps/chooser.h"

namespace robbers {

/// Collects asks along a line and tells which of them were widest.
class OpenChoices {
public:
    void add(const Step& step, const Ask& ask, std::span<const Option> options, std::size_t chosen);
    /// The widest groups, widest first, at most `most`.
    std::vector<OpenChoice> widest(std::size_t most) const;

private:
    struct Group {
        OpenChoice open;
        AskKind kind{};
        double lines = 1;  ///< how many ways all steps of the group have together
    };
    std::vector<Group> groups_;
};

}  // namespace robbers
