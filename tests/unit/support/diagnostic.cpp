// Located messages to the letter: the caret's place, cut lines, escapes, colours, notes.
#include "support/diagnostic.h"

#include <set>

#include "catch.h"
#include "support/text.h"

using namespace robbers;
using namespace std::string_literals;

namespace {

SourcePtr source_of(std::string text) {
    return std::make_shared<SourceText>(SourceText{"a.yaml", std::move(text)});
}

std::string rendered(const std::string& text, SourceSpan span, const RenderStyle& style = {}) {
    return render(Diagnostic{DiagnosticId::bad_number, "wrong", "", source_of(text), span, {}}, style);
}

}  // namespace

TEST_CASE("a message with its line and caret") {
    Diagnostic diagnostic{DiagnosticId::duplicate_key,
                          "the key 'a' is written twice",
                          "expected one",
                          source_of("a: 1\na: 2\n"),
                          {{2, 1}, 1},
                          {{"it is here already", {{1, 1}, 1}}, {"and a remark", {}}}};
    CHECK(render(diagnostic) ==
          "a.yaml:2:1: error: the key 'a' is written twice [duplicate-key]\n"
          "    2 | a: 2\n"
          "      | ^\n"
          "      = expected one\n"
          "a.yaml:1:1: note: it is here already\n"
          "    1 | a: 1\n"
          "      | ^\n"
          "      = and a remark\n");
}

TEST_CASE("a message without a place, and without a text") {
    CHECK(render(Diagnostic{DiagnosticId::empty_file, "nothing", "", source_of(""), {}, {}}) ==
          "a.yaml: error: nothing [empty-file]\n");
    CHECK(render(Diagnostic{DiagnosticId::empty_file, "nothing", "", nullptr, {}, {}}) ==
          "error: nothing [empty-file]\n");
}

TEST_CASE("a note may be in another text") {
    const auto other = std::make_shared<SourceText>(SourceText{"b.yaml", "x\n"});
    const Diagnostic diagnostic{DiagnosticId::duplicate_id, "taken",     "",
                                source_of("id: x\n"),       {{1, 5}, 1}, {{"here", {{1, 1}, 1}, other}}};
    CHECK_THAT(render(diagnostic), contains("b.yaml:1:1: note: here\n    1 | x\n"));
}

TEST_CASE("carets stand under characters, not bytes") {
    CHECK(rendered("Räuber: x", {{1, 10}, 1}) ==
          "a.yaml:1:9: error: wrong [bad-number]\n"
          "    1 | Räuber: x\n"
          "      |         ^\n");
    CHECK(rendered("盗賊: x", {{1, 1}, 6}) ==
          "a.yaml:1:1: error: wrong [bad-number]\n"
          "    1 | 盗賊: x\n"
          "      | ^~~~\n");
    CHECK(rendered("\ta: x", {{1, 5}, 1}) ==
          "a.yaml:1:5: error: wrong [bad-number]\n"
          "    1 |     a: x\n"
          "      |        ^\n");
}

TEST_CASE("carets at and behind the end of the line") {
    CHECK(rendered("abc\n", {{1, 4}, 5}) ==
          "a.yaml:1:4: error: wrong [bad-number]\n"
          "    1 | abc\n"
          "      |    ^\n");
    CHECK(rendered("abc\n", {{1, 2}, 50}) ==
          "a.yaml:1:2: error: wrong [bad-number]\n"
          "    1 | abc\n"
          "      |  ^~\n");
    CHECK(rendered("abc\n\n", {{2, 1}, 1}) ==
          "a.yaml:2:1: error: wrong [bad-number]\n"
          "    2 |\n"
          "      | ^\n");
    CHECK(rendered("abc\n", {{9, 7}, 1}) ==
          "a.yaml:9:7: error: wrong [bad-number]\n"
          "    9 |\n"
          "      | ^\n");
}

TEST_CASE("control characters never reach the terminal") {
    const std::string text = rendered("a\x1b[31m\0b\xff\u202E"s, {{1, 2}, 1});
    CHECK(text ==
          "a.yaml:1:2: error: wrong [bad-number]\n"
          "    1 | a\\x1b[31m\\x00b\\xff<U+202E>\n"
          "      |  ^~~~\n");
    Diagnostic diagnostic{DiagnosticId::unreadable_file, "bad\x1b[2J", "x\x07", nullptr, {}, {{"n\x1b", {}}}};
    diagnostic.source = std::make_shared<SourceText>(SourceText{"a\x1b\n.yaml", ""});
    CHECK(render(diagnostic) ==
          "a\\x1b\\n.yaml: error: bad\\x1b[2J [unreadable-file]\n      = x\\x07\n      = n\\x1b\n");
}

TEST_CASE("long lines are cut around the caret") {
    const std::string line = std::string(300, 'a') + "BCD" + std::string(300, 'e');
    const std::string text = rendered(line, {{1, 301}, 3}, {false, 60});
    CHECK(text ==
          "a.yaml:1:301: error: wrong [bad-number]\n"
          "    1 | ..." +
              std::string(20, 'a') + "BCD" + std::string(37, 'e') +
              "...\n"
              "      |    " +
              std::string(20, ' ') + "^~~\n");
    CHECK(rendered(line, {{1, 301}, 300}, {false, 60}) ==
          "a.yaml:1:301: error: wrong [bad-number]\n"
          "    1 | ..." +
              std::string(20, 'a') + "BCD" + std::string(37, 'e') +
              "...\n"
              "      |    " +
              std::string(20, ' ') + "^" + std::string(39, '~') + "\n");
    const std::string huge = std::string(3'000'000, 'a') + "B" + std::string(3'000'000, 'c');
    CHECK(rendered(huge, {{1, 3'000'001}, 1}).size() < 400);
    CHECK_THAT(rendered(huge, {{1, 3'000'001}, 1}), contains("aBc"));
    CHECK_THAT(rendered(huge, {{1, 1}, 1}), contains("| aaa"));
}

TEST_CASE("colour is added around the same text") {
    const Diagnostic diagnostic{DiagnosticId::bad_number, "wrong",     "right",
                                source_of("abc\n"),       {{1, 2}, 2}, {{"n", {{1, 1}, 1}}}};
    std::string coloured = render(diagnostic, {true, 100});
    CHECK(coloured != render(diagnostic));
    for (std::size_t at = coloured.find('\x1b'); at != std::string::npos; at = coloured.find('\x1b'))
        coloured.erase(at, coloured.find('m', at) - at + 1);
    CHECK(coloured == render(diagnostic));
}

TEST_CASE("every diagnostic has an explanation of its own and a kebab-case id") {
    std::set<std::string_view> ids;
    std::set<std::string_view> texts;
    for (const DiagnosticId id : all_values<DiagnosticId>()) {
        INFO(spelling(id));
        CHECK(ids.insert(spelling(id)).second);
        CHECK(texts.insert(explanation(id)).second);
        CHECK(explanation(id).ends_with('.'));
        CHECK(spelling(id).find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") ==
              std::string_view::npos);
        CHECK(from_spelling<DiagnosticId>(spelling(id)) == id);
    }
    CHECK(ids.size() > 50);
}
