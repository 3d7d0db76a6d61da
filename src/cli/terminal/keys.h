#pragma once
// Single keys of a terminal, without Enter.

#include <optional>

namespace robbers {

/// While it lives, keys on standard input are read as they are pressed, and not shown. Ctrl-C and Ctrl-Z do
/// what they always do, and whatever ends or stops the program puts the terminal back first. At most one at a
/// time.
class Keys {
public:
    /// Ctrl-D, or the end of the input.
    static constexpr char kEnd = '\x04';

    /// Reads keys where standard input and standard error are the terminal of a program in the foreground.
    Keys();
    ~Keys();
    Keys(const Keys&) = delete;
    Keys& operator=(const Keys&) = delete;

    bool are_read() const { return are_read_; }
    /// What to poll; negative where no keys are read.
    int fd() const;
    /// The key that was pressed, small letters for capital ones; nothing where it has no letter. Call it when
    /// something can be read.
    std::optional<char> read() const;

private:
    bool are_read_ = false;
};

}  // namespace robbers
