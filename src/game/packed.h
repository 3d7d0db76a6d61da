#pragma once
// Transfers and messages as single numbers that sort as the things themselves do.

#include "game/position.h"

namespace robbers {

namespace packing {
constexpr int kPointsBits = 32;
constexpr int kFigureBits = 4;  // player and kind, as index(Figure)
constexpr int kPlayerBits = 3;
static_assert(kMaxFigures <= 1 << kFigureBits && kMaxPlayers <= 1 << kPlayerBits);
static_assert(kMaxTurns < std::uint64_t{1} << (64 - kPointsBits - kFigureBits - kPlayerBits));
}  // namespace packing

/// A transfer; points and turn are positive.
constexpr std::uint64_t packed(const Transfer& transfer) {
    auto bits = static_cast<std::uint64_t>(transfer.turn);
    bits = (bits << packing::kFigureBits) | static_cast<std::uint64_t>(index(transfer.from));
    bits = (bits << packing::kPlayerBits) | static_cast<std::uint64_t>(index(transfer.to));
    return (bits << packing::kPointsBits) | static_cast<std::uint32_t>(transfer.points);
}

constexpr std::uint64_t packed(const Message& message) {
    return (static_cast<std::uint64_t>(message.turn) << packing::kPlayerBits) |
           static_cast<std::uint64_t>(index(message.player));
}

constexpr Transfer unpacked_transfer(std::uint64_t bits) {
    const auto low = [&bits](int width) {
        const std::uint64_t value = bits & ((std::uint64_t{1} << width) - 1);
        bits >>= width;
        return static_cast<int>(value);
    };
    Transfer transfer;
    transfer.points = low(packing::kPointsBits);
    transfer.to = player_at(low(packing::kPlayerBits));
    transfer.from = figure_at(low(packing::kFigureBits));
    transfer.turn = static_cast<int>(bits);
    return transfer;
}

constexpr Message unpacked_message(std::uint64_t bits) {
    constexpr std::uint64_t kPlayerMask = (1u << packing::kPlayerBits) - 1;
    return {static_cast<int>(bits >> packing::kPlayerBits), player_at(static_cast<int>(bits & kPlayerMask))};
}

}  // namespace robbers
