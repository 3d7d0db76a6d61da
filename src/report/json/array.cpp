// Separates JSON documents: by commas in an array, else by newlines. What is in them is for others.
#include "report/json/array.h"

#include "report/json/kit.h"

namespace robbers {

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
