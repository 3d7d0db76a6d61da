// Decides which tests each round of a watched suite runs, and says how the whole suite stands after it.
#include "cli/commands/test_watch.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

#include <fmt/format.h>

#include "cli/terminal/keys.h"
#include "cli/terminal/watch.h"
#include "report/words/finding_words.h"
#include "support/text.h"

namespace robbers {

namespace {

/// How every test of a suite ended last.
class SuiteStatus : public RunListener {
public:
    void run_started(const RunStart&) override { last_.clear(); }
    void test_ended(const TestResult& result) override {
        ended_[result.name] = {result.status, result.id.empty() ? result.file : result.id};
        last_.insert(result.name);
    }
    void run_ended(const RunEnd&) override {}

    /// Forgets tests that the suite has no longer.
    void keep(const std::vector<Test>& tests) {
        std::set<std::string, std::less<>> names;
        for (const Test& test : tests) names.insert(test.name);
        std::erase_if(ended_, [&](const auto& one) { return !names.contains(one.first); });
    }

    bool was_run_last(const Test& test) const { return last_.contains(test.name); }
    bool is_passed(const Test& test) const {
        const auto known = ended_.find(test.name);
        return known != ended_.end() && !is_failed(known->second.status);
    }

    RunEnd counts() const {
        RunEnd end;
        for (const auto& [name, test] : ended_) ++end.counts[static_cast<std::size_t>(test.status)];
        return end;
    }

    /// "Whole suite: 3 tests of 2 scenarios: 2 passed, one failed (BAD [c2])."
    std::string text() const {
        constexpr std::size_t kMostNamed = 5;
        std::set<std::string> scenarios;
        std::vector<std::string> failed;
        for (const auto& [name, test] : ended_) {
            scenarios.insert(test.scenario);
            if (is_failed(test.status)) failed.push_back(visible(name));
        }
        const std::size_t more = failed.size() - std::min(failed.size(), kMostNamed);
        failed.resize(failed.size() - more);
        if (more > 0) failed.push_back(fmt::format("{} more", more));
        return fmt::format("Whole suite: {}{}.\n", counts_text(counts(), scenarios.size()),
                           failed.empty() ? "" : fmt::format(" ({})", joined(failed)));
    }

private:
    static bool is_failed(TestStatus status) { return is_bad(status) || status == TestStatus::not_run; }

    struct Ended {
        TestStatus status{};
        std::string scenario;
    };
    std::map<std::string, Ended, std::less<>> ended_;  ///< by name
    std::set<std::string, std::less<>> last_;          ///< the names of the last round
};

/// What a round runs beside what has changed.
enum class Round { changed, all, failed, again };

/// One suite under watch.
class Watcher {
public:
    Watcher(const TestRun& run, const TestOptions& options, const TestProtocols& protocols,
            const Interrupt& interrupt, const Console& console)
        : run_(run),
          protocols_(protocols),
          interrupt_(interrupt),
          console_(console),
          watch_(options.suite.operands) {}

    ExitCode go_on() {
        ExitCode code = play(Round::all);
        if (code == ExitCode::wrong_usage) return code;
        while (!interrupt_.happened()) {
            if (!watch_.error().empty()) {
                console_.error(watch_.error());
                return ExitCode::bad_input;
            }
            const auto round = wait();
            if (!round) break;
            play(*round);
        }
        return interrupt_.happened() ? interrupt_.code() : exit_code_of(status_.counts());
    }

private:
    ExitCode play(Round round) {
        ExitCode code = ExitCode::done;
        const auto selected = run_.select(code);
        if (!selected) {
            is_told_ = false;
            return code;
        }
        const std::vector<Test> all = tests_in_shard(selected->tests, protocols_.part);
        const std::vector<Test> tests = tests_of(round, all, watch_.changed(all));
        if (tests.empty()) {
            if (round == Round::failed) console_.note("no test fails");
            return code;
        }
        status_.keep(all);
        code = run_.run(*selected, tests, &status_);
        is_told_ = false;
        if (!console_.is_quiet() && !interrupt_.happened()) {
            Output output(stdout);
            output.write(status_.text());
            output.flush();
        }
        return code;
    }

    std::vector<Test> tests_of(Round round, const std::vector<Test>& all,
                               const std::vector<Test>& changed) const {
        std::vector<Test> tests;
        for (const Test& test : all) {
            const bool has_changed =
                std::ranges::any_of(changed, [&](const Test& one) { return one.name == test.name; });
            const bool is_wanted = round == Round::all ||
                                   (round == Round::failed && !status_.is_passed(test)) ||
                                   (round == Round::again && status_.was_run_last(test));
            if (has_changed || is_wanted) tests.push_back(test);
        }
        return tests;
    }

    /// The next round; nothing where it is the end.
    std::optional<Round> wait() {
        const Keys keys;
        if (!is_told_)
            console_.note(keys.are_read() ? "waiting for changes (a: all, f: failed, Enter: again, q: quit)"
                                          : "waiting for changes; Ctrl-C stops");
        is_told_ = true;
        while (true) {
            const Woken woken = watch_.wait(*interrupt_.flag(), keys);
            if (woken.is_stopped) return std::nullopt;
            switch (woken.key) {
                case 0: return Round::changed;
                case 'a': return Round::all;
                case 'f': return Round::failed;
                case '\n':
                case '\r': return Round::again;
                case 'q':
                case Keys::kEnd: return std::nullopt;
                default: break;
            }
        }
    }

    const TestRun& run_;
    const TestProtocols& protocols_;
    const Interrupt& interrupt_;
    const Console& console_;
    SuiteWatch watch_;
    SuiteStatus status_;
    bool is_told_ = false;  ///< that it waits, since the last round
};

}  // namespace

ExitCode run_watching(const TestRun& run, const TestOptions& options, const TestProtocols& protocols,
                      const Interrupt& interrupt, const Console& console) {
    return Watcher(run, options, protocols, interrupt, console).go_on();
}

}  // namespace robbers
