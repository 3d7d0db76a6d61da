// Writes selections so that they are read as the same again.
#include <fmt/format.h>

#include <algorithm>

#include "suite/selection.h"

namespace robbers {

namespace {

/// How strongly a piece of an expression holds together.
enum class Strength : std::uint8_t { either, both, whole };

struct Piece {
    std::string text;
    Strength strength = Strength::whole;
};

std::string in_parentheses(const Piece& piece, Strength needed) {
    return piece.strength < needed ? fmt::format("({})", piece.text) : piece.text;
}

std::string argument_text(const SelectionAtom& atom) {
    std::string text =
        atom.selector == Selector::line ? fmt::format("{}:{}", atom.argument, atom.line) : atom.argument;
    const bool has_blank_end =
        text.find_first_of(" \t\r\n") == 0 || text.find_last_of(" \t\r\n") + 1 == text.size();
    const bool is_plain = text.find_first_of("()") == std::string::npos && !text.starts_with('\'') &&
                          !text.starts_with('"') && (text.empty() || !has_blank_end);
    if (is_plain) return text;
    const char quote = text.find('\'') == std::string::npos ? '\'' : '"';
    return fmt::format("{}{}{}", quote, text, quote);
}

}  // namespace

std::string to_string(const SelectionAtom& atom) {
    return fmt::format("{}({})", spelling(atom.selector), argument_text(atom));
}

std::string to_string(const Selection& selection) {
    std::vector<Piece> stack;
    const auto pop = [&] {
        Piece piece = std::move(stack.back());
        stack.pop_back();
        return piece;
    };
    for (const SelectionStep& step : selection.steps) {
        if (step.op == SelectionOperator::atom) {
            stack.push_back({to_string(step.atom), Strength::whole});
        } else if (step.op == SelectionOperator::negation) {
            stack.push_back({"not " + in_parentheses(pop(), Strength::whole), Strength::whole});
        } else {
            const bool is_both = step.op == SelectionOperator::both;
            const Piece right = pop();
            const Piece left = pop();
            // Operators of one kind are read from the left.
            const Strength of_left = is_both ? Strength::both : Strength::either;
            const Strength of_right = is_both ? Strength::whole : Strength::both;
            stack.push_back({fmt::format("{} {} {}", in_parentheses(left, of_left), is_both ? "and" : "or",
                                         in_parentheses(right, of_right)),
                             of_left});
        }
    }
    return stack.back().text;
}

}  // namespace robbers
