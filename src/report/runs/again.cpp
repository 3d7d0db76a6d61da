// Names tests in a command line so that it means exactly them: by their files and their names.
#include "report/runs/again.h"

#include <algorithm>

#include "report/kit/style.h"
#include "suite/selection.h"
#include "support/text.h"

namespace robbers {

std::string command_again(const std::vector<NamedTest>& tests, const std::string& options) {
    std::vector<std::string> files;
    std::vector<std::string> names;
    for (const NamedTest& test : tests) {
        const bool has_both_quotes =
            test.name.find('\'') != std::string::npos && test.name.find('"') != std::string::npos;
        if (test.file == "-" || has_both_quotes) return {};
        // What begins with a dash is an option.
        const std::string file = for_shell(test.file.starts_with('-') ? "./" + test.file : test.file);
        if (std::ranges::find(files, file) == files.end()) files.push_back(file);
        SelectionAtom atom;
        atom.selector = Selector::test;
        atom.argument = test.name;
        names.push_back(to_string(atom));
    }
    if (files.empty()) return {};
    return "robbers test " + joined(files, " ") + " --select " + for_shell(joined(names, " or ")) + options;
}

}  // namespace robbers
