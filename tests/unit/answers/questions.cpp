// The table of questions: verdicts and clauses, written by hand from the rules.
#include <algorithm>
#include <map>
#include <set>

#include "catch.h"
#include "questions.h"

namespace robbers {

namespace {

std::vector<std::string> names_of(const std::vector<ClauseId>& clauses) {
    std::vector<std::string> names;
    for (const ClauseId clause : clauses) names.emplace_back(spelling(clause));
    return names;
}

std::string listed_names(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return list;
}

/// What the row says and the verdict does not; empty where they agree.
std::string fault_of(const Question& question, const ClaimVerdict& verdict) {
    const std::vector<std::string> named = names_of(verdict.clauses);
    const auto has = [&](const std::string& clause) {
        return std::find(named.begin(), named.end(), clause) != named.end();
    };
    std::string fault;
    if (question.status != spelling(verdict.status)) fault += " is " + std::string(spelling(verdict.status));
    for (const std::string& clause : question.clauses)
        if (!has(clause)) fault += " lacks " + clause;
    for (const std::string& clause : question.forbidden)
        if (has(clause)) fault += " names " + clause;
    if (!question.are_more_allowed && named.size() > question.clauses.size()) fault += " has more";
    // Of what stands in the way the most telling comes first.
    if (verdict.status == ClaimStatus::impossible && !question.clauses.empty() && fault.empty()) {
        const auto at = std::find(named.begin(), named.end(), question.clauses.front());
        if (at - named.begin() > 1) fault += " names " + question.clauses.front() + " too late";
    }
    return fault.empty() ? fault : fault + " [" + listed_names(named) + "]";
}

}  // namespace

TEST_CASE("questions at a table are answered as the rules say, with the clauses that say so") {
    const std::vector<Question> questions = all_questions();
    REQUIRE(questions.size() >= 120);
    for (const Question& question : questions) {
        const Scenario scenario = scenario_of(question, question.edition);
        const std::string fault = fault_of(question, verdict_on(scenario, question));
        INFO(question.place << ": " << question.line << " | " << question.claim << " | " << question.about);
        CHECK(fault == "");
    }
}

TEST_CASE("the questions ask about every edition, every status and most of the rules") {
    std::map<std::string, int> editions;
    std::map<std::string, int> statuses;
    std::set<std::string> sections;
    std::set<QuestionId> disputed;
    for (const Question& question : all_questions()) {
        ++editions[std::string(spelling(question.edition))];
        ++statuses[question.status];
        for (const std::string& clause : question.clauses) sections.insert(clause.substr(0, 3));
        for (const Ruling& ruling : question.rulings) disputed.insert(ruling.question);
    }
    CHECK(editions.size() == vocabulary_size<EditionId>);
    for (const char* status : {"certain", "possible", "impossible"}) CHECK(statuses[status] >= 30);
    CHECK(sections == std::set<std::string>{"BCK", "BRD", "END", "MSG", "PLC", "ROG", "STL", "TRN"});
    CHECK(disputed.size() >= 14);
}

TEST_CASE("a verdict agrees with the outcomes") {
    for (const Question& question : all_questions()) {
        const Scenario scenario = scenario_of(question, question.edition);
        const ClaimVerdict verdict = verdict_on(scenario, question);
        CAPTURE(question.place, question.line, question.claim);
        REQUIRE(verdict.outcomes > 0);
        CHECK((verdict.status == ClaimStatus::certain) == (verdict.matching == verdict.outcomes));
        CHECK((verdict.status == ClaimStatus::impossible) == (verdict.matching == 0));
        CHECK((verdict.status == ClaimStatus::impossible) == !verdict.differences.empty());
        CHECK((verdict.status == ClaimStatus::possible) == !verdict.conditions.empty());
        // What is said of other rules is true there.
        for (const OtherRules& other : verdict.others) {
            SettleOptions there;
            there.rulings = other.rules.rulings;
            there.look_elsewhere = false;
            CHECK(settle(scenario, {other.rules.edition}, there).front().status == other.status);
            CHECK_FALSE(other.reasons.empty());
        }
    }
}

TEST_CASE("with the choices that are named a possible claim is certain, and without one it is not") {
    for (const Question& question : all_questions()) {
        if (question.status != "possible") continue;
        Scenario scenario = scenario_of(question, question.edition);
        const ClaimVerdict verdict = verdict_on(scenario, question);
        CAPTURE(question.place, question.line, question.claim);
        const auto given = scenario.game.choices;
        for (std::size_t left_out = 0; left_out <= verdict.conditions.size(); ++left_out) {
            scenario.game.choices = given;
            for (std::size_t i = 0; i < verdict.conditions.size(); ++i)
                if (i != left_out) scenario.game.choices.push_back(verdict.conditions[i].made.choice);
            const ClaimStatus status = verdict_on(scenario, question).status;
            CHECK((status == ClaimStatus::certain) == (left_out == verdict.conditions.size()));
        }
    }
}

TEST_CASE("no clause of another edition, or of an expansion that is not played, is named") {
    for (const Question& question : all_questions()) {
        if (!question.rulings.empty()) continue;
        for (const EditionId edition : all_values<EditionId>()) {
            Question there = question;
            there.edition = edition;
            const Scenario scenario = scenario_of(there, edition);
            CAPTURE(question.place, question.line, question.claim, spelling(edition));
            SettleOptions options;
            options.look_elsewhere = false;
            const ClaimVerdict verdict = settle(scenario, {edition}, options).front();
            for (const ClauseId clause : verdict.clauses) {
                CAPTURE(spelling(clause));
                CHECK(info(clause).editions.contains(edition));
                const bool is_of_messages = spelling(clause).rfind("MSG-", 0) == 0;
                CHECK((scenario.game.start.has_messengers || !is_of_messages));
            }
        }
    }
}

}  // namespace robbers
