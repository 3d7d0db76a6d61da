#pragma once
// Which part of a suite is run on which machine.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "suite/listener.h"
#include "suite/plan.h"

namespace robbers {

constexpr std::size_t kMostShards = 10'000;

// clang-format off
#define ROBBERS_SHARD_MODES(X)                                                            \
    X(hash, "hash")   /* by the scenario's id, of a file with problems by its name */     \
    X(slice, "slice") /* in turn: as even as can be, but all shards must select the same */
// clang-format on
/// How scenarios are spread over shards.
ROBBERS_VOCABULARY(ShardMode, ROBBERS_SHARD_MODES);

struct ShardPart {
    Shard shard;
    ShardMode mode = ShardMode::hash;
    bool operator==(const ShardPart&) const = default;
};

struct ShardCount {
    std::size_t of = 1;
    ShardMode mode = ShardMode::hash;
    bool operator==(const ShardCount&) const = default;
};

/// "2/5", "hash:2/5" or "slice:2/5", counted from 1; or what is wrong with it.
std::variant<ShardPart, std::string> parse_shard(std::string_view text);
/// "5", "hash:5" or "slice:5"; or what is wrong with it.
std::variant<ShardCount, std::string> parse_shard_count(std::string_view text);

/// "2/5" or "slice:2/5"
std::string to_string(const ShardPart& part);

/// What stays together in a shard: the id of the test's scenario, or the path of a file with problems.
const std::string& shard_key(const Test& test);

/// The tests of one shard in their order, as indices into the list. With `hash` it changes nothing what else
/// is in the list. With `slice` every shard must be given the same list, so nothing that depends on the last
/// run on one machine may be selected; the tests of a scenario must stand together.
std::vector<std::size_t> in_shard(const std::vector<Test>& tests, const ShardPart& part);

/// The part of the suite that is run here: the tests as they are, with the index they have in the list.
std::vector<Test> tests_in_shard(const std::vector<Test>& tests, const ShardPart& part);

/// What one shard holds.
struct ShardSize {
    std::size_t scenarios = 0;  ///< files with problems count, too
    std::size_t tests = 0;
};

/// What was found of a way to spread tests.
struct ShardProof {
    std::vector<ShardSize> sizes;  ///< shard by shard
    std::vector<std::string>
        faults;  ///< tests in no shard or in several, split scenarios; empty where proven
    bool is_proven() const { return faults.empty(); }
};

/// A way to spread tests: as in_shard.
using Spread = std::function<std::vector<std::size_t>(const std::vector<Test>&, const ShardPart&)>;

/// Computes every shard, and looks whether each test is in exactly one, with all tests of its scenario.
ShardProof verify_shards(const std::vector<Test>& tests, const ShardCount& count,
                         const Spread& spread = in_shard);

}  // namespace robbers
