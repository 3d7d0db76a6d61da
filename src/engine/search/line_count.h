#pragma once
// Exact counts of lines: they outgrow 64 bits soon and 128 bits sometimes. Only addition is needed, for the
// search adds up where lines meet and never multiplies; thirty scorings alone have 30! orders, about 2^108.

#include <array>
#include <compare>
#include <cstdint>
#include <string>

namespace robbers {

/// A natural number below 2^512 that refuses to overflow silently.
class LineCount {
public:
    constexpr LineCount() = default;
    constexpr LineCount(std::uint64_t value) : limbs_{value} {}

    /// Adds `other`; afterwards overflowed() tells whether the sum no longer fits.
    LineCount& operator+=(const LineCount& other);
    bool overflowed() const { return overflowed_; }
    /// Decimal digits; must not have overflowed.
    std::string to_string() const;
    bool operator==(const LineCount&) const = default;

private:
    static constexpr std::size_t kLimbs = 8;
    std::array<std::uint64_t, kLimbs> limbs_{};  // least significant first
    bool overflowed_ = false;
};

}  // namespace robbers
