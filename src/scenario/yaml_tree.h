#pragma once
// A YAML document as a tree that knows where everything is written.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "scenario/documents.h"

namespace robbers {

enum class NodeKind : std::uint8_t {
    scalar,
    null,  ///< `text` is ~ or null as written, or empty where nothing is written
    sequence,
    mapping,
    refused,  ///< an alias, already reported
};

struct NodeEntry;

struct Node {
    NodeKind kind = NodeKind::null;
    bool plain = false;  ///< a scalar without quotes on one line or more, no block
    std::string text;
    SourceSpan span;  ///< of a block collection its first key or dash; of a missing value its key
    std::vector<Node> items;
    std::vector<NodeEntry> entries;  ///< keys are scalars or written nulls, each text once
    /// From the first byte of the clean text to behind the last; blanks and comments at the end are outside.
    std::size_t begin = 0, end = 0;
};

struct NodeEntry {
    Node key;
    Node value;
};

/// Deeper nesting is refused; scenarios need 7.
constexpr std::size_t kMaxDepth = 32;

/// Reads one document; nothing where it could not be read to its end. What yaml-cpp accepts and scenarios
/// refuse is reported too: duplicate keys, anchors, aliases, tags, unclosed quotes, keys without a colon,
/// tabs as indentation.
std::optional<Node> read_tree(const CleanText& text, const DocumentText& document, Problems& problems);

}  // namespace robbers
