// Decides what is a text and where its documents begin and end, and in which order the problems of a text are
// told, and how many; does not look into documents.
#include "scenario/documents.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "support/text.h"

namespace robbers {

namespace {

SourcePosition place_in(std::string_view text, std::size_t offset) {
    const auto before = text.substr(0, offset);
    const auto line = std::count(before.begin(), before.end(), '\n');
    const std::size_t begin = before.rfind('\n') + 1;  // npos + 1 is 0
    return {static_cast<int>(line) + 1, static_cast<int>(offset - begin) + 1};
}

bool is_utf_16(std::string_view text) { return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"); }

bool check_encoding(Problems& problems) {
    const std::string& text = problems.source()->text;
    const auto bad = first_invalid_byte(text);
    if (!bad) return true;
    const SourceSpan span{place_in(text, *bad), 1};
    if (is_utf_16(text))
        problems.add(DiagnosticId::not_utf_8, span, "the file is UTF-16, not UTF-8");
    else
        problems.add(DiagnosticId::not_utf_8, span,
                     fmt::format("byte {} is not UTF-8", escaped(first_character(text.substr(*bad)))));
    return false;
}

std::string_view meaning(char32_t code) {
    if (code == 0) return " (NUL)";
    if (code == '\r') return " (a carriage return without a newline)";
    if (code == 0xFEFF) return " (a byte order mark inside the text)";
    return "";
}

bool check_characters(Problems& problems) {
    const std::string_view text = problems.source()->text;
    for (std::size_t at = 0; at < text.size();) {
        const Character character = first_character(text.substr(at));
        const char32_t code = character.code;
        const bool line_end = code == '\n' || (code == '\r' && text.substr(at + 1).starts_with('\n'));
        if ((is_control(code) && code != '\t' && !line_end) || code == 0xFEFF) {
            problems.add(
                DiagnosticId::control_character,
                SourceSpan{place_in(text, at), static_cast<int>(character.bytes)},
                fmt::format("the character {}{} has no place in a text", escaped(character), meaning(code)));
            return false;
        }
        at += character.bytes;
    }
    return true;
}

bool is_blank(std::string_view line) {
    const std::string_view rest = trimmed(line);
    return rest.empty() || rest.starts_with('#');
}

bool is_marker(std::string_view line, std::string_view marker) {
    return line.starts_with(marker) && (line.size() == 3 || line[3] == ' ' || line[3] == '\t');
}

/// Walks over the lines and closes a document wherever another begins or the text ends.
class Splitter {
public:
    Splitter(const CleanText& text, Problems& problems) : text_(text), problems_(problems) {}

    std::vector<DocumentText> split() {
        const std::size_t lines = text_.line_at(text_.text().size()) + 1;
        for (std::size_t line = 0; line < lines && !broken_; ++line) take(line);
        if (!broken_) close(text_.text().size(), text_.text().size());
        return std::move(documents_);
    }

private:
    void take(std::size_t line) {
        const std::size_t begin = text_.line_begin(line);
        const std::size_t end = text_.line_end(line);
        const std::string_view words = text_.text().substr(begin, end - begin);
        if (is_marker(words, "---")) {
            if (marked_ || has_text_) close(begin, begin);
            marked_ = true;
            marker_ = begin;
            has_text_ = !is_blank(words.substr(3));
        } else if (is_marker(words, "...")) {
            close(begin, std::min(end + 1, text_.text().size()));
            check_end(words.substr(3), begin + 3, end);
        } else if (words.starts_with('%') && !has_text_ && !marked_) {
            check_directive(words, begin, end);
        } else if (!is_blank(words)) {
            has_text_ = true;
        }
    }

    void check_end(std::string_view rest, std::size_t begin, std::size_t end) {
        if (is_blank(rest)) return;
        broken_ = true;
        problems_.add(DiagnosticId::yaml_syntax, text_.span(begin + rest.find_first_not_of(" \t"), end),
                      "nothing may stand behind '...', which ends a document");
    }

    void check_directive(std::string_view words, std::size_t begin, std::size_t end) {
        if (words.starts_with("%YAML 1.")) return;
        refused_ = true;
        problems_.add(DiagnosticId::yaml_tag, text_.span(begin, end),
                      "this YAML directive is not used in scenarios");
    }

    void close(std::size_t end, std::size_t next) {
        const bool empty = marked_ && !has_text_;
        if (empty)
            problems_.add(DiagnosticId::empty_document, text_.span(marker_, marker_ + 3),
                          "no scenario follows this '---'", "expected a scenario, or no '---'");
        if (marked_ || has_text_)
            documents_.push_back({static_cast<int>(documents_.size()) + 1, begin_, end, refused_ || empty});
        begin_ = next;
        marked_ = has_text_ = refused_ = false;
    }

    const CleanText& text_;
    Problems& problems_;
    std::vector<DocumentText> documents_;
    std::size_t begin_ = 0;
    std::size_t marker_ = 0;  ///< where the document's --- stands
    bool marked_ = false;
    bool has_text_ = false;
    bool refused_ = false;
    bool broken_ = false;  ///< the rest of the text is not read
};

}  // namespace

CleanText::CleanText(std::string_view original) : lines_{0} {
    text_.reserve(original.size());
    for (std::size_t i = 0; i < original.size(); ++i) {
        if (original[i] == '\r' && original.substr(i + 1).starts_with('\n')) continue;
        text_ += original[i];
        if (original[i] == '\n') lines_.push_back(text_.size());
    }
}

std::size_t CleanText::line_at(std::size_t offset) const {
    return static_cast<std::size_t>(std::upper_bound(lines_.begin(), lines_.end(), offset) - lines_.begin()) -
           1;
}

std::size_t CleanText::line_end(std::size_t line) const {
    return line + 1 < lines_.size() ? lines_[line + 1] - 1 : text_.size();
}

SourcePosition CleanText::position(std::size_t offset) const {
    const std::size_t line = line_at(offset);
    return {static_cast<int>(line) + 1, static_cast<int>(offset - lines_[line]) + 1};
}

std::size_t CleanText::offset(SourcePosition position) const {
    return lines_[static_cast<std::size_t>(position.line) - 1] + static_cast<std::size_t>(position.column) -
           1;
}

SourceSpan CleanText::span(std::size_t begin, std::size_t end) const {
    const std::size_t last = std::min(end, line_end(line_at(begin)));
    return {position(begin), last > begin ? static_cast<int>(last - begin) : 1};
}

bool check_text(Problems& problems) {
    if (problems.source()->text.size() > kMaxFileBytes) {
        problems.add(DiagnosticId::file_too_large, SourceSpan{}, "the file is larger than 16 MiB",
                     "expected several smaller files");
        return false;
    }
    return check_encoding(problems) && check_characters(problems);
}

std::vector<DocumentText> split_documents(const CleanText& text, Problems& problems) {
    return Splitter(text, problems).split();
}

void Problems::add(DiagnosticId id, const SourceSpan& span, std::string message, std::string expected,
                   std::vector<DiagnosticNote> notes) {
    if (full()) {
        cut_ = true;
        return;
    }
    list_.push_back({id, std::move(message), std::move(expected), source_, span, std::move(notes)});
}

void Problems::move_to(Diagnostics& diagnostics) {
    std::stable_sort(list_.begin(), list_.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return a.span.begin < b.span.begin; });
    for (Diagnostic& problem : list_) diagnostics.add(std::move(problem));
    list_.clear();
    if (!std::exchange(cut_, false)) return;
    diagnostics.add({DiagnosticId::too_many_problems,
                     fmt::format("more than {} problems; the others are not shown", kMaxProblems),
                     {},
                     source_,
                     SourceSpan{},
                     {}});
}

}  // namespace robbers
