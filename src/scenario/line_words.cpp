// Cuts the one-line notation into pieces and makes nodes of them. What the pieces mean is decided in
// line_reader.
#include "scenario/line_words.h"

#include "scenario/names.h"
#include "support/text.h"

namespace robbers {
namespace {

constexpr std::string_view kBlanks = " \t\n\r";
/// Signs that begin a word wherever they stand.
constexpr std::string_view kSigns = ">@";

}  // namespace

SourceSpan LineWords::span(const Piece& piece) const {
    if (around_ && !inside_) return *around_;
    SourceSpan span = text_.span(piece.begin, piece.end);
    if (inside_) span.begin = {inside_->line, inside_->column + static_cast<int>(piece.begin)};
    return span;
}

Piece LineWords::trimmed(Piece piece) const {
    const std::string_view all = text_.text();
    while (piece.begin < piece.end && kBlanks.find(all[piece.begin]) != std::string_view::npos) ++piece.begin;
    while (piece.begin < piece.end && kBlanks.find(all[piece.end - 1]) != std::string_view::npos) --piece.end;
    return piece;
}

std::vector<Piece> LineWords::split(const Piece& piece, char separator) const {
    std::vector<Piece> pieces;
    std::size_t begin = piece.begin;
    for (std::size_t at = piece.begin; at < piece.end; ++at) {
        if (text_.text()[at] != separator) continue;
        pieces.push_back(trimmed({begin, at}));
        begin = at + 1;
    }
    pieces.push_back(trimmed({begin, piece.end}));
    return pieces;
}

std::vector<Piece> LineWords::words(const Piece& piece) const {
    std::vector<Piece> words;
    for (std::size_t at = piece.begin; at < piece.end; ++at) {
        const char c = text_.text()[at];
        if (kBlanks.find(c) != std::string_view::npos) continue;
        const bool goes_on =
            !words.empty() && words.back().end == at && kSigns.find(c) == std::string_view::npos;
        if (goes_on)
            ++words.back().end;
        else
            words.push_back({at, at + 1});
    }
    return words;
}

std::vector<Piece> LineWords::words_and(const Piece& piece, char separator) const {
    std::vector<Piece> pieces;
    std::size_t begin = piece.begin;
    const auto add_words = [&](std::size_t end) {
        const std::vector<Piece> before = words({begin, end});
        pieces.insert(pieces.end(), before.begin(), before.end());
    };
    for (std::size_t at = piece.begin; at < piece.end; ++at) {
        if (text_.text()[at] != separator) continue;
        add_words(at);
        pieces.push_back({at, at + 1});
        begin = at + 1;
    }
    add_words(piece.end);
    return pieces;
}

std::optional<AmountWord> LineWords::amount(const Piece& word) const {
    const std::string_view said = text(word);
    const std::size_t sign = said.find_last_of("+-");
    if (sign == std::string_view::npos || sign == 0 || sign + 1 == said.size()) return std::nullopt;
    const bool is_negative = said[sign] == '-' && said[sign - 1] == '+';
    AmountWord amount;
    amount.is_payment = said[sign] == '-' && !is_negative;
    amount.name = {word.begin, word.begin + sign - (is_negative ? 1 : 0)};
    amount.number = {word.begin + sign + (is_negative ? 0 : 1), word.end};
    return amount;
}

bool LineWords::begin_player(const Piece& word, const Piece& next) const {
    const auto is_number = [](std::string_view said) {
        return !said.empty() && said.find_first_not_of("-0123456789") == std::string_view::npos;
    };
    return is_player_name(text(word)) && !is_number(text(word).substr(1)) && is_number(text(next));
}

std::optional<std::string> LineWords::joined_amount(const std::vector<Piece>& words,
                                                    std::string_view signs) const {
    constexpr std::size_t kMostWords = 3;
    constexpr std::string_view kDigits = "0123456789";
    std::string joined;
    for (std::size_t i = 0; i < words.size() && i < kMostWords; ++i) {
        const std::string_view word = text(words[i]);
        const bool is_part = i == 0 || signs.find(word.front()) != std::string_view::npos ||
                             signs.find(joined.back()) != std::string_view::npos;
        if (!is_part) break;
        joined += word;
        const std::size_t before_number = joined.find_last_not_of(kDigits);
        const bool has_number = before_number != std::string::npos && before_number + 1 < joined.size();
        if (has_number && joined.find_first_of(signs) > 0 &&
            signs.find(joined[before_number]) != std::string_view::npos)
            return joined;
    }
    return std::nullopt;
}

Node LineWords::word(std::string_view word, const Piece& piece) const {
    Node node;
    node.kind = NodeKind::scalar;
    node.text = word;
    node.span = span(piece);
    return node;
}

Node LineWords::name(const Piece& piece) const { return word(text(piece), piece); }

Node LineWords::plain_word(std::string_view said, const Piece& piece) const {
    Node node = word(said, piece);
    node.plain = true;
    return node;
}

Node LineWords::number(const Piece& piece) const { return plain_word(text(piece), piece); }

Node LineWords::collection(NodeKind kind, const Piece& piece) const {
    Node node;
    node.kind = kind;
    node.span = span(piece);
    return node;
}

void LineWords::add(Node& mapping, std::string_view key, Node value) const {
    Node name;
    name.kind = NodeKind::scalar;
    name.text = key;
    name.span = value.span;
    mapping.entries.push_back({std::move(name), std::move(value)});
}

}  // namespace robbers
