#pragma once
// The questions of tests/questions, each a line, a claim and an edition with the answer that the rules give.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "answers/settle.h"
#include "catch.h"
#include "rules/rulings.h"
#include "scenario/line_notation.h"

namespace robbers {

/// One row.
struct Question {
    std::string place;  ///< "stealing.txt:5"
    EditionId edition{};
    std::vector<Ruling> rulings;
    std::string line;
    std::string claim;
    std::string status;
    std::vector<std::string> clauses;    ///< that must be named
    std::vector<std::string> forbidden;  ///< that must not
    bool are_more_allowed = false;
    std::string about;
};

inline std::vector<std::string> parts_of(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) {
        const std::size_t begin = part.find_first_not_of(' ');
        if (begin == std::string::npos) continue;
        parts.push_back(part.substr(begin, part.find_last_not_of(' ') + 1 - begin));
    }
    return parts;
}

/// "certain [STL-1, ..., not STL-9]"
inline void read_answer(const std::string& text, Question& question) {
    const std::size_t bracket = text.find('[');
    REQUIRE(bracket != std::string::npos);
    REQUIRE(text.back() == ']');
    question.status = text.substr(0, bracket - 1);
    for (const std::string& part : parts_of(text.substr(bracket + 1, text.size() - bracket - 2), ',')) {
        if (part == "...")
            question.are_more_allowed = true;
        else if (part.rfind("not ", 0) == 0)
            question.forbidden.push_back(part.substr(4));
        else
            question.clauses.push_back(part);
    }
}

inline Question question_in(const std::string& row, const std::string& place) {
    INFO(place << ": " << row);
    const std::vector<std::string> fields = parts_of(row, '|');
    REQUIRE(fields.size() == 5);
    Question question;
    question.place = place;
    const std::vector<std::string> rules = parts_of(fields[0], ' ');
    const auto edition = edition_named(rules.at(0));
    REQUIRE(edition.has_value());
    question.edition = *edition;
    for (std::size_t i = 1; i < rules.size(); ++i) {
        bool is_known = false;
        for (const Ruling& ruling : askable_rulings(*edition)) {
            if (to_string(ruling) != rules[i]) continue;
            question.rulings.push_back(ruling);
            is_known = true;
        }
        REQUIRE(is_known);
    }
    question.line = fields[1];
    question.claim = fields[2];
    read_answer(fields[3], question);
    question.about = fields[4];
    return question;
}

/// All rows of all files, in the order of the files' names.
inline std::vector<Question> all_questions() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(ROBBERS_TEST_DIR "/questions"))
        if (entry.path().extension() == ".txt") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Question> questions;
    for (const auto& path : files) {
        std::ifstream file(path);
        int number = 0;
        for (std::string row; std::getline(file, row);) {
            ++number;
            if (row.empty() || row.front() == '#') continue;
            questions.push_back(question_in(row, path.filename().string() + ":" + std::to_string(number)));
        }
    }
    return questions;
}

/// The position with the claim, in `edition`.
inline Scenario scenario_of(const Question& question, EditionId edition) {
    const auto source = [](const std::string& text) {
        return std::make_shared<SourceText>(SourceText{"line", text});
    };
    Diagnostics diagnostics;
    auto scenario = scenario_in_line(source(question.line), {{edition}, question.rulings}, diagnostics);
    INFO(question.place << ": " << question.line << "\n" << render(diagnostics));
    REQUIRE(scenario.has_value());
    add_claim_in_line(source(question.claim), {{edition}, question.rulings}, *scenario, diagnostics);
    INFO(question.claim << "\n" << render(diagnostics));
    REQUIRE(scenario->claims.size() == 1);
    return *std::move(scenario);
}

inline ClaimVerdict verdict_on(const Scenario& scenario, const Question& question) {
    SettleOptions options;
    options.rulings = question.rulings;
    return settle(scenario, {question.edition}, options).front();
}

}  // namespace robbers
