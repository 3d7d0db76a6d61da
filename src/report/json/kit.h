#pragma once
// The one door to the JSON library, for the files of this folder.

#include <cstddef>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "report/kit/output.h"
#include "support/vocabulary.h"

namespace robbers {

/// Keys stay in the order in which they were added.
using Json = nlohmann::ordered_json;

/// Columns by which each level is moved to the right.
constexpr int kJsonStep = 2;

/// `json` with every line but the first moved to the right; on one line without `pretty`. What is not
/// UTF-8 is replaced.
std::string dumped(const Json& json, bool pretty, int columns);

/// `make(value)` of each of `values`.
template <class Range, class Make>
Json json_list(const Range& values, const Make& make) {
    Json list = Json::array();
    for (const auto& value : values) list.push_back(make(value));
    return list;
}

/// The spelling of each of `values`.
template <class Range>
Json spelled_list(const Range& values) {
    return json_list(values, [](const auto& value) { return spelling(value); });
}

/// Writes the members of one document one after the other.
class JsonDocument {
public:
    JsonDocument(Output& output, bool pretty, int columns);
    void member(std::string_view key, const Json& value);
    void begin_list(std::string_view key);
    void entry(const Json& value);
    void end_list();
    void end();

private:
    void begin_member(std::string_view key);
    void separate(int columns);
    void break_line(int columns);

    Output& output_;
    bool pretty_;
    int columns_;
    bool is_first_ = true;
};

}  // namespace robbers
