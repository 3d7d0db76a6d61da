#pragma once
// What is worked at, on a terminal, where it takes a while.

#include <memory>
#include <string>

namespace robbers {

/// Shows a line behind standard error, where that is a terminal, once half a second has gone by; it says for
/// how long, too. It must be hidden before anything else is written there.
class WaitingLine {
public:
    /// `doing`: "Comparing"
    explicit WaitingLine(std::string doing);
    ~WaitingLine();
    WaitingLine(const WaitingLine&) = delete;
    WaitingLine& operator=(const WaitingLine&) = delete;

    /// From now on `part` is worked at, as "edition c3, 6 of 7"; empty: nothing more is known.
    void show(const std::string& part);
    void hide();

private:
    struct Clockwork;
    std::unique_ptr<Clockwork> clockwork_;  ///< null: nobody looks
};

}  // namespace robbers
