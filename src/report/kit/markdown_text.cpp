// Decides which characters Markdown must be kept from reading.
#include "report/kit/markdown_text.h"

#include "support/text.h"

namespace robbers {

std::string markdown_text(std::string_view text) {
    constexpr std::string_view kSpecial = "\\`*_[]<>&|~#!$@";
    std::string safe;
    for (const char c : visible(text)) {
        if (kSpecial.find(c) != std::string_view::npos) safe += '\\';
        safe += c;
    }
    return safe;
}

}  // namespace robbers
