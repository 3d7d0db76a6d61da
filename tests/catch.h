#pragma once
// Catch2, major 2 or 3: what the tests use is spelled the same in both, or wrapped here.

#include <string>

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#define ROBBERS_CATCH_CONTAINS(text) Catch::Matchers::ContainsSubstring(text)
#else
#include <catch2/catch.hpp>
#define ROBBERS_CATCH_CONTAINS(text) Catch::Matchers::Contains(text)
#endif

namespace robbers {

/// For CHECK_THAT: a text with `part` in it.
inline auto contains(const std::string& part) { return ROBBERS_CATCH_CONTAINS(part); }

/// How often `part` stands in `text`.
inline std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

}  // namespace robbers

#undef ROBBERS_CATCH_CONTAINS
