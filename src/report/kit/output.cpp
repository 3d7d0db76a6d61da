// Writes a report and remembers the first failure. What a failure means to the user is decided by the
// command.
#include "report/kit/output.h"

#include <cerrno>

namespace robbers {

void Output::write(std::string_view text) {
    if (failed()) return;
    if (stream_ == nullptr) {
        text_ += text;
        return;
    }
    errno = 0;
    if (std::fwrite(text.data(), 1, text.size(), stream_) != text.size()) note_failure();
}

void Output::flush() {
    if (failed() || stream_ == nullptr) return;
    errno = 0;
    if (std::fflush(stream_) != 0) note_failure();
}

void Output::note_failure() { error_ = errno != 0 ? errno : EIO; }

}  // namespace robbers
