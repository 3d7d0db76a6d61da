#pragma once
// The clauses of the rules: permanent ids, our one-line wording, and where each comes from.

#include <set>
#include <string_view>
#include <vector>

#include "rules/edition.h"
#include "support/vocabulary.h"

namespace robbers {

// clang-format off
#define ROBBERS_CLAUSES(X)                                                                        \
    X(set_1, "SET-1") X(set_2, "SET-2") X(set_3, "SET-3") X(set_4, "SET-4") X(set_5, "SET-5")     \
    X(brd_1, "BRD-1") X(brd_2, "BRD-2") X(brd_3, "BRD-3") X(brd_4, "BRD-4") X(brd_5, "BRD-5")     \
    X(plc_1, "PLC-1") X(plc_2, "PLC-2") X(plc_2i, "PLC-2i") X(plc_3, "PLC-3") X(plc_4, "PLC-4")   \
    X(plc_5, "PLC-5") X(plc_6, "PLC-6") X(plc_6m, "PLC-6m") X(plc_7, "PLC-7") X(plc_7e, "PLC-7e") \
    X(plc_7m, "PLC-7m") X(plc_8, "PLC-8") X(plc_9, "PLC-9") X(plc_10, "PLC-10")                   \
    X(stl_1, "STL-1") X(stl_2, "STL-2") X(stl_3, "STL-3") X(stl_4, "STL-4") X(stl_5, "STL-5")     \
    X(stl_6, "STL-6") X(stl_7, "STL-7") X(stl_8, "STL-8") X(stl_9, "STL-9") X(stl_10, "STL-10")   \
    X(stl_11, "STL-11") X(stl_12, "STL-12") X(stl_13, "STL-13") X(stl_14, "STL-14")               \
    X(stl_15, "STL-15") X(stl_16, "STL-16") X(stl_17, "STL-17")                                   \
    X(trn_1, "TRN-1") X(trn_2, "TRN-2") X(trn_3, "TRN-3") X(trn_4, "TRN-4") X(trn_5, "TRN-5")     \
    X(trn_6, "TRN-6") X(trn_7, "TRN-7") X(trn_8, "TRN-8") X(trn_9, "TRN-9") X(trn_10, "TRN-10")   \
    X(rog_1, "ROG-1") X(rog_2, "ROG-2") X(rog_3, "ROG-3") X(rog_4, "ROG-4")                       \
    X(bck_1, "BCK-1") X(bck_2, "BCK-2") X(bck_3, "BCK-3") X(bck_4, "BCK-4") X(bck_5, "BCK-5")     \
    X(bck_6, "BCK-6")                                                                             \
    X(end_1, "END-1") X(end_2, "END-2") X(end_3, "END-3") X(end_4, "END-4") X(end_5, "END-5")     \
    X(msg_1, "MSG-1") X(msg_2, "MSG-2") X(msg_3, "MSG-3") X(msg_4, "MSG-4") X(msg_5, "MSG-5")     \
    X(msg_6, "MSG-6") X(msg_7, "MSG-7")
// clang-format on
ROBBERS_VOCABULARY(ClauseId, ROBBERS_CLAUSES);

// clang-format off
#define ROBBERS_CLAUSE_KINDS(X)                                                                   \
    X(rule, "rule") X(official, "official") X(community, "community") X(difference, "difference") \
    X(example, "example") X(derived, "derived")
// clang-format on
/// What stands behind a clause: a printed rule, the publisher, the wiki, one printing, an example, or we.
ROBBERS_VOCABULARY(ClauseKind, ROBBERS_CLAUSE_KINDS);

struct ClauseInfo {
    ClauseId id{};
    ClauseKind kind{};
    std::string_view date;  ///< of the official word or the printing, as "5/2013"; empty where none is known
    std::string_view remark;   ///< where the kind differs by edition, as "c1-*: derived"; else empty
    std::string_view sources;  ///< as "ro-c1 n4, ro-c2c3 n3"; empty where no source says it
    EditionSet editions;
    std::string_view statement;  ///< one line, our wording
};

const ClauseInfo& info(ClauseId id);

// clang-format off
#define ROBBERS_SOURCE_PAGES(X)                                                                    \
    X(ro_c1, "ro-c1") X(ro_c2c3, "ro-c2c3") X(nl_c2c3, "nl-c2c3") X(ro_c31, "ro-c31")              \
    X(ca_c31, "ca-c31") X(messages, "The Messages") X(public_pages, "public pages")
// clang-format on
/// Where clauses come from: the pages on The Robbers, and others.
ROBBERS_VOCABULARY(SourcePage, ROBBERS_SOURCE_PAGES);

constexpr bool is_robbers_page(SourcePage page) {
    return page != SourcePage::messages && page != SourcePage::public_pages;
}

struct SourcePageInfo {
    SourcePage page{};
    std::string_view title;
    std::string_view language;
    std::string_view covers;  ///< years of the printings, as "2012 and 2013"; empty where it is not about any
    std::string_view place;   ///< where it is public
};

const SourcePageInfo& info(SourcePage page);

/// One page behind a clause, and where on it.
struct ClauseSource {
    SourcePage page{};
    std::vector<int> notes;  ///< footnotes, counted from 1
    std::string_view place;  ///< as "Example 1"; empty where the page is all that is named
    bool operator==(const ClauseSource&) const = default;
};

/// A month, or a year where that is all that is known.
struct ClauseDate {
    int year = 0;
    int month = 0;  ///< counted from 1; 0: not known
    bool operator==(const ClauseDate&) const = default;
};

/// ClauseInfo::sources, source by source; none where no source says it.
std::vector<ClauseSource> sources_of(ClauseId id);
/// The pages behind these clauses, each once, in the order of SourcePage.
std::vector<SourcePage> pages_behind(const std::set<ClauseId>& clauses);
/// ClauseInfo::date, date by date.
std::vector<ClauseDate> dates_of(ClauseId id);

}  // namespace robbers
