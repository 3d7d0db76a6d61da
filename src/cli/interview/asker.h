#pragma once
// Questions to a person at a terminal.

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"

namespace robbers {

/// Asks line by line. After the end of the answers nothing more is asked.
class Asker {
public:
    Asker(std::istream& answers, std::ostream& questions) : answers_(answers), questions_(questions) {}

    /// The answer to `question`, without blanks around it; nothing where the input ends.
    std::optional<std::string> ask(const std::string& question);
    /// `ask`, where an empty answer is `usual`, which is shown in brackets.
    std::optional<std::string> ask(const std::string& question, const std::string& usual);
    /// yes or no; an empty answer is no.
    std::optional<bool> ask_whether(const std::string& question);
    void tell(const std::string& text);

private:
    std::istream& answers_;
    std::ostream& questions_;
    bool is_over_ = false;
};

/// Whether there is a person at the other end of standard input and standard error.
bool can_ask();

/// What an empty answer means where editions are asked for.
enum class EmptyAnswer { asks_again, all_editions };

/// Asks which boxes are on the table: numbers of a list or names, with commas between them; nothing where the
/// input ends.
std::optional<std::vector<EditionId>> asked_editions(Asker& asker,
                                                     EmptyAnswer empty = EmptyAnswer::asks_again);

/// What may happen next at a table.
enum class Happening { unclear, bag, scoring, payment, end, final_scoring, turn, done };

/// What an answer means, a letter or a word, whatever its case. A turn that has not begun cannot be over.
Happening happening_in(std::string_view answer, bool has_begun);

/// Says what may be answered, and what it means.
void tell_happenings(Asker& asker, bool has_begun);

}  // namespace robbers
