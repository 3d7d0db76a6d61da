// Names the printings of the rules: publisher, book, and the words by which people mean them.
// What a printing says is in editions.cpp.
#include "rules/edition.h"

#include <algorithm>

namespace robbers {

namespace {

using namespace std::string_view_literals;

constexpr std::array kAliases2012 = {"c1-rgg"sv, "c1-bb4"sv};
constexpr std::array kAliases2013 = {"c1"sv};
constexpr std::array kAliasesC1Zmg = {"c1-bb4-zmg"sv};
constexpr std::array kAliasesC2 = {"c2-hig"sv, "bb6"sv};
constexpr std::array kAliasesC2Zmg = {"bb6-zmg"sv};
constexpr std::array kAliasesC3 = {"bb7"sv};
constexpr std::array kAliasesC31 = {"c31"sv, "bb8"sv};

constexpr std::array<EditionInfo, vocabulary_size<EditionId>> kEditions = {{
    {EditionId::c1_2012, "first edition, first printing", "Hans im Glück",
     "the first printing (2012), which the Rio Grande text follows", kAliases2012},
    {EditionId::c1_2013, "first edition, revised rules", "Hans im Glück", "the revised rules (12/2013)",
     kAliases2013},
    {EditionId::c1_zmg, "first edition", "Z-Man", "Big Box 4", kAliasesC1Zmg},
    {EditionId::c2, "second edition", "Hans im Glück", "Big Box 6 (2017)", kAliasesC2},
    {EditionId::c2_zmg, "second edition", "Z-Man", "Big Box 6", kAliasesC2Zmg},
    {EditionId::c3, "third edition", "Hans im Glück", "Big Box 7 (2021)", kAliasesC3},
    {EditionId::c3_1, "revised third edition", "Hans im Glück", "Big Box 8 (2025)", kAliasesC31},
}};

/// Whether entry i is about the i-th edition.
constexpr bool editions_in_order() {
    for (const EditionId id : all_values<EditionId>())
        if (kEditions[static_cast<std::size_t>(id)].id != id) return false;
    return true;
}
static_assert(editions_in_order());

}  // namespace

const EditionInfo& info(EditionId id) { return kEditions[static_cast<std::size_t>(id)]; }

std::optional<EditionId> edition_named(std::string_view word) {
    if (const auto id = from_spelling<EditionId>(word)) return id;
    for (const EditionInfo& edition : kEditions)
        if (std::ranges::find(edition.aliases, word) != edition.aliases.end()) return edition.id;
    return std::nullopt;
}

std::vector<EditionId> or_every(const std::vector<EditionId>& editions) {
    if (!editions.empty()) return editions;
    const auto all = all_values<EditionId>();
    return {all.begin(), all.end()};
}

}  // namespace robbers
