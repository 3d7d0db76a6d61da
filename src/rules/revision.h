#pragma once
// Which rules the program knows: a date and two counts, so that a verdict can be quoted with them.

#include <cstdint>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "rules/question.h"

namespace robbers {

/// The day on which the tables of editions, clauses and questions last changed. Whoever changes a table, be
/// it only a word of it, writes that day here and the new fingerprint below; tests/unit/rules/revision.cpp
/// fails until both are done, and prints the fingerprint.
constexpr std::string_view kRulesDate = "2026-12-01";
constexpr std::uint64_t kRulesFingerprint = 0x45f2a4b4d3833a10;

/// As "rules of 2026-12-01: 73 clauses, 18 questions".
inline std::string rules_revision() {
    return fmt::format("rules of {}: {} clauses, {} questions", kRulesDate, vocabulary_size<ClauseId>,
                       vocabulary_size<QuestionId>);
}

}  // namespace robbers
