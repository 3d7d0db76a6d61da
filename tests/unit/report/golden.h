#pragma once
// Comparing with approved output.

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "catch.h"

namespace robbers::kit {

/// `text` must be what tests/golden/`name` has.
inline void check_golden(const std::string& name, const std::string& text) {
    const std::string path = std::string(ROBBERS_TEST_DIR) + "/golden/" + name;
    if (std::getenv("ROBBERS_UPDATE_GOLDEN")) std::ofstream(path, std::ios::binary) << text;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream approved;
    approved << file.rdbuf();
    INFO("tests/golden/" << name << " would be:\n" << text);
    CHECK(approved.str() == text);
}

}  // namespace robbers::kit
