#pragma once
// Sections of the manuals, as `robbers help TOPIC` prints them.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace robbers {

/// The manual pages robbers(1) and robbers-scenario(5), as they are written; made by embed_manual.cmake.
extern const std::string_view kManual;
extern const std::string_view kScenarioManual;

/// Something that help tells at length, by sections of a manual page.
struct HelpTopic {
    std::string_view name, summary;
    const std::string_view* page;                ///< one of the above
    std::span<const std::string_view> sections;  ///< headings, in the order in which they are printed
};

/// All topics, in the order in which they are listed.
std::span<const HelpTopic> help_topics();

/// The topic that `word` names, whatever its case, or by another word for it; null where none is meant.
const HelpTopic* topic_named(std::string_view word);
std::vector<std::string_view> topic_names();

/// The text of the topic, broken at `width` columns.
std::string topic_text(const HelpTopic& topic, int width);

/// One part of a section: a paragraph, lines that stay as they are, a term with what is said of it, or a
/// heading.
struct ManualBlock {
    enum class Kind { paragraph, verbatim, entry, heading };
    Kind kind = Kind::paragraph;
    std::string term;  ///< of an entry
    std::string text;  ///< of lines that stay: with line ends
    int depth = 0;     ///< 1: below an entry
};

/// The parts of the section with this heading; none where `page` has no such section. Understands what our
/// pages use of man(7) and tbl(7).
std::vector<ManualBlock> manual_section(std::string_view page, std::string_view heading);

}  // namespace robbers
