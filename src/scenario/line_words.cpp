// Cuts the one-line notation into pieces and makes nodes of them. What the pieces mean is decided in
// line_reader.
#include "scenario/line_words.h"

namespace robbers {
namespace {

constexpr std::string_view kBlanks = " \t\n\r";
/// Signs that begin a word wherever they stand.
constexpr std::string_view kSigns = ">@";

}  // namespace

SourceSpan LineWords::span(const Piece& piece) const { return text_.span(piece.begin, piece.end); }

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

Node LineWords::word(std::string_view word, const Piece& piece) const {
    Node node;
    node.kind = NodeKind::scalar;
    node.text = word;
    node.span = span(piece);
    return node;
}

Node LineWords::name(const Piece& piece) const { return word(text(piece), piece); }

Node LineWords::number(const Piece& piece) const {
    Node node = word(text(piece), piece);
    node.plain = true;
    return node;
}

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
