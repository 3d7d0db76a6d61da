#pragma once
// Questions to a person at a terminal.

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"

namespace robbers {

class LineEditor;

/// Asks line by line. After the end of the answers nothing more is asked.
class Asker {
public:
    Asker(std::istream& answers, std::ostream& questions, int columns = 80)
        : answers_(answers), questions_(questions), columns_(columns) {}
    /// Asks at the terminal: only where can_ask().
    static Asker at_terminal();

    /// The answer to `question`, without blanks around it; nothing where the input ends, or where the answer
    /// takes the one before it back.
    std::optional<std::string> ask(const std::string& question);
    /// `ask`, where an empty answer is `usual`, which is shown in brackets.
    std::optional<std::string> ask(const std::string& question, const std::string& usual);
    /// yes or no; an empty answer is no.
    std::optional<bool> ask_whether(const std::string& question);
    /// Says why the last answer will not do; the question must be asked again.
    void reject(const std::string& reason);

    /// Says something, broken at the width of the terminal.
    void tell(const std::string& text);
    /// Something and what is said of it, one beside the other.
    void tell_row(const std::string& name, int margin, const std::string& text);
    /// Something to be copied, on one line however long it is.
    void tell_as_it_is(const std::string& text);

    /// The result of `talk`, which asks the same where it gets the same answers. "-" goes one answer back:
    /// then `talk` begins anew, and is given the answers that still hold. Nothing where the answers end.
    template <class Talk>
    auto conversation(Talk&& talk) {
        is_in_conversation_ = true;
        given_.clear();
        for (;;) {
            next_ = 0;
            goes_back_ = false;
            auto result = talk();
            if (result || !goes_back_) return result;
        }
    }

private:
    bool is_repeating() const { return next_ < given_.size(); }
    std::optional<std::string> read(const std::string& question);
    /// What stands before the answer on its line; the lines above it are written.
    std::string prompt_of(const std::string& question);
    bool take_back();

    std::istream& answers_;
    std::ostream& questions_;
    int columns_;
    std::shared_ptr<LineEditor> editor_;  ///< null: lines are read as they come
    bool is_over_ = false;
    bool is_in_conversation_ = false;
    std::vector<std::string> given_;  ///< the answers that hold
    std::size_t next_ = 0;            ///< the first of them that was not given again
    bool goes_back_ = false;
};

/// What to know before the first question.
inline constexpr std::string_view kHowToAnswer =
    "Enter takes the answer in brackets, - goes one answer back, and Ctrl-C stops.";

/// Whether a person is at the other end of standard input and standard error.
bool can_ask();

/// What an empty answer means where editions are asked for.
enum class EmptyAnswer { asks_again, all_editions };

/// Asks which boxes are on the table: letters of a list, or what -e takes, with commas between them; nothing
/// where the input ends.
std::optional<std::vector<EditionId>> asked_editions(Asker& asker,
                                                     EmptyAnswer empty = EmptyAnswer::asks_again);

/// What may happen next at a table.
enum class Happening { unclear, bag, scoring, payment, end, final_scoring, again, turn, done };

/// What an answer means, a letter or a word, whatever its case. A turn that has not begun cannot be over; one
/// that has begun is over where nothing is answered.
Happening happening_in(std::string_view answer, bool has_begun);

/// Says what may be answered of the turn of `player`, and what it means.
void tell_happenings(Asker& asker, const std::string& player, bool has_begun);

}  // namespace robbers
