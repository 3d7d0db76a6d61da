#pragma once
// The XML library, and text as XML may carry it.

#include <string>
#include <string_view>

#include <pugixml.hpp>

namespace robbers {

/// `text` without what XML 1.0 forbids; that is escaped, and so are all control characters but line breaks.
std::string xml_text(std::string_view text);
/// Sets the text of an element.
void set_text(pugi::xml_node node, std::string_view text);

}  // namespace robbers
