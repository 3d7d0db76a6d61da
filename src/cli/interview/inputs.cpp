// Decides which editions are meant: given ones, the file's, those that a person names, or all.
#include "cli/interview/inputs.h"

#include <algorithm>

#include "cli/interview/asker.h"

namespace robbers {

namespace {

bool lacks_edition(const Diagnostics& diagnostics) {
    return std::ranges::any_of(diagnostics.list(), [](const Diagnostic& diagnostic) {
        return diagnostic.id == DiagnosticId::no_edition;
    });
}

}  // namespace

InputsInEditions load_in_editions(const ScenarioInputs& inputs, const LoadOptions& options,
                                  const Console& console) {
    InputsInEditions result;
    LoadOptions rules = options;
    const ReadInputs read = read_inputs(inputs, console);
    Diagnostics problems;
    result.scenarios = scenarios_in(read, rules, problems);
    if (lacks_edition(problems) && can_ask()) {
        Asker asker(Asker::at_terminal());
        const auto editions = asked_editions(asker, EmptyAnswer::all_editions);
        result.is_given_up = !editions;
        if (!editions) return result;
        rules.usual = *editions;
        result.are_all_editions = editions->size() == vocabulary_size<EditionId>;
    } else if (lacks_edition(problems)) {
        console.note("No edition is named, so here is the answer of each; -e names one.");
        rules.usual = or_every({});
        result.are_all_editions = true;
    }
    if (lacks_edition(problems)) {
        problems = {};
        result.scenarios = scenarios_in(read, rules, problems);
    }
    console.show(problems);
    result.has_problems = read.has_problems || !problems.empty();
    return result;
}

}  // namespace robbers
