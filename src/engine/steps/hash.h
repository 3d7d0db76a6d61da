#pragma once
// Hashing for the engine's tables. Nothing that is printed depends on it.

#include <cstdint>
#include <cstring>

namespace robbers {

/// Two numbers stirred into one.
constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    std::uint64_t h = (a ^ 0x9e3779b97f4a7c15u) * 0xff51afd7ed558ccdu + b;
    h = (h ^ (h >> 32)) * 0xc4ceb9fe1a85ec53u;
    return h ^ (h >> 29);
}

/// Hashes the bytes of `value`, which must have no padding.
template <class T>
std::uint64_t hash_bytes(const T& value) {
    static_assert(sizeof(T) % sizeof(std::uint64_t) == 0);
    const char* bytes = reinterpret_cast<const char*>(&value);
    std::uint64_t h = sizeof(T);
    for (std::size_t at = 0; at < sizeof(T); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + at, sizeof word);
        h = (h ^ word) * 0x9e3779b97f4a7c15u;
        h ^= h >> 31;
    }
    return mix(h, sizeof(T));
}

}  // namespace robbers
