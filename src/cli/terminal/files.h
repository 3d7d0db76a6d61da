#pragma once
// Where a command's result goes: standard output, or a file whose new content appears at once, when it is
// complete, or not at all.

#include <cstdio>
#include <memory>
#include <string>

#include "cli/terminal/console.h"
#include "report/kit/output.h"

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

/// What happens to what a file holds already.
enum class WriteMode { replace, append };

/// The destination of one report.
class ReportFile {
public:
    /// "" and "-" are standard output. Folders that are missing are made.
    explicit ReportFile(const std::string& path, WriteMode mode = WriteMode::replace);
    ~ReportFile();
    ReportFile(const ReportFile&) = delete;
    ReportFile& operator=(const ReportFile&) = delete;

    /// False where the file cannot be made; finish() says why.
    bool is_open() const { return open_error_ == 0; }
    Output& output() { return *output_; }
    bool is_file() const { return !path_.empty(); }
    /// Puts the complete file in its place. Says what went wrong, except that a reader who has
    /// seen enough is no error.
    ExitCode finish(const Console& console);

private:
    void open(WriteMode mode);
    void open_as_it_is(const char* how);
    /// The errno of what went wrong; 0 where nothing did.
    int close_and_rename();

    std::string path_;                          ///< empty: standard output
    std::unique_ptr<Replacement> replacement_;  ///< null where the target is written itself
    std::FILE* stream_ = nullptr;
    int open_error_ = 0;
    std::unique_ptr<Output> output_;
};

/// Reads all of a file, or of standard input where `path` is "-". Returns the errno of what went wrong, or 0.
int read_file(const std::string& path, std::string& text);

/// Devices and pipes cannot be replaced, only written to.
bool is_special(const std::string& path);

/// Replaces a file's content, unless it is no longer `before`; an interrupt waits until that is done.
/// Returns what went wrong, or nothing.
std::string replace_content(const std::string& path, const std::string& before, const std::string& after);

}  // namespace robbers
