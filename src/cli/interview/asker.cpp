// Asks, and understands short answers. What the answers mean is decided by the commands.
#include "cli/interview/asker.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>

#include <fmt/format.h>

#include "cli/options/rules_words.h"
#include "report/kit/style.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr int kColumns = 80;
constexpr int kEditionMargin = 14;  // of what is said of an edition
constexpr std::string_view kBlanks = " \t\r";

/// The edition that one word means: its number in the list, its id or an alias.
std::optional<EditionId> edition_in(const std::string& word) {
    const bool is_number =
        word.size() == 1 && word[0] >= '1' && word[0] < '1' + static_cast<int>(vocabulary_size<EditionId>);
    return is_number ? std::optional(static_cast<EditionId>(word[0] - '1')) : edition_meant(word);
}

/// Nothing, after a word on each that is none, where the answer does not name editions alone.
std::optional<std::vector<EditionId>> editions_in(const std::string& answer, Asker& asker) {
    std::vector<EditionId> editions;
    if (is_same_word(answer, "all")) return or_every({});
    constexpr std::string_view kBetween = ", \t";
    bool are_known = true;
    for (std::size_t at = answer.find_first_not_of(kBetween); at != std::string::npos;) {
        const std::size_t end = std::min(answer.find_first_of(kBetween, at), answer.size());
        const std::string word = answer.substr(at, end - at);
        const auto edition = edition_in(word);
        if (edition)
            editions.push_back(*edition);
        else
            asker.tell(fmt::format("There is no edition {}; {}", in_quotes(word), edition_advice(word)));
        are_known = are_known && edition;
        at = answer.find_first_not_of(kBetween, end);
    }
    if (!are_known) return std::nullopt;
    if (editions.empty()) asker.tell("At least one, please.");
    if (editions.empty()) return std::nullopt;
    std::ranges::sort(editions);
    editions.erase(std::unique(editions.begin(), editions.end()), editions.end());
    return editions;
}

struct HappeningAnswer {
    Happening happening;
    std::string_view letter;
    std::array<std::string_view, 3> words;  ///< the first is told
    std::string_view meaning;
    bool begins;  ///< may be what happens first in a turn
};

constexpr HappeningAnswer kHappenings[] = {
    {Happening::bag, "b", {"bag", "tile", "bag tile"}, "a tile with a bag on it is placed", true},
    {Happening::scoring, "s", {"score", "scores", "scoring"}, "somebody scores", true},
    {Happening::payment, "p", {"pay", "pays", "payment"}, "somebody pays points", true},
    {Happening::end, "e", {"end", "ends", "end of the game"}, "the game ends, before final scoring", true},
    {Happening::final_scoring, "f", {"final", "finals", "final scoring"}, "final scoring", true},
    {Happening::turn, "t", {"turn", "next", "next turn"}, "the turn is over, and the next one begins", false},
    {Happening::done, "d", {"done", "nothing", "quit"}, "that is all", false},
};

}  // namespace

std::optional<std::string> Asker::ask(const std::string& question) {
    if (is_over_) return std::nullopt;
    questions_ << question << std::flush;
    std::string answer;
    if (!std::getline(answers_, answer)) {
        is_over_ = true;
        questions_ << '\n' << std::flush;
        return std::nullopt;
    }
    return std::string(trimmed(answer, kBlanks));
}

std::optional<std::string> Asker::ask(const std::string& question, const std::string& usual) {
    auto answer = ask(fmt::format("{} [{}]: ", question, usual));
    if (answer && answer->empty()) answer = usual;
    return answer;
}

std::optional<bool> Asker::ask_whether(const std::string& question) {
    while (const auto answer = ask(question + " [y/N]: ")) {
        if (answer->empty() || *answer == "n" || *answer == "no") return false;
        if (*answer == "y" || *answer == "yes") return true;
        tell("Please answer y or n.");
    }
    return std::nullopt;
}

void Asker::tell(const std::string& text) { questions_ << text << '\n'; }

bool can_ask() { return isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0; }

std::optional<std::vector<EditionId>> asked_editions(Asker& asker, EmptyAnswer empty) {
    asker.tell("Which box is on the table?");
    for (const EditionId edition : all_values<EditionId>()) {
        const EditionInfo& box = info(edition);
        std::string line =
            wrapped(fmt::format("{}, {}, {}", box.name, box.publisher, box.book), kColumns,
                    fmt::format("  {}  {:<8} ", static_cast<int>(edition) + 1, spelling(edition)),
                    spaces(kEditionMargin));
        line.pop_back();
        asker.tell(line);
    }
    const bool may_be_empty = empty == EmptyAnswer::all_editions;
    const std::string question = fmt::format("Number or name; several with commas, or all{}: ",
                                             may_be_empty ? " (Enter means all)" : "");
    while (const auto answer = asker.ask(question)) {
        if (auto editions = editions_in(may_be_empty && answer->empty() ? "all" : *answer, asker))
            return editions;
    }
    return std::nullopt;
}

Happening happening_in(std::string_view answer, bool has_begun) {
    const auto is_it = [&](std::string_view word) { return is_same_word(word, answer); };
    for (const HappeningAnswer& one : kHappenings)
        if ((one.begins || has_begun) && (is_it(one.letter) || std::ranges::any_of(one.words, is_it)))
            return one.happening;
    return Happening::unclear;
}

void tell_happenings(Asker& asker, bool has_begun) {
    asker.tell("One of these letters or words, please:");
    for (const HappeningAnswer& one : kHappenings)
        if (one.begins || has_begun)
            asker.tell(fmt::format("  {}  {:<6} {}", one.letter, one.words.front(), one.meaning));
}

}  // namespace robbers
