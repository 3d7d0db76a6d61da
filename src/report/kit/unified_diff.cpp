// Turns edits of bytes into changed lines with their surroundings. Nothing is compared: the edits say what
// changed.
#include "report/kit/unified_diff.h"

#include <algorithm>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

constexpr std::size_t kAround = 3;

using Lines = std::vector<std::string>;

/// The lines of a text, each with its line end.
Lines whole_lines(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::size_t length = end == std::string_view::npos ? text.size() : end + 1;
        lines.emplace_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return lines;
}

/// Lines `begin` to `end` (from 0, `end` excluded) become others.
struct LineChange {
    std::size_t begin = 0;
    std::size_t end = 0;
    Lines lines;
};

class LineDifference {
public:
    LineDifference(std::string_view text, const TextStyle& style)
        : text_(text), style_(style), old_(whole_lines(text)) {
        for (const std::string& line : old_) begins_.push_back(begins_.back() + line.size());
    }

    /// Takes edits that lie on common lines together.
    void take(const std::vector<TextEdit>& edits) {
        for (std::size_t first = 0; first < edits.size();) {
            const std::size_t begin = line_at(edits[first].offset);
            std::size_t end = line_behind(edits[first]);
            std::size_t last = first + 1;
            for (; last < edits.size() && line_at(edits[last].offset) < end; ++last)
                end = std::max(end, line_behind(edits[last]));
            add(begin, end,
                {edits.begin() + static_cast<std::ptrdiff_t>(first),
                 edits.begin() + static_cast<std::ptrdiff_t>(last)});
            first = last;
        }
    }

    std::string text() const {
        std::string result;
        long shift = 0;  // by how much the numbers of new lines are ahead
        for (std::size_t first = 0; first < changes_.size();) {
            std::size_t last = first + 1;
            while (last < changes_.size() && changes_[last].begin <= changes_[last - 1].end + 2 * kAround)
                ++last;
            result += hunk(first, last, shift);
            for (; first < last; ++first)
                shift += static_cast<long>(changes_[first].lines.size()) -
                         static_cast<long>(changes_[first].end - changes_[first].begin);
        }
        return result;
    }

private:
    std::size_t line_at(std::size_t offset) const {
        const auto after = std::ranges::upper_bound(begins_, offset);
        const auto line = static_cast<std::size_t>(after - begins_.begin()) - 1;
        return old_.empty() ? 0 : std::min(line, old_.size() - 1);
    }
    std::size_t line_behind(const TextEdit& edit) const {
        return std::min(line_at(edit.offset + edit.length) + 1, old_.size());
    }

    void add(std::size_t begin, std::size_t end, std::vector<TextEdit> edits) {
        for (TextEdit& edit : edits) edit.offset -= begins_[begin];
        LineChange change{
            begin, end,
            whole_lines(edited(text_.substr(begins_[begin], begins_[end] - begins_[begin]), edits))};
        while (change.begin < change.end && !change.lines.empty() &&
               old_[change.begin] == change.lines.front()) {
            ++change.begin;
            change.lines.erase(change.lines.begin());
        }
        while (change.begin < change.end && !change.lines.empty() &&
               old_[change.end - 1] == change.lines.back()) {
            --change.end;
            change.lines.pop_back();
        }
        if (change.begin < change.end || !change.lines.empty()) join(std::move(change));
    }

    /// Changes of neighbouring lines are one: all old lines first, then the new ones.
    void join(LineChange change) {
        if (changes_.empty() || changes_.back().end != change.begin)
            return changes_.push_back(std::move(change));
        LineChange& before = changes_.back();
        before.end = change.end;
        before.lines.insert(before.lines.end(), change.lines.begin(), change.lines.end());
    }

    /// The changes from `first` to `last` (excluded) with the lines around and between them.
    std::string hunk(std::size_t first, std::size_t last, long shift) const {
        const std::size_t begin = changes_[first].begin - std::min(changes_[first].begin, kAround);
        const std::size_t end = std::min(changes_[last - 1].end + kAround, old_.size());
        std::string body;
        std::size_t at = begin;
        std::size_t count = end - begin;
        for (std::size_t i = first; i < last; ++i) {
            const LineChange& change = changes_[i];
            for (; at < change.begin; ++at) body += shown(' ', old_[at]);
            for (; at < change.end; ++at) body += shown('-', old_[at]);
            for (const std::string& line : change.lines) body += shown('+', line);
            count += change.lines.size() - (change.end - change.begin);
        }
        for (; at < end; ++at) body += shown(' ', old_[at]);
        const auto new_begin = static_cast<std::size_t>(static_cast<long>(begin) + shift);
        return cyan(style_,
                    fmt::format("@@ -{} +{} @@", range(begin, end - begin), range(new_begin, count))) +
               "\n" + body;
    }

    static std::string range(std::size_t begin, std::size_t count) {
        if (count == 1) return fmt::format("{}", begin + 1);
        return fmt::format("{},{}", count == 0 ? begin : begin + 1, count);
    }

    std::string shown(char sign, std::string_view line) const {
        const bool ended = line.ends_with('\n');
        if (ended) line.remove_suffix(1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        std::string text = sign + visible(line);
        if (sign == '-') text = red(style_, text);
        if (sign == '+') text = green(style_, text);
        return text + (ended ? "\n" : "\n\\ No newline at end of file\n");
    }

    std::string_view text_;
    const TextStyle& style_;
    Lines old_;
    std::vector<std::size_t> begins_ = {0};  ///< of each line, and the end of the text
    std::vector<LineChange> changes_;
};

}  // namespace

std::string difference(std::string_view path, std::string_view text, const std::vector<TextEdit>& edits,
                       const TextStyle& style) {
    LineDifference lines(text, style);
    lines.take(edits);
    const std::string name = visible(path);
    return bold(style, "--- " + name) + "\n" + bold(style, "+++ " + name) + "\n" + lines.text();
}

}  // namespace robbers
