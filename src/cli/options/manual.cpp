// Reads sections of the manual pages and lays them out as plain text. What they say is written in man/.
#include "cli/options/manual.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "report/kit/style.h"
#include "support/text.h"

namespace robbers {

namespace {

/// "\-" as "-", "\fB" as nothing: what escapes print.
std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\\' || at + 1 == text.size()) {
            plain += text[at];
            continue;
        }
        const char sign = text[++at];
        if (sign == 'f') ++at;
        if (sign == '-' || sign == '.') plain += sign;
        if (sign == 'e') plain += '\\';
        if (sign == ' ') plain += kNoBreakSpace;
        if (sign == '(') {
            const std::string_view name = text.substr(at + 1, 2);
            plain += name == "aq" ? "'" : name == "dq" ? "\"" : name == ":u" ? "ü" : "";
            at += 2;
        }
    }
    return plain;
}

/// The arguments of a macro: words, or texts in double quotes.
std::vector<std::string> macro_arguments(std::string_view text) {
    std::vector<std::string> arguments;
    for (std::size_t at = text.find_first_not_of(' '); at < text.size();
         at = text.find_first_not_of(' ', at)) {
        std::string argument;
        const bool is_quoted = text[at] == '"';
        if (is_quoted) ++at;
        for (; at < text.size() && text[at] != (is_quoted ? '"' : ' '); ++at) {
            argument += text[at];
            // A blank behind a backslash ends no argument.
            if (text[at] == '\\' && at + 1 < text.size()) argument += text[++at];
        }
        if (is_quoted && at < text.size()) ++at;
        arguments.push_back(argument);
    }
    return arguments;
}

/// What a font macro prints: ".BR a b" joins its arguments, ".B a b" does not.
std::string font_text(std::string_view name, std::string_view rest) {
    std::string text;
    for (const std::string& argument : macro_arguments(rest)) {
        if (!text.empty() && name.size() == 1) text += ' ';
        text += unescaped(argument);
    }
    return text;
}

/// Reads one section, line by line.
class SectionReader {
public:
    using Kind = ManualBlock::Kind;

    void read(std::string_view line) {
        if (in_table_) return read_table(line);
        if (line.starts_with(".\\\"") || line.starts_with("'\\\"")) return;
        if (!line.starts_with('.')) return add_text(unescaped(line));
        const std::size_t end = std::min(line.find(' '), line.size());
        const std::string_view name = line.substr(1, end - 1);
        const std::string_view rest = end < line.size() ? line.substr(end + 1) : std::string_view();
        read_macro(name, rest);
    }
    std::vector<ManualBlock> blocks() {
        std::erase_if(blocks_,
                      [](const ManualBlock& block) { return block.term.empty() && block.text.empty(); });
        return std::move(blocks_);
    }

private:
    void read_macro(std::string_view name, std::string_view rest) {
        if (name == "SS" || name == "SH") {
            begin(Kind::heading, 0);
            blocks_.back().text = font_text("B", rest);
            begin(Kind::paragraph, 0);
        } else if (name == "PP" || name == "P") {
            begin(Kind::paragraph, 0);
        } else if (name == "IP") {
            begin(Kind::paragraph, 1);
        } else if (name == "TP" || name == "TQ") {
            begin(Kind::entry, 0);
            is_term_next_ = true;
        } else if (name == "nf" || name == "EX") {
            begin(Kind::verbatim, blocks_.empty() ? 0 : blocks_.back().depth);
        } else if (name == "fi" || name == "EE") {
            begin(Kind::paragraph, blocks_.back().depth);
        } else if (name == "TS") {
            in_table_ = true;
            is_layout_over_ = false;
        } else {
            add_text(font_text(name, rest));
        }
    }

    void begin(Kind kind, int depth) { blocks_.push_back({kind, "", "", depth}); }

    void add_text(const std::string& text) {
        if (blocks_.empty()) begin(Kind::paragraph, 0);
        ManualBlock& block = blocks_.back();
        if (is_term_next_) {
            block.term = text;
            is_term_next_ = false;
        } else if (block.kind == Kind::verbatim) {
            block.text += text + "\n";
        } else {
            block.text += (block.text.empty() ? "" : " ") + text;
        }
    }

    /// Rows of two columns, a term and a text; a cell may go over several lines between "T{" and "T}".
    void read_table(std::string_view line) {
        if (line == ".TE") {
            in_table_ = false;
            return begin(Kind::paragraph, 0);
        }
        if (!is_layout_over_) {
            is_layout_over_ = line.ends_with('.');
            return;
        }
        if (cell_) {
            if (!line.starts_with("T}")) {
                *cell_ += (cell_->empty() ? "" : " ") + unescaped(line);
                return;
            }
            end_cell();
            line.remove_prefix(2);
            if (!line.empty()) line.remove_prefix(1);  // the sign between columns
            if (line.empty()) return;
        }
        read_cells(line);
    }

    void read_cells(std::string_view line) {
        for (;;) {
            const std::size_t end = std::min(line.find('|'), line.size());
            cell_ = line.substr(0, end) == "T{" ? "" : unescaped(line.substr(0, end));
            if (line.substr(0, end) == "T{") return;
            end_cell();
            if (end == line.size()) return;
            line.remove_prefix(end + 1);
        }
    }

    void end_cell() {
        if (!is_in_row_) begin(Kind::entry, 0);
        (is_in_row_ ? blocks_.back().text : blocks_.back().term) = *cell_;
        is_in_row_ = !is_in_row_;
        cell_.reset();
    }

    std::vector<ManualBlock> blocks_;
    bool is_term_next_ = false;
    bool in_table_ = false;
    bool is_layout_over_ = false;
    bool is_in_row_ = false;
    std::optional<std::string> cell_;
};

/// Whether `line` is the heading of a section: its text, and whether it stands at the top.
struct SectionHeading {
    std::string text;
    bool is_top = false;
};

std::optional<SectionHeading> heading_in(std::string_view line) {
    if (!line.starts_with(".SH ") && !line.starts_with(".SS ")) return std::nullopt;
    return SectionHeading{font_text("B", line.substr(4)), line[2] == 'H'};
}

std::string entry_text(const ManualBlock& block, int margin, int width) {
    constexpr int kInset = 2;
    const std::string title = spaces(kInset) + block.term;
    const bool is_beside = display_width(title) < margin - 1;
    const std::string first = is_beside ? padded(title, margin) : spaces(margin);
    return (is_beside ? "" : title + "\n") + wrapped(block.text, width, first, spaces(margin));
}

/// Where the texts of all entries begin: behind the longest term that leaves them room.
int entry_margin(const std::vector<ManualBlock>& blocks) {
    constexpr int kInset = 4;
    constexpr int kMost = 16;
    int margin = kInset + 4;
    for (const ManualBlock& block : blocks)
        if (const int with_term = display_width(block.term) + kInset; with_term <= kMost)
            margin = std::max(margin, with_term);
    return margin;
}

std::string block_text(const ManualBlock& block, int margin, int width) {
    const std::string inset = spaces(block.depth > 0 ? margin : 0);
    switch (block.kind) {
        case ManualBlock::Kind::heading: return block.text + "\n";
        case ManualBlock::Kind::paragraph: return wrapped(block.text, width, inset, inset);
        case ManualBlock::Kind::entry: return entry_text(block, margin, width);
        case ManualBlock::Kind::verbatim: break;
    }
    std::string text;
    for (std::size_t at = 0; at < block.text.size();) {
        const std::size_t end = block.text.find('\n', at);
        text += (end > at ? "  " + inset : "") + block.text.substr(at, end - at) + "\n";
        at = end + 1;
    }
    return text;
}

}  // namespace

std::vector<ManualBlock> manual_section(std::string_view page, std::string_view heading) {
    SectionReader reader;
    std::optional<SectionHeading> inside;
    while (!page.empty()) {
        const std::size_t end = std::min(page.find('\n'), page.size());
        const std::string_view line = page.substr(0, end);
        page.remove_prefix(std::min(end + 1, page.size()));
        const auto found = heading_in(line);
        if (inside && found && (found->is_top || !inside->is_top)) break;
        if (inside)
            reader.read(line);
        else if (found && found->text == heading)
            inside = found;
    }
    return reader.blocks();
}

std::string topic_text(const HelpTopic& topic, int width) {
    std::string text;
    for (const std::string_view section : topic.sections) {
        std::vector<ManualBlock> blocks = manual_section(*topic.page, section);
        if (topic.sections.size() > 1)
            blocks.insert(blocks.begin(), {ManualBlock::Kind::heading, "", std::string(section), 0});
        const int margin = entry_margin(blocks);
        bool is_entry = true;  // entries stand together, and so does what follows a heading
        for (const ManualBlock& block : blocks) {
            const bool joins = is_entry && block.kind != ManualBlock::Kind::heading &&
                               (block.kind == ManualBlock::Kind::entry || &block == &blocks[1]);
            if (!text.empty() && !joins) text += "\n";
            text += block_text(block, margin, width);
            is_entry = block.kind == ManualBlock::Kind::entry || block.kind == ManualBlock::Kind::heading;
        }
    }
    return text;
}

}  // namespace robbers
