// Shows coverage of rules as text. What counts as covered is decided in suite.
#include "report/text/coverage.h"

#include <fmt/format.h>

#include <algorithm>

namespace robbers {

namespace {

constexpr std::string_view kCoverageMargin = "  ";
constexpr int kCoverageGap = 2;  // columns between those of the table

void write_gap(Output& output, const TextStyle& style, std::string_view kind, std::string_view name,
               std::string_view text) {
    const std::string line = fmt::format("{} {}: {}", kind, name, plain(style, text));
    output.write(wrapped(line, style.width, kCoverageMargin, "      "));
}

void write_gaps(Output& output, const EditionCoverage& found, const TextStyle& style) {
    if (found.missing.size() == 0) return;
    output.write(bold(style, fmt::format("Not covered in {}", spelling(found.edition))) + "\n");
    for (const ClauseId clause : found.missing.clauses)
        write_gap(output, style, "clause", spelling(clause), info(clause).statement);
    for (const DecisionWay way : found.missing.decisions)
        write_gap(output, style, "decision", spelling(way), info(way).text);
    for (const Ruling& ruling : found.missing.answers)
        write_gap(output, style, "answer", to_string(ruling), info(ruling).meaning);
    output.write("\n");
}

using Row = std::vector<std::string>;

std::string cell(const CoveredCount& count) {
    return fmt::format("{}/{} {:>4}", count.covered, count.total, fmt::format("{}%", percent(count)));
}

Row row_of(std::string_view name, const CoveredCount& clauses, const CoveredCount& decisions,
           const CoveredCount& answers, const CoveredCount& all) {
    return {std::string(name), cell(clauses), cell(decisions), cell(answers), cell(all)};
}

std::vector<Row> table_of(const std::vector<EditionCoverage>& editions) {
    std::vector<Row> rows = {{"edition", "clauses", "decisions", "answers", "all"}};
    CoveredCount clauses;
    CoveredCount decisions;
    CoveredCount answers;
    for (const EditionCoverage& found : editions) {
        rows.push_back(
            row_of(spelling(found.edition), found.clauses, found.decisions, found.answers, found.all()));
        clauses += found.clauses;
        decisions += found.decisions;
        answers += found.answers;
    }
    CoveredCount all = clauses;
    all += decisions;
    all += answers;
    if (editions.size() > 1) rows.push_back(row_of("all", clauses, decisions, answers, all));
    return rows;
}

void write_table(Output& output, const std::vector<Row>& rows) {
    std::vector<int> columns(rows.front().size(), 0);
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) columns[i] = std::max(columns[i], shown_width(row[i]));
    for (const Row& row : rows) {
        std::string line = padded(row.front(), columns.front());
        for (std::size_t i = 1; i < row.size(); ++i)
            line += spaces(kCoverageGap + columns[i] - shown_width(row[i])) + row[i];
        output.write(line + "\n");
    }
}

}  // namespace

void write_coverage(Output& output, const Coverage& coverage, std::span<const EditionId> editions,
                    const TextStyle& style) {
    std::vector<EditionCoverage> found;
    for (const EditionId edition : editions) found.push_back(coverage_of(coverage, edition));
    for (const EditionCoverage& one : found) write_gaps(output, one, style);
    write_table(output, table_of(found));
}

}  // namespace robbers
