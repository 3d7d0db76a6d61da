// Says what each diagnostic id means, and is the one writer of located messages with carets.
#include "support/diagnostic.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "support/text.h"

namespace robbers {
namespace {

struct Explanation {
    DiagnosticId id;
    std::string_view text;
};

using enum DiagnosticId;

constexpr std::array kExplanations = {
    Explanation{unreadable_file, "The program cannot open or read the file."},
    Explanation{file_too_large, "A scenario file may have at most 16 MiB."},
    Explanation{not_utf_8, "A scenario file is UTF-8 text; another encoding must be converted first."},
    Explanation{control_character, "The text holds a character that no editor shows, such as NUL."},
    Explanation{empty_file, "The file holds no scenario, only blank lines and comments."},
    Explanation{too_many_problems, "After 1000 problems the rest of a file's problems are not told."},
    Explanation{yaml_syntax, "The text is not YAML from here on; the rest of the file is not read."},
    Explanation{tab_indentation, "YAML is indented with spaces, never with tabs."},
    Explanation{anchor_or_alias, "Anchors (&) and aliases (*) are refused: each scenario is written out."},
    Explanation{yaml_tag, "YAML tags (!) and directives are not used in scenarios."},
    Explanation{nested_too_deep, "No scenario needs so many lists and mappings inside each other."},
    Explanation{empty_document, "Two --- lines have nothing between them; each document is one scenario."},
    Explanation{duplicate_key, "A mapping has the same key twice; one of them would be ignored."},
    Explanation{unknown_key, "The mapping has a key that the scenario format does not know there."},
    Explanation{missing_key, "The mapping lacks a key that the scenario format requires."},
    Explanation{missing_value, "Nothing, ~ or null is written where a value is needed."},
    Explanation{wrong_type, "A list, mapping, word or number stands where another of these is needed."},
    Explanation{bad_text,
                "A text is empty, has several lines where one is needed, or holds control characters."},
    Explanation{bad_number,
                "Numbers are digits, perhaps after a minus sign: no leading zeros, quotes or fractions."},
    Explanation{number_out_of_range,
                "The number is smaller or larger than the scenario format allows there."},
    Explanation{empty_list, "A list that needs at least one entry is empty."},
    Explanation{too_many_entries, "A list has more entries than the scenario format allows."},
    Explanation{duplicate_entry, "A list names the same thing twice."},
    Explanation{unknown_word, "The word is none of those that are possible here."},
    Explanation{duplicate_id, "Two scenarios of a run have the same id."},
    Explanation{no_edition, "Neither the scenario nor the command line names an edition."},
    Explanation{unknown_edition, "No edition and no alias of one has this name."},
    Explanation{duplicate_edition, "An edition is named twice, perhaps once by an alias."},
    Explanation{unknown_question, "No disputed question has this name."},
    Explanation{unknown_answer, "The disputed question has no such answer."},
    Explanation{question_not_asked,
                "None of the editions leaves this question open, so the ruling would do nothing."},
    Explanation{player_count, "A game has two to six players."},
    Explanation{bad_player_name,
                "A name has 1 to 24 letters, digits, '_' and '-', and begins with a letter."},
    Explanation{reserved_name, "The name is a word of the scenario format."},
    Explanation{yaml_word_name,
                "Some YAML readers take this word for true, false or nothing; as a name it needs quotes."},
    Explanation{unknown_player, "The scenario has no player of this name; upper and lower case differ."},
    Explanation{unknown_figure, "A figure is meeple or messenger, with its player as in red.meeple."},
    Explanation{bad_place, "A robber is on a space or in the supply."},
    Explanation{needs_messages, "Messengers and messages exist only under expansions: [messages]."},
    Explanation{bad_event, "An event is one of bag, score, pay, end-of-game and final."},
    Explanation{two_bags, "A turn is one tile, which has at most one bag symbol."},
    Explanation{unknown_source, "No source of points has this name."},
    Explanation{wrong_source, "A scoring takes a source of scorings, a payment a source of payments."},
    Explanation{mixed_phases,
                "A scoring round holds sources that come after phase 3, or others, but not both."},
    Explanation{ransom_price, "A ransom costs exactly 3 points (BCK-5)."},
    Explanation{pays_itself, "A payment goes to another player or to nobody."},
    Explanation{misplaced_end,
                "end-of-game and final end the last turn; after the first of them only final may follow."},
    Explanation{nothing_to_continue,
                "A builder's second tile follows another tile of the same player, in the same turn."},
    Explanation{bad_choice, "A choice names a player and exactly one thing that was chosen."},
    Explanation{no_such_turn, "The scenario has no turn with this number; turns are counted from 1."},
    Explanation{no_such_event, "The turn has no event with this number; events are counted from 1."},
    Explanation{no_such_scoring,
                "The player has no such scoring, or no round of exactly these, at this place."},
    Explanation{empty_expectation, "The expectation expects nothing, so nothing could ever fail it."},
    Explanation{empty_pattern, "The pattern asks for nothing, so every outcome would match it."},
    Explanation{contradictory_expectation,
                "A scenario that is refused has no outcomes of which something could be expected."},
    Explanation{edition_not_run, "The expectation is for an edition that the scenario does not name."},
    Explanation{unknown_clause, "No clause of the rules has this id."},
    Explanation{line_syntax,
                "A scenario or claim on one line has something missing, too much or out of place."},
    Explanation{no_expectation, "A scenario without 'expect' tests nothing; as a test it is an error."},
    Explanation{edition_not_covered, "An edition is run of which no entry of 'expect' speaks."},
    Explanation{illegal_choice, "The rules did not allow what was chosen, whatever the other choices were."},
    Explanation{illegal_event, "The rules do not allow this event here, whatever was chosen before."},
    Explanation{too_many_states,
                "The scenario leaves open more than can be searched; state some of the choices."},
    Explanation{too_many_lines, "The number of lines is too large to be counted; state some of the choices."},
    Explanation{selection_syntax,
                "A selection of tests is no expression: something is missing, too much, or not closed."},
    Explanation{cannot_bless, "No other text would make the failing expectation hold; a person must decide."},
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kExplanations.size(); ++i)
        if (static_cast<std::size_t>(kExplanations[i].id) != i) return false;
    return kExplanations.size() == vocabulary_size<DiagnosticId>;
}
static_assert(in_order(), "one explanation for each id, in the order of the ids");

}  // namespace

std::string_view explanation(DiagnosticId id) { return kExplanations[static_cast<std::size_t>(id)].text; }

}  // namespace robbers
