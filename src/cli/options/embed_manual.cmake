# Makes a source of two manual pages, so that help can print their sections:
#   cmake -D MANUAL=robbers.1 -D SCENARIO=robbers-scenario.5 -D OUTPUT=manual_pages.cpp -P embed_manual.cmake

foreach(page IN ITEMS MANUAL SCENARIO)
    file(READ ${${page}} ${page}_TEXT)
    if("${${page}_TEXT}" MATCHES "\\)manual\"")
        message(FATAL_ERROR "${${page}} has a text that would end its place in the source")
    endif()
endforeach()
file(WRITE ${OUTPUT} "// Made by embed_manual.cmake; do not edit.
#include \"cli/options/manual.h\"

namespace robbers {

const std::string_view kManual = R\"manual(${MANUAL_TEXT})manual\";
const std::string_view kScenarioManual = R\"manual(${SCENARIO_TEXT})manual\";

}  // namespace robbers
")
