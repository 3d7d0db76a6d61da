// Puts the report for people together: edition, rulings, start, events, outcomes. The parts are written
// in position.cpp, words/context.cpp and outcomes.cpp.
#include "report/text/report.h"
#include "report/text/parts.h"
#include "report/words/outcome_words.h"

#include <algorithm>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

std::string title_line(const Scenario& scenario, const TextStyle& style) {
    return wrapped(
        fmt::format("{}{}[{}]", bold(style, visible(scenario.title)), kNoBreakSpace, visible(scenario.id)),
        style.width, "", "");
}

std::string case_heading(const TextContext& context) {
    const TextStyle& style = context.style;
    const auto line = [&](std::string_view kind, std::string_view name, const std::string& words) {
        return wrapped(plain(style, fmt::format("{}: {}", bold(style, name), words)), style.width, kind,
                       "  ");
    };
    std::string text = line("Edition ", spelling(context.edition), edition_words(context.edition));
    for (const Ruling& ruling : deviating(context.rulings))
        text += line("Ruling ", to_string(ruling), ruling_words(ruling));
    return text + "\n" + title_line(context.scenario, context.style);
}

std::string refusal_text(const TextContext& context, const Refusal& refusal) {
    const std::string no_outcome = bold(context.style, "No outcome");
    return message_lines(diagnostic_of(context.scenario, refusal), context.style.width,
                         fmt::format("{} ({}): ", no_outcome, spelling(refusal.kind)), 0);
}

std::string message_lines(const Diagnostic& diagnostic, int width, const std::string& first, int columns) {
    std::vector<std::string> messages = messages_of(diagnostic);
    const std::string margin = spaces(columns);
    std::string text =
        wrapped(first + visible(messages.front()), width, margin, margin + (first.empty() ? "" : "  "));
    const std::string below = margin + (first.empty() ? "" : "  ");
    for (std::size_t i = 1; i < messages.size(); ++i)
        text += wrapped(visible(messages[i]), width, below + "- ", below + "  ");
    return text;
}

namespace {

/// Outcomes that are shown where nothing is said.
constexpr std::size_t kTextLimit = 20;
/// Outcomes that are told one by one in any case.
constexpr std::size_t kFewOutcomes = 4;

std::string count_line(const TextContext& context, const Adjudication& adjudication, std::size_t shown) {
    const std::size_t outcomes = adjudication.size();
    std::string text = outcomes_words(outcomes, adjudication.lines().to_string());
    if (shown > 0 && shown < outcomes) text += fmt::format("; showing {}", shown);
    return wrapped(bold(context.style, text + "."), context.style.width, "", "");
}

std::string more_line(const TextContext& context, std::size_t outcomes, std::size_t shown) {
    if (shown == outcomes) return {};
    return "\n" +
           wrapped(
               fmt::format("{} not shown. --limit 0 shows all; choices listed in the scenario narrow them.",
                           counted(outcomes - shown, "more outcome")),
               context.style.width, "", "");
}

class TextReport : public CaseReport {
public:
    TextReport(Output& output, const CaseReportOptions& options) : output_(output), options_(options) {}

    void add(const CaseResult& result) override {
        const TextContext context(result, options_.style);
        if (options_.folds_editions) return hold(context, result);
        write_rule();
        output_.write(case_heading(context));
        write_case(output_, context, result.verdict);
    }

    void finish() override {
        for (const Held& held : held_) {
            write_rule();
            if (held.editions.size() == 1) {
                output_.write(held.heading);
            } else {
                output_.write(wrapped(joined(held.editions), options_.style.width, "Editions ", "  "));
                output_.write("\n" + held.title);
            }
            output_.write(held.rest);
        }
        held_.clear();
    }

private:
    /// What is told of one scenario in some editions.
    struct Held {
        std::vector<std::string_view> editions;
        std::vector<Ruling> rulings;  ///< that deviate
        std::string heading;          ///< with the only edition
        std::string title;
        std::string rest;
    };

    void write_rule() {
        if (!is_first_) output_.write(line_across(options_.style));
        is_first_ = false;
    }

    /// Everything below the heading.
    void write_case(Output& output, const TextContext& context, const Verdict& verdict) const {
        output.write("\n" + board_picture(context) + "\n" + event_list(context) + "\n");
        if (const auto* refusal = std::get_if<Refusal>(&verdict))
            return output.write(refusal_text(context, *refusal));
        const auto& adjudication = std::get<Adjudication>(verdict);
        const std::size_t outcomes = adjudication.size();
        const std::vector<Part> parts = options_.limit || outcomes <= kFewOutcomes
                                            ? std::vector<Part>()
                                            : independent_parts(adjudication);
        if (!parts.empty())
            return output.write(count_line(context, adjudication, 0) +
                                parts_text(context, adjudication, parts));
        const std::size_t shown = within(options_.limit.value_or(kTextLimit), outcomes);
        output.write(count_line(context, adjudication, shown) + "\n");
        write_outcomes(output, context, adjudication, shown, options_.explain);
        output.write(more_line(context, outcomes, shown));
    }

    /// Editions are told together only where nothing that is told differs.
    void hold(const TextContext& context, const CaseResult& result) {
        if (scenario_ != result.scenario) finish();
        scenario_ = result.scenario;
        Output rest;
        write_case(rest, context, result.verdict);
        const auto same = std::ranges::find_if(held_, [&](const Held& other) {
            return other.rest == rest.text() && other.rulings == deviating(result.rulings);
        });
        if (same != held_.end()) return same->editions.push_back(spelling(result.edition));
        held_.push_back({{spelling(result.edition)},
                         deviating(result.rulings),
                         case_heading(context),
                         title_line(context.scenario, context.style),
                         rest.text()});
    }

    Output& output_;
    CaseReportOptions options_;
    bool is_first_ = true;
    const Scenario* scenario_ = nullptr;  ///< whose editions are held
    std::vector<Held> held_;
};

}  // namespace

std::unique_ptr<CaseReport> make_text_report(Output& output, const CaseReportOptions& options) {
    return std::make_unique<TextReport>(output, options);
}

}  // namespace robbers
