#pragma once
// Text that Markdown shows as it is.

#include <string>
#include <string_view>

namespace robbers {

/// `text` on one line as Markdown that shows just that, also in a table.
std::string markdown_text(std::string_view text);

}  // namespace robbers
