// Shows coverage of rules: the gaps first, then a table. What counts as covered is decided in answers.
#include "report/text/coverage.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "report/words/words.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kMarginOfGap = "  ";
constexpr int kBetweenColumns = 2;  // columns between those of the table
constexpr std::size_t kLinesOfScreen = 24;

enum class Covered : std::uint8_t { clause, decision, answer };
constexpr std::array kKindsCovered = {Covered::clause, Covered::decision, Covered::answer};

std::string_view noun(Covered kind) {
    switch (kind) {
        case Covered::clause: return "clause";
        case Covered::decision: return "decision";
        case Covered::answer: return "answer";
    }
    return {};
}

std::string name_of_item(ClauseId clause) { return std::string(spelling(clause)); }
std::string name_of_item(DecisionWay way) { return std::string(spelling(way)); }
std::string name_of_item(const Ruling& ruling) { return to_string(ruling); }

std::string_view text_of_item(ClauseId clause) { return info(clause).statement; }
std::string_view text_of_item(DecisionWay way) { return info(way).text; }
std::string_view text_of_item(const Ruling& ruling) { return answer_of(ruling).meaning; }

/// Something to cover, and the editions that have it.
struct CoverageItem {
    Covered kind{};
    std::string name;
    std::string_view text;
    std::vector<std::string_view> covered, missed;  ///< editions

    bool is_gap() const { return !missed.empty(); }
};

template <class T>
void add_items(std::vector<CoverageItem>& items, std::span<const EditionId> editions,
               const Coverage& coverage, Covered kind, std::set<T> CoveredRules::*part) {
    std::set<T> all;
    for (const EditionId edition : editions) {
        const std::set<T> wanted = rules_to_cover(edition).*part;
        all.insert(wanted.begin(), wanted.end());
    }
    for (const T& one : all) {
        CoverageItem item{kind, name_of_item(one), text_of_item(one), {}, {}};
        for (const EditionId edition : editions) {
            if (!(rules_to_cover(edition).*part).contains(one)) continue;
            const bool is_covered = (coverage.of(edition).*part).contains(one);
            (is_covered ? item.covered : item.missed).push_back(spelling(edition));
        }
        items.push_back(std::move(item));
    }
}

/// Everything that `editions` have, in the order of the rules.
std::vector<CoverageItem> items_to_cover(const Coverage& coverage, std::span<const EditionId> editions) {
    std::vector<CoverageItem> items;
    add_items(items, editions, coverage, Covered::clause, &CoveredRules::clauses);
    add_items(items, editions, coverage, Covered::decision, &CoveredRules::decisions);
    add_items(items, editions, coverage, Covered::answer, &CoveredRules::answers);
    return items;
}

/// "c2 and c3", "every edition", "every edition but c2"
std::string missed_by(const CoverageItem& item) {
    constexpr std::size_t kFew = 2;
    if (item.covered.empty() && item.missed.size() > kFew) return "every edition";
    if (item.missed.size() > kFew && item.covered.size() <= kFew)
        return fmt::format("every edition but {}", joined(item.covered, " and "));
    return joined(item.missed);
}

/// `text` on one line, with dots in the place of what has no room.
std::string cut(const std::string& text, const TextStyle& style) {
    const std::string dots = style.unicode ? "…" : "...";
    if (shown_width(text) <= style.width) return text;
    return text.substr(0, bytes_of(text, style.width - shown_width(dots))) + dots;
}

std::string row_of_gap(const CoverageItem& item, const TextStyle& style) {
    const std::string row = fmt::format("{}{} {} in {}: {}", kMarginOfGap, noun(item.kind), item.name,
                                        missed_by(item), plain(style, item.text));
    return cut(row, style) + "\n";
}

std::size_t count_gaps(const std::vector<CoverageItem>& items, Covered kind) {
    return static_cast<std::size_t>(std::ranges::count_if(
        items, [&](const CoverageItem& item) { return item.kind == kind && item.is_gap(); }));
}

/// How many gaps of each kind are shown on `lines` lines: no kind takes the place of another that needs it.
std::array<std::size_t, kKindsCovered.size()> shares(const std::vector<CoverageItem>& items,
                                                     std::size_t lines) {
    std::array<std::size_t, kKindsCovered.size()> wanted{};
    std::array<std::size_t, kKindsCovered.size()> shown{};
    for (std::size_t i = 0; i < wanted.size(); ++i) wanted[i] = count_gaps(items, kKindsCovered[i]);
    for (bool is_full = false; lines > 0 && !is_full;) {
        is_full = true;
        for (std::size_t i = 0; i < wanted.size() && lines > 0; ++i) {
            if (shown[i] == wanted[i]) continue;
            ++shown[i];
            --lines;
            is_full = false;
        }
    }
    return shown;
}

/// "53 clauses, 16 decisions and 20 answers"; kinds with none are left out.
std::string counts_of_kinds(const std::array<std::size_t, kKindsCovered.size()>& counts) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) parts.push_back(counted(counts[i], noun(kKindsCovered[i])));
    return listed(parts);
}

void write_screen(Output& output, const std::vector<CoverageItem>& items, std::size_t lines,
                  const TextStyle& style) {
    std::array<std::size_t, kKindsCovered.size()> covered{};
    for (const CoverageItem& item : items)
        covered[static_cast<std::size_t>(item.kind)] += item.is_gap() ? 0 : 1;
    auto left = shares(items, lines);
    const bool has_gaps = std::ranges::any_of(items, [](const CoverageItem& item) { return item.is_gap(); });
    if (has_gaps) output.write(bold(style, "Not covered:") + "\n");
    std::array<std::size_t, kKindsCovered.size()> hidden{};
    for (const CoverageItem& item : items) {
        if (!item.is_gap()) continue;
        const auto kind = static_cast<std::size_t>(item.kind);
        if (left[kind] == 0) {
            ++hidden[kind];
            continue;
        }
        --left[kind];
        output.write(row_of_gap(item, style));
    }
    if (const std::string more = counts_of_kinds(hidden); !more.empty())
        output.write(wrapped(fmt::format("and {} more: --coverage=full shows all.", more), style.width,
                             kMarginOfGap, kMarginOfGap));
    const std::string counts = counts_of_kinds(covered);
    const std::string_view form = has_gaps ? "The tests cover {} in every edition that has them."
                                           : "The tests cover all {} of these editions.";
    if (!counts.empty())
        output.write(wrapped(fmt::format(fmt::runtime(form), counts), style.width, "", kMarginOfGap));
    if (!items.empty()) output.write("\n");
}

void write_gap(Output& output, const TextStyle& style, std::string_view kind, std::string_view name,
               std::string_view text) {
    const std::string line = fmt::format("{} {}: {}", kind, name, plain(style, text));
    output.write(wrapped(line, style.width, kMarginOfGap, "      "));
}

void write_gaps(Output& output, const EditionCoverage& found, const TextStyle& style) {
    if (found.missing.size() == 0) return;
    output.write(bold(style, fmt::format("Not covered in {}:", spelling(found.edition))) + "\n");
    for (const ClauseId clause : found.missing.clauses)
        write_gap(output, style, "clause", spelling(clause), info(clause).statement);
    for (const DecisionWay way : found.missing.decisions)
        write_gap(output, style, "decision", spelling(way), info(way).text);
    for (const Ruling& ruling : found.missing.answers)
        write_gap(output, style, "answer", to_string(ruling), answer_of(ruling).meaning);
    output.write("\n");
}

using CoverageRow = std::vector<std::string>;

std::string coverage_cell(const CoveredCount& count) {
    return fmt::format("{}/{} {:>4}", count.covered, count.total, fmt::format("{}%", percent(count)));
}

CoverageRow coverage_row(std::string_view name, const CoveredCount& clauses, const CoveredCount& decisions,
                         const CoveredCount& answers, const CoveredCount& all) {
    return {std::string(name), coverage_cell(clauses), coverage_cell(decisions), coverage_cell(answers),
            coverage_cell(all)};
}

std::vector<CoverageRow> coverage_table(const std::vector<EditionCoverage>& editions) {
    std::vector<CoverageRow> rows = {{"edition", "clauses", "decisions", "answers", "all"}};
    CoveredCount clauses;
    CoveredCount decisions;
    CoveredCount answers;
    for (const EditionCoverage& found : editions) {
        rows.push_back(coverage_row(spelling(found.edition), found.clauses, found.decisions, found.answers,
                                    found.all()));
        clauses += found.clauses;
        decisions += found.decisions;
        answers += found.answers;
    }
    CoveredCount all = clauses;
    all += decisions;
    all += answers;
    if (editions.size() > 1) rows.push_back(coverage_row("all", clauses, decisions, answers, all));
    return rows;
}

void write_coverage_table(Output& output, const std::vector<CoverageRow>& rows) {
    std::vector<int> columns(rows.front().size(), 0);
    for (const CoverageRow& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) columns[i] = std::max(columns[i], shown_width(row[i]));
    for (const CoverageRow& row : rows) {
        std::string line = padded(row.front(), columns.front());
        for (std::size_t i = 1; i < row.size(); ++i)
            line += spaces(kBetweenColumns + columns[i] - shown_width(row[i])) + row[i];
        output.write(line + "\n");
    }
}

}  // namespace

void write_coverage(Output& output, const Coverage& coverage, std::span<const EditionId> editions,
                    CoverageDetail detail, const TextStyle& style) {
    std::vector<EditionCoverage> found;
    for (const EditionId edition : editions) found.push_back(coverage_of(coverage, edition));
    const std::vector<CoverageRow> table = coverage_table(found);
    if (detail == CoverageDetail::full) {
        for (const EditionCoverage& one : found) write_gaps(output, one, style);
    } else {
        // The counts of the run, what stands around the gaps, and the prompt of the shell need lines, too.
        constexpr std::size_t kOtherLines = 8;
        write_screen(output, items_to_cover(coverage, editions), kLinesOfScreen - kOtherLines - table.size(),
                     style);
    }
    write_coverage_table(output, table);
}

}  // namespace robbers
