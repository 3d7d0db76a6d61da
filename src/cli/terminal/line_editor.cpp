// The only place that knows libedit. What is asked, and when there is somebody to ask, is decided elsewhere.
#include "cli/terminal/line_editor.h"

#include <histedit.h>

#include <clocale>
#include <cstdio>

namespace robbers {

namespace {

constexpr int kRemembered = 200;  // lines

/// The library counts characters as the locale says; a locale that is not installed is no reason to count
/// bytes.
void use_locale_of_terminal() {
    if (std::setlocale(LC_CTYPE, "") == nullptr) std::setlocale(LC_CTYPE, "C.UTF-8");
}

}  // namespace

struct LineEditor::Library {
    EditLine* editor = nullptr;
    History* history = nullptr;
    std::string prompt;
};

namespace {

char* prompt_of(EditLine* editor) {
    void* library = nullptr;
    el_get(editor, EL_CLIENTDATA, &library);
    return static_cast<std::string*>(library)->data();
}

}  // namespace

LineEditor::LineEditor() : library_(std::make_unique<Library>()) {
    use_locale_of_terminal();
    HistEvent event{};
    library_->history = history_init();
    if (library_->history != nullptr) history(library_->history, &event, H_SETSIZE, kRemembered);
    library_->editor = el_init("robbers", stdin, stderr, stderr);
    if (library_->editor == nullptr) return;
    el_set(library_->editor, EL_CLIENTDATA, static_cast<void*>(&library_->prompt));
    el_set(library_->editor, EL_PROMPT, prompt_of);
    el_set(library_->editor, EL_EDITOR, "emacs");
    el_set(library_->editor, EL_SIGNAL, 1);  // a signal finds the terminal as it was before
    if (library_->history != nullptr) el_set(library_->editor, EL_HIST, history, library_->history);
    // Ctrl-D that was typed before the terminal was ours arrives as a zero.
    el_set(library_->editor, EL_BIND, "^@", "ed-end-of-file", nullptr);
    el_source(library_->editor, nullptr);  // what the user likes better
}

LineEditor::~LineEditor() {
    if (library_->editor != nullptr) el_end(library_->editor);
    if (library_->history != nullptr) history_end(library_->history);
}

std::optional<std::string> LineEditor::read(const std::string& prompt) {
    if (library_->editor == nullptr) return std::nullopt;
    library_->prompt = prompt;
    int length = 0;
    const char* const typed = el_gets(library_->editor, &length);
    if (typed == nullptr || length <= 0) return std::nullopt;
    std::string line(typed, static_cast<std::size_t>(length));
    while (line.ends_with('\n') || line.ends_with('\r')) line.pop_back();
    HistEvent event{};
    if (library_->history != nullptr && !line.empty())
        history(library_->history, &event, H_ENTER, line.c_str());
    return line;
}

}  // namespace robbers
