#pragma once
// A line that somebody types at a terminal, with arrow keys and earlier lines at hand.

#include <memory>
#include <optional>
#include <string>

namespace robbers {

/// Reads from standard input and writes to standard error, which must both be terminals. Ctrl-C ends the
/// program as ever, and the terminal is left as it was. At most one at a time.
class LineEditor {
public:
    LineEditor();
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    /// What is typed behind `prompt`, without the end of the line; nothing where the input ends, or the
    /// terminal is gone.
    std::optional<std::string> read(const std::string& prompt);

private:
    struct Library;
    std::unique_ptr<Library> library_;
};

}  // namespace robbers
