#pragma once
// The names that selections may use.

#include <optional>

#include "suite/selection.h"

namespace robbers {

/// What is wrong with the edition, clause, question or status that `atom` names, without its place;
/// nothing where it exists, and for what need not exist.
std::optional<Diagnostic> wrong_name(const SelectionAtom& atom);

/// What a person may have meant by `atom`, which is like no test: "did you mean 'example'?", or nothing.
std::string suggestion_for(const SelectionAtom& atom, const std::vector<Test>& tests);

}  // namespace robbers
