#pragma once
// The printings of the rules that the program knows, by name; what they say is in rule_points.h.

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "support/vocabulary.h"

namespace robbers {

// clang-format off
#define ROBBERS_EDITIONS(X)                                                                         \
    X(c1_2012, "c1-2012") X(c1_2013, "c1-2013") X(c1_zmg, "c1-zmg") X(c2, "c2") X(c2_zmg, "c2-zmg") \
    X(c3, "c3") X(c3_1, "c3.1")
// clang-format on
ROBBERS_VOCABULARY(EditionId, ROBBERS_EDITIONS);

/// A set of editions.
class EditionSet {
public:
    constexpr EditionSet() = default;
    constexpr EditionSet(std::initializer_list<EditionId> editions) {
        for (const EditionId edition : editions) insert(edition);
    }
    static constexpr EditionSet all() {
        EditionSet set;
        for (const EditionId edition : all_values<EditionId>()) set.insert(edition);
        return set;
    }
    constexpr void insert(EditionId edition) { bits_ |= bit(edition); }
    constexpr bool contains(EditionId edition) const { return (bits_ & bit(edition)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr EditionSet without(EditionSet other) const {
        EditionSet set;
        set.bits_ = bits_ & ~other.bits_;
        return set;
    }
    bool operator==(const EditionSet&) const = default;

private:
    static constexpr unsigned bit(EditionId edition) { return 1u << static_cast<unsigned>(edition); }
    unsigned bits_ = 0;
};

struct EditionInfo {
    EditionId id{};
    std::string_view name;       ///< as "second edition"
    std::string_view publisher;  ///< as "Hans im Glück"
    std::string_view book;       ///< the printing, as "Big Box 6 (2017)"
    std::span<const std::string_view> aliases;
};

const EditionInfo& info(EditionId id);

/// The edition that a person means by `word`, an id or an alias.
std::optional<EditionId> edition_named(std::string_view word);

/// `editions`, or every edition where it is empty.
std::vector<EditionId> or_every(const std::vector<EditionId>& editions);

}  // namespace robbers
