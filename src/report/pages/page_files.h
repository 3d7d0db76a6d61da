#pragma once
// The style and the script of a page, page.css and page.js.

#include <string_view>

namespace robbers {

extern const std::string_view kPageStyle;
extern const std::string_view kPageScript;
/// SHA-256 of the script between its tags, as a Content-Security-Policy names it: "sha256-...".
extern const std::string_view kPageScriptHash;

}  // namespace robbers
