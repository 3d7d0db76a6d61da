#pragma once
// One list for an enumeration and its spellings: what users type and what the code
// names cannot drift apart.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace robbers {

/// The spellings of E in enumerator order; specialised by ROBBERS_VOCABULARY only.
template <class E>
struct Vocabulary;

/// The spelling in a row of a list; what else the row says is for others.
template <class... Rest>
constexpr std::string_view vocabulary_word(std::string_view spelling, const Rest&...) {
    return spelling;
}

#define ROBBERS_VOCABULARY_ENUMERATOR(name, ...) name,
#define ROBBERS_VOCABULARY_SPELLING(name, ...) vocabulary_word(__VA_ARGS__),

/// Defines `enum class E` and its spellings from LIST, a macro of X(enumerator, "spelling"); its rows may
/// go on after the spelling.
#define ROBBERS_VOCABULARY(E, LIST)                                              \
    enum class E : std::uint8_t { LIST(ROBBERS_VOCABULARY_ENUMERATOR) };         \
    template <>                                                                  \
    struct Vocabulary<E> {                                                       \
        static constexpr std::array words = {LIST(ROBBERS_VOCABULARY_SPELLING)}; \
    }

template <class E>
constexpr std::size_t vocabulary_size = Vocabulary<E>::words.size();

/// The word that users type for `value`.
template <class E>
constexpr std::string_view spelling(E value) {
    return Vocabulary<E>::words[static_cast<std::size_t>(value)];
}

/// The value spelled `word`; nothing where no value is spelled so (case counts).
template <class E>
constexpr std::optional<E> from_spelling(std::string_view word) {
    for (std::size_t i = 0; i < vocabulary_size<E>; ++i)
        if (Vocabulary<E>::words[i] == word) return static_cast<E>(i);
    return std::nullopt;
}

/// Every value of E in enumerator order.
template <class E>
constexpr auto all_values() {
    std::array<E, vocabulary_size<E>> values{};
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<E>(i);
    return values;
}

}  // namespace robbers
