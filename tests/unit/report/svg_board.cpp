// Pictures as SVG: sound, complete and safe.
#include "report/pictures/board.h"

#include <fstream>
#include <set>

#include <pugixml.hpp>

#include "board_kit.h"
#include "catch.h"
#include "golden.h"
#include "report/pictures/scene.h"

namespace robbers {

namespace {

/// Parses a picture; its ids must be unique and begin with `prefix`.
pugi::xml_document parsed(const std::string& svg, const std::string& prefix) {
    pugi::xml_document document;
    REQUIRE(document.load_string(svg.c_str()));
    std::set<std::string> ids;
    for (const auto& found : document.select_nodes("//@id")) {
        const std::string id = found.attribute().value();
        INFO(id);
        CHECK(ids.insert(id).second);
        CHECK(id.starts_with(prefix));
    }
    CHECK(ids.size() >= 2);
    return document;
}

std::string all_texts(const pugi::xml_document& document) {
    std::string texts;
    for (const auto& found : document.select_nodes("//text"))
        texts += found.node().text().get() + std::string("|");
    return texts;
}

}  // namespace

TEST_CASE("the picture of example 2 is what was looked at") {
    const Scenario scenario = kit::example_2();
    const CaseResult result = kit::adjudicated(scenario);
    kit::check_golden("board.svg", svg_board(scene_of_outcome(result, 0), {}));
}

TEST_CASE("a picture says what it shows") {
    const Scenario scenario = kit::example_2();
    const CaseResult result = kit::adjudicated(scenario);
    const auto document = parsed(svg_board(scene_of_outcome(result, 0), {}), "board");
    CHECK(std::string(document.select_node("/svg/title").node().text().get()) ==
          "Robbers do not rob other robbers: outcome 1 of 1 in c2");
    CHECK(std::string(document.select_node("/svg/desc").node().text().get()) ==
          "red: 10 to 15, robber supply. blue: 12 to 15, robber 10 to supply. yellow: 4, robber 12 to 15. "
          "blue takes 3 from red.");
    const std::string texts = all_texts(document);
    for (int space = 0; space < kRingSpaces; ++space)
        CHECK_THAT("|" + texts, contains("|" + std::to_string(space) + "|"));
    CHECK_THAT(texts, contains("|+5|"));
    CHECK_THAT(texts, contains("|10 → supply|"));
}

TEST_CASE("laps and points below 0 stand beside the figures") {
    const std::string texts = all_texts(parsed(svg_board(scene_of_start(kit::crowd()), {}), "board"));
    CHECK_THAT(texts, contains("|60|"));
    CHECK_THAT(texts, contains("|-40|"));
}

TEST_CASE("names and titles cannot break a picture") {
    Scenario scenario = kit::example_2();
    scenario.title = "<script>alert('x')</script> & \"quotes\" \x1b[31m \xEF\xBF\xBE ]]>";
    scenario.id = "</text>";
    const std::string svg = svg_board(scene_of_start(scenario), {});
    CHECK(svg.find("<script") == std::string::npos);
    CHECK(svg.find('\x1b') == std::string::npos);
    CHECK(svg.find("\xEF\xBF\xBE") == std::string::npos);
    CHECK_THAT(all_texts(parsed(svg, "board")), contains("<script>alert('x')</script> & \"quotes\""));
}

TEST_CASE("an element for a page has no declaration, and its own ids") {
    SvgOptions options;
    options.is_document = false;
    options.id_prefix = "case-7";
    options.has_heading = options.has_legend = false;
    const std::string svg = svg_board(scene_of_start(kit::example_2()), options);
    CHECK(svg.starts_with("<svg "));
    const std::string texts = all_texts(parsed(svg, "case-7"));
    CHECK(texts.find("Robbers do not") == std::string::npos);
    CHECK(texts.find("|yellow|") == std::string::npos);
}

TEST_CASE("pictures of a page draw once what they share") {
    const Scenario scenario = kit::with_messengers();
    const Scene scene = scene_of_outcome(kit::adjudicated(scenario), 0);
    SvgOptions options;
    options.is_document = options.has_heading = options.has_legend = false;
    const std::string whole = svg_board(scene, options);
    options.parts = "p";
    const std::string part = svg_board(scene, options);
    CHECK(part.size() * 3 < whole.size());
    const auto picture = parsed(part, "board");
    const auto shared = parsed(svg_parts("p"), "p-");
    std::set<std::string> used;
    for (const auto& found : picture.select_nodes("//use/@href")) {
        const std::string target = found.attribute().value();
        INFO(target);
        const std::string there = "/svg/defs/*[@id='" + target.substr(1) + "']";
        CHECK(shared.select_nodes(there.c_str()).size() == 1);
        used.insert(target);
    }
    CHECK(used == std::set<std::string>{"#p-track", "#p-meeple", "#p-messenger", "#p-robber"});
    CHECK(shared.select_nodes("//*[@id='p-track']/text").size() == kRingSpaces);
    // What is not shared is the same.
    CHECK(picture.select_nodes("//g").size() == parsed(whole, "board").select_nodes("//g").size());
}

TEST_CASE("several pictures are one document, the same on every run") {
    const Scenario scenario = kit::with_messengers();
    const CaseResult result = kit::adjudicated(scenario);
    const std::vector<Scene> scenes = {scene_of_outcome(result, 0), scene_of_outcome(result, 1)};
    const std::string svg = svg_boards(scenes, {});
    const auto document = parsed(svg, "board");
    CHECK(document.select_nodes("/svg/svg").size() == 2);
    CHECK(document.select_nodes("/svg/svg/title").size() == 2);
    CHECK(svg == svg_boards(scenes, {}));
}

TEST_CASE("every scenario of the canon is drawn as SVG") {
    for (const Scenario& scenario : kit::canon()) {
        INFO(scenario.id);
        const std::vector<Scene> scenes = kit::scenes_of(scenario);
        for (const Scene& scene : scenes) CHECK(position_after(scene, scene.steps.size()) == scene.after);
        parsed(svg_boards(scenes, {}), "board");
    }
}

}  // namespace robbers
