// Every vocabulary of the rules is walked both ways, and its enumerators are named as users type them.
#include <cctype>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "catch.h"
#include "rules/rule_points.h"

namespace robbers {

namespace {

using Entries = std::vector<std::pair<std::string, std::string>>;  // enumerator, spelling

#define ROBBERS_TEST_ENTRY(name, ...) {#name, std::string(vocabulary_word(__VA_ARGS__))},
#define ROBBERS_TEST_WALK(E, LIST) SECTION(#E) walk<E>(Entries{LIST(ROBBERS_TEST_ENTRY)})

/// The enumerator that a spelling should have: lower case, `_` for `-` and `.`.
std::string enumerator_of(const std::string& word) {
    std::string name;
    for (const char c : word) {
        const bool separates = c == '-' || c == '.';
        name += separates ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return name;
}

template <class E>
void walk(const Entries& entries) {
    REQUIRE(vocabulary_size<E> > 0);
    REQUIRE(entries.size() == vocabulary_size<E>);
    std::set<std::string> words;
    for (const E value : all_values<E>()) {
        const std::string word(spelling(value));
        const auto at = static_cast<std::size_t>(value);
        CAPTURE(word);
        CHECK(from_spelling<E>(word) == value);
        CHECK(entries[at].second == word);
        CHECK(entries[at].first == enumerator_of(word));
        CHECK(words.insert(word).second);
    }
    CHECK_FALSE(from_spelling<E>("").has_value());
    CHECK_FALSE(from_spelling<E>("no such word").has_value());
}

}  // namespace

TEST_CASE("each vocabulary of the rules reads what it writes") {
    ROBBERS_TEST_WALK(EditionId, ROBBERS_EDITIONS);
    ROBBERS_TEST_WALK(ClauseId, ROBBERS_CLAUSES);
    ROBBERS_TEST_WALK(ClauseKind, ROBBERS_CLAUSE_KINDS);
    ROBBERS_TEST_WALK(QuestionId, ROBBERS_QUESTIONS);
    ROBBERS_TEST_WALK(RobberStep, ROBBERS_ROBBER_STEPS);
    ROBBERS_TEST_WALK(Duty, ROBBERS_DUTIES);
    ROBBERS_TEST_WALK(OnBoard, ROBBERS_ON_BOARD);
    ROBBERS_TEST_WALK(Others, ROBBERS_OTHERS);
    ROBBERS_TEST_WALK(AfterDecline, ROBBERS_AFTER_DECLINE);
    ROBBERS_TEST_WALK(ActiveDeclines, ROBBERS_ACTIVE_DECLINES);
    ROBBERS_TEST_WALK(Halved, ROBBERS_HALVED);
    ROBBERS_TEST_WALK(FigureChoice, ROBBERS_FIGURE_CHOICE);
    ROBBERS_TEST_WALK(Midway, ROBBERS_MIDWAY);
    ROBBERS_TEST_WALK(RogueMovers, ROBBERS_ROGUE_MOVERS);
    ROBBERS_TEST_WALK(OwnFigures, ROBBERS_OWN_FIGURES);
    ROBBERS_TEST_WALK(Backward, ROBBERS_BACKWARD);
    ROBBERS_TEST_WALK(PaymentFirst, ROBBERS_PAYMENT_FIRST);
    ROBBERS_TEST_WALK(LateRobber, ROBBERS_LATE_ROBBER);
    ROBBERS_TEST_WALK(Robbable, ROBBERS_ROBBABLE);
    ROBBERS_TEST_WALK(LatePoints, ROBBERS_LATE_POINTS);
    ROBBERS_TEST_WALK(RobbedLanding, ROBBERS_ROBBED_LANDING);
    ROBBERS_TEST_WALK(MessageLanding, ROBBERS_MESSAGE_LANDING);
    ROBBERS_TEST_WALK(DarkCompany, ROBBERS_DARK_COMPANY);
    ROBBERS_TEST_WALK(Laps, ROBBERS_LAPS);
    ROBBERS_TEST_WALK(EndBonus, ROBBERS_END_BONUS);
}

TEST_CASE("spellings are read with their case") {
    CHECK_FALSE(from_spelling<ClauseId>("stl-1").has_value());
    CHECK_FALSE(from_spelling<EditionId>("C2").has_value());
}

}  // namespace robbers
