// The names of the editions: complete, and each word means one edition.
#include "rules/edition.h"

#include <map>
#include <string>

#include "catch.h"

namespace robbers {

TEST_CASE("every edition has a name, a publisher and a book") {
    for (const EditionId id : all_values<EditionId>()) {
        CAPTURE(spelling(id));
        CHECK(info(id).id == id);
        CHECK_FALSE(info(id).name.empty());
        CHECK_FALSE(info(id).publisher.empty());
        CHECK_FALSE(info(id).book.empty());
        CHECK_FALSE(info(id).aliases.empty());
    }
}

TEST_CASE("every id and alias means one edition") {
    std::map<std::string, EditionId> words;
    for (const EditionId id : all_values<EditionId>()) {
        CHECK(words.emplace(spelling(id), id).second);
        for (const std::string_view alias : info(id).aliases) {
            CAPTURE(alias);
            CHECK(words.emplace(alias, id).second);
        }
    }
    CHECK(words.size() == 17);
    for (const auto& [word, id] : words) CHECK(edition_named(word) == id);
}

TEST_CASE("aliases are the ones that people use") {
    CHECK(edition_named("c1-rgg") == EditionId::c1_2012);
    CHECK(edition_named("c1-bb4") == EditionId::c1_2012);
    CHECK(edition_named("c1") == EditionId::c1_2013);
    CHECK(edition_named("c1-bb4-zmg") == EditionId::c1_zmg);
    CHECK(edition_named("c2-hig") == EditionId::c2);
    CHECK(edition_named("bb6") == EditionId::c2);
    CHECK(edition_named("bb6-zmg") == EditionId::c2_zmg);
    CHECK(edition_named("bb7") == EditionId::c3);
    CHECK(edition_named("c31") == EditionId::c3_1);
    CHECK(edition_named("bb8") == EditionId::c3_1);
    CHECK_FALSE(edition_named("3.1").has_value());
    CHECK_FALSE(edition_named("all").has_value());
    CHECK_FALSE(edition_named("").has_value());
}

TEST_CASE("a set of editions holds what was put in") {
    const EditionSet none;
    CHECK(none.empty());
    const EditionSet some = {EditionId::c2, EditionId::c3_1};
    const EditionSet rest = EditionSet::all().without(some);
    for (const EditionId id : all_values<EditionId>()) {
        CHECK(EditionSet::all().contains(id));
        CHECK_FALSE(none.contains(id));
        CHECK(some.contains(id) == (id == EditionId::c2 || id == EditionId::c3_1));
        CHECK(rest.contains(id) != some.contains(id));
    }
    CHECK(rest.without(rest) == none);
}

}  // namespace robbers
