#pragma once
// A JSON document in the making, for reports that are small enough to be held as a whole.

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "report/output.h"

namespace robbers {

struct JsonValue;

struct JsonList {
    void add(JsonValue value);
    std::vector<JsonValue> values;
};

/// Keys in the order in which they are written.
struct JsonObject {
    JsonObject& add(std::string_view key, JsonValue value);
    std::vector<std::string> keys;
    std::vector<JsonValue> values;  ///< parallel to `keys`
};

struct JsonValue {
    JsonValue(std::string_view text) : value(std::string(text)) {}
    JsonValue(const std::string& text) : value(text) {}
    JsonValue(const char* text) : value(std::string(text)) {}
    JsonValue(bool truth) : value(truth) {}
    JsonValue(std::integral auto number) : value(static_cast<std::int64_t>(number)) {}
    JsonValue(JsonList list) : value(std::move(list)) {}
    JsonValue(JsonObject object) : value(std::move(object)) {}
    std::variant<std::string, std::int64_t, bool, JsonList, JsonObject> value;
};

inline void JsonList::add(JsonValue value) { values.push_back(std::move(value)); }

inline JsonObject& JsonObject::add(std::string_view key, JsonValue value) {
    keys.emplace_back(key);
    values.push_back(std::move(value));
    return *this;
}

/// `value` as one document, pretty, with a newline at the end.
void write_json(Output& output, const JsonValue& value);

}  // namespace robbers
