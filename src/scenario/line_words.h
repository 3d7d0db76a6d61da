#pragma once
// Pieces of the one-line notation, and the nodes that are made of them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scenario/documents.h"
#include "scenario/yaml_tree.h"

namespace robbers {

/// A piece of a text, from one byte to behind another.
struct Piece {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool empty() const { return begin == end; }
};

/// Where the amount begins in "red+5", "red+-4" or "red-3".
struct AmountWord {
    Piece name;
    Piece number;
    bool is_payment = false;
};

/// Cuts a line into pieces. Blanks around a piece do not belong to it.
class LineWords {
public:
    explicit LineWords(const CleanText& text) : text_(text) {}
    /// Words that are written elsewhere: in one piece at `inside`, or somewhere in `around`.
    LineWords(const CleanText& text, std::optional<SourcePosition> inside, SourceSpan around)
        : text_(text), inside_(inside), around_(around) {}

    std::string_view text(const Piece& piece) const {
        return text_.text().substr(piece.begin, piece.end - piece.begin);
    }
    SourceSpan span(const Piece& piece) const;
    Piece everything() const { return {0, text_.text().size()}; }
    Piece whole() const { return trimmed(everything()); }
    /// The pieces between the separators; one more than there are separators.
    std::vector<Piece> split(const Piece& piece, char separator) const;
    /// The words between blanks; > and @ begin a word without one.
    std::vector<Piece> words(const Piece& piece) const;
    /// The same, with each `separator` as a word of its own.
    std::vector<Piece> words_and(const Piece& piece, char separator) const;
    Piece trimmed(Piece piece) const;

    /// The amount that a word says, which begins at its last +, +- or -.
    std::optional<AmountWord> amount(const Piece& word) const;
    /// Whether two words are a player and its points, as "blue 12", and no figure, as "r10 12".
    bool begin_player(const Piece& word, const Piece& next) const;
    /// The first words without the blanks between them, where that makes a name, one of `signs` and a number,
    /// as "red +5" does; else nothing.
    std::optional<std::string> joined_amount(const std::vector<Piece>& words, std::string_view signs) const;

    /// A scalar of this text as it is written; a name is never taken for a word of YAML.
    Node number(const Piece& piece) const;
    Node name(const Piece& piece) const;
    /// A scalar of a text of ours that stands for the piece.
    Node word(std::string_view word, const Piece& piece) const;
    /// The same of a number.
    Node plain_word(std::string_view word, const Piece& piece) const;
    Node collection(NodeKind kind, const Piece& piece) const;
    /// Adds `value` to a mapping under a key that stands for the value's own piece.
    void add(Node& mapping, std::string_view key, Node value) const;

private:
    const CleanText& text_;
    std::optional<SourcePosition> inside_;
    std::optional<SourceSpan> around_;
};

}  // namespace robbers
