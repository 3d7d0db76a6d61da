#pragma once
// What a player could have chosen where a listed choice was refused.

#include <span>
#include <vector>

#include "engine/adjudicate.h"
#include "engine/steps/ask.h"
#include "engine/steps/program.h"

namespace robbers {

/// Collects the options that earlier choices leave to the player of `choice`, which must outlive it, in its
/// turn.
class OptionCollector {
public:
    explicit OptionCollector(const Choice& choice) : choice_(choice) {}

    /// One ask on the way of some line, with the options that are left there.
    void add(const Step& step, const Ask& ask, std::span<const AskOption> options);

    /// Whether there was a step that the choice speaks of.
    bool has_meant() const { return !meant_.empty(); }
    /// The options there; of an order whole orders, of four scorings at most.
    std::vector<LegalOption> meant() const;
    /// All options of the player in the turn.
    std::vector<LegalOption> others() const;

private:
    void name_as_listed(const Step& step, Choice& offered) const;

    const Choice& choice_;
    std::vector<LegalOption> meant_;
    std::vector<LegalOption> others_;
};

}  // namespace robbers
