#pragma once
// Which lines of a file belong to which of its documents.

#include <cstddef>
#include <optional>
#include <vector>

#include "support/source.h"

namespace robbers {

/// The documents of one text by their lines: every line from the first document on belongs to one, comments
/// before a document to it, blank lines at the end to the last.
class DocumentLines {
public:
    explicit DocumentLines(const SourcePtr& source);

    /// The document that spans `line`, counted from 0; nothing where there is no such line or no document.
    std::optional<std::size_t> document_at(int line) const;

private:
    std::vector<int> first_lines_;
    int last_line_ = 0;
};

}  // namespace robbers
