// Sections of the manuals as plain text.
#include "cli/options/manual.h"

#include "catch.h"

namespace robbers {

namespace {

using Kind = ManualBlock::Kind;

constexpr std::string_view kPage = R"(.TH X 1
.SH FIRST
.B robbers
reads
.BR "one line" ,
as \-\-line
says.
.PP
.nf
red 10
  \- blue
.fi
.SS Below
.TP
.BI robs: " FIGURE"
The figure.
.IP
More of it.
.TS
tab(|);
lb lx.
a|short
T{
b c
T}|T{
goes on
and on
T}
.TE
.SH SECOND
Other.
)";

}  // namespace

TEST_CASE("a section has paragraphs, lines, entries and tables") {
    const std::vector<ManualBlock> blocks = manual_section(kPage, "FIRST");
    REQUIRE(blocks.size() == 7);
    CHECK(blocks[0].text == "robbers reads one line, as --line says.");
    CHECK(blocks[1].kind == Kind::verbatim);
    CHECK(blocks[1].text == "red 10\n  - blue\n");
    CHECK(blocks[2].kind == Kind::heading);
    CHECK(blocks[3].term == "robs: FIGURE");
    CHECK(blocks[3].text == "The figure.");
    CHECK(blocks[4].depth == 1);
    CHECK(blocks[5].term == "a");
    CHECK(blocks[5].text == "short");
    CHECK(blocks[6].term == "b c");
    CHECK(blocks[6].text == "goes on and on");
    CHECK(manual_section(kPage, "Below").size() == 4);
    CHECK(manual_section(kPage, "SECOND").size() == 1);
    CHECK(manual_section(kPage, "THIRD").empty());
}

TEST_CASE("every topic has each of its sections") {
    REQUIRE(help_topics().size() >= 9);
    for (const HelpTopic& topic : help_topics()) {
        for (const std::string_view section : topic.sections) {
            CAPTURE(topic.name, section);
            CHECK_FALSE(manual_section(*topic.page, section).empty());
        }
        for (const int width : {40, 80}) CHECK(topic_text(topic, width).size() > 200);
    }
}

TEST_CASE("topics by other words") {
    CHECK(topic_named("Claim") == topic_named("claims"));
    CHECK(topic_named("exit codes") == topic_named("exit-codes"));
    CHECK(topic_named("nonsense") == nullptr);
}

}  // namespace robbers
