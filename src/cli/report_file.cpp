// Writes a report to standard output or, by way of a temporary file beside it, to a file. What is in it
// is the report's business.
#include "cli/report_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

/// `path` with its symbolic links followed, so that renaming replaces the file and not the link.
std::string resolved(const std::string& path) {
    char* real = realpath(path.c_str(), nullptr);
    if (real == nullptr) return path;
    std::string result(real);
    std::free(real);
    return result;
}

/// What a new file may be: the permissions of the one that it replaces, else the usual ones.
mode_t mode_for(const std::string& path) {
    struct stat status {};
    if (stat(path.c_str(), &status) == 0) return status.st_mode & 07777;
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/// Devices and pipes are written as they are.
bool is_special(const std::string& path) {
    struct stat status {};
    return stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
}

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
    if (stream_ != nullptr && stream_ != stdout) std::fclose(stream_);
    if (!temporary_.empty()) unlink(temporary_.c_str());
}

void ReportFile::open_as_it_is(const std::string& target, const char* how) {
    stream_ = std::fopen(target.c_str(), how);
    if (stream_ == nullptr) open_error_ = errno;
}

void ReportFile::open(WriteMode mode) {
    const std::string target = resolved(path_);
    if (is_special(target)) return open_as_it_is(target, "w");
    make_folders(target);
    if (mode == WriteMode::append) return open_as_it_is(target, "a");
    std::string name = target + ".XXXXXX";
    const int fd = mkstemp(name.data());
    if (fd < 0 || fchmod(fd, mode_for(target)) != 0 || (stream_ = fdopen(fd, "w")) == nullptr) {
        open_error_ = errno;
        if (fd >= 0) unlink(name.c_str());
        return;
    }
    temporary_ = name;
}

int ReportFile::close_and_rename() {
    if (open_error_ != 0) return open_error_;
    output_->flush();
    if (output_->failed()) return output_->error();
    if (stream_ == stdout) return 0;
    const int closed = std::fclose(stream_);
    stream_ = nullptr;
    if (closed != 0) return errno;
    if (temporary_.empty()) return 0;
    if (std::rename(temporary_.c_str(), resolved(path_).c_str()) != 0) return errno;
    temporary_.clear();
    return 0;
}

ExitCode ReportFile::finish(const Console& console) {
    const int error = close_and_rename();
    if (error == 0) return ExitCode::done;
    if (error == EPIPE) return ExitCode::done;
    console.error(fmt::format("cannot write {}: {}",
                              path_.empty() ? "standard output" : fmt::format("'{}'", visible(path_)),
                              std::strerror(error)));
    return ExitCode::bad_input;
}

}  // namespace robbers
