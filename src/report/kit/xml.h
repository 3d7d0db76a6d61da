#pragma once
// The one door to the XML library: elements, and text as XML may carry it.

#include <memory>
#include <string>
#include <string_view>

namespace pugi {
class xml_document;
struct xml_node_struct;
}  // namespace pugi

namespace robbers {

/// An element, or none. Its document must outlive it.
class XmlElement {
public:
    explicit XmlElement(pugi::xml_node_struct* node = nullptr) : node_(node) {}
    explicit operator bool() const { return node_ != nullptr; }

    /// Adds an element behind all others inside, or before them.
    XmlElement add(const char* name) const;
    XmlElement add_first(const char* name) const;
    void set(const char* name, std::string_view value) const;
    void set_text(std::string_view text) const;

private:
    pugi::xml_node_struct* node_;
};

/// How a document begins: at once with its element, or by saying that it is XML, and with its encoding.
enum class XmlBeginning { element, declaration, encoding };

/// What XML 1.0 forbids is escaped wherever text is set, and so are all control characters but line breaks.
class XmlDocument {
public:
    explicit XmlDocument(const char* root);
    ~XmlDocument();
    XmlElement root() const { return root_; }
    /// The document with so much before each level.
    std::string text(const char* indent, XmlBeginning beginning) const;

private:
    std::unique_ptr<pugi::xml_document> document_;
    XmlElement root_;
};

}  // namespace robbers
