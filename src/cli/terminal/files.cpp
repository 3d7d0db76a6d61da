// Writes to standard output, or puts a complete file in the place of another, so that at no time there is
// half a file. What is in it is decided elsewhere.
#include "cli/terminal/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

/// `path` with its symbolic links followed; as it is where there is no such file.
std::string resolved(const std::string& path) {
    char* real = realpath(path.c_str(), nullptr);
    if (real == nullptr) return path;
    std::string result(real);
    std::free(real);
    return result;
}

/// Gives a new file the owner and the permissions of the one that it replaces, else the usual ones.
bool adopt(int fd, const std::string& target) {
    struct stat status {};
    if (stat(target.c_str(), &status) != 0) {
        const mode_t mask = umask(0);
        umask(mask);
        return fchmod(fd, 0666 & ~mask) == 0;
    }
    // Only root may give a file away; a new owner must not inherit rights that the old one gave (setuid).
    const mode_t kept = fchown(fd, status.st_uid, status.st_gid) == 0 ? 07777 : 0777;
    return fchmod(fd, status.st_mode & kept) == 0;
}

/// The name survives a power cut only when the folder is on the disk, too. Not all file systems can do that.
void flush_folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
    const int fd = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) return;
    fsync(fd);
    close(fd);
}

/// Holds back what would interrupt the program.
class SignalHold {
public:
    SignalHold() {
        sigset_t held;
        sigemptyset(&held);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) sigaddset(&held, signal);
        pthread_sigmask(SIG_BLOCK, &held, &before_);
    }
    ~SignalHold() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    SignalHold(const SignalHold&) = delete;
    SignalHold& operator=(const SignalHold&) = delete;

private:
    sigset_t before_{};
};

/// Makes the folders that are to hold `path`. What goes wrong shows when the file is made.
void make_folders(const std::string& path) {
    std::error_code ignored;
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (!folder.empty()) std::filesystem::create_directories(folder, ignored);
}

}  // namespace

int read_file(const std::string& path, std::string& text) {
    std::FILE* const stream = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
    if (stream == nullptr) return errno;
    std::array<char, 1 << 16> buffer{};
    errno = 0;
    for (std::size_t count = 1; count > 0;) {
        count = std::fread(buffer.data(), 1, buffer.size(), stream);
        text.append(buffer.data(), count);
    }
    const int error = std::ferror(stream) == 0 ? 0 : errno != 0 ? errno : EIO;
    if (stream != stdin) std::fclose(stream);
    return error;
}

bool is_special(const std::string& path) {
    struct stat status {};
    return stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
}

Replacement::Replacement(const std::string& path) : target_(resolved(path)) {
    std::string name = target_ + ".XXXXXX";
    const int fd = mkostemp(name.data(), O_CLOEXEC);
    if (fd < 0) {
        note_failure(true);
        return;
    }
    temporary_ = name;
    note_failure(!adopt(fd, target_) || (stream_ = fdopen(fd, "w")) == nullptr);
    if (stream_ == nullptr) close(fd);
}

Replacement::~Replacement() {
    if (stream_ != nullptr) std::fclose(stream_);
    if (!temporary_.empty()) unlink(temporary_.c_str());
}

void Replacement::note_failure(bool failed) {
    if (failed && error_ == 0) error_ = errno != 0 ? errno : EIO;
}

int Replacement::put_in_place() {
    if (error_ != 0) return error_;
    errno = 0;
    note_failure(std::ferror(stream_) != 0 || std::fflush(stream_) != 0);
    // What cannot be synchronised at all (EINVAL) has no disk behind it.
    note_failure(error_ == 0 && fsync(fileno(stream_)) != 0 && errno != EINVAL);
    note_failure(std::fclose(std::exchange(stream_, nullptr)) != 0);
    note_failure(error_ == 0 && std::rename(temporary_.c_str(), target_.c_str()) != 0);
    if (error_ != 0) return error_;
    temporary_.clear();
    flush_folder_of(target_);
    return 0;
}

std::string replace_content(const std::string& path, const std::string& before, const std::string& after) {
    if (is_special(path)) return "it is no regular file";
    const SignalHold hold;
    Replacement replacement(path);
    if (replacement.error() != 0) return std::strerror(replacement.error());
    errno = 0;
    if (std::fwrite(after.data(), 1, after.size(), replacement.stream()) != after.size())
        return std::strerror(errno != 0 ? errno : EIO);
    std::string found;
    if (read_file(path, found) != 0 || found != before) return "it has changed since it was read";
    const int error = replacement.put_in_place();
    return error == 0 ? "" : std::strerror(error);
}

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
