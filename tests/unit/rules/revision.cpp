// The date of the rules: it changes with every change of their tables.
#include "rules/revision.h"

#include <string>

#include "catch.h"
#include "rules/rule_points.h"

namespace robbers {

namespace {

/// FNV-1a of 64 bits.
std::uint64_t fingerprint_of(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return hash;
}

std::string clauses_text() {
    std::string text;
    for (const ClauseId id : all_values<ClauseId>()) {
        const ClauseInfo& clause = info(id);
        text += fmt::format("{}|{}|{}|{}|{}|{}", spelling(id), spelling(clause.kind), clause.date,
                            clause.remark, clause.sources, clause.statement);
        for (const EditionId edition : all_values<EditionId>())
            if (clause.editions.contains(edition)) text += fmt::format("|{}", spelling(edition));
        text += '\n';
    }
    return text;
}

std::string questions_text() {
    std::string text;
    for (const QuestionId id : all_values<QuestionId>()) {
        text += fmt::format("{}|{}\n", spelling(id), info(id).text);
        for (const AnswerInfo& answer : info(id).answers)
            text += fmt::format("  {}|{}|{}\n", answer.id, answer.meaning, answer.argument);
    }
    return text;
}

std::string points_text(const RulePoints& rules) {
    std::string text;
    for_each_point(rules, [&](const char* name, const char* about, const auto& point) {
        text +=
            fmt::format("  {}|{}|{}|{}", name, about, spelling(point.value), spelling(point.reason.clause));
        if (point.reason.question) text += fmt::format("|{}", spelling(*point.reason.question));
        text += '\n';
    });
    return text;
}

/// Every edition as it is printed, and under each answer that it can be given.
std::string editions_text() {
    std::string text;
    for (const EditionId id : all_values<EditionId>()) {
        const EditionInfo& edition = info(id);
        text += fmt::format("{}|{}|{}|{}", spelling(id), edition.name, edition.publisher, edition.book);
        for (const std::string_view alias : edition.aliases) text += fmt::format("|{}", alias);
        text += '\n' + points_text(rules_of(id));
        for (const Ruling& ruling : askable_rulings(id))
            text += fmt::format(" {}\n{}", to_string(ruling), points_text(rules_of(id, {ruling})));
    }
    return text;
}

}  // namespace

TEST_CASE("the rules' date is that of their tables") {
    const std::uint64_t fingerprint = fingerprint_of(clauses_text() + questions_text() + editions_text());
    INFO(
        fmt::format("The tables of the rules are not those of {}. In src/rules/revision.h, write the day of "
                    "the change as kRulesDate, and kRulesFingerprint = {:#018x}.",
                    kRulesDate, fingerprint));
    CHECK(fingerprint == kRulesFingerprint);
}

TEST_CASE("the revision counts clauses and questions") {
    CHECK(rules_revision() == fmt::format("rules of {}: {} clauses, {} questions", kRulesDate,
                                          all_values<ClauseId>().size(), all_values<QuestionId>().size()));
    CHECK(kRulesDate.size() == std::string_view("2026-12-01").size());
}

}  // namespace robbers
