// People look for clauses in words of their own: everyday ones, and those of other editions and languages.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.h"
#include "report/words/known.h"
#include "rules/search_words.h"
#include "support/text.h"

namespace robbers {

namespace {

using C = ClauseId;

std::vector<ClauseId> found_by(const std::vector<std::string>& words) {
    const auto all = all_values<ClauseId>();
    return mentioning(std::vector<ClauseId>(all.begin(), all.end()), words);
}

bool finds(const std::vector<std::string>& words, ClauseId id) {
    const std::vector<ClauseId> found = found_by(words);
    return std::ranges::find(found, id) != found.end();
}

struct Query {
    std::vector<std::string> words;
    ClauseId clause;
};

const std::vector<Query> kQueries = {
    {{"passes"}, C::stl_13},
    {{"passed"}, C::trn_3},
    {{"overtaken"}, C::stl_13},
    {{"rounding"}, C::stl_1},
    {{"round", "up"}, C::trn_2},
    {{"farm"}, C::stl_7},
    {{"farms"}, C::end_4},
    {{"cloister"}, C::stl_7},
    {{"last", "round"}, C::end_2},
    {{"last", "round"}, C::end_1},
    {{"game", "over"}, C::end_3},
    {{"two", "figures"}, C::msg_7},
    {{"two", "figures"}, C::trn_7},
    {{"second", "tile"}, C::trn_10},
    {{"builder"}, C::trn_10},
    {{"watchtowers"}, C::stl_17},
    {{"wait"}, C::stl_6},
    {{"waiting"}, C::stl_6},
    {{"supply"}, C::set_2},
    {{"too", "late"}, C::trn_3},
    {{"ransom"}, C::bck_5},
    {{"bazaar"}, C::bck_1},
    {{"negative", "points"}, C::brd_4},
    {{"lap"}, C::brd_2},
    {{"steal", "myself"}, C::stl_5},
    {{"Z-Man", "must"}, C::plc_6m},
    // The words of the glossary (rules.md, section 6), in all its languages.
    {{"räuber"}, C::set_1},
    {{"raeuber"}, C::set_1},
    {{"RAUBER"}, C::set_1},
    {{"rover"}, C::set_1},
    {{"rovers"}, C::set_1},
    {{"haiduc"}, C::set_1},
    {{"haiduci"}, C::set_1},
    {{"assaltant"}, C::set_1},
    {{"bag", "symbol"}, C::plc_1},
    {{"robber", "symbol"}, C::plc_1},
    {{"simbolul", "haiducului"}, C::set_1},
    {{"sac"}, C::plc_1},
    {{"zak"}, C::plc_1},
    {{"roversymbool"}, C::set_1},
    {{"score", "figure"}, C::plc_4},
    {{"counting", "figure"}, C::msg_1},
    {{"scoring", "figure"}, C::msg_1},
    {{"score", "meeple"}, C::msg_1},
    {{"pion", "de", "scor"}, C::msg_1},
    {{"supus", "de", "scor"}, C::msg_1},
    {{"scorepion"}, C::plc_5},
    {{"Zählfigur"}, C::msg_1},
    {{"zaehlfiguren"}, C::msg_1},
    {{"counting", "follower"}, C::plc_5},
    {{"scoring", "meeple"}, C::msg_1},
    {{"supus", "normal"}, C::msg_1},
    {{"meeple", "de", "scor"}, C::msg_1},
    {{"gewone", "scorepion"}, C::msg_1},
    {{"woman", "follower"}, C::plc_5},
    {{"messenger"}, C::msg_1},
    {{"courier"}, C::trn_7},
    {{"doamna", "de", "onoare"}, C::msg_1},
    {{"meeplesita"}, C::plc_5},
    {{"mesageră"}, C::msg_1},
    {{"vrouwelijke", "scorepion"}, C::plc_5},
    {{"rogue", "points"}, C::rog_1},
    {{"puncte", "tâlhărite"}, C::stl_1},
    {{"geroofde", "punten"}, C::stl_1},
    {{"scoring", "round"}, C::stl_10},
    {{"rundă", "de", "evaluare"}, C::stl_10},
    {{"puntentelling"}, C::stl_11},
    {{"dark", "number", "space"}, C::brd_5},
    {{"spațiu", "închis"}, C::brd_5},
    {{"spatiu", "inchis"}, C::brd_5},
    {{"donker", "veld"}, C::brd_5},
    {{"stock"}, C::stl_3},
    {{"stoc"}, C::set_2},
    {{"rezervă"}, C::set_2},
    {{"voorraad"}, C::set_2},
    {{"Vorrat"}, C::set_2},
};

}  // namespace

TEST_CASE("clauses are found by everyday and foreign words") {
    for (const Query& query : kQueries) {
        CAPTURE(query.words, spelling(query.clause));
        CHECK(finds(query.words, query.clause));
        // A word that finds half of the rules finds nothing.
        CHECK(found_by(query.words).size() <= vocabulary_size<ClauseId> / 3);
    }
}

TEST_CASE("every clause has two words at least by which people look for it, which it does not say itself") {
    for (const ClauseId id : all_values<ClauseId>()) {
        CAPTURE(spelling(id));
        std::string_view rest = search_words(id);
        int words = 0;
        while (!rest.empty()) {
            const std::size_t end = rest.find(", ");
            const std::string word(rest.substr(0, end));
            rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 2);
            CAPTURE(word);
            CHECK_FALSE(word.empty());
            CHECK(finds({word}, id));
            words += mentions(in_full(id), "", {word}, WordForms::same) ? 0 : 1;
        }
        CHECK(words >= 2);
    }
}

TEST_CASE("what nobody says finds nothing") {
    CHECK(found_by({"slurm"}).empty());
    CHECK(found_by({"fairy", "slurm"}).empty());
}

}  // namespace robbers
