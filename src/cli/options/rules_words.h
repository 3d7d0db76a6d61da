#pragma once
// Editions and rulings as people write them on the command line.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/edition.h"
#include "rules/question.h"

namespace robbers {

/// The edition that a word means, by its id or an alias, whatever the case.
std::optional<EditionId> edition_meant(std::string_view word);
/// What may be meant by a word that is no edition, as "did you mean 'c2'?".
std::string edition_advice(std::string_view word);

/// Editions that were named, in the order of the rules, one that is named twice once; and what to say of
/// words that are neither an id nor an alias, but fit one edition alone.
struct EditionWords {
    std::vector<EditionId> editions;
    std::vector<std::string> notes;
};

/// The editions of `lists`, each with commas between words: ids, aliases, or what else fits one edition, as
/// "big box 7". What is none, or may be several, is added to `problems`.
EditionWords editions_in_words(const std::vector<std::string>& lists, std::vector<std::string>& problems);

/// Adds the rulings that `texts` say, as "laps=same-lap"; the same one twice is one. Refuses what is none and
/// what contradicts another, all at once, as --ruling.
void add_rulings(const std::vector<std::string>& texts, std::vector<Ruling>& rulings);

}  // namespace robbers
