#pragma once
// What a test came to, in words that several reports share. All of it is safe to show.

#include <string>

#include "report/kit/style.h"
#include "suite/listener.h"

namespace robbers {

/// "a.yaml:3:4", or "a.yaml" where the whole file is meant.
std::string place_of(const Finding& finding);

/// `place: error: message [kind]`, the source line with carets, and the details, wrapped as `style` says;
/// each line ends in a newline.
std::string finding_text(const Finding& finding, const TextStyle& style);
/// The same without colours and as wide as it is.
std::string finding_text(const Finding& finding);

/// What keeps the test from passing, in one line: the first finding, or why there is none.
std::string headline(const TestResult& result);

/// The number and what it is of: "3 failed", "one error".
std::string count_text(const RunEnd& end, TestStatus status);

/// "12 tests: 9 passed, 3 failed", "12 tests of 5 scenarios passed", "One test failed": a sentence without
/// its full stop; "interrupted" at the end where it was.
std::string counts_text(const RunEnd& end, std::size_t scenarios = 0);

/// Whether every test passed, failed as it is expected to, or was left out on purpose.
bool is_passed(const RunEnd& end);

}  // namespace robbers
