#pragma once
// Where a command's result goes: standard output, or a file that appears only when it is complete.

#include <cstdio>
#include <memory>
#include <string>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/replacement.h"
#include "report/kit/output.h"

namespace robbers {

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

}  // namespace robbers
