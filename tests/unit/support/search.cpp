// Letters with accents in either case, typographic signs, punctuation around words.
#include "support/slips.h"

#include "catch.h"

namespace robbers {

TEST_CASE("letters in any case") {
    CHECK(folded("STL-9 Half") == "stl-9 half");
    CHECK(folded("GL\u00DCCK") == folded("Gl\u00FCck"));
    CHECK(folded("\u00C0\u00D6\u00D8\u00DE") == "\u00E0\u00F6\u00F8\u00FE");
    CHECK(folded("\u0102\u0218\u021A\u0143\u0141\u017B\u0160\u0178\u0150") ==
          "\u0103\u0219\u021B\u0144\u0142\u017C\u0161\u00FF\u0151");
    CHECK(folded("\u0103\u0219\u00DF\u00F7\u0144\u0138\u0149") ==
          "\u0103\u0219\u00DF\u00F7\u0144\u0138\u0149");
    CHECK(folded("\u0130") == "i");
}

TEST_CASE("signs that are no letters") {
    CHECK(folded("player\u2019s \u201Ehalf\u201C \u2013") == "player's \"half\" -");
    CHECK(folded("2 \u00D7 3") == "2 \u00D7 3");
    CHECK(folded("\u4E2D\U0001F600") == "\u4E2D\U0001F600");
    CHECK(folded("A\xFF\xC3") == "a\xFF\xC3");
    CHECK(folded("").empty());
}

TEST_CASE("letters without accents, umlauts in either spelling") {
    CHECK(searchable("R\u00C4UBER") == "rauber");
    CHECK(searchable("raeuber") == searchable("r\u00E4uber"));
    CHECK(searchable("rezerv\u0103 \u00EEnchis spa\u021Biu mesager\u0103") ==
          "rezerva inchis spatiu mesagera");
    CHECK(searchable("\u010C\u0158\u0141\u017B\u0150\u00DF") == "crlzo\u00DF");
}

TEST_CASE("one and many, and other forms of a word") {
    CHECK(stem_to_find("passes") == stem_to_find("passed"));
    CHECK(stem_to_find("Rovers.") == "rover");
    CHECK(stem_to_find("haiduci") == "haiduc");
    CHECK(stem_to_find("player\u2019s") == "player");
    CHECK(stem_to_find("gas") == "gas");
}

TEST_CASE("punctuation around words") {
    CHECK(word_to_find("half,") == "half");
    CHECK(word_to_find("\u201CC3.1\u201D.") == "c3.1");
    CHECK(word_to_find("(player\u2019s)") == "player's");
    CHECK(word_to_find("...") == "...");
    CHECK(word_to_find("") == "");
}

}  // namespace robbers
