// Decides what XML can carry. Markup is escaped by the library that writes it.
#include "report/kit/xml.h"

#include "support/text.h"

namespace robbers {

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

void set_text(pugi::xml_node node, std::string_view text) { node.text() = xml_text(text).c_str(); }

}  // namespace robbers
