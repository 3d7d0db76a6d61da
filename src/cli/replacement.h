#pragma once
// A file whose new content appears at once, when it is complete, or not at all.

#include <cstdio>
#include <string>

namespace robbers {

/// The new content of a file, in a temporary file beside it until it is put in place. Symbolic links are
/// followed, and the permissions of a file that is replaced are kept.
class Replacement {
public:
    /// Makes the temporary file; error() says whether that went well.
    explicit Replacement(const std::string& path);
    /// Removes what was not put in place.
    ~Replacement();
    Replacement(const Replacement&) = delete;
    Replacement& operator=(const Replacement&) = delete;

    /// The errno of the first thing that went wrong; 0 where nothing did.
    int error() const { return error_; }
    /// Where to write; null where there is an error.
    std::FILE* stream() const { return stream_; }
    /// Brings everything to the disk and puts it in place. Returns the errno of what went wrong, or 0.
    int put_in_place();

private:
    void note_failure(bool failed);

    std::string target_;
    std::string temporary_;  ///< empty where there is nothing to remove
    std::FILE* stream_ = nullptr;
    int error_ = 0;
};

/// Devices and pipes cannot be replaced, only written to.
bool is_special(const std::string& path);

/// Replaces a file's content, unless it is no longer `before`; an interrupt waits until that is done.
/// Returns what went wrong, or nothing.
std::string replace_content(const std::string& path, const std::string& before, const std::string& after);

}  // namespace robbers
