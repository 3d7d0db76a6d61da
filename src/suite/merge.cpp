// Decides whether shards make up one suite, and what their run comes to. How they are read and shown is
// for reports.
#include "suite/merge.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

/// Collects what does not fit.
class Checker {
public:
    explicit Checker(const std::vector<RecordedRun>& shards) : shards_(shards) {}

    std::vector<std::string> problems() {
        check_same_suite();
        if (problems_.empty()) check_shards();
        if (problems_.empty()) check_tests();
        return std::move(problems_);
    }

private:
    void check_same_suite() {
        const RecordedRun& first = shards_.front();
        for (const RecordedRun& run : shards_) {
            if (run.start.shard.of != first.start.shard.of) {
                problems_.push_back(fmt::format("{} is one of {}, but {} is one of {}", visible(run.path),
                                                counted(run.start.shard.of, "shard"), visible(first.path),
                                                first.start.shard.of));
            } else if (run.start.total != first.start.total) {
                problems_.push_back(fmt::format("{} comes from a suite of {}, but {} from a suite of {}",
                                                visible(run.path), counted(run.start.total, "test"),
                                                visible(first.path), first.start.total));
            }
        }
    }
    void check_shards() {
        std::map<std::size_t, const RecordedRun*> seen;
        for (const RecordedRun& run : shards_) {
            const auto [known, is_new] = seen.emplace(run.start.shard.number, &run);
            if (is_new) continue;
            problems_.push_back(fmt::format("two files hold shard {} of {}: {} and {}",
                                            run.start.shard.number, run.start.shard.of,
                                            visible(known->second->path), visible(run.path)));
        }
        const std::size_t of = shards_.front().start.shard.of;
        const std::size_t missing = of - seen.size();
        std::size_t named = 0;
        for (std::size_t number = 1; named < missing && named < kMostNamed; ++number) {
            if (seen.contains(number)) continue;
            problems_.push_back(fmt::format("shard {} of {} is missing", number, of));
            ++named;
        }
        if (named < missing) problems_.push_back(fmt::format("{} more are missing", missing - named));
    }
    void check_tests() {
        std::map<std::size_t, const RecordedRun*> by_index;
        std::map<std::string_view, const RecordedRun*> by_name;
        for (const RecordedRun& run : shards_) {
            for (const TestResult& result : run.results) {
                const auto [same_index, index_is_new] = by_index.emplace(result.index, &run);
                const auto [same_name, name_is_new] = by_name.emplace(result.name, &run);
                if (index_is_new && name_is_new) continue;
                add_repeated(result, name_is_new ? *same_index->second : *same_name->second, run,
                             name_is_new);
            }
        }
        if (repeated_ > kMostNamed) {
            problems_.push_back(
                fmt::format("{} in two places", counted(repeated_ - kMostNamed, "more test")));
        }
        const std::size_t total = shards_.front().start.total;
        const std::size_t found = by_index.size();
        if (!problems_.empty() || found == total) return;
        problems_.push_back(
            fmt::format("the suite has {}, but the shards hold {}", counted(total, "test"), found));
    }
    void add_repeated(const TestResult& result, const RecordedRun& first, const RecordedRun& second,
                      bool by_index) {
        const std::string test = by_index ? fmt::format("the test number {}", result.index + 1)
                                          : fmt::format("the test {}", in_quotes(result.name));
        ++repeated_;
        if (repeated_ > kMostNamed) return;
        problems_.push_back(&first == &second ? fmt::format("{} is in {} twice", test, visible(first.path))
                                              : fmt::format("{} is in {} and in {}", test,
                                                            visible(first.path), visible(second.path)));
    }

    static constexpr std::size_t kMostNamed = 10;
    const std::vector<RecordedRun>& shards_;
    std::vector<std::string> problems_;
    std::size_t repeated_ = 0;
};

/// The earlier of two times; one that is not known counts for nothing.
std::string earlier(const std::string& a, const std::string& b) {
    if (a.empty() || b.empty()) return a.empty() ? b : a;
    return std::min(a, b);
}

void add(RecordedRun& whole, RecordedRun& part) {
    whole.start.tests += part.start.tests;
    whole.start.started = earlier(whole.start.started, part.start.started);
    std::ranges::move(part.results, std::back_inserter(whole.results));
    for (std::size_t i = 0; i < whole.end.counts.size(); ++i) whole.end.counts[i] += part.end.counts[i];
    whole.end.interrupted = whole.end.interrupted || part.end.interrupted;
    whole.end.seconds += part.end.seconds;
    std::ranges::move(part.end.coverage, std::back_inserter(whole.end.coverage));
}

}  // namespace

Merged merge(std::vector<RecordedRun> shards) {
    Merged merged;
    merged.problems = Checker(shards).problems();
    if (!merged.problems.empty()) return merged;
    RecordedRun& whole = merged.run;
    whole.start.total = shards.front().start.total;
    for (RecordedRun& part : shards) add(whole, part);
    std::ranges::sort(whole.results, {}, &TestResult::index);
    std::vector<std::string>& coverage = whole.end.coverage;
    std::ranges::sort(coverage);
    coverage.erase(std::unique(coverage.begin(), coverage.end()), coverage.end());
    return merged;
}

void tell(const RecordedRun& run, RunListener& listener) {
    listener.run_started(run.start);
    for (const TestResult& result : run.results) listener.test_ended(result);
    listener.run_ended(run.end);
}

}  // namespace robbers
