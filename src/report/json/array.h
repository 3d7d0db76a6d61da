#pragma once
// Where each of several JSON documents begins and ends.

#include "report/kit/output.h"

namespace robbers {

/// Puts documents into one array, or leaves each as it is. Does not write the documents themselves.
class JsonArray {
public:
    /// `output` must outlive it.
    JsonArray(Output& output, bool is_array) : output_(&output), is_array_(is_array) {}

    Output& output() const { return *output_; }
    /// Begins the next document; by so many columns is it moved to the right.
    int begin();
    void end();
    /// Ends the array, which may be empty; nothing may be added afterwards.
    void finish();

private:
    Output* output_;
    bool is_array_;
    bool is_first_ = true;
};

}  // namespace robbers
