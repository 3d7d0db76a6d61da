// Shows how failing expectations would be rewritten, asks, and writes. What is rewritten is decided in suite.
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/options/run_options.h"
#include "cli/terminal/files.h"
#include "report/kit/unified_diff.h"
#include "scenario/load.h"
#include "suite/bless.h"
#include "suite/discovery.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kBlessExitCodes =
    "0 done, or nothing to do; 1 an expectation still fails: no new text is right, or the answer was no; 2 "
    "wrong usage, no such path, or nobody to ask; 3 a file is invalid, or reading or writing failed; 4 no "
    "scenario files; 5 something would change (--check).";
constexpr std::string_view kBlessExamples =
    "  robbers bless --check scenarios/stealing\n"
    "  robbers bless --new --check tests/cli/inputs/empty-expectation.yaml  # exit 5";

struct BlessOptions {
    std::vector<std::string> paths;
    bool check = false;  ///< only say what would change
    bool adds = false;   ///< scenarios that expect nothing are given an expectation
    bool yes = false;    ///< do not ask
};

/// The files that `paths` name, each once.
std::vector<std::string> files_of(const std::vector<std::string>& paths, Diagnostics& problems) {
    std::vector<std::string> files;
    for (const SuiteFile& file : discover(paths, problems)) files.push_back(file.path);
    return files;
}

/// Why nothing may be written without --yes; empty where somebody can be asked.
std::string_view reason_not_to_ask() {
    if (!process_environment()("CI").value_or("").empty()) return "CI is set";
    if (isatty(STDIN_FILENO) == 0) return "standard input is not a terminal";
    return "";
}

enum class BlessAnswer { yes, no, all, quit };

std::optional<BlessAnswer> answer_in(std::string_view line) {
    if (line == "y" || line == "yes") return BlessAnswer::yes;
    if (line == "n" || line == "no") return BlessAnswer::no;
    if (line == "a" || line == "all") return BlessAnswer::all;
    if (line == "q" || line == "quit") return BlessAnswer::quit;
    return std::nullopt;
}

/// Asks until there is an answer; the end of the input is one.
BlessAnswer ask_about(const std::string& path) {
    for (;;) {
        std::fflush(stdout);
        fmt::print(stderr, "Write {}? [y]es, [n]o, [a]ll, [q]uit: ", visible(path));
        std::fflush(stderr);
        std::string line;
        int next = 0;
        while ((next = std::getchar()) != EOF && next != '\n') line += static_cast<char>(next);
        if (const auto answer = answer_in(line)) return *answer;
        if (next == EOF) return BlessAnswer::quit;
    }
}

/// Goes through the files and keeps count.
class Blesser {
public:
    Blesser(const BlessOptions& options, const Console& console)
        : options_(options), console_(console), all_(options.yes), report_("") {}

    void bless(const std::string& path) {
        Diagnostics problems;
        const SourcePtr file = read_source(path, problems);
        const Unexpected unexpected = options_.adds ? Unexpected::add : Unexpected::leave;
        const BlessedFile result = file ? bless_file(file, {}, unexpected) : BlessedFile{};
        unexpected_ += result.unexpected;
        console_.show(problems);
        console_.show(result.problems);
        console_.show(result.refused);
        if (!problems.empty() || !result.problems.empty()) note(ExitCode::bad_input);
        if (!result.refused.empty()) note(ExitCode::answer_is_no);
        if (!result.edits.empty()) settle(*file, result);
    }

    bool is_over() const { return over_; }

    ExitCode finish() {
        if (!console_.is_quiet()) report_.output().write(summary());
        const ExitCode code = graver(code_, report_.finish(console_));
        if (unexpected_ > 0 && !options_.adds) {
            console_.note(fmt::format("{} {} nothing; 'robbers bless --new' writes what happens there",
                                      counted(unexpected_, "scenario"),
                                      unexpected_ == 1 ? "expects" : "expect"));
        }
        return code;
    }

private:
    std::string summary() const {
        if (code_ == ExitCode::done && files_ == 0) return "Every expectation holds.\n";
        return fmt::format("{}{} in {}.\n", options_.check ? "Would write " : "Wrote ",
                           counted(expectations_, "expectation"), counted(files_, "file"));
    }

    void note(ExitCode code) { code_ = graver(code_, code); }

    void settle(const SourceText& file, const BlessedFile& result) {
        report_.output().write(difference(file.path, file.text, result.edits, console_.style(false)));
        report_.output().flush();
        // What nobody could see is not written, unless a reader has seen enough and nobody is asked anyway.
        const Output& output = report_.output();
        if (output.failed() && (output.error() != EPIPE || !(options_.check || all_))) {
            over_ = true;
            return note(ExitCode::answer_is_no);
        }
        if (options_.check) {
            note(ExitCode::gate_not_met);
            count(result);
        } else if (is_wanted(file.path)) {
            write(file, result);
        } else {
            note(ExitCode::answer_is_no);
        }
    }

    bool is_wanted(const std::string& path) {
        if (all_) return true;
        const BlessAnswer answer = ask_about(path);
        all_ = answer == BlessAnswer::all;
        over_ = answer == BlessAnswer::quit;
        return answer == BlessAnswer::yes || answer == BlessAnswer::all;
    }

    void write(const SourceText& file, const BlessedFile& result) {
        const std::string fault = replace_content(file.path, file.text, result.text);
        if (fault.empty()) return count(result);
        console_.error(fmt::format("cannot write '{}': {}", visible(file.path), fault));
        note(ExitCode::bad_input);
    }

    void count(const BlessedFile& result) {
        expectations_ += result.blessed;
        ++files_;
    }

    const BlessOptions& options_;
    const Console& console_;
    bool all_;
    bool over_ = false;
    ReportFile report_;
    ExitCode code_ = ExitCode::done;
    std::size_t expectations_ = 0;
    std::size_t files_ = 0;
    std::size_t unexpected_ = 0;  ///< scenarios that still expect nothing
};

ExitCode run_bless(const BlessOptions& options, const Console& console) {
    if (std::ranges::find(options.paths, "-") != options.paths.end()) {
        console.error("cannot rewrite standard input; name files or folders");
        return ExitCode::wrong_usage;
    }
    const std::string_view reason = options.check || options.yes ? "" : reason_not_to_ask();
    if (!reason.empty()) {
        console.error(fmt::format(
            "cannot ask before writing, because {}: give --yes to write, or --check to look", reason));
        return ExitCode::wrong_usage;
    }
    Diagnostics problems;
    const std::vector<std::string> files = files_of(options.paths, problems);
    console.show(problems);
    const ExitCode found = problems.empty() ? ExitCode::done : ExitCode::bad_input;
    if (files.empty()) {
        console.error("found no scenario files (*.yaml, *.yml)");
        return graver(found, ExitCode::nothing_selected);
    }
    Blesser blesser(options, console);
    for (const std::string& file : files)
        if (!blesser.is_over()) blesser.bless(file);
    return graver(found, blesser.finish());
}

}  // namespace

void add_bless(CommandTable& table) {
    const auto options = std::make_shared<BlessOptions>();
    Command& command =
        add_command(table, "bless", "Rewrite the expectations of scenarios that fail, or write the first",
                    kBlessExitCodes, kBlessExamples);
    add_paths(command, "PATH", options->paths, "Scenario files, and folders with scenario files")
        .is_required = true;
    add_flag(command, "--new", options->adds,
             "Also write an expectation for each scenario that expects nothing");
    add_flag(command, "--check", options->check, "Show what would be written, and write nothing");
    add_flag(command, "-y,--yes", options->yes, "Write without asking; needed where CI is set").excludes = {
        "--check"};
    command.run = [options](const Console& console) { return run_bless(*options, console); };
}

}  // namespace robbers
