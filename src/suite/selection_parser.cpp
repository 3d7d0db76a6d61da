// Reads selections: which characters make a word, which operator binds stronger, and what is said of a wrong
// expression. What an expression means for a test is decided in selection.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "suite/selection.h"
#include "suite/selection_names.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr int kDeepest = 100;
constexpr const char* kNesting = "expected at most 100 parentheses and negations inside each other";

constexpr const char* kExample = "expected an expression such as 'tag(example) and not edition(c2)'";
constexpr const char* kClosing = "expected ')' behind it";

constexpr const char* kBlanks = " \t\r\n";

/// A piece of the expression between operators and parentheses.
struct Word {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;  ///< without quotes
    bool is_quoted = false;
};

/// Reads one expression by recursive descent. After the first syntax error it only unwinds.
class Parser {
public:
    Parser(SourcePtr source, Diagnostics& diagnostics)
        : source_(std::move(source)), text_(source_->text), diagnostics_(diagnostics) {}

    std::optional<Selection> run() {
        skip_blanks();
        if (at_end()) {
            refuse(0, 0, "the selection is empty", kExample);
            return std::nullopt;
        }
        parse_either(0);
        if (!is_refused_ && !at_end()) refuse_rest();
        if (is_wrong_) return std::nullopt;
        return Selection{std::move(steps_)};
    }

private:
    bool at_end() const { return at_ >= text_.size(); }
    bool is_at(std::string_view what) const { return text_.substr(at_).starts_with(what); }
    /// Whether an operator is next that is spelled so.
    bool is_word(std::string_view word) const {
        if (!is_at(word)) return false;
        const std::string_view rest = text_.substr(at_ + word.size());
        return rest.empty() || std::string_view("()&|!'\" \t\r\n").find(rest[0]) != std::string_view::npos;
    }
    void skip_blanks() { at_ = std::min(text_.find_first_not_of(kBlanks, at_), text_.size()); }

    SourceSpan span(std::size_t begin, std::size_t end) const {
        const std::string_view before = text_.substr(0, begin);
        const auto line = std::ranges::count(before, '\n') + 1;
        const std::size_t line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
        const std::size_t last = std::min({end, text_.find('\n', begin), text_.size()});
        return {{static_cast<int>(line), static_cast<int>(begin - line_begin) + 1},
                last > begin ? static_cast<int>(last - begin) : 1};
    }

    void complain(DiagnosticId id, std::size_t begin, std::size_t end, std::string message,
                  std::string expected) {
        Diagnostic diagnostic;
        diagnostic.id = id;
        diagnostic.message = std::move(message);
        diagnostic.expected = std::move(expected);
        diagnostic.source = source_;
        diagnostic.span = span(begin, end);
        diagnostics_.add(std::move(diagnostic));
        is_wrong_ = true;
    }

    void refuse(std::size_t begin, std::size_t end, std::string message, std::string expected) {
        complain(DiagnosticId::selection_syntax, begin, end, std::move(message), std::move(expected));
        is_refused_ = true;
        at_ = text_.size();
    }

    /// Whether an operator spelled so is next; it is taken.
    bool take_operator(std::string_view word, std::string_view sign) {
        last_begin_ = at_;
        if (is_at(sign)) {
            at_ += sign.size();
            if (sign != "!" && is_at(sign)) ++at_;  // && and ||
        } else if (is_word(word)) {
            at_ += word.size();
        } else {
            return false;
        }
        last_ = text_.substr(last_begin_, at_ - last_begin_);
        skip_blanks();
        return true;
    }

    void parse_either(int depth) {
        parse_both(depth);
        while (!is_refused_ && take_operator("or", "|")) {
            parse_both(depth);
            steps_.push_back({SelectionOperator::either, {}});
        }
    }

    void parse_both(int depth) {
        parse_operand(depth);
        while (!is_refused_ && take_operator("and", "&")) {
            parse_operand(depth);
            steps_.push_back({SelectionOperator::both, {}});
        }
    }

    void parse_operand(int depth) {
        if (depth >= kDeepest) return refuse(at_, at_ + 1, "the selection is nested too deep", kNesting);
        if (at_end()) return refuse_missing();
        if (take_operator("not", "!")) {
            parse_operand(depth + 1);
            return steps_.push_back({SelectionOperator::negation, {}});
        }
        if (is_at("(")) return parse_group(depth);
        if (is_at(")") || is_at("&") || is_at("|") || is_word("and") || is_word("or"))
            return refuse_missing();
        parse_atom();
    }

    void parse_group(int depth) {
        const std::size_t open = at_++;
        last_ = text_.substr(open, 1);
        last_begin_ = open;
        skip_blanks();
        parse_either(depth + 1);
        if (is_refused_) return;
        if (at_end()) return refuse(open, open + 1, "this '(' is not closed", kClosing);
        if (!is_at(")")) return refuse_rest();
        ++at_;
        skip_blanks();
    }

    /// Where the piece at the current place ends, for messages.
    std::size_t end_of_piece() const {
        return is_at(")") ? at_ + 1 : std::min(text_.find_first_of(" \t\r\n()", at_ + 1), text_.size());
    }
    std::string_view piece_to(std::size_t end) const { return text_.substr(at_, end - at_); }

    /// An operand is missing here.
    void refuse_missing() {
        const std::size_t end = end_of_piece();
        if (!at_end())
            return refuse(at_, end, fmt::format("something is missing before {}", in_quotes(piece_to(end))),
                          kExample);
        const std::size_t last_end = last_begin_ + last_.size();
        if (last_ == "(") return refuse(last_begin_, last_end, "this '(' is not closed", kClosing);
        refuse(last_begin_, last_end, fmt::format("something is missing behind {}", in_quotes(last_)),
               kExample);
    }

    /// What follows a complete expression does not belong to it.
    void refuse_rest() {
        if (is_at(")")) return refuse(at_, at_ + 1, "this ')' closes no '('", {});
        const std::size_t end = end_of_piece();
        constexpr std::array<std::string_view, 2> kOperators = {"and", "or"};
        refuse(at_, end, fmt::format("{} follows without an operator", in_quotes(piece_to(end))),
               suggestion(piece_to(end), kOperators));
    }

    /// A word between quotes or up to a blank, parenthesis or operator; nothing where a quote is not closed.
    std::optional<Word> take_word() {
        Word word{at_, at_, {}, false};
        if (is_at("'") || is_at("\"")) {
            const std::size_t close = text_.find(text_[at_], at_ + 1);
            if (close == std::string_view::npos) {
                refuse(at_, at_ + 1, "this quote is not closed", "expected another behind it");
                return std::nullopt;
            }
            word.text = text_.substr(at_ + 1, close - at_ - 1);
            word.is_quoted = true;
            at_ = close + 1;
        } else {
            at_ = std::min(text_.find_first_of("()&| \t\r\n", at_), text_.size());
            word.text = text_.substr(word.begin, at_ - word.begin);
        }
        word.end = at_;
        return word;
    }

    void parse_atom() {
        const auto word = take_word();
        if (!word) return;
        const std::size_t end = at_;
        skip_blanks();
        if (!word->is_quoted && is_at("(")) return parse_function(*word);
        if (word->text.empty()) return refuse(word->begin, end, "these quotes are empty", kExample);
        SelectionAtom atom{Selector::id, word->text, 0, source_, span(word->begin, end)};
        if (take_line(atom)) atom.selector = Selector::line;
        steps_.push_back({SelectionOperator::atom, std::move(atom)});
    }

    /// Makes FILE:LINE of the argument, where it has this form.
    static bool take_line(SelectionAtom& atom) {
        const auto place = part_of_file(atom.argument);
        if (!place) return false;
        atom.argument = place->path;
        atom.line = place->lines.front();
        return true;
    }

    void parse_function(const Word& name) {
        const std::size_t open = at_++;
        const auto argument = take_argument(open);
        const std::size_t end = at_;
        if (!argument) return;
        skip_blanks();
        const auto selector = from_spelling<Selector>(name.text);
        if (!selector) {
            complain(DiagnosticId::unknown_word, name.begin, name.end,
                     fmt::format("unknown function {}", in_quotes(name.text)),
                     suggestion_of<Selector>(name.text));
            return;
        }
        SelectionAtom atom{*selector, argument->text, 0, source_, span(name.begin, end)};
        if (check_argument(atom, *argument)) steps_.push_back({SelectionOperator::atom, std::move(atom)});
    }

    /// What stands up to the ')' for the '(' at `open`, without blanks around it.
    std::optional<Word> take_argument(std::size_t open) {
        skip_blanks();
        Word word{at_, at_, {}, false};
        if (is_at("'") || is_at("\"")) {
            const auto quoted = take_word();
            if (!quoted) return std::nullopt;
            word = *quoted;
            skip_blanks();
        } else {
            at_ = std::min(text_.find_first_of("()", at_), text_.size());
            word.text = text_.substr(word.begin, at_ - word.begin);
            word.text.erase(word.text.find_last_not_of(kBlanks) + 1);
            word.end = word.begin + word.text.size();
        }
        if (is_at(")")) {
            ++at_;
            return word;
        }
        if (word.is_quoted && !at_end())
            refuse(at_, at_ + 1, "only ')' may follow these quotes", {});
        else
            refuse(open, open + 1, "this '(' is not closed",
                   is_at("(") ? "expected ')', or quotes around an argument with parentheses" : kClosing);
        return std::nullopt;
    }

    bool check_argument(SelectionAtom& atom, const Word& word) {
        const std::size_t begin = word.begin;
        const std::size_t end = std::max(word.end, begin + 1);
        const bool wants_none = atom.selector == Selector::all || atom.selector == Selector::none;
        if (wants_none != word.text.empty()) {
            complain(DiagnosticId::selection_syntax, begin, end,
                     fmt::format("{}() {} an argument", spelling(atom.selector),
                                 wants_none ? "does not take" : "needs"),
                     {});
            return false;
        }
        if (atom.selector != Selector::line) {
            if (const auto wrong = wrong_name(atom))
                complain(wrong->id, begin, end, wrong->message, wrong->expected);
            return true;
        }
        if (take_line(atom)) return true;
        complain(DiagnosticId::selection_syntax, begin, end,
                 fmt::format("{} is no file with a line", in_quotes(word.text)),
                 "expected FILE:LINE, lines from 1 on");
        return false;
    }

    SourcePtr source_;
    std::string_view text_;
    std::size_t at_ = 0;
    Diagnostics& diagnostics_;
    std::string_view last_;  ///< the operator or parenthesis that was taken last, and where
    std::size_t last_begin_ = 0;
    bool is_wrong_ = false;    ///< there is something to complain about
    bool is_refused_ = false;  ///< the rest is not read
    std::vector<SelectionStep> steps_;
};

}  // namespace

std::optional<Selection> parse_selection(const std::string& text, const std::string& name,
                                         Diagnostics& diagnostics) {
    return Parser(std::make_shared<SourceText>(SourceText{name, text}), diagnostics).run();
}

}  // namespace robbers
