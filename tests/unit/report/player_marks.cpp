// What stands for players in pictures: letters and colours.
#include "report/pictures/player_marks.h"

#include <cmath>
#include <set>

#include "catch.h"

namespace robbers {

namespace {

std::vector<std::string> letters_of(const std::vector<std::string>& names) {
    std::vector<std::string> letters;
    for (const PlayerMark& mark : player_marks(names)) letters.push_back(mark.letters);
    return letters;
}

using Letters = std::vector<std::string>;

}  // namespace

TEST_CASE("one letter does where no other name begins with it") {
    CHECK(letters_of({"red", "blue", "yellow"}) == Letters{"R", "B", "Y"});
    CHECK(letters_of({"Ärger", "żółw"}) == Letters{"Ä", "ż"});
}

TEST_CASE("a second letter tells names apart that begin alike") {
    CHECK(letters_of({"black", "blue", "red"}) == Letters{"Ba", "Bu", "R"});
    CHECK(letters_of({"gray", "green"}) == Letters{"Ga", "Ge"});
    CHECK(letters_of({"brown", "black", "blue"}) == Letters{"Br", "Ba", "Bu"});
    CHECK(letters_of({"player1", "player2", "player10"}) == Letters{"P1", "P2", "P0"});
}

TEST_CASE("letters differ whatever the names") {
    const std::vector<std::vector<std::string>> tables = {
        {"red", "Red", "RED", "rED", "reD", "rEd"},
        {"a", "ab", "abc", "aab", "abb", "b"},
        {"a", "aa", "aaa", "aaaa", "aaaaa", "aaaaaa"},
        {"A1", "A-1", "A_1", "a", "a1", "A"},
        {"e\u0301a", "e\u0300a", "ea"},
        {"赤", "青", "黄", "赤い"},
    };
    for (const auto& names : tables) {
        const Letters letters = letters_of(names);
        CHECK(std::set<std::string>(letters.begin(), letters.end()).size() == names.size());
        for (const std::string& letter : letters) CHECK_FALSE(letter.empty());
    }
}

TEST_CASE("a word for a colour is drawn in it, in many languages") {
    const auto marks =
        player_marks(std::vector<std::string>{"Rot", "vert", "galben", "negre", "wit", "azul"});
    const auto english =
        player_marks(std::vector<std::string>{"red", "green", "yellow", "black", "white", "blue"});
    for (std::size_t i = 0; i < marks.size(); ++i) CHECK(marks[i].colour == english[i].colour);
    CHECK(hex(english[0].colour) == "#d32f2f");
}

TEST_CASE("colours differ whatever the names") {
    const std::vector<std::vector<std::string>> tables = {
        {"Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"},
        {"red", "rot", "rouge", "rood", "Red", "roja"},
        {"red", "orange", "Anna", "yellow", "Ben", "Cleo"},
        {"black", "white", "gray", "Anna", "Ben", "Cleo"},
    };
    for (const auto& names : tables) {
        const auto marks = player_marks(names);
        for (std::size_t i = 0; i < marks.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                INFO(names[i] << " " << hex(marks[i].colour) << ", " << names[j] << " "
                              << hex(marks[j].colour));
                CHECK(distance(marks[i].colour, marks[j].colour) > 80);
            }
        }
    }
}

TEST_CASE("letters are read on every colour") {
    for (const char* name : {"red", "blue", "green", "yellow", "black", "white", "gray", "pink", "orange",
                             "purple", "brown", "turquoise", "Anna"}) {
        const auto marks = player_marks(std::vector<std::string>{name});
        INFO(name);
        CHECK(contrast(marks[0].colour, ink_on(marks[0].colour)) >= 4.5);
    }
    CHECK(std::abs(contrast({}, {255, 255, 255}) - 21) < 0.001);
}

}  // namespace robbers
