// Reads single values of the game: numbers, players, figures, places.
#include <fmt/format.h>

#include <algorithm>

#include "scenario/names.h"
#include "scenario/reader.h"
#include "support/slips.h"

namespace robbers {
namespace {

/// Longer numbers are out of every range and would not fit.
constexpr std::size_t kLongestNumber = 18;

bool is_digits(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string_view without_minus(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return text;
}

std::string range_text(Bounds bounds) {
    if (bounds.most >= kComputedBounds.most)
        return bounds.least > kComputedBounds.least ? fmt::format("a whole number from {}", bounds.least)
                                                    : std::string("a whole number");
    return fmt::format("a whole number from {} to {}", bounds.least, bounds.most);
}

/// What is wrong with the digits, or empty.
std::string_view number_fault(const Node& node, std::string_view digits) {
    if (!is_digits(digits)) return "is no whole number";
    if (!node.plain) return "stands in quotes, so it is a text";
    if (digits.size() > 1 && digits.front() == '0') return "has a leading zero";
    if (digits == "0" && node.text.size() > 1) return "is no number";
    return {};
}

/// Why spaces are told by 0 to 49 although the scenario counts laps: the cause stands elsewhere.
std::string_view why_so_narrow(const Draft& draft, Bounds bounds) {
    const bool is_ring = bounds.least == 0 && bounds.most == kRingSpaces - 1;
    return is_ring && draft.narrowed_places ? ": an expectation or --ruling answers laps with same-space"
                                            : "";
}

std::optional<std::int64_t> out_of_range(Draft& draft, const Node& node, std::string_view what,
                                         Bounds bounds) {
    draft.report(DiagnosticId::number_out_of_range, node.span,
                 fmt::format("{}: {} is out of range", what, in_quotes(node.text)),
                 fmt::format("expected {}{}", range_text(bounds), why_so_narrow(draft, bounds)));
    return std::nullopt;
}

std::optional<FigureKind> figure_kind_named(Draft& draft, std::string_view word, const SourceSpan& span) {
    const auto kind = from_spelling<FigureKind>(word);
    if (!kind) {
        draft.report(DiagnosticId::unknown_figure, span,
                     fmt::format("no figure is called {}", in_quotes(word)), suggestion_of<FigureKind>(word));
        return std::nullopt;
    }
    if (*kind == FigureKind::messenger && !check_messages(draft, span, "a messenger")) return std::nullopt;
    return kind;
}

}  // namespace

bool looks_like_number(const Node& node) {
    return node.kind == NodeKind::scalar && node.plain && is_digits(without_minus(node.text));
}

std::optional<std::int64_t> read_number(Draft& draft, const Node& node, std::string_view what,
                                        Bounds bounds) {
    const auto text = read_scalar(draft, node, what, range_text(bounds));
    if (!text) return std::nullopt;
    const std::string_view digits = without_minus(*text);
    if (const std::string_view fault = number_fault(node, digits); !fault.empty()) {
        const bool is_dashed = is_digits(without_minus(with_plain_minus(*text)));
        const std::string advice = is_dashed ? dash_advice(*text) : std::string();
        draft.report(DiagnosticId::bad_number, node.span,
                     fmt::format("{}: {} {}", what, in_quotes(*text), fault),
                     advice.empty() ? "expected " + range_text(bounds) : advice);
        return std::nullopt;
    }
    if (digits.size() > kLongestNumber) return out_of_range(draft, node, what, bounds);
    std::int64_t number = 0;
    for (const char digit : digits) number = number * 10 + (digit - '0');
    if (text->front() == '-') number = -number;
    if (number < bounds.least || number > bounds.most) return out_of_range(draft, node, what, bounds);
    return number;
}

std::optional<Points> read_points(Draft& draft, const Node& node, std::string_view what, Bounds bounds) {
    const auto number = read_number(draft, node, what, bounds);
    if (!number) return std::nullopt;
    return static_cast<Points>(*number);
}

std::optional<Player> player_named(Draft& draft, std::string_view name, const SourceSpan& span) {
    const std::vector<std::string>& names = draft.scenario.names;
    const auto found = std::find(names.begin(), names.end(), name);
    if (found != names.end()) return player_at(static_cast<int>(found - names.begin()));
    if (draft.knows_players) {
        draft.report(DiagnosticId::unknown_player, span,
                     fmt::format("no player is called {}", in_quotes(name)),
                     suggestion(name, views_of(names)));
    }
    return std::nullopt;
}

bool check_yaml_word(Draft& draft, const Node& node) {
    const bool is_word =
        node.kind == NodeKind::null ? !node.text.empty() : node.plain && is_yaml_word(node.text);
    if (!is_word) return true;
    draft.report(DiagnosticId::yaml_word_name, node.span,
                 fmt::format("{} without quotes is no name in YAML", in_quotes(node.text)),
                 is_player_name(node.text) ? fmt::format("Quote it: \"{}\".", node.text) : "expected a name");
    return false;
}

std::optional<Player> read_player(Draft& draft, const Node& node, std::string_view what) {
    if (!check_yaml_word(draft, node)) return std::nullopt;
    const auto name = read_scalar(draft, node, what, "a player");
    return name ? player_named(draft, *name, node.span) : std::nullopt;
}

std::optional<FigureKind> read_figure_kind(Draft& draft, const Node& node, std::string_view what) {
    const auto word = read_scalar(draft, node, what, "meeple or messenger");
    return word ? figure_kind_named(draft, *word, node.span) : std::nullopt;
}

std::optional<Figure> read_figure(Draft& draft, const Node& node, std::string_view what) {
    const auto text = read_scalar(draft, node, what, "a figure such as red.meeple");
    if (!text) return std::nullopt;
    const std::size_t dot = text->rfind('.');
    if (dot == std::string::npos) {
        const bool is_player = is_player_name(*text);
        draft.report(DiagnosticId::unknown_figure, node.span,
                     fmt::format("{} is no figure of a player", in_quotes(*text)),
                     is_player ? fmt::format("did you mean '{}.meeple'?", *text)
                               : "expected a figure such as red.meeple");
        return std::nullopt;
    }
    const auto player = player_named(draft, std::string_view(*text).substr(0, dot), node.span);
    const auto kind = figure_kind_named(draft, std::string_view(*text).substr(dot + 1), node.span);
    if (!player || !kind) return std::nullopt;
    return Figure{*player, *kind};
}

Bounds place_bounds(const Draft& draft) {
    return draft.wide_places ? kComputedBounds : Bounds{0, kRingSpaces - 1};
}

std::optional<Place> read_place(Draft& draft, const Node& node, std::string_view what, Bounds bounds) {
    const auto text = read_scalar(draft, node, what, "a space or supply");
    if (!text) return std::nullopt;
    if (*text == "supply") return Place::supply();
    if (!is_digits(without_minus(*text))) {
        constexpr std::string_view kSupply[] = {"supply"};
        const bool near = nearest_word(*text, kSupply).has_value();
        draft.report(
            DiagnosticId::bad_place, node.span, fmt::format("{}: {} is no space", what, in_quotes(*text)),
            near ? "did you mean 'supply'?" : fmt::format("expected {} or supply", range_text(bounds)));
        return std::nullopt;
    }
    const auto space = read_points(draft, node, what, bounds);
    return space ? std::optional(Place::space(*space)) : std::nullopt;
}

bool read_true(Draft& draft, const Node& node, std::string_view what) {
    if (node.kind == NodeKind::scalar && node.plain && node.text == "true") return true;
    if (node.kind == NodeKind::scalar) {
        draft.report(DiagnosticId::wrong_type, node.span,
                     fmt::format("'{}': {} does not fit", what, in_quotes(node.text)),
                     fmt::format("expected '{}: true'", what));
    } else {
        report_wrong_type(draft, node, in_quotes(what), "'true'");
    }
    return false;
}

bool check_messages(Draft& draft, const SourceSpan& span, std::string_view what) {
    if (draft.has_messages) return true;
    draft.report(DiagnosticId::needs_messages, span, fmt::format("{} exists only with The Messages", what),
                 draft.advice("expected 'expansions: [messages]' in the scenario",
                              "expected 'm' and the messenger's points behind a player, as in 'red 10 m0'"));
    return false;
}

}  // namespace robbers
