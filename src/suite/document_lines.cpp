// Finds the document at a line. Where documents begin is decided by scenario/documents.
#include "suite/document_lines.h"

#include <algorithm>

#include "scenario/documents.h"

namespace robbers {

DocumentLines::DocumentLines(const SourcePtr& source) {
    const CleanText text(source->text);
    Problems told_by_the_loader(source);
    for (const DocumentText& document : split_documents(text, told_by_the_loader))
        first_lines_.push_back(static_cast<int>(text.line_at(document.begin)) + 1);
    last_line_ = static_cast<int>(text.line_at(text.text().size())) + 1;
}

std::optional<std::size_t> DocumentLines::document_at(int line) const {
    if (first_lines_.empty() || line < first_lines_.front() || line > last_line_) return std::nullopt;
    const auto behind = std::ranges::upper_bound(first_lines_, line);
    return static_cast<std::size_t>(behind - first_lines_.begin()) - 1;
}

}  // namespace robbers
