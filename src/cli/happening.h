#pragma once
// What may be answered to "What happens?".

#include <string_view>

#include "cli/asker.h"

namespace robbers {

/// What may happen next at a table.
enum class Happening { unclear, bag, scoring, payment, end, final_scoring, turn, done };

/// What an answer means, a letter or a word, whatever its case. A turn that has not begun cannot be over.
Happening happening_in(std::string_view answer, bool has_begun);

/// Says what may be answered, and what it means.
void tell_happenings(Asker& asker, bool has_begun);

}  // namespace robbers
