#pragma once
// A hash that is the same on every machine and in every version.

#include <cstdint>
#include <string_view>

namespace robbers {

/// FNV-1a of 64 bits, stirred at the end so that its last digits depend on every byte. Shards and the names
/// of state files are made of it: it must never change.
constexpr std::uint64_t stable_hash(std::string_view text) {
    std::uint64_t h = 0xcbf29ce484222325u;
    for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    h = (h ^ (h >> 33)) * 0xff51afd7ed558ccdu;
    h = (h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53u;
    return h ^ (h >> 33);
}

}  // namespace robbers
