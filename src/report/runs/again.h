#pragma once
// The command that runs some tests of a run again, and no others.

#include <string>
#include <vector>

#include "suite/test_result.h"

namespace robbers {

/// A test by what a command needs to name it.
struct NamedTest {
    std::string name, file;
};

/// "robbers test a.yaml --select 'test(STL-9-01 [c2])'" and `options`, to be pasted into a shell; empty where
/// standard input, which is gone, was one of the files, or a name has both kinds of quotes.
std::string command_again(const std::vector<NamedTest>& tests, const std::string& options);

}  // namespace robbers
