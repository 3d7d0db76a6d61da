// Writes patterns, expectations and claims.
#include "scenario/writer.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "game/event.h"
#include "scenario/line_notation.h"
#include "scenario/names.h"

namespace robbers {

namespace {

/// The words of one pattern.
class PatternWriter {
public:
    PatternWriter(const Pattern& pattern, const std::vector<std::string>& names)
        : pattern_(pattern), names_(names) {}

    std::string write() const {
        std::vector<std::string> parts;
        for (const PlayerPattern& player : pattern_.players)
            parts.push_back(fmt::format("{}: {}", name(player.player), player_yaml(player)));
        if (pattern_.transfers) {
            std::vector<std::string> list;
            for (const TransferPattern& transfer : *pattern_.transfers)
                list.push_back(transfer_yaml(transfer));
            parts.push_back("transfers: " + yaml_list(list));
        }
        if (pattern_.messages) {
            std::vector<std::string> list;
            for (const MessagePattern& message : *pattern_.messages) list.push_back(message_yaml(message));
            parts.push_back("messages: " + yaml_list(list));
        }
        return yaml_mapping(parts);
    }

private:
    std::string name(Player player) const {
        return yaml_name(names_[static_cast<std::size_t>(index(player))]);
    }

    static std::string player_yaml(const PlayerPattern& player) {
        std::vector<std::string> parts;
        const auto add = [&](std::string_view key, const std::optional<Points>& value) {
            if (value) parts.push_back(fmt::format("{}: {}", key, *value));
        };
        add("total", player.total);
        add("meeple", player.meeple);
        add("messenger", player.messenger);
        add("stole", player.stole);
        add("gained", player.gained);
        if (player.robber) parts.push_back("robber: " + to_string(*player.robber));
        const bool is_total_alone = parts.size() == 1 && player.total;
        return is_total_alone ? fmt::format("{}", *player.total) : yaml_mapping(parts);
    }

    std::string transfer_yaml(const TransferPattern& transfer) const {
        std::vector<std::string> parts;
        if (transfer.turn) parts.push_back(fmt::format("turn: {}", *transfer.turn));
        parts.push_back("from: " + name(transfer.from));
        if (transfer.figure) parts.push_back(fmt::format("figure: {}", spelling(*transfer.figure)));
        parts.push_back("to: " + name(transfer.to));
        parts.push_back(fmt::format("points: {}", transfer.points));
        return yaml_mapping(parts);
    }

    std::string message_yaml(const MessagePattern& message) const {
        if (!message.turn) return name(message.player);
        return yaml_mapping({"player: " + name(message.player), fmt::format("turn: {}", *message.turn)});
    }

    const Pattern& pattern_;
    const std::vector<std::string>& names_;
};

/// "c2" or "[c2, c3]"
std::string ids_yaml(const std::vector<EditionId>& editions) {
    std::vector<std::string> ids;
    ids.reserve(editions.size());
    for (const EditionId edition : editions) ids.emplace_back(spelling(edition));
    return ids.size() == 1 ? ids.front() : yaml_list(ids);
}

/// The lines of one group, without indentation.
std::vector<std::string> group_lines(const Expectation& group, const std::vector<std::string>& names,
                                     bool in_list) {
    std::vector<std::string> lines;
    if (in_list || !group.editions.empty())
        lines.push_back("edition: " + (group.editions.empty() ? "all" : ids_yaml(group.editions)));
    if (!group.rulings.empty()) lines.push_back("rulings: " + rulings_yaml(group.rulings));
    if (!group.xfail.empty()) lines.push_back("xfail: " + yaml_text(group.xfail));
    for (const PatternList& list : group.lists) {
        lines.push_back(fmt::format("{}:", spelling(list.mode)));
        for (const Pattern& pattern : list.patterns) lines.push_back("  - " + to_yaml(pattern, names));
    }
    if (group.outcomes) lines.push_back(fmt::format("outcomes: {}", *group.outcomes));
    if (group.lines) lines.push_back("lines: " + *group.lines);
    if (group.error) lines.push_back(fmt::format("error: {}", spelling(*group.error)));
    if (!group.cites.empty()) {
        std::vector<std::string> ids;
        for (const ClauseId clause : group.cites) ids.emplace_back(spelling(clause));
        lines.push_back("cites: " + yaml_list(ids));
    }
    return lines;
}

}  // namespace

std::string to_yaml(const Pattern& pattern, const std::vector<std::string>& names) {
    return PatternWriter(pattern, names).write();
}

std::string editions_yaml(const std::vector<EditionId>& editions) {
    return editions.size() == vocabulary_size<EditionId> ? "all" : ids_yaml(editions);
}

std::string rulings_yaml(const std::vector<Ruling>& rulings) {
    std::vector<std::string> entries;
    entries.reserve(rulings.size());
    for (const Ruling& ruling : rulings)
        entries.push_back(fmt::format("{}: {}", spelling(ruling.question), answer_of(ruling).id));
    return yaml_mapping(entries);
}

std::string expectations_yaml(const Scenario& scenario) {
    if (scenario.expectations.empty()) return {};
    std::string text = "\nexpect:\n";
    const bool in_list = scenario.expectations.size() > 1;
    for (const Expectation& group : scenario.expectations) {
        const std::vector<std::string> lines = group_lines(group, scenario.names, in_list);
        for (std::size_t i = 0; i < lines.size(); ++i)
            text += fmt::format("{}{}\n", !in_list ? "  " : i == 0 ? "  - " : "    ", lines[i]);
    }
    return text;
}

namespace {

/// What a claim says as the format's patterns, or in words where these say more.
std::string says_yaml(const Claim& claim, const std::vector<std::string>& names) {
    const auto needs_words = [](const Pattern& says) {
        return !says.robberies.empty() || !says.draws.empty();
    };
    if (std::ranges::any_of(claim.says, needs_words))
        return yaml_text(claim_in_line(claim, names).value_or(""));
    std::vector<std::string> patterns;
    patterns.reserve(claim.says.size());
    for (const Pattern& says : claim.says) patterns.push_back(to_yaml(says, names));
    return patterns.size() == 1 ? patterns.front() : yaml_list(patterns);
}

}  // namespace

std::string claims_yaml(const Scenario& scenario) {
    std::string text;
    for (const Claim& claim : scenario.claims) {
        std::vector<std::string> parts;
        if (claim.by)
            parts.push_back("by: " + yaml_name(scenario.names[static_cast<std::size_t>(index(*claim.by))]));
        parts.push_back("says: " + says_yaml(claim, scenario.names));
        if (!claim.because.empty()) parts.push_back("because: " + yaml_text(claim.because));
        text += fmt::format("  - {}\n", yaml_mapping(parts));
    }
    return text.empty() ? text : "\nclaims:\n" + text;
}

}  // namespace robbers
