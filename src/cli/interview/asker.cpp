// Asks, and understands short answers. What the answers mean is decided by the commands.
#include "cli/interview/asker.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <istream>
#include <ostream>

#include <fmt/format.h>

#include "cli/options/rules_words.h"
#include "cli/terminal/console.h"
#include "cli/terminal/line_editor.h"
#include "report/kit/style.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kBlanks = " \t\r";
constexpr int kRoomForAnswer = 12;  // columns

/// The edition that one letter of the list means.
std::optional<EditionId> edition_at_letter(std::string_view word) {
    const char letter = word.size() == 1 ? ascii_lower(word[0]) : '\0';
    const bool is_one = letter >= 'a' && letter < 'a' + static_cast<int>(vocabulary_size<EditionId>);
    return is_one ? std::optional(static_cast<EditionId>(letter - 'a')) : std::nullopt;
}

/// `answer` with an id for each letter, and commas between words that are editions by themselves.
std::string with_ids(const std::string& answer) {
    std::string text;
    for (std::size_t at = 0; at <= answer.size();) {
        const std::size_t end = std::min(answer.find_first_of(", \t", at), answer.size());
        const std::string word = answer.substr(at, end - at);
        const auto edition = edition_at_letter(word);
        const bool is_one = edition || edition_meant(word) || is_same_word(word, "all");
        if (!word.empty()) text += edition ? std::string(spelling(*edition)) : word;
        if (end < answer.size()) text += is_one || answer[end] == ',' ? ',' : ' ';
        at = end + 1;
    }
    while (text.ends_with(',') || text.ends_with(' ')) text.pop_back();
    return text;
}

/// Nothing, after a word on each that is none, where the answer does not name editions alone.
std::optional<std::vector<EditionId>> editions_in(const std::string& answer, Asker& asker) {
    std::vector<std::string> lists;
    const std::string text = with_ids(answer);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        if (const std::string_view word = trimmed(std::string_view(text).substr(at, end - at)); !word.empty())
            lists.emplace_back(word);
        at = end + 1;
    }
    std::vector<std::string> problems;
    EditionWords words = editions_in_words(lists, problems);
    if (words.editions.empty() && problems.empty()) problems.emplace_back("Name at least one edition.");
    for (const std::string& note : words.notes) asker.tell(note + ".");
    if (problems.empty()) return std::move(words.editions);
    asker.reject(problems.front());
    for (std::size_t i = 1; i < problems.size(); ++i) asker.tell(problems[i]);
    return std::nullopt;
}

struct HappeningAnswer {
    Happening happening;
    std::string_view letter;
    std::array<std::string_view, 3> words;  ///< the first is told
    std::string_view meaning;               ///< "{}" stands for whose turn it is
    bool begins;                            ///< may be what happens first in a turn
};

constexpr HappeningAnswer kHappenings[] = {
    {Happening::bag, "b", {"bag", "tile", "bag tile"}, "{} draws a tile with a bag", true},
    {Happening::scoring, "s", {"score", "scores", "scoring"}, "somebody scores", true},
    {Happening::payment, "p", {"pay", "pays", "payment"}, "somebody pays points", true},
    {Happening::end, "e", {"end", "ends", "end of the game"}, "the game ends, before final scoring", true},
    {Happening::final_scoring, "f", {"final", "finals", "final scoring"}, "final scoring", true},
    {Happening::again, "a", {"again", "builder", "double turn"}, "{} draws the builder's second tile", false},
    {Happening::turn, "t", {"turn", "next", "next turn"}, "the next player's turn begins", false},
    {Happening::done, "d", {"done", "nothing", "quit"}, "that is all", false},
};

/// Whether a line can be edited on this terminal.
bool can_edit() {
    const auto terminal = process_environment()("TERM");
    return terminal && !terminal->empty() && *terminal != "dumb";
}

}  // namespace

Asker Asker::at_terminal() {
    Asker asker(std::cin, std::cerr, columns(process_environment(), terminal_columns(STDERR_FILENO)));
    if (can_ask() && can_edit()) asker.editor_ = std::make_shared<LineEditor>();
    return asker;
}

std::optional<std::string> Asker::read(const std::string& question) {
    const std::string prompt = prompt_of(question);
    questions_ << std::flush;
    std::optional<std::string> answer;
    if (editor_) {
        answer = editor_->read(prompt);
    } else {
        questions_ << prompt << std::flush;
        if (std::string line; std::getline(answers_, line)) answer = std::move(line);
    }
    if (answer) return std::string(trimmed(*answer, kBlanks));
    is_over_ = true;
    questions_ << '\n' << std::flush;
    return std::nullopt;
}

std::string Asker::prompt_of(const std::string& question) {
    const std::size_t inset = std::min(question.find_first_not_of(' '), question.size());
    const std::string margin = spaces(static_cast<int>(inset));
    std::string lines = wrapped(trimmed(question), columns_, margin, margin);
    lines.pop_back();
    const std::size_t last = lines.rfind('\n') + 1;
    questions_ << lines.substr(0, last);
    std::string prompt = lines.substr(last) + " ";
    if (display_width(prompt) + kRoomForAnswer <= columns_) return prompt;
    questions_ << prompt << '\n';
    return margin + "> ";
}

bool Asker::take_back() {
    if (given_.empty()) {
        tell("This is the first question.");
        return false;
    }
    given_.pop_back();
    goes_back_ = true;
    return true;
}

std::optional<std::string> Asker::ask(const std::string& question) {
    if (is_over_ || goes_back_) return std::nullopt;
    if (is_repeating()) return given_[next_++];
    while (auto answer = read(question)) {
        const bool is_back = is_in_conversation_ && (*answer == "-" || is_same_word(*answer, "back"));
        if (is_back && !take_back()) continue;
        if (is_back) return std::nullopt;
        given_.push_back(*answer);
        next_ = given_.size();
        return answer;
    }
    return std::nullopt;
}

std::optional<std::string> Asker::ask(const std::string& question, const std::string& usual) {
    auto answer = ask(fmt::format("{} [{}]:", question, usual));
    if (answer && answer->empty()) answer = usual;
    return answer;
}

std::optional<bool> Asker::ask_whether(const std::string& question) {
    while (const auto answer = ask(question + " [y/N]:")) {
        if (answer->empty() || is_same_word(*answer, "n") || is_same_word(*answer, "no")) return false;
        if (is_same_word(*answer, "y") || is_same_word(*answer, "yes")) return true;
        reject("Answer y or n.");
    }
    return std::nullopt;
}

void Asker::reject(const std::string& reason) {
    if (!given_.empty()) given_.pop_back();
    next_ = given_.size();
    tell(reason);
}

void Asker::tell(const std::string& text) {
    if (is_repeating()) return;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string line = text.substr(at, end - at);
        const std::size_t inset = std::min(line.find_first_not_of(' '), line.size());
        const std::string margin = spaces(static_cast<int>(inset));
        questions_ << (line.empty() ? "\n" : wrapped(line.substr(inset), columns_, margin, margin));
        at = end + 1;
    }
}

void Asker::tell_row(const std::string& name, int margin, const std::string& text) {
    if (!is_repeating()) questions_ << wrapped(text, columns_, padded(name, margin), spaces(margin));
}

void Asker::tell_as_it_is(const std::string& text) { questions_ << text << '\n'; }

bool can_ask() { return isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0; }

std::optional<std::vector<EditionId>> asked_editions(Asker& asker, EmptyAnswer empty) {
    constexpr int kMargin = 14;  // of what is said of an edition
    asker.tell("Which box is on the table?");
    for (const EditionId edition : all_values<EditionId>()) {
        const EditionInfo& box = info(edition);
        const char letter = static_cast<char>('a' + static_cast<int>(edition));
        asker.tell_row(fmt::format("  {}  {}", letter, spelling(edition)), kMargin,
                       fmt::format("{}, {}, {}", box.name, box.publisher, box.book));
    }
    const bool may_be_empty = empty == EmptyAnswer::all_editions;
    const std::string question = may_be_empty ? "Letter or name; several with commas [all]:"
                                              : "Letter or name; several with commas, or all:";
    while (const auto answer = asker.ask(question)) {
        if (auto editions = editions_in(may_be_empty && answer->empty() ? "all" : *answer, asker))
            return editions;
    }
    return std::nullopt;
}

Happening happening_in(std::string_view answer, bool has_begun) {
    if (answer.empty() && has_begun) return Happening::done;
    const auto is_it = [&](std::string_view word) { return is_same_word(word, answer); };
    for (const HappeningAnswer& one : kHappenings)
        if ((one.begins || has_begun) && (is_it(one.letter) || std::ranges::any_of(one.words, is_it)))
            return one.happening;
    return Happening::unclear;
}

void tell_happenings(Asker& asker, const std::string& player, bool has_begun) {
    constexpr int kMargin = 12;
    for (const HappeningAnswer& one : kHappenings) {
        if (one.begins || has_begun)
            asker.tell_row(fmt::format("  {}  {}", one.letter, one.words.front()), kMargin,
                           fmt::format(fmt::runtime(one.meaning), player));
    }
}

}  // namespace robbers
