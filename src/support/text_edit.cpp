// Applies changes to a text. Which changes is decided elsewhere.
#include "support/text_edit.h"

namespace robbers {

std::string edited(std::string_view text, const std::vector<TextEdit>& edits) {
    std::string result;
    std::size_t at = 0;
    for (const TextEdit& edit : edits) {
        result += text.substr(at, edit.offset - at);
        result += edit.replacement;
        at = edit.offset + edit.length;
    }
    result += text.substr(at);
    return result;
}

}  // namespace robbers
