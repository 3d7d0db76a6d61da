// Decides how the tree of choices looks, and how deep it is told where nothing is said.
#include "report/text/parts.h"
#include "report/text/report.h"

#include <algorithm>
#include <limits>
#include <map>

#include <fmt/format.h>

#include "report/words/outline.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr int kChoiceStep = 3;
constexpr int kDeepestIndent = 8;
/// What is shown where no depth is given: a page or two.
constexpr std::size_t kShownLines = 100;
constexpr std::size_t kShownEdges = 2'000;
constexpr std::size_t kAllEdges = 200'000;

/// "a" to "z", then "a2" and so on.
std::string option_letter(std::size_t at) {
    constexpr std::size_t kLetters = 26;
    const std::string first(1, static_cast<char>('a' + static_cast<int>(at % kLetters)));
    return at < kLetters ? first : fmt::format("{}{}", first, at / kLetters + 1);
}

/// "a", "a or b", "a, b or c", "a to f"
std::string option_letters(std::size_t first, std::size_t count) {
    constexpr std::size_t kFew = 3;
    if (count > kFew) return fmt::format("{} to {}", option_letter(first), option_letter(first + count - 1));
    std::string text = option_letter(first);
    for (std::size_t i = 1; i < count; ++i)
        text += (i + 1 == count ? " or " : ", ") + option_letter(first + i);
    return text;
}

class OutlineText {
public:
    OutlineText(const TextContext& context, bool has_prospects)
        : context_(context), has_prospects_(has_prospects) {}

    std::string text(const Outline& outline) {
        if (outline.first) write_point(*outline.first, 0);
        return std::move(text_);
    }

private:
    void write(const std::string& line, int level, int columns) {
        const std::string margin = spaces(std::min(level, kDeepestIndent) * kChoiceStep + columns);
        text_ += wrapped(line, context_.style.width, margin, margin + spaces(kChoiceStep));
    }

    void write_point(const OutlinePoint& point, int level) {
        const auto [known, is_new] = numbers_.emplace(point.words, numbers_.size() + 1);
        if (!is_new) return write(fmt::format("then as in {}", known->second), level, 0);
        const std::string when = context_.has_turns() ? fmt::format(" in turn {}", point.turn) : "";
        write(bold(context_.style, fmt::format("{}. {} chooses{}:", known->second,
                                               visible(context_.words.name(point.player)), when)),
              level, 0);
        std::size_t at = 0;
        for (const OutlineGroup& group : point.groups) {
            write_group(group, at, point.groups.size() == 1, level + 1);
            at += group.options.size();
        }
    }

    void write_group(const OutlineGroup& group, std::size_t first, bool is_only, int level) {
        const std::size_t count = group.options.size();
        for (std::size_t i = 0; i < count; ++i)
            write_option(group.options[i], option_letter(first + i), level);
        if (count == 1) return write_rest(group, level + 1);
        if (!group.then && !group.is_folded) return;
        const std::string after = is_only ? "any of these" : option_letters(first, count);
        write(fmt::format("After {}:", after), level, 0);
        write_rest(group, level + 1);
    }

    void write_rest(const OutlineGroup& group, int level) {
        if (group.then) write_point(*group.then, level);
        if (group.is_folded) write("more choices follow", level, 0);
    }

    void write_option(const OutlineOption& option, const std::string& name, int level) {
        const std::string mark = has_prospects_ ? (option.is_best ? "* " : "  ") : "";
        const std::string worth = has_prospects_ ? prospect_words(option.prospect) + ": " : "";
        const std::string line = fmt::format("{}{}. {}{}", mark, name, worth, option.text);
        write(option.is_best ? bold(context_.style, line) : line, level, 0);
        for (const std::string& effect : option.effects)
            write("- " + effect, level, kChoiceStep + shown_width(mark));
    }

    const TextContext& context_;
    bool has_prospects_;
    std::string text_;
    std::map<std::size_t, std::size_t> numbers_;  ///< of the points, by their words
};

/// An outline and its text.
struct ToldOutline {
    Outline outline;
    std::string text;
};

std::optional<ToldOutline> told(const ChoiceGraph& graph, const TextContext& context,
                                const OutlineOptions& options) {
    auto made = outline(graph, context, options);
    if (!made) return std::nullopt;
    std::string text = OutlineText(context, options.prospects != nullptr).text(*made);
    return ToldOutline{std::move(*made), std::move(text)};
}

/// As deep as was asked for, or else as deep as fits on a page or two.
std::optional<ToldOutline> told(const ChoiceGraph& graph, const TextContext& context,
                                const ChoicesTextOptions& options, const Prospects* prospects) {
    OutlineOptions how;
    how.explain = options.explain;
    how.prospects = prospects;
    how.most_edges = kAllEdges;
    if (options.depth) {
        how.depth = *options.depth == 0 ? std::numeric_limits<std::size_t>::max() : *options.depth;
        return told(graph, context, how);
    }
    std::optional<ToldOutline> best = told(graph, context, how);
    how.most_edges = kShownEdges;
    while (best && !best->outline.is_complete) {
        ++how.depth;
        std::optional<ToldOutline> deeper = told(graph, context, how);
        if (!deeper || std::ranges::count(deeper->text, '\n') > static_cast<std::ptrdiff_t>(kShownLines))
            break;
        best = std::move(deeper);
    }
    return best;
}

std::string folded_note(const TextContext& context, const ToldOutline& told) {
    if (told.outline.is_complete) return {};
    return "\n" + wrapped(
                      "Later choices are folded away: --depth says how many after each other are told, and "
                      "0 tells all.",
                      context.style.width, "", "");
}

std::string too_large_note(const TextContext& context) {
    return wrapped(
        fmt::format("These are more than {} options: name a smaller --depth, or list some choices.",
                    kAllEdges),
        context.style.width, "", "");
}

std::string opening_text(const TextContext& context, const Outline& outline) {
    if (outline.opening.empty()) return {};
    std::string text = bold(context.style, outline.first ? "Before anybody chooses" : "What happens") + "\n";
    for (const std::string& reason : outline.opening)
        text += wrapped(reason, context.style.width, "  - ", "    ");
    return outline.first ? text + "\n" : text;
}

/// One way through the points: what the player is sure of, the others choosing what is worst, or what is
/// possible at best. The decisions as sentences.
std::vector<std::string> way(const TextContext& context, const ChoiceGraph& graph, const Prospects& prospects,
                             Points Prospect::*wanted) {
    std::vector<std::string> decisions;
    for (PointId at = graph.root(); !graph.is_end(at);) {
        const ChoicePoint point = graph.point(at);
        const std::vector<Choice> all = point.choices();
        const auto chosen = std::ranges::find_if(point.options, [&](const ChoiceOption& option) {
            return prospects.at(option.link.to).*wanted == prospects.at(at).*wanted;
        });
        const std::string text = context.words.option(chosen->choice, all);
        decisions.push_back(point.player == prospects.player() ? bold(context.style, text) : text);
        at = chosen->link.to;
    }
    return decisions;
}

std::string way_text(const TextContext& context, std::string_view heading,
                     const std::vector<std::string>& decisions) {
    return wrapped(fmt::format("{}: {}", heading, joined(decisions, "; ")), context.style.width, "", "  ");
}

/// How the player comes to what is sure and to what is possible at best.
std::string ways_text(const TextContext& context, const ChoiceGraph& graph, const Prospects& prospects) {
    const Prospect& all = prospects.at(graph.root());
    const std::vector<std::string> sure = way(context, graph, prospects, &Prospect::sure);
    if (all.sure == all.at_best) return way_text(context, "One way to it", sure) + "\n";
    return way_text(context, "Where the others choose what is worst", sure) +
           way_text(context, "Where all goes well", way(context, graph, prospects, &Prospect::at_best)) +
           "\n";
}

std::string choices_head(const TextContext& context) {
    return case_heading(context) + "\n" + board_picture(context) + "\n" + event_list(context) + "\n";
}

/// "blue: +3 (12 → 15) for sure, +6 (12 → 18) at best"
std::string prospect_summary(const TextContext& context, const Prospects& prospects,
                             const Prospect& prospect) {
    return wrapped(bold(context.style, summary_words(context, prospects.player(), prospect)),
                   context.style.width, "", "  ");
}

}  // namespace

void write_refusal(Output& output, const TextContext& context, const Refusal& refusal) {
    output.write(choices_head(context) + refusal_text(context, refusal));
}

void write_choices(Output& output, const TextContext& context, const ChoiceGraph& graph,
                   const ChoicesTextOptions& options) {
    output.write(choices_head(context));
    const std::optional<ToldOutline> all = told(graph, context, options, nullptr);
    if (!all) return output.write(too_large_note(context));
    if (graph.is_end(graph.root())) output.write(fmt::format("{}\n\n", kNothingToChoose));
    output.write(opening_text(context, all->outline));
    output.write(all->text + folded_note(context, *all));
}

void write_best(Output& output, const TextContext& context, const ChoiceGraph& graph,
                const Prospects& prospects, const ChoicesTextOptions& options) {
    output.write(choices_head(context));
    output.write(prospect_summary(context, prospects, prospects.after(graph.opening_link())) + "\n");
    const std::optional<ToldOutline> all = told(graph, context, options, &prospects);
    if (!all) return output.write(too_large_note(context));
    if (all->text.empty())
        output.write(wrapped(kNoDifference, context.style.width, "", "") + "\n");
    else
        output.write(ways_text(context, graph, prospects));
    output.write(opening_text(context, all->outline));
    output.write(all->text);
    if (!all->text.empty())
        output.write("\n" + wrapped(legend_words(context, prospects.player()), context.style.width, "", ""));
    output.write(folded_note(context, *all));
}

}  // namespace robbers
