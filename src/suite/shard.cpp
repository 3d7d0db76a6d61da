// Decides which shard a test is in. Which tests are selected before is decided in selection.cpp.
#include "suite/shard.h"

#include <fmt/format.h>

#include <charconv>
#include <map>
#include <optional>

#include "support/text.h"

namespace robbers {

namespace {

std::optional<std::size_t> number_in(std::string_view text) {
    std::size_t number = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, number);
    if (error == std::errc::result_out_of_range && end == last) return kMostShards + 1;
    if (error != std::errc() || end != last) return std::nullopt;
    return number;
}

/// Takes "hash:" or "slice:" off; what is wrong with another word.
std::variant<ShardMode, std::string> take_mode(std::string_view& text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return ShardMode::hash;
    const std::string_view word = text.substr(0, colon);
    const auto mode = from_spelling<ShardMode>(word);
    if (!mode)
        return fmt::format("unknown way to make shards {}; {}", in_quotes(word),
                           suggestion_of<ShardMode>(word));
    text.remove_prefix(colon + 1);
    return *mode;
}

/// What is wrong with so many shards; empty where nothing is.
std::string wrong_count(std::optional<std::size_t> count, std::string_view text) {
    if (!count) return fmt::format("expected a number of shards, not {}", in_quotes(text));
    if (*count == 0) return "expected at least one shard, not 0";
    if (*count > kMostShards)
        return fmt::format("{} shards are too many; expected at most {}", text, kMostShards);
    return {};
}

/// What decides about the shard with hash: of a file its name alone, so that the same suite in other folders
/// of other machines is spread the same way.
std::string_view hashed_text(const Test& test) {
    if (test.scenario != nullptr) return test.scenario->id;
    const std::string_view path = test.source->path;
    return path.substr(path.rfind('/') + 1);
}

std::string fault(const std::string& name, const std::vector<std::size_t>& shards) {
    if (shards.empty()) return fmt::format("{} is in no shard", in_quotes(name));
    return fmt::format("{} is in {} shards, {} and {} among them", in_quotes(name), shards.size(), shards[0],
                       shards[1]);
}

}  // namespace

std::variant<ShardPart, std::string> parse_shard(std::string_view text) {
    std::string_view rest = text;
    const auto mode = take_mode(rest);
    if (const auto* wrong = std::get_if<std::string>(&mode)) return *wrong;
    const std::size_t slash = rest.find('/');
    const auto number = number_in(rest.substr(0, slash));
    if (slash == std::string_view::npos || !number)
        return fmt::format("expected K/N, the part K of N, not {}", in_quotes(text));
    const std::string_view behind = rest.substr(slash + 1);
    const auto of = number_in(behind);
    if (std::string wrong = wrong_count(of, behind); !wrong.empty()) return wrong;
    if (*number < 1 || *number > *of)
        return fmt::format("expected a part from 1 to {1}, not {0}", rest.substr(0, slash), *of);
    return ShardPart{{*number, *of}, std::get<ShardMode>(mode)};
}

std::variant<ShardCount, std::string> parse_shard_count(std::string_view text) {
    const auto mode = take_mode(text);
    if (const auto* wrong = std::get_if<std::string>(&mode)) return *wrong;
    const auto of = number_in(text);
    if (std::string wrong = wrong_count(of, text); !wrong.empty()) return wrong;
    return ShardCount{*of, std::get<ShardMode>(mode)};
}

std::string to_string(const ShardPart& part) {
    const std::string text = fmt::format("{}/{}", part.shard.number, part.shard.of);
    return part.mode == ShardMode::hash ? text : fmt::format("{}:{}", spelling(part.mode), text);
}

const std::string& shard_key(const Test& test) {
    return test.scenario != nullptr ? test.scenario->id : test.source->path;
}

std::vector<std::size_t> in_shard(const std::vector<Test>& tests, const ShardPart& part) {
    const std::size_t wanted = part.shard.number - 1;
    std::vector<std::size_t> places;
    std::size_t turn = 0;  // of the scenario, with slice
    for (std::size_t at = 0; at < tests.size(); ++at) {
        if (at > 0 && shard_key(tests[at]) != shard_key(tests[at - 1])) ++turn;
        const std::uint64_t number =
            part.mode == ShardMode::hash ? stable_hash(hashed_text(tests[at])) : turn;
        if (number % part.shard.of == wanted) places.push_back(at);
    }
    return places;
}

std::vector<Test> tests_in_shard(const std::vector<Test>& tests, const ShardPart& part) {
    std::vector<Test> list;
    for (const std::size_t place : in_shard(tests, part)) list.push_back(tests[place]);
    return list;
}

ShardProof verify_shards(const std::vector<Test>& tests, const ShardCount& count, const Spread& spread) {
    ShardProof proof;
    std::vector<std::vector<std::size_t>> shards_of(tests.size());
    std::map<std::string_view, std::size_t> shard_of;  // of a scenario
    for (std::size_t number = 1; number <= count.of; ++number) {
        ShardSize size;
        for (const std::size_t place : spread(tests, {{number, count.of}, count.mode})) {
            ++size.tests;
            shards_of[place].push_back(number);
            const auto [known, is_new] = shard_of.emplace(shard_key(tests[place]), number);
            if (is_new) ++size.scenarios;
            if (known->second == number || shards_of[place].size() > 1) continue;
            proof.faults.push_back(fmt::format("{} is split: it is in shards {} and {}",
                                               in_quotes(known->first), known->second, number));
        }
        proof.sizes.push_back(size);
    }
    for (std::size_t at = 0; at < tests.size(); ++at)
        if (shards_of[at].size() != 1) proof.faults.push_back(fault(tests[at].name, shards_of[at]));
    return proof;
}

}  // namespace robbers
