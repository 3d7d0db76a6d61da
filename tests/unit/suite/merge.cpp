// Which shards make up a suite, and what their run comes to.
#include "suite/merge.h"

#include "catch.h"

namespace robbers {

namespace {

/// Shard `number` of `of` of a suite with `total` tests, with tests of these indexes.
RecordedRun shard(std::size_t number, std::size_t of, std::size_t total,
                  const std::vector<std::size_t>& indexes) {
    RecordedRun run;
    run.path = std::to_string(number) + ".jsonl";
    run.start.shard = {number, of};
    run.start.total = total;
    run.start.tests = indexes.size();
    for (const std::size_t index : indexes) {
        TestResult& result = run.results.emplace_back();
        result.index = index;
        result.name = "test " + std::to_string(index);
        result.status = TestStatus::pass;
        ++run.end.counts[static_cast<std::size_t>(TestStatus::pass)];
    }
    return run;
}

using Texts = std::vector<std::string>;

Texts problems(const std::vector<RecordedRun>& shards) { return merge(shards).problems; }

}  // namespace

TEST_CASE("shards in any order, some of them empty, make up the suite") {
    std::vector<RecordedRun> shards = {shard(3, 3, 4, {}), shard(1, 3, 4, {3, 1}), shard(2, 3, 4, {0, 2})};
    shards[0].start.started = "2025-01-31T12:00:01";
    shards[1].start.started = "2025-01-31T12:00:00";
    shards[0].end.coverage = {"b", "c"};
    shards[1].end.coverage = {"a", "c"};
    shards[1].end.seconds = 0.5;
    shards[2].end.seconds = 0.25;
    shards[2].end.interrupted = true;
    const Merged merged = merge(shards);
    REQUIRE(merged.problems.empty());
    const RecordedRun& run = merged.run;
    CHECK(run.start == RunStart{4, 4, {1, 1}, "2025-01-31T12:00:00"});
    REQUIRE(run.results.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) CHECK(run.results[i].index == i);
    CHECK(run.end.count(TestStatus::pass) == 4);
    CHECK(run.end.interrupted);
    CHECK(run.end.seconds == 0.75);
    CHECK(run.end.coverage == std::vector<std::string>{"a", "b", "c"});
}

TEST_CASE("a shard that is missing or repeated is named") {
    CHECK(problems({shard(2, 3, 2, {0, 1})}) == Texts{"shard 1 of 3 is missing", "shard 3 of 3 is missing"});
    CHECK(problems({shard(1, 2, 2, {0}), shard(1, 2, 2, {0})}) ==
          Texts{"two files hold shard 1 of 2: 1.jsonl and 1.jsonl", "shard 2 of 2 is missing"});
    const Texts many = problems({shard(5, 4'000'000'000, 1, {0})});
    REQUIRE(many.size() == 11);
    CHECK(many[10] == "3999999989 more are missing");
}

TEST_CASE("shards of different suites are told apart") {
    CHECK(problems({shard(1, 2, 2, {0}), shard(2, 3, 2, {1})}) ==
          Texts{"2.jsonl is one of 3 shards, but 1.jsonl is one of 2"});
    CHECK(problems({shard(1, 2, 2, {0}), shard(2, 2, 3, {1})}) ==
          Texts{"2.jsonl comes from a suite of 3 tests, but 1.jsonl from a suite of 2"});
}

TEST_CASE("each test is in one shard, and none is missing") {
    CHECK(problems({shard(1, 2, 3, {0, 1}), shard(2, 2, 3, {1, 2})}) ==
          Texts{"the test 'test 1' is in 1.jsonl and in 2.jsonl"});
    CHECK(problems({shard(1, 1, 2, {0, 0})}) == Texts{"the test 'test 0' is in 1.jsonl twice"});
    RecordedRun renamed = shard(2, 2, 2, {1});
    renamed.results[0].index = 0;
    CHECK(problems({shard(1, 2, 2, {0}), renamed}) ==
          Texts{"the test number 1 is in 1.jsonl and in 2.jsonl"});
    const std::vector<std::size_t> twelve{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    const Texts many = problems({shard(1, 2, 24, twelve), shard(2, 2, 24, twelve)});
    REQUIRE(many.size() == 11);
    CHECK(many[10] == "2 more tests in two places");
    CHECK(problems({shard(1, 2, 3, {0}), shard(2, 2, 3, {2})}) ==
          Texts{"the suite has 3 tests, but the shards hold 2"});
}

}  // namespace robbers
