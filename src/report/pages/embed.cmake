# Makes a source of the style and the script of a page, with the hash by which a policy names the script:
#   cmake -D STYLE=page.css -D SCRIPT=page.js -D OUTPUT=page_files.cpp -P embed.cmake
# Both are wrapped so that they are the same text to a reader of HTML and of XML.

set(alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/)

# Sets `result` to the base64 form of 32 bytes in hexadecimal: ten groups of three bytes, and two bytes.
function(base64_of_sha256 hex result)
    set(text "")
    foreach(group RANGE 10)
        math(EXPR at "${group} * 6")
        string(SUBSTRING ${hex}00 ${at} 6 digits)
        math(EXPR number "0x${digits}")
        foreach(shift IN ITEMS 18 12 6 0)
            math(EXPR sextet "(${number} >> ${shift}) & 63")
            string(SUBSTRING ${alphabet} ${sextet} 1 letter)
            string(APPEND text ${letter})
        endforeach()
    endforeach()
    string(SUBSTRING ${text} 0 43 text)  # the last letter stands for the byte that was added
    set(${result} "${text}=" PARENT_SCOPE)
endfunction()

foreach(part IN ITEMS STYLE SCRIPT)
    file(READ ${${part}} content)
    if(content MATCHES "]]>|</s|\\)page\"")
        message(FATAL_ERROR "${${part}} has a text that would end its place in the page")
    endif()
    set(${part}_TEXT "/*<![CDATA[*/\n${content}/*]]>*/")
endforeach()
string(SHA256 hex "${SCRIPT_TEXT}")
base64_of_sha256(${hex} hash)
file(WRITE ${OUTPUT} "// Made by embed.cmake; do not edit.
#include \"report/pages/report.h\"

namespace robbers {

const std::string_view kPageStyle = R\"page(${STYLE_TEXT})page\";
const std::string_view kPageScript = R\"page(${SCRIPT_TEXT})page\";
const std::string_view kPageScriptHash = \"sha256-${hash}\";

}  // namespace robbers
")
