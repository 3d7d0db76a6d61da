// Reads selections: which characters make a word, which operator binds stronger, and what is said of a wrong
// expression. What an expression means for a test is decided in selection.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "suite/selection.h"
#include "suite/selection_names.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr int kDeepest = 100;

constexpr std::string_view kExample = "expected an expression such as 'tag(example) and not edition(c2)'";

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// FILE and LINE of "FILE:LINE".
std::optional<std::pair<std::string, int>> file_and_line(std::string_view text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos || colon == 0) return std::nullopt;
    int line = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data() + colon + 1, last, line);
    if (error != std::errc() || end != last || line < 1) return std::nullopt;
    return std::pair(std::string(text.substr(0, colon)), line);
}

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
            refuse(0, 0, "the selection is empty", std::string(kExample));
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
    void skip_blanks() {
        while (!at_end() && is_blank(text_[at_])) ++at_;
    }

    SourceSpan span(std::size_t begin, std::size_t end) const {
        const std::string_view before = text_.substr(0, begin);
        const auto line = std::ranges::count(before, '\n') + 1;
        const std::size_t line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
        const std::size_t line_end = std::min(text_.find('\n', begin), text_.size());
        const std::size_t last = std::min(end, line_end);
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
        } else if (is_at(word) && ends_word(at_ + word.size())) {
            at_ += word.size();
        } else {
            return false;
        }
        last_ = text_.substr(last_begin_, at_ - last_begin_);
        skip_blanks();
        return true;
    }

    bool ends_word(std::size_t at) const {
        return at >= text_.size() || is_blank(text_[at]) ||
               std::string_view("()&|!'\"").find(text_[at]) != std::string_view::npos;
    }

    void add(SelectionOperator op) { steps_.push_back({op, {}}); }

    void parse_either(int depth) {
        parse_both(depth);
        while (!is_refused_ && take_operator("or", "|")) {
            parse_both(depth);
            add(SelectionOperator::either);
        }
    }

    void parse_both(int depth) {
        parse_operand(depth);
        while (!is_refused_ && take_operator("and", "&")) {
            parse_operand(depth);
            add(SelectionOperator::both);
        }
    }

    void parse_operand(int depth) {
        if (depth >= kDeepest)
            return refuse(
                at_, at_ + 1, "the selection is nested too deep",
                fmt::format("expected at most {} parentheses and negations inside each other", kDeepest));
        if (at_end()) return refuse_missing();
        if (take_operator("not", "!")) {
            parse_operand(depth + 1);
            return add(SelectionOperator::negation);
        }
        if (is_at("(")) return parse_group(depth);
        if (is_at(")") || is_at("&") || is_at("|") || is_word("and") || is_word("or"))
            return refuse_missing();
        parse_atom();
    }

    bool is_word(std::string_view word) const { return is_at(word) && ends_word(at_ + word.size()); }

    void parse_group(int depth) {
        const std::size_t open = at_++;
        last_ = text_.substr(open, 1);
        last_begin_ = open;
        skip_blanks();
        parse_either(depth + 1);
        if (is_refused_) return;
        if (at_end()) return refuse(open, open + 1, "this '(' is not closed", "expected ')' behind it");
        if (!is_at(")")) return refuse_rest();
        ++at_;
        skip_blanks();
    }

    /// An operand is missing here.
    void refuse_missing() {
        if (!at_end()) {
            const std::size_t end = std::min(text_.find_first_of(" \t\r\n()", at_ + 1), text_.size());
            return refuse(at_, is_at(")") ? at_ + 1 : end,
                          fmt::format("something is missing before {}",
                                      in_quotes(text_.substr(at_, is_at(")") ? 1 : end - at_))),
                          std::string(kExample));
        }
        const bool is_group = last_ == "(";
        refuse(last_begin_, last_begin_ + last_.size(),
               is_group ? "this '(' is not closed"
                        : fmt::format("something is missing behind {}", in_quotes(last_)),
               is_group ? "expected ')' behind it" : std::string(kExample));
    }

    /// What follows a complete expression does not belong to it.
    void refuse_rest() {
        if (is_at(")")) return refuse(at_, at_ + 1, "there is no '(' for this ')'", {});
        const std::size_t end = std::min(text_.find_first_of(" \t\r\n()", at_ + 1), text_.size());
        const std::string_view word = text_.substr(at_, end - at_);
        constexpr std::array<std::string_view, 2> kOperators = {"and", "or"};
        refuse(at_, end, fmt::format("{} follows without an operator", in_quotes(word)),
               suggestion(word, kOperators));
    }

    /// A word between quotes or up to a blank, parenthesis or operator; nothing where a quote is not closed.
    std::optional<Word> take_word() {
        Word word{at_, at_, {}, false};
        if (is_at("'") || is_at("\"")) {
            const std::size_t close = text_.find(text_[at_], at_ + 1);
            if (close == std::string_view::npos) {
                refuse(at_, at_ + 1, "this quote is not closed",
                       fmt::format("expected {} behind it", text_[at_]));
                return std::nullopt;
            }
            word.text = text_.substr(at_ + 1, close - at_ - 1);
            word.is_quoted = true;
            at_ = close + 1;
        } else {
            while (!at_end() && !is_blank(text_[at_]) &&
                   std::string_view("()&|").find(text_[at_]) == std::string_view::npos)
                ++at_;
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
        if (word->text.empty())
            return refuse(word->begin, end, "there is nothing between these quotes", std::string(kExample));
        SelectionAtom atom{Selector::id, word->text, 0, source_, span(word->begin, end)};
        if (const auto place = file_and_line(word->text)) {
            atom.selector = Selector::line;
            atom.argument = place->first;
            atom.line = place->second;
        }
        steps_.push_back({SelectionOperator::atom, std::move(atom)});
    }

    void parse_function(const Word& name) {
        const std::size_t open = at_++;
        const auto argument = take_argument(open);
        if (!argument) return;
        const auto selector = from_spelling<Selector>(name.text);
        if (!selector)
            return complain(DiagnosticId::unknown_word, name.begin, name.end,
                            fmt::format("unknown function {}", in_quotes(name.text)),
                            suggestion_of<Selector>(name.text));
        SelectionAtom atom{*selector, argument->text, 0, source_, span(name.begin, at_)};
        skip_blanks();
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
            word.text.erase(word.text.find_last_not_of(" \t\r\n") + 1);
            word.end = word.begin + word.text.size();
        }
        if (is_at(")")) {
            ++at_;
            return word;
        }
        const bool is_behind_quotes = word.is_quoted && !at_end();
        refuse(is_behind_quotes ? at_ : open, (is_behind_quotes ? at_ : open) + 1,
               is_behind_quotes ? "only ')' may follow these quotes" : "this '(' is not closed",
               is_at("(") ? "expected ')', or quotes around an argument with parentheses"
                          : "expected ')' behind it");
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
        const auto place = file_and_line(word.text);
        if (place) {
            atom.argument = place->first;
            atom.line = place->second;
        } else {
            complain(DiagnosticId::selection_syntax, begin, end,
                     fmt::format("{} is no file with a line", in_quotes(word.text)),
                     "expected FILE:LINE, lines from 1 on");
        }
        return place.has_value();
    }

    SourcePtr source_;
    std::string_view text_;
    Diagnostics& diagnostics_;
    std::size_t at_ = 0;
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
