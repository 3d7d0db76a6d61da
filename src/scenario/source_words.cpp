// Decides which everyday words stand for which source of points, and which source a mistyped word is near.
#include "scenario/source_words.h"

#include <fmt/format.h>

#include <vector>

#include "scenario/reader.h"
#include "support/text.h"

namespace robbers {
namespace {

struct EverydaySource {
    std::string_view word;
    Source source;
};

constexpr EverydaySource kEverydaySources[] = {
    {"cloister", Source::monastery}, {"abbey", Source::monastery},  {"farm", Source::field},
    {"meadow", Source::field},       {"cathedral", Source::city},   {"inn", Source::road},
    {"sheep", Source::shepherd},     {"pyramid", Source::acrobats}, {"baths", Source::bathhouse},
    {"bath", Source::bathhouse},     {"tollhouse", Source::toll},   {"compass", Source::wind_rose},
    {"gifts", Source::gift},         {"bazaar", Source::auction},   {"tower", Source::ransom},
};

/// "city" for "cities", "road" for "roads".
std::string without_plural(std::string_view word) {
    if (word.ends_with("ies")) return fmt::format("{}y", word.substr(0, word.size() - 3));
    return std::string(word.ends_with('s') ? word.substr(0, word.size() - 1) : word);
}

}  // namespace

std::optional<Source> source_named(std::string_view word) {
    for (const EverydaySource& everyday : kEverydaySources)
        if (everyday.word == word) return everyday.source;
    return from_spelling<Source>(word);
}

std::optional<Source> source_said(std::string_view word) {
    const std::string small = ascii_lower(word);
    const auto source = source_named(small);
    return source ? source : source_named(without_plural(small));
}

std::string_view nearest_source(std::string_view word, bool (*is_allowed)(Source)) {
    const auto one = source_said(word);
    if (one && is_allowed(*one)) return spelling(*one);
    std::vector<std::string_view> words;
    for (const Source source : all_values<Source>())
        if (is_allowed(source)) words.push_back(spelling(source));
    for (const std::string_view known : words)  // "tower" of a scoring
        if (word.size() > 3 && known.ends_with(word)) return known;
    for (const EverydaySource& everyday : kEverydaySources)
        if (is_allowed(everyday.source)) words.push_back(everyday.word);
    const auto nearest = nearest_word(word, words);
    return nearest ? spelling(*source_named(*nearest)) : std::string_view();
}

namespace {

/// What scorings and payments differ in when their sources are read.
struct SourceKind {
    bool (*allows)(Source);
    std::string_view what, other,
        sign;  ///< "a scoring", "a payment"; '+' or '-' of the other
};
constexpr SourceKind kScoringSource{may_be_scored, "a scoring", "a payment", "-"};
constexpr SourceKind kPaymentSource{may_be_paid, "a payment", "a scoring", "+"};

/// The form to write instead of a source that is none, or none here.
std::string source_advice(const Draft& draft, const Fields& fields, const std::string& word,
                          const SourceKind& kind) {
    const std::string_view near = nearest_source(word, kind.allows);
    if (!near.empty()) return did_you_mean(near);
    const Node* player = fields.find("player");
    const Node* points = fields.find("points");
    const std::string who = player ? player->text : "red", many = points ? points->text : "3";
    const std::string here = who + (kind.sign == "-" ? "+" : "-") + many;
    const auto source = source_named(word);
    if (!source)
        return draft.advice("The source may be left out: remove 'for'.",
                            fmt::format("The source may be left out: write '{}'.", here));
    return draft.advice(fmt::format("Leave 'for' out, or write {} instead.", kind.other),
                        fmt::format("Leave it out: '{}', or write {}: '{}{}{} {}'.", here, kind.other, who,
                                    kind.sign, many, spelling(*source)));
}

}  // namespace

std::optional<Source> read_source(Draft& draft, const Fields& fields, SourceUse use) {
    const SourceKind& kind = use == SourceUse::scoring ? kScoringSource : kPaymentSource;
    const Node* node = fields.find("for");
    if (node == nullptr) return Source::other;
    const auto word = read_scalar(draft, *node, "'for'", "a source of points");
    if (!word) return std::nullopt;
    const auto source = source_named(*word);
    if (source && kind.allows(*source)) return source;
    draft.report(source ? DiagnosticId::wrong_source : DiagnosticId::unknown_source, node->span,
                 source ? fmt::format("{} is no source of {}", in_quotes(*word), kind.what)
                        : fmt::format("no source is called {}", in_quotes(*word)),
                 source_advice(draft, fields, *word, kind));
    return std::nullopt;
}

}  // namespace robbers
