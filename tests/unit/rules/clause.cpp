// The table of clauses: complete, in one line each, and in force where the printings say so.
#include "rules/clause.h"

#include <map>
#include <set>
#include <string>

#include "catch.h"

namespace robbers {

namespace {

using E = EditionId;

/// The editions of a clause as letters: a c1-2012, b c1-2013, z c1-zmg, 2 c2, y c2-zmg, 3 c3, 4 c3.1.
std::string editions_of(ClauseId id) {
    static constexpr std::string_view kLetters = "abz2y34";
    std::string text;
    for (const E edition : all_values<E>())
        if (info(id).editions.contains(edition)) text += kLetters[static_cast<std::size_t>(edition)];
    return text;
}

/// Every clause that is not in force in all editions.
const std::map<std::string, std::string> kLimited = {
    {"SET-3", "abz"},     {"SET-4", "2y34"},    {"PLC-2", "abz2y3"},  {"PLC-2i", "b"},
    {"PLC-3", "4"},       {"PLC-6", "abz23"},   {"PLC-6m", "y4"},     {"PLC-7", "ab23"},
    {"PLC-7e", "z"},      {"PLC-7m", "y4"},     {"STL-1", "abz2y3"},  {"STL-6", "abz2y3"},
    {"STL-7", "abz2y3"},  {"STL-8", "abz2y3"},  {"STL-9", "abz2y3"},  {"STL-10", "abz2y3"},
    {"STL-11", "abz2y3"}, {"STL-12", "abz2y3"}, {"STL-13", "abz2y3"}, {"STL-14", "abz2y3"},
    {"STL-17", "abz2y3"}, {"TRN-1", "4"},       {"TRN-2", "4"},       {"TRN-3", "4"},
    {"TRN-4", "4"},       {"TRN-5", "4"},       {"TRN-6", "4"},       {"TRN-7", "4"},
    {"TRN-8", "4"},       {"TRN-9", "4"},       {"TRN-10", "4"},      {"ROG-4", "abz2y3"},
    {"BCK-3", "4"},       {"END-2", "b2y34"},   {"END-3", "az"},      {"END-5", "b2y34"},
    {"MSG-2", "abz2y3"},  {"MSG-6", "zy"},
};

}  // namespace

TEST_CASE("every clause has its line, its editions and its origin") {
    std::set<std::string> statements;
    for (const ClauseId id : all_values<ClauseId>()) {
        const ClauseInfo& clause = info(id);
        CAPTURE(spelling(id));
        CHECK(clause.id == id);
        CHECK_FALSE(clause.editions.empty());
        CHECK(statements.insert(std::string(clause.statement)).second);
        CHECK(clause.statement.size() > 10);
        CHECK(clause.statement.back() == '.');
        CHECK(clause.statement.find('\n') == std::string_view::npos);
        // What nobody derived, somebody wrote.
        if (clause.kind != ClauseKind::derived) CHECK_FALSE(clause.sources.empty());
        // Of the publisher's word on the builder no date is known.
        if (clause.kind == ClauseKind::official && id != ClauseId::trn_10) CHECK_FALSE(clause.date.empty());
    }
}

TEST_CASE("where a clause comes from is known source by source") {
    using S = ClauseSource;
    using P = SourcePage;
    CHECK(sources_of(ClauseId::stl_9) ==
          std::vector<S>{{P::ro_c1, {9, 10}, {}}, {P::ro_c2c3, {9, 10}, {}}, {P::nl_c2c3, {7, 8}, {}}});
    CHECK(sources_of(ClauseId::set_3) == std::vector<S>{{P::ro_c1, {}, "contents and crop circles"}});
    CHECK(sources_of(ClauseId::plc_7) ==
          std::vector<S>{{P::ro_c1, {}, "Example 1"}, {P::ro_c2c3, {}, "Example 1"}});
    CHECK(sources_of(ClauseId::trn_7) == std::vector<S>{{P::messages, {}, "C3.1"}});
    CHECK(sources_of(ClauseId::set_1).size() == 5);
    CHECK(sources_of(ClauseId::trn_9).empty());
    CHECK(dates_of(ClauseId::stl_8) == std::vector<ClauseDate>{{2013, 5}, {2014, 11}});
    CHECK(dates_of(ClauseId::plc_3) == std::vector<ClauseDate>{{2025, 0}});
    CHECK(dates_of(ClauseId::trn_9).empty());
}

TEST_CASE("what is said of sources and dates is read to the last word") {
    for (const ClauseId id : all_values<ClauseId>()) {
        CAPTURE(spelling(id), info(id).sources, info(id).date);
        std::string text;
        std::string_view place;
        for (const ClauseSource& source : sources_of(id)) {
            text += (text.empty() ? "" : ", ") + std::string(spelling(source.page));
            for (const int note : source.notes) text += " n" + std::to_string(note);
            place = source.place;
        }
        if (!place.empty()) text += (text.find(',') == std::string::npos ? " " : ", ") + std::string(place);
        if (id == ClauseId::trn_7) text = "The Messages, C3.1";  // the other way to say it
        CHECK(text ==
              (info(id).sources == "all" ? "ro-c1, ro-c2c3, nl-c2c3, ro-c31, ca-c31" : info(id).sources));
        for (const ClauseDate& date : dates_of(id)) {
            CHECK((date.year >= 2012 && date.year <= 2030));
            CHECK((date.month >= 0 && date.month <= 12));
        }
        CHECK(dates_of(id).empty() == info(id).date.empty());
    }
}

TEST_CASE("clauses are in force where the printings say so") {
    std::size_t limited = 0;
    for (const ClauseId id : all_values<ClauseId>()) {
        CAPTURE(spelling(id));
        const auto at = kLimited.find(std::string(spelling(id)));
        CHECK(editions_of(id) == (at == kLimited.end() ? "abz2y34" : at->second));
        limited += at != kLimited.end();
    }
    CHECK(limited == kLimited.size());
}

TEST_CASE("clauses that replace each other share out the editions") {
    const auto share_out = [](std::initializer_list<ClauseId> clauses) {
        for (const E edition : all_values<E>()) {
            int in_force = 0;
            for (const ClauseId id : clauses) in_force += info(id).editions.contains(edition);
            CAPTURE(spelling(edition), spelling(*clauses.begin()));
            CHECK(in_force == 1);
        }
    };
    share_out({ClauseId::plc_2, ClauseId::plc_3});
    share_out({ClauseId::plc_6, ClauseId::plc_6m});
    share_out({ClauseId::plc_7, ClauseId::plc_7e, ClauseId::plc_7m});
    share_out({ClauseId::stl_1, ClauseId::trn_1});
    share_out({ClauseId::end_2, ClauseId::end_3});
    share_out({ClauseId::msg_2, ClauseId::trn_7});
}

TEST_CASE("kinds and dates are those of the sources") {
    CHECK(info(ClauseId::stl_1).kind == ClauseKind::rule);
    CHECK(info(ClauseId::plc_5).kind == ClauseKind::official);
    CHECK(info(ClauseId::plc_5).date == "5/2013");
    CHECK(info(ClauseId::plc_2i).kind == ClauseKind::difference);
    CHECK(info(ClauseId::plc_2i).date == "12/2013");
    CHECK(info(ClauseId::plc_10).kind == ClauseKind::community);
    CHECK(info(ClauseId::stl_12).kind == ClauseKind::example);
    CHECK(info(ClauseId::rog_2).date == "5/2014");
    CHECK(info(ClauseId::bck_1).date == "3/2015");
    CHECK(info(ClauseId::trn_9).kind == ClauseKind::derived);
    CHECK(info(ClauseId::stl_11).date == "10/2014, 1/2021");
}

}  // namespace robbers
