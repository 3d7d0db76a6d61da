// Puts a complete file in the place of another, so that at no time there is half a file. What is in it is
// the caller's business.
#include "cli/replacement.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <utility>

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

/// Whether the file's content is `text`.
bool holds(const std::string& path, const std::string& text) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) return false;
    std::string found;
    std::array<char, 1 << 16> buffer{};
    for (std::size_t count = 1; count > 0 && found.size() <= text.size();) {
        count = std::fread(buffer.data(), 1, buffer.size(), file);
        found.append(buffer.data(), count);
    }
    std::fclose(file);
    return found == text;
}

}  // namespace

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
    if (!holds(path, before)) return "it has changed since it was read";
    const int error = replacement.put_in_place();
    return error == 0 ? "" : std::strerror(error);
}

}  // namespace robbers
