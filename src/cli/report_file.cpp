// Writes a report to standard output or, by way of a temporary file beside it, to a file. What is in it
// is the report's business.
#include "cli/report_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

/// Makes the folders that are to hold `path`. What goes wrong shows when the file is made.
void make_folders(const std::string& path) {
    std::error_code ignored;
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder, ignored);
}

}  // namespace

ReportFile::ReportFile(const std::string& path, WriteMode mode) : path_(path == "-" ? "" : path) {
    if (path_.empty())
        stream_ = stdout;
    else
        open(mode);
    output_ = std::make_unique<Output>(stream_);
}

ReportFile::~ReportFile() {
    if (stream_ != nullptr && stream_ != stdout && !replacement_) std::fclose(stream_);
}

void ReportFile::open_as_it_is(const char* how) {
    stream_ = std::fopen(path_.c_str(), how);
    if (stream_ == nullptr) open_error_ = errno;
}

void ReportFile::open(WriteMode mode) {
    if (is_special(path_)) return open_as_it_is("w");
    make_folders(path_);
    if (mode == WriteMode::append) return open_as_it_is("a");
    replacement_ = std::make_unique<Replacement>(path_);
    open_error_ = replacement_->error();
    stream_ = replacement_->stream();
}

int ReportFile::close_and_rename() {
    if (open_error_ != 0) return open_error_;
    output_->flush();
    if (output_->failed()) return output_->error();
    if (stream_ == stdout) return 0;
    if (replacement_) return replacement_->put_in_place();
    return std::fclose(std::exchange(stream_, nullptr)) != 0 ? errno : 0;
}

ExitCode ReportFile::finish(const Console& console) {
    const int error = close_and_rename();
    if (error == 0) return ExitCode::done;
    if (error == EPIPE) return ExitCode::done;
    constexpr std::size_t kLongestName = 1024;
    const std::string name =
        path_.size() > kLongestName ? in_quotes(path_) : fmt::format("'{}'", visible(path_));
    console.error(
        fmt::format("cannot write {}: {}", path_.empty() ? "standard output" : name, std::strerror(error)));
    return ExitCode::bad_input;
}

}  // namespace robbers
