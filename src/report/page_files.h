#pragma once
// The style and the script of a page, as they stand in page/.

#include <string_view>

namespace robbers {

extern const std::string_view kPageStyle;
extern const std::string_view kPageScript;
/// SHA-256 of the script between its tags, as a Content-Security-Policy names it: "sha256-...".
extern const std::string_view kPageScriptHash;

}  // namespace robbers
