// Changes one rule point of one edition at a time: some scenario of the canon must notice each change.
#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "answers/mutation.h"
#include "catch.h"
#include "load_canon.h"

namespace robbers {

namespace {

const MutationResult& canon_mutation() {
    static const MutationResult found = [] {
        MutationOptions options;
        options.jobs = std::max(1u, std::thread::hardware_concurrency());
        options.try_reviewed = true;
        return find_survivors(canon(), options);
    }();
    return found;
}

std::string name_of(const RuleChange& change) {
    return fmt::format("{} {}: {} to {}", spelling(change.edition), change.point, change.before,
                       change.after);
}

/// The changes of a fate, one a line.
std::string changes_with(Fate fate) {
    std::string text;
    for (const ChangeResult& result : canon_mutation().changes)
        if (result.fate == fate) text += name_of(result.change) + "\n";
    return text;
}

}  // namespace

TEST_CASE("the canon notices every change of a rule point") {
    const MutationResult& found = canon_mutation();
    REQUIRE(found.broken.empty());
    REQUIRE(found.too_large.empty());
    REQUIRE(found.editions.size() == vocabulary_size<EditionId>);
    REQUIRE_FALSE(changes_with(Fate::noticed).empty());
    const std::string survived = changes_with(Fate::survived);
    CAPTURE(survived);
    CHECK(survived.empty());
    CHECK(changes_with(Fate::not_run).empty());
}

TEST_CASE("every entry of the reviewed list is right and is needed") {
    REQUIRE_FALSE(indistinguishable_changes().empty());
    for (const Indistinguishable& entry : indistinguishable_changes()) {
        CAPTURE(entry.point, entry.value, entry.reason);
        CHECK(std::ranges::any_of(canon_mutation().changes, [&](const ChangeResult& result) {
            return find_indistinguishable(rules_of(result.change.edition), result.change.point,
                                          result.change.after) == &entry;
        }));
    }
    for (const ChangeResult& result : canon_mutation().changes) {
        const RulePoints& rules = rules_of(result.change.edition);
        if (find_indistinguishable(rules, result.change.point, result.change.after) == nullptr) continue;
        CAPTURE(name_of(result.change));
        CHECK(result.fate == Fate::indistinguishable);
    }
}

}  // namespace robbers
