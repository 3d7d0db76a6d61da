// Shows outcomes to people: what they share once, then each by the choices that lead to it. Which outcomes
// there are, and their first lines, is the engine's answer.
#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "report/text/parts.h"
#include "report/words/outcome_words.h"
#include "report/words/part_words.h"

namespace robbers {

namespace {

using Paths = std::vector<std::vector<std::string>>;

/// How many conditions from `depth` on all of `lines` share.
std::size_t shared_length(const Paths& paths, const std::vector<std::size_t>& lines, std::size_t depth) {
    const std::vector<std::string>& first = paths[lines.front()];
    for (std::size_t at = depth; at < first.size(); ++at)
        for (const std::size_t line : lines)
            if (at >= paths[line].size() || paths[line][at] != first[at]) return at - depth;
    return first.size() - depth;
}

/// The tree of what the lines share, beginning by beginning. A line that ends where others go on is a branch
/// of its own, without a next condition.
ChoiceTree grow(const Paths& paths, std::vector<std::size_t> lines, std::size_t depth) {
    ChoiceTree tree;
    const std::size_t shared = shared_length(paths, lines, depth);
    const auto begin = paths[lines.front()].begin() + static_cast<std::ptrdiff_t>(depth);
    tree.conditions.assign(begin, begin + static_cast<std::ptrdiff_t>(shared));
    depth += shared;
    std::vector<std::pair<std::string, std::vector<std::size_t>>> groups;  // by their next condition
    for (const std::size_t line : lines) {
        const std::string next = depth < paths[line].size() ? paths[line][depth] : std::string();
        auto group = std::ranges::find_if(groups, [&](const auto& entry) { return entry.first == next; });
        if (group == groups.end()) group = groups.insert(groups.end(), {next, {}});
        group->second.push_back(line);
    }
    tree.lines = std::move(lines);
    if (groups.size() > 1)
        for (auto& group : groups) tree.branches.push_back(grow(paths, std::move(group.second), depth));
    return tree;
}

}  // namespace

ChoiceTree choice_tree(const Paths& paths) {
    if (paths.empty()) return {};
    std::vector<std::size_t> lines(paths.size());
    std::iota(lines.begin(), lines.end(), std::size_t{0});
    return grow(paths, std::move(lines), 0);
}

namespace {

constexpr int kIndent = 2;
constexpr int kDeepest = 6;  // levels that are still indented
/// Outcomes that are grouped together; a longer list is shown piece by piece, so that memory is bounded.
constexpr std::size_t kPiece = 1000;

/// What is told of one outcome, or of several in common.
struct ToldInCommon {
    Changes changes;
    Reasons reasons;
};

/// One outcome, ready to be compared with the others.
struct ShownOutcome {
    std::size_t at = 0;
    std::string lines;
    ToldInCommon told;
    std::vector<std::string> conditions;
};

Reasons in_both(const Reasons& a, const Reasons& b) {
    Reasons both;
    for (const std::string& reason : a)
        if (std::ranges::find(b, reason) != b.end()) both.push_back(reason);
    return both;
}

/// `all` without what `some` has, each as often as it is there.
Reasons without(Reasons all, const Reasons& some) {
    for (const std::string& reason : some)
        if (const auto found = std::ranges::find(all, reason); found != all.end()) all.erase(found);
    return all;
}

ToldInCommon without(const ToldInCommon& all, const ToldInCommon& some) {
    return {without(all.changes, some.changes), without(all.reasons, some.reasons)};
}

/// Some outcomes that are shown together, grouped by their choices.
class Piece {
public:
    Piece(const TextContext& context, const Adjudication& adjudication, ExplainLevel level, std::size_t begin,
          std::size_t end);
    std::string single() const;
    std::string grouped(const ToldInCommon& told) const;
    /// `told` below a heading; nothing where there is nothing to tell.
    std::string section(std::string_view heading, const ToldInCommon& told) const;
    /// What all of them have in common.
    ToldInCommon shared() const;

private:
    std::string body(const ToldInCommon& told, int columns) const;
    ShownOutcome prepare(const Adjudication& adjudication, std::size_t at, ExplainLevel level) const;
    ToldInCommon shared(const std::vector<std::size_t>& lines) const;
    std::string branch(const ChoiceTree& tree, int depth, const ToldInCommon& told) const;
    std::string leaf(const ChoiceTree& tree, int depth, const ToldInCommon& told) const;

    const TextContext& context_;
    OutcomeWords words_;
    std::vector<ShownOutcome> shown_;
};

Piece::Piece(const TextContext& context, const Adjudication& adjudication, ExplainLevel level,
             std::size_t begin, std::size_t end)
    : context_(context), words_(context) {
    for (std::size_t at = begin; at < end; ++at) shown_.push_back(prepare(adjudication, at, level));
}

ShownOutcome Piece::prepare(const Adjudication& adjudication, std::size_t at, ExplainLevel level) const {
    const CountedOutcome counted = adjudication.outcome(at);
    const Trace trace = adjudication.trace(at);
    return {at,
            counted.lines.to_string(),
            {changes_of(context_.scenario.game.start, counted.outcome), words_.reasons(trace, level)},
            words_.conditions(adjudication.choices(at), trace)};
}

std::string Piece::body(const ToldInCommon& told, int columns) const {
    return words_.rows(told.changes, columns) + words_.bullets(told.reasons, columns);
}

std::string Piece::section(std::string_view heading, const ToldInCommon& told) const {
    if (told.changes.empty() && told.reasons.empty()) return {};
    return bold(context_.style, heading) + "\n" + body(told, kIndent) + "\n";
}

ToldInCommon Piece::shared(const std::vector<std::size_t>& lines) const {
    ToldInCommon told = shown_[lines.front()].told;
    for (const std::size_t line : lines) {
        told.changes = in_both(told.changes, shown_[line].told.changes);
        told.reasons = in_both(told.reasons, shown_[line].told.reasons);
    }
    return told;
}

ToldInCommon Piece::shared() const {
    std::vector<std::size_t> all(shown_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return shared(all);
}

std::string Piece::leaf(const ChoiceTree& tree, int depth, const ToldInCommon& told) const {
    const ShownOutcome& shown = shown_[tree.lines.front()];
    const std::string margin = spaces(std::min(depth, kDeepest) * kIndent);
    std::string heading = bold(context_.style, fmt::format("#{}", shown.at + 1));
    if (!tree.conditions.empty()) heading += fmt::format(" If {}", joined(tree.conditions, "; "));
    if (shown.lines != "1") heading += fmt::format(" ({}{}lines)", shown.lines, kNoBreakSpace);
    const ToldInCommon rest = without(shown.told, told);
    std::string text = wrapped(heading + ":", context_.style.width, margin, margin + "   ");
    if (rest.changes.empty()) text += margin + spaces(3) + nothing_words(!told.changes.empty()) + "\n";
    return text + body(rest, shown_width(margin) + kIndent + 1);
}

std::string Piece::branch(const ChoiceTree& tree, int depth, const ToldInCommon& told) const {
    if (tree.is_leaf()) return leaf(tree, depth, told);
    const std::string margin = spaces(std::min(depth, kDeepest) * kIndent);
    std::string text;
    if (!tree.conditions.empty()) {
        text += wrapped(fmt::format("If {}:", joined(tree.conditions, "; ")), context_.style.width, margin,
                        margin + "   ");
        ++depth;
    }
    const ToldInCommon common = shared(tree.lines);
    text += body(without(common, told), shown_width(margin) + kIndent);
    const bool has_groups =
        std::ranges::any_of(tree.branches, [](const ChoiceTree& next) { return !next.is_leaf(); });
    for (std::size_t i = 0; i < tree.branches.size(); ++i) {
        if (i > 0 && depth == 0 && has_groups) text += "\n";
        text += branch(tree.branches[i], depth, common);
    }
    return text;
}

std::string Piece::single() const {
    const ShownOutcome& only = shown_.front();
    std::string text = only.told.changes.empty() ? spaces(kIndent) + nothing_words(false) + "\n"
                                                 : words_.rows(only.told.changes, kIndent);
    const std::string example =
        only.conditions.empty() ? "" : fmt::format(", if {}", joined(only.conditions, "; "));
    if (!only.told.reasons.empty())
        return text + "\n" + wrapped(bold(context_.style, "Why") + example, context_.style.width, "", "  ") +
               words_.bullets(only.told.reasons, kIndent);
    if (!only.conditions.empty())
        text += wrapped(joined(only.conditions, "; "), context_.style.width, "  for example if ", "    ");
    return text;
}

std::string Piece::grouped(const ToldInCommon& told) const {
    std::vector<std::vector<std::string>> paths;
    for (const ShownOutcome& shown : shown_) paths.push_back(shown.conditions);
    return branch(choice_tree(paths), 0, told);
}

}  // namespace

void write_outcomes(Output& output, const TextContext& context, const Adjudication& adjudication,
                    std::size_t shown, ExplainLevel level) {
    if (adjudication.size() == 1 && shown == 1)
        return output.write(Piece(context, adjudication, level, 0, 1).single());
    const ToldInCommon all{in_every(context.scenario.game.start, adjudication), {}};
    for (std::size_t begin = 0; begin < shown && !output.failed(); begin += kPiece) {
        const Piece piece(context, adjudication, level, begin, std::min(begin + kPiece, shown));
        if (shown > kPiece) {  // what these share says nothing of the others
            if (begin == 0) output.write(piece.section("In every outcome", all));
            output.write(piece.grouped(all));
            continue;
        }
        const ToldInCommon common = shown == 1 ? all : piece.shared();
        const bool are_all = shown == adjudication.size();
        output.write(piece.section("In every outcome", are_all ? common : all));
        if (!are_all) output.write(piece.section("In every outcome shown here", without(common, all)));
        output.write(piece.grouped(common));
    }
}

std::string parts_text(const TextContext& context, const Adjudication& adjudication,
                       const std::vector<Part>& parts) {
    const int width = context.style.width;
    std::string text = wrapped(
        "These choices do not influence each other. --limit 20 lists outcomes with reasons.", width, "", "");
    for (const Part& part : parts)
        text += wrapped(part_words(context, adjudication, part) + ".", width, "  - ", "    ");
    text += "\n";
    const std::vector<std::string> all = ranges(context, adjudication);
    int columns = 0;
    for (const std::string& name : context.scenario.names) columns = std::max(columns, shown_width(name));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string first =
            fmt::format("  {}  ", padded(context.words.name(player_at(static_cast<int>(i))), columns));
        if (!all[i].empty()) text += wrapped(all[i], width, first, spaces(kIndent + kIndent));
    }
    return text;
}

}  // namespace robbers
