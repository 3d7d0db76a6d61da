#pragma once
// Mutation of rules for programs.

#include "report/kit/output.h"
#include "suite/mutation.h"

namespace robbers {

/// One document of the schema robbers/mutation/1.
void write_mutation_json(Output& output, const MutationResult& result);

}  // namespace robbers
