// Decides which outcome each failing pattern describes from now on, which patterns go and which are added.
#include "suite/bless_list.h"

#include <algorithm>
#include <set>
#include <tuple>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "support/text.h"

namespace robbers {

namespace {

/// More outcomes than these are not written down one by one.
constexpr std::size_t kMostPatterns = 1000;

/// The patterns of one list, held against the outcomes.
class ListBlesser {
public:
    ListBlesser(const PatternList& list, const Node& node, const BlessContext& context)
        : node_(node), context_(context), rewriter_(context.rewriter) {
        for (std::size_t i = 0; i < list.patterns.size(); ++i)
            patterns_.emplace_back(node.items[i], list.patterns[i], context.scenario, rewriter_);
    }

    void bless_exactly();
    void bless_includes();
    void bless_always();
    void refuse_never();

private:
    const Outcome& outcome(std::size_t at) const { return context_.outcomes[at]; }
    std::vector<std::string> parts(const Shape& shape, std::size_t at) const {
        return parts_text(shape, context_.scenario, outcome(at));
    }
    void refuse(const SourceSpan& span, std::string reason) {
        context_.refused.push_back({span, std::move(reason)});
    }

    bool fits_any(const WrittenPattern& pattern) const {
        return std::ranges::any_of(context_.outcomes, [&](const Outcome& one) { return pattern.fits(one); });
    }
    bool is_listed(const Outcome& one) const {
        return std::ranges::any_of(patterns_,
                                   [&](const WrittenPattern& pattern) { return pattern.fits(one); });
    }
    std::vector<std::size_t> failing() const;
    Shape shape_of_all() const;
    std::vector<std::size_t> unlisted(const Shape& shape) const;
    void assign(std::vector<std::size_t>& failing, std::vector<std::size_t>& missing);
    void remove(const std::vector<std::size_t>& failing);
    void append(const Shape& shape, const std::vector<std::size_t>& missing);
    std::string item_text(const std::vector<std::string>& parts) const;
    void bless_always(const WrittenPattern& pattern);
    void remove_leaves(const WrittenPattern& pattern, const std::vector<bool>& dropped);

    const Node& node_;
    const BlessContext& context_;
    Rewriter& rewriter_;
    std::vector<WrittenPattern> patterns_;
};

/// The patterns that no outcome fits.
std::vector<std::size_t> ListBlesser::failing() const {
    std::vector<std::size_t> failing;
    for (std::size_t i = 0; i < patterns_.size(); ++i)
        if (!fits_any(patterns_[i])) failing.push_back(i);
    return failing;
}

Shape ListBlesser::shape_of_all() const {
    Shape shape;
    for (const WrittenPattern& pattern : patterns_) shape = united(std::move(shape), pattern.shape());
    return shape;
}

/// The outcomes that no pattern fits, one of those that look the same in `shape`.
std::vector<std::size_t> ListBlesser::unlisted(const Shape& shape) const {
    std::vector<std::size_t> missing;
    std::set<std::vector<std::string>> seen;
    for (std::size_t at = 0; at < context_.outcomes.size(); ++at)
        if (!is_listed(outcome(at)) && seen.insert(parts(shape, at)).second) missing.push_back(at);
    return missing;
}

void ListBlesser::bless_exactly() {
    const Shape shape = shape_of_all();
    std::vector<std::size_t> missing = unlisted(shape);
    if (missing.size() > kMostPatterns)
        return refuse(node_.span,
                      fmt::format("it misses {}, too many to list", counted(missing.size(), "outcome")));
    std::vector<std::size_t> left = failing();
    assign(left, missing);
    if (!left.empty()) remove(left);
    if (!missing.empty()) append(shape, missing);
}

/// Makes failing patterns describe missing outcomes, the nearest pairs first, while there are both.
void ListBlesser::assign(std::vector<std::size_t>& failing, std::vector<std::size_t>& missing) {
    std::vector<std::tuple<Distance, std::size_t, std::size_t>> pairs;
    for (const std::size_t pattern : failing)
        for (const std::size_t at : missing)
            pairs.emplace_back(patterns_[pattern].distance(outcome(at)), pattern, at);
    std::ranges::sort(pairs);
    for (const auto& [distance, pattern, at] : pairs) {
        if (failing.empty() || missing.empty()) return;
        const bool open = std::ranges::find(failing, pattern) != failing.end() &&
                          std::ranges::find(missing, at) != missing.end();
        if (!open) continue;
        patterns_[pattern].rewrite(outcome(at), rewriter_);
        const Shape& shape = patterns_[pattern].shape();
        const std::vector<std::string> described = parts(shape, at);
        std::erase(failing, pattern);
        std::erase_if(missing, [&](std::size_t other) { return parts(shape, other) == described; });
    }
}

void ListBlesser::remove(const std::vector<std::size_t>& failing) {
    std::vector<bool> removed(patterns_.size());
    for (const std::size_t pattern : failing) removed[pattern] = true;
    rewriter_.remove_items(node_, removed);
}

void ListBlesser::append(const Shape& shape, const std::vector<std::size_t>& missing) {
    std::vector<std::string> items;
    items.reserve(missing.size());
    for (const std::size_t at : missing) items.push_back(item_text(parts(shape, at)));
    rewriter_.append_items(node_, items);
}

/// A pattern in the style of the last one of the list.
std::string ListBlesser::item_text(const std::vector<std::string>& parts) const {
    const Node& last = node_.items.back();
    if (!rewriter_.is_flow(node_) && !rewriter_.is_flow(last)) {
        const std::string next = "\n" + std::string(rewriter_.column_of(node_) + 2, ' ');
        return fmt::format("{}", fmt::join(parts, next));
    }
    const std::string_view blank = rewriter_.written(last).starts_with("{ ") ? " " : "";
    return fmt::format("{{{}{}{}}}", blank, fmt::join(parts, ", "), blank);
}

void ListBlesser::bless_includes() {
    std::vector<bool> listed;
    for (const Outcome& one : context_.outcomes) listed.push_back(is_listed(one));
    for (const std::size_t failing_pattern : failing()) {
        const WrittenPattern& pattern = patterns_[failing_pattern];
        std::size_t nearest = 0;
        auto least = std::tuple(pattern.distance(outcome(0)), listed[0] ? 1 : 0);
        for (std::size_t at = 1; at < listed.size(); ++at) {
            const auto distance = std::tuple(pattern.distance(outcome(at)), listed[at] ? 1 : 0);
            if (distance < least) std::tie(nearest, least) = std::tuple(at, distance);
        }
        pattern.rewrite(outcome(nearest), rewriter_);
        listed[nearest] = true;
    }
}

void ListBlesser::bless_always() {
    for (const WrittenPattern& pattern : patterns_)
        if (!std::ranges::all_of(context_.outcomes, [&](const Outcome& one) { return pattern.fits(one); }))
            bless_always(pattern);
}

/// Values in which all outcomes agree are written down, the others are dropped.
void ListBlesser::bless_always(const WrittenPattern& pattern) {
    std::vector<bool> dropped;
    std::vector<const Leaf*> replaced;
    for (const Leaf& leaf : pattern.leaves()) {
        const std::string wanted = pattern.wanted(leaf, outcome(0));
        bool holds = true;
        bool agreed = true;
        for (const Outcome& one : context_.outcomes) {
            holds = holds && pattern.holds(leaf, one);
            agreed = agreed && pattern.wanted(leaf, one) == wanted;
            if (!holds && !agreed) break;
        }
        dropped.push_back(!holds && !agreed);
        if (!holds && agreed) replaced.push_back(&leaf);
    }
    if (std::ranges::find(dropped, false) == dropped.end())
        return refuse(pattern.span(), "the outcomes share nothing that this pattern asks for");
    for (const Leaf* leaf : replaced) pattern.rewrite(*leaf, outcome(0), rewriter_);
    remove_leaves(pattern, dropped);
}

/// Removes single keys, and players of whom nothing is left.
void ListBlesser::remove_leaves(const WrittenPattern& pattern, const std::vector<bool>& dropped) {
    if (std::ranges::find(dropped, true) == dropped.end()) return;
    std::vector<std::vector<bool>> of_part(pattern.shape().size());
    for (std::size_t i = 0; i < dropped.size(); ++i) of_part[pattern.leaves()[i].part].push_back(dropped[i]);
    std::vector<bool> removed;
    for (std::size_t part = 0; part < of_part.size(); ++part) {
        const bool all = std::ranges::find(of_part[part], false) == of_part[part].end();
        const bool some = std::ranges::find(of_part[part], true) != of_part[part].end();
        removed.push_back(all);
        if (some && !all) rewriter_.remove_entries(pattern.node().entries[part].value, of_part[part]);
    }
    if (std::ranges::find(removed, true) != removed.end()) rewriter_.remove_entries(pattern.node(), removed);
}

void ListBlesser::refuse_never() {
    for (const WrittenPattern& pattern : patterns_) {
        if (fits_any(pattern))
            refuse(pattern.span(),
                   "an outcome is like this, and only its writer knows what must never happen");
    }
}

}  // namespace

void bless_list(const PatternList& list, const Node& node, const BlessContext& context) {
    ListBlesser blesser(list, node, context);
    switch (list.mode) {
        case PatternMode::exactly: return blesser.bless_exactly();
        case PatternMode::includes: return blesser.bless_includes();
        case PatternMode::always: return blesser.bless_always();
        case PatternMode::never: return blesser.refuse_never();
    }
}

}  // namespace robbers
