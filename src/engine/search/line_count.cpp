// Decides how lines are counted: exactly, or not at all.
#include "engine/search/line_count.h"

#include <algorithm>

namespace robbers {

namespace {

__extension__ using Wide = unsigned __int128;  // for carries and remainders

}  // namespace

LineCount& LineCount::operator+=(const LineCount& other) {
    Wide carry = 0;
    for (std::size_t at = 0; at < kLimbs; ++at) {
        carry += static_cast<Wide>(limbs_[at]) + other.limbs_[at];
        limbs_[at] = static_cast<std::uint64_t>(carry);
        carry >>= 64;
    }
    overflowed_ = overflowed_ || other.overflowed_ || carry != 0;
    return *this;
}

std::string LineCount::to_string() const {
    constexpr std::uint64_t kTen = 10;
    std::array<std::uint64_t, kLimbs> rest = limbs_;
    std::string digits;
    do {
        Wide remainder = 0;
        for (std::size_t at = kLimbs; at-- > 0;) {
            remainder = (remainder << 64) | rest[at];
            rest[at] = static_cast<std::uint64_t>(remainder / kTen);
            remainder %= kTen;
        }
        digits.push_back(static_cast<char>('0' + static_cast<int>(remainder)));
    } while (std::ranges::any_of(rest, [](std::uint64_t limb) { return limb != 0; }));
    std::reverse(digits.begin(), digits.end());
    return digits;
}

}  // namespace robbers
