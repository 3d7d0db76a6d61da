// Shards: how they are asked for, which tests are in which, and the proof that nothing is lost.
#include "suite/shard.h"

#include <algorithm>

#include "catch.h"
#include "support/text.h"

namespace robbers {

namespace {

std::string wrong_shard(const std::string& text) {
    const auto part = parse_shard(text);
    CAPTURE(text);
    REQUIRE(std::holds_alternative<std::string>(part));
    return std::get<std::string>(part);
}

ShardPart right(const std::string& text) {
    const auto part = parse_shard(text);
    REQUIRE(std::holds_alternative<ShardPart>(part));
    return std::get<ShardPart>(part);
}

/// Scenarios with one to four tests each, and files with problems.
class Tests {
public:
    explicit Tests(std::size_t scenarios) {
        list_.reserve(scenarios);
        for (std::size_t i = 0; i < scenarios; ++i) {
            Scenario scenario;
            scenario.id = "STL-" + std::to_string(i);
            list_.push_back(scenario);
            for (std::size_t k = 0; k <= i % 4; ++k)
                add(&list_.back(), scenario.id + " " + std::to_string(k));
            if (i % 7 == 0) add(nullptr, "broken-" + std::to_string(i) + ".yaml");
        }
    }
    const std::vector<Test>& tests() const { return tests_; }

private:
    void add(const Scenario* scenario, const std::string& name) {
        Test test;
        test.index = tests_.size();
        test.name = name;
        test.scenario = scenario;
        test.source = std::make_shared<SourceText>(SourceText{name, {}});
        tests_.push_back(std::move(test));
    }
    std::vector<Scenario> list_;
    std::vector<Test> tests_;
};

}  // namespace

TEST_CASE("shards are asked for as K/N, with a way to make them") {
    CHECK(right("2/5") == ShardPart{{2, 5}, ShardMode::hash});
    CHECK(right("hash:1/1") == ShardPart{{1, 1}, ShardMode::hash});
    CHECK(right("slice:10000/10000") == ShardPart{{10'000, 10'000}, ShardMode::slice});
    CHECK(to_string(right("2/5")) == "2/5");
    CHECK(to_string(right("slice:2/5")) == "slice:2/5");
    CHECK(wrong_shard("0/5") == "expected a part from 1 to 5, not 0");
    CHECK(wrong_shard("6/5") == "expected a part from 1 to 5, not 6");
    CHECK(wrong_shard("1/0") == "expected at least one shard, not 0");
    CHECK(wrong_shard("1/10001") == "10001 shards are too many; expected at most 10000");
    CHECK(wrong_shard("1/99999999999999999999999") ==
          "99999999999999999999999 shards are too many; expected at most 10000");
    CHECK(wrong_shard("99999999999999999999999/5") ==
          "expected a part from 1 to 5, not 99999999999999999999999");
    CHECK(wrong_shard("slcie:1/2") == "unknown way to make shards 'slcie'; did you mean 'slice'?");
    for (const char* text : {"", "/", "1", "1/", "/2", "a/b", "-1/2", "1/2/3", "1/2 ", " 1/2", "1,2", "+1/2"})
        CHECK_THAT(wrong_shard(text), contains("expected"));
    CHECK(std::get<ShardCount>(parse_shard_count("slice:3")) == ShardCount{3, ShardMode::slice});
    for (const char* text : {"", "0", "x", "1/2", "slice:", "10001"})
        CHECK(std::holds_alternative<std::string>(parse_shard_count(text)));
}

TEST_CASE("the hash of shards never changes") {
    // Were it to change, machines with different versions would run some tests twice and others not at all.
    CHECK(stable_hash("") == 0xefd01f60ba992926u);
    CHECK(stable_hash("STL-9-01") == 0x5abea656fc5b4b4cu);
    CHECK(stable_hash("E2") == 0x2899e03c395ff971u);
    CHECK(stable_hash("caf\xc3\xa9#2") == 0x28aa053c4729d557u);
    const Tests tests(40);
    std::vector<std::size_t> sizes;
    for (std::size_t number = 1; number <= 5; ++number)
        sizes.push_back(in_shard(tests.tests(), {{number, 5}, ShardMode::hash}).size());
    CHECK(sizes == std::vector<std::size_t>{26, 11, 24, 23, 22});
}

TEST_CASE("every test is in exactly one shard, with all tests of its scenario") {
    for (const std::size_t scenarios : {std::size_t{1}, std::size_t{2}, std::size_t{30}, std::size_t{500}}) {
        const Tests tests(scenarios);
        for (const ShardMode mode : all_values<ShardMode>()) {
            for (const std::size_t of : {1u, 2u, 3u, 4u, 5u, 7u, 8u, 16u, 31u, 64u, 100u, 1000u}) {
                const ShardProof proof = verify_shards(tests.tests(), {of, mode});
                CAPTURE(scenarios, spelling(mode), of);
                CHECK(proof.is_proven());
                REQUIRE(proof.sizes.size() == of);
                std::size_t sum = 0;
                for (const ShardSize& size : proof.sizes) sum += size.tests;
                CHECK(sum == tests.tests().size());
            }
        }
    }
    CHECK(verify_shards({}, {3, ShardMode::hash}).is_proven());
}

TEST_CASE("a way to spread tests that loses, repeats or splits is found out") {
    const Tests tests(10);
    const auto faults = [&](const Spread& spread) {
        return verify_shards(tests.tests(), {3, ShardMode::hash}, spread).faults;
    };
    const auto losing = [](const std::vector<Test>& list, const ShardPart& part) {
        auto places = in_shard(list, part);
        std::erase(places, 4u);
        return places;
    };
    REQUIRE(faults(losing).size() == 1);
    CHECK_THAT(faults(losing)[0], contains("is in no shard"));
    const auto repeating = [](const std::vector<Test>& list, const ShardPart& part) {
        auto places = in_shard(list, part);
        if (std::ranges::find(places, 0u) == places.end()) places.push_back(0);
        return places;
    };
    REQUIRE(faults(repeating).size() == 1);
    CHECK_THAT(faults(repeating)[0], contains("is in 3 shards, 1 and 2 among them"));
    const auto splitting = [](const std::vector<Test>& list, const ShardPart& part) {
        std::vector<std::size_t> places;
        for (std::size_t at = 0; at < list.size(); ++at)
            if (at % part.shard.of == part.shard.number - 1) places.push_back(at);
        return places;
    };
    REQUIRE_FALSE(faults(splitting).empty());
    CHECK_THAT(faults(splitting)[0], contains("is split: it is in shards"));
}

TEST_CASE("with hash a scenario stays in its shard whatever else there is") {
    const Tests few(50);
    const Tests many(200);
    for (std::size_t number = 1; number <= 4; ++number) {
        const ShardPart part{{number, 4}, ShardMode::hash};
        std::vector<std::string> in_many;
        for (const Test& test : tests_in_shard(many.tests(), part)) in_many.push_back(test.name);
        for (const Test& test : tests_in_shard(few.tests(), part))
            CHECK(std::ranges::find(in_many, test.name) != in_many.end());
    }
}

TEST_CASE("files with problems are spread by their names, wherever the suite is") {
    const auto shards = [](const std::string& folder) {
        std::vector<Test> tests;
        for (int i = 0; i < 20; ++i) {
            Test test;
            test.source = std::make_shared<SourceText>(SourceText{folder + std::to_string(i) + ".yaml", {}});
            tests.push_back(test);
        }
        return in_shard(tests, {{2, 3}, ShardMode::hash});
    };
    CHECK_FALSE(shards("").empty());
    CHECK(shards("") == shards("/one/folder/"));
    CHECK(shards("") == shards("another/"));
}

TEST_CASE("slices are as even as can be, and tests keep their index") {
    const Tests tests(40);
    const ShardProof proof = verify_shards(tests.tests(), {4, ShardMode::slice});
    std::size_t fewest = 1000;
    std::size_t most = 0;
    for (const ShardSize& size : proof.sizes) {
        fewest = std::min(fewest, size.scenarios);
        most = std::max(most, size.scenarios);
    }
    CHECK(most - fewest <= 1);
    for (const Test& test : tests_in_shard(tests.tests(), {{2, 4}, ShardMode::slice}))
        CHECK(tests.tests()[test.index].name == test.name);
}

}  // namespace robbers
