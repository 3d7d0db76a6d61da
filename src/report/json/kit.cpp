// How JSON is laid out, and how a long document goes out piece by piece. What is in it is for others.
#include "report/json/kit.h"

#include <fmt/format.h>

#include "report/json/report.h"

namespace robbers {

std::string dumped(const Json& json, bool pretty, int columns) {
    // A name that is not UTF-8 must not break the document.
    std::string text = json.dump(pretty ? kJsonStep : -1, ' ', false, Json::error_handler_t::replace);
    if (!pretty) return text;
    std::string moved;
    for (const char c : text) {
        moved += c;
        if (c == '\n') moved.append(static_cast<std::size_t>(columns), ' ');
    }
    return moved;
}

JsonDocument::JsonDocument(Output& output, bool pretty, int columns)
    : output_(output), pretty_(pretty), columns_(columns) {
    output_.write("{");
}

void JsonDocument::member(std::string_view key, const Json& value) {
    begin_member(key);
    output_.write(dumped(value, pretty_, columns_ + kJsonStep));
}

void JsonDocument::begin_list(std::string_view key) {
    begin_member(key);
    output_.write("[");
    is_first_ = true;
}

void JsonDocument::entry(const Json& value) {
    separate(columns_ + 2 * kJsonStep);
    output_.write(dumped(value, pretty_, columns_ + 2 * kJsonStep));
}

void JsonDocument::end_list() {
    if (!is_first_) break_line(columns_ + kJsonStep);
    output_.write("]");
    is_first_ = false;
}

void JsonDocument::end() {
    break_line(columns_);
    output_.write("}");
}

void JsonDocument::begin_member(std::string_view key) {
    separate(columns_ + kJsonStep);
    output_.write(fmt::format("\"{}\":{}", key, pretty_ ? " " : ""));
}

void JsonDocument::separate(int columns) {
    if (!is_first_) output_.write(",");
    is_first_ = false;
    break_line(columns);
}

void JsonDocument::break_line(int columns) {
    if (pretty_) output_.write(fmt::format("\n{:{}}", "", columns));
}

int JsonArray::begin() {
    if (is_array_) output_->write(is_first_ ? "[\n  " : ",\n  ");
    is_first_ = false;
    return is_array_ ? kJsonStep : 0;
}

void JsonArray::end() {
    if (!is_array_) output_->write("\n");
}

void JsonArray::finish() {
    if (is_array_) output_->write(is_first_ ? "[]\n" : "\n]\n");
}

}  // namespace robbers
