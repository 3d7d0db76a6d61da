#pragma once
// Mutation of rules for programs.

#include "answers/mutation.h"
#include "report/kit/output.h"

namespace robbers {

/// One document of the schema robbers/mutation/1.
void write_mutation_json(Output& output, const MutationResult& result);

}  // namespace robbers
