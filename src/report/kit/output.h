#pragma once
// Where a report goes: a stream that may fail, or a text that is collected.

#include <cstdio>
#include <string>
#include <string_view>

namespace robbers {

/// Takes text piece by piece. After the first failure nothing more is written.
class Output {
public:
    /// Collects everything in text().
    Output() = default;
    /// Writes to `stream`, which stays the caller's.
    explicit Output(std::FILE* stream) : stream_(stream) {}

    void write(std::string_view text);
    /// Hands everything to the system, so that failed() is final.
    void flush();
    bool failed() const { return error_ != 0; }
    /// The errno of the failure; 0 where there was none.
    int error() const { return error_; }
    const std::string& text() const { return text_; }

private:
    void note_failure();

    std::FILE* stream_ = nullptr;
    std::string text_;
    int error_ = 0;
};

}  // namespace robbers
