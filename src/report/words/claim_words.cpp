// Says what somebody claims. Whether it is true is decided in answers.
#include "report/words/claim_words.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/event.h"
#include "report/words/outcome_words.h"
#include "report/words/words.h"

namespace robbers {

namespace {

/// Says a pattern part by part.
class PatternWords {
public:
    explicit PatternWords(const Scenario& scenario) : scenario_(scenario) {}

    std::vector<std::string> parts(const Pattern& pattern) {
        for (const PlayerPattern& player : pattern.players) add(player);
        for (const Robbery& robbery : pattern.robberies) {
            parts_.push_back(robbery.points
                                 ? fmt::format("{} takes {} from {}", name(robbery.by), *robbery.points,
                                               name(robbery.from))
                                 : fmt::format("{} robs {}", name(robbery.by), name(robbery.from)));
        }
        for (const Player player : pattern.draws)
            parts_.push_back(fmt::format("{} draws a message", name(player)));
        if (pattern.transfers) add(*pattern.transfers);
        if (pattern.messages) add(*pattern.messages);
        return std::move(parts_);
    }

private:
    const std::string& name(Player player) const { return name_of(scenario_, player); }

    void add(const PlayerPattern& pattern) {
        const std::string& who = name(pattern.player);
        const auto number = [&](const std::optional<Points>& value, std::string_view what) {
            if (value) parts_.push_back(fmt::format("{}{} {}", who, what, *value));
        };
        number(pattern.gained, " gains");
        if (pattern.stole == 0) parts_.push_back(fmt::format("{} robs nobody", who));
        if (pattern.stole != 0) number(pattern.stole, " steals");
        number(pattern.total, " has");
        number(pattern.meeple, "'s meeple has");
        number(pattern.messenger, "'s messenger has");
        if (!pattern.robber) return;
        parts_.push_back(pattern.robber->is_supply()
                             ? fmt::format("{}'s robber is in supply", who)
                             : fmt::format("{}'s robber is on {}", who, to_string(*pattern.robber)));
    }

    void add(const std::vector<TransferPattern>& transfers) {
        if (transfers.empty()) parts_.emplace_back("nobody robs anybody");
        for (const TransferPattern& transfer : transfers) {
            const std::string figure =
                transfer.figure ? fmt::format("'s {}", spelling(*transfer.figure)) : "";
            const std::string turn = transfer.turn ? fmt::format(" in turn {}", *transfer.turn) : "";
            parts_.push_back(fmt::format("{} takes {} from {}{}{}", name(transfer.to), transfer.points,
                                         name(transfer.from), figure, turn));
        }
    }

    void add(const std::vector<MessagePattern>& messages) {
        if (messages.empty()) parts_.emplace_back("nobody draws a message");
        for (const MessagePattern& message : messages)
            parts_.push_back(fmt::format("{} draws a message{}", name(message.player),
                                         message.turn ? fmt::format(" in turn {}", *message.turn) : ""));
    }

    const Scenario& scenario_;
    std::vector<std::string> parts_;
};

}  // namespace

std::string pattern_words(const Pattern& pattern, const Scenario& scenario) {
    return joined(PatternWords(scenario).parts(pattern));
}

std::string says_words(const Claim& claim, const Scenario& scenario) {
    std::vector<std::string> patterns;
    patterns.reserve(claim.says.size());
    for (const Pattern& pattern : claim.says) patterns.push_back(pattern_words(pattern, scenario));
    return joined(patterns, " or ");
}

std::string claim_words(const Claim& claim, const Scenario& scenario) {
    const std::string by = claim.by ? name_of(scenario, *claim.by) + " says: " : "Claim: ";
    return by + says_words(claim, scenario);
}

}  // namespace robbers
