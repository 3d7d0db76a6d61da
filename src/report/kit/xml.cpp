// Decides what XML can carry. Markup is escaped by the library that writes it.
#include "report/kit/xml.h"

#include <pugixml.hpp>
#include <sstream>

#include "support/text.h"

namespace robbers {

namespace {

/// `text` without what XML 1.0 forbids.
std::string xml_text(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const Character character = first_character(text);
        const bool is_forbidden = !character.valid || character.code == 0xFFFE || character.code == 0xFFFF;
        const bool is_control_but_break = is_control(character.code) && character.code != '\n';
        shown += is_forbidden || is_control_but_break ? escaped(character)
                                                      : std::string(text.substr(0, character.bytes));
        text.remove_prefix(character.bytes);
    }
    return shown;
}

}  // namespace

XmlElement XmlElement::add(const char* name) const {
    return XmlElement(pugi::xml_node(node_).append_child(name).internal_object());
}

XmlElement XmlElement::add_first(const char* name) const {
    return XmlElement(pugi::xml_node(node_).prepend_child(name).internal_object());
}

void XmlElement::set(const char* name, std::string_view value) const {
    pugi::xml_attribute attribute = pugi::xml_node(node_).attribute(name);
    if (!attribute) attribute = pugi::xml_node(node_).append_attribute(name);
    attribute = xml_text(value).c_str();
}

void XmlElement::set_text(std::string_view text) const {
    pugi::xml_node(node_).text() = xml_text(text).c_str();
}

XmlDocument::XmlDocument(const char* root)
    : document_(std::make_unique<pugi::xml_document>()),
      root_(document_->append_child(root).internal_object()) {}

XmlDocument::~XmlDocument() = default;

std::string XmlDocument::text(const char* indent, XmlBeginning beginning) const {
    std::ostringstream text;
    if (beginning == XmlBeginning::encoding) text << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    const bool is_plain = beginning == XmlBeginning::declaration;
    document_->save(text, indent,
                    is_plain ? pugi::format_indent : pugi::format_indent | pugi::format_no_declaration,
                    pugi::encoding_utf8);
    return text.str();
}

}  // namespace robbers
