#pragma once
// Which files belong to a suite.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/diagnostic.h"

namespace robbers {

/// One scenario file of a suite.
struct SuiteFile {
    std::string path;        ///< as it was named, or below the folder as it was named; "-" is standard input
    std::vector<int> lines;  ///< from FILE:LINE: only what stands at one of these lines; empty: everything
    bool operator==(const SuiteFile&) const = default;
};

/// FILE and LINE of "FILE:LINE", lines from 1; nothing where it has not this form.
std::optional<SuiteFile> part_of_file(std::string_view operand);

/// The file that an operand names: FILE:LINE is a part of one, unless it is the name of a file itself.
SuiteFile file_of_operand(const std::string& operand);

/// The settings of a project; no scenario file, although its name ends in .yaml.
constexpr const char* kSettingsFile = "robbers.yaml";

/// The files that `operands` name: files as they are, in folders every *.yaml and *.yml at any depth in the
/// order of their paths, without hidden ones and settings files; FILE:LINE is a part of a file. A file that
/// is named twice belongs to the suite once. What cannot be read is a diagnostic.
std::vector<SuiteFile> discover(const std::vector<std::string>& operands, Diagnostics& diagnostics);

/// The names in a list of files: one a line, or separated by zero bytes where there is one.
std::vector<std::string> names_in_list(const std::string& text);

}  // namespace robbers
