// Writes expectations in other styles of YAML. What they say stays the same.
#include "restyle.h"

#include <fmt/format.h>

#include <algorithm>

#include "catch.h"
#include "scenario/load.h"
#include "scenario/rewriter.h"

namespace robbers {

namespace {

/// Writes expectations anew in another style of YAML, with comments wherever one may stand.
class Restyler {
public:
    Restyler(const Rewriter& rewriter, bool flow) : rewriter_(rewriter), flow_(flow) {}

    std::string text(const Node& node, std::size_t indent) {
        if (node.kind == NodeKind::scalar) return std::string(rewriter_.written(node));
        if (node.items.empty() && node.entries.empty()) return "[]";
        return flow_ ? flow(node, indent) : block(node, indent);
    }

private:
    std::string comment() { return fmt::format(" # {{comment] {}'\n", ++comments_); }

    /// Begins on the line of a dash or on a line of its own, without the blanks in front.
    std::string block(const Node& node, std::size_t indent) {
        const std::string before(indent, ' ');
        std::string result;
        for (const Node& item : node.items)
            result += before + "- " + text(item, indent + 2) + (is_scalar(item) ? comment() : "");
        for (const NodeEntry& entry : node.entries) {
            result += before + std::string(rewriter_.written(entry.key)) + ":";
            const bool inner = !is_scalar(entry.value);
            result += inner ? comment() + std::string(indent + 2, ' ') : " ";
            result += text(entry.value, indent + 2) + (inner ? "" : comment());
            if (comments_ % 3 == 0) result += before + "#" + comment();
        }
        return result.substr(indent);
    }

    std::string flow(const Node& node, std::size_t indent) {
        const std::string before(indent + 2, ' ');
        std::vector<std::string> parts;
        for (const Node& item : node.items) parts.push_back(text(item, indent + 2));
        for (const NodeEntry& entry : node.entries)
            parts.push_back(
                fmt::format("{}: {}", rewriter_.written(entry.key), text(entry.value, indent + 2)));
        std::string result = node.kind == NodeKind::mapping ? "{" : "[";
        for (const std::string& part : parts) {
            const bool last = &part == &parts.back();
            switch (comments_++ % 4) {
                case 0: result += comment() + before + part + (last ? "" : ","); break;
                case 1: result += "\n" + before + part + (last ? "" : ",") + comment(); break;
                case 2: result += " " + part + comment() + before + (last ? "" : ","); break;
                default: result += part + ","; break;
            }
        }
        return result + (node.kind == NodeKind::mapping ? "}" : "]");
    }

    /// What ends on its line, and needs a line end.
    bool is_scalar(const Node& node) const {
        return node.kind == NodeKind::scalar || (node.items.empty() && node.entries.empty());
    }

    const Rewriter& rewriter_;
    bool flow_;
    int comments_ = 0;
};

}  // namespace

bool can_be_restyled(const Scenario& scenario) {
    return !scenario.expectations.empty() && scenario.source->text.find("\n---") == std::string::npos &&
           std::ranges::all_of(scenario.expectations,
                               [](const Expectation& expectation) { return expectation.xfail.empty(); });
}

Scenario restyled(const Scenario& scenario, bool flow) {
    const LocatedText text(scenario.source);
    const Rewriter rewriter(text);
    Restyler restyler(rewriter, flow);
    const std::string& old = scenario.source->text;
    const std::size_t begin = old.find("\nexpect:") + 8;
    const auto groups = text.expectations_of(scenario);
    std::string changed = old.substr(0, begin) + "\n";
    const bool list = entry_of(*groups.front(), "edition") != nullptr;
    for (const Node* group : groups)
        changed += (list ? "  - " : "  ") + restyler.text(*group, list ? 4 : 2) + "\n";
    const std::size_t end = old.find('\n', groups.back()->end);
    changed += end == std::string::npos ? "" : old.substr(end);
    Diagnostics problems;
    INFO(changed);
    auto scenarios = load_scenarios(std::make_shared<SourceText>(SourceText{scenario.source->path, changed}),
                                    {}, problems);
    INFO(render(problems));
    REQUIRE(problems.empty());
    REQUIRE(scenarios.size() == 1);
    REQUIRE(scenarios.front().expectations.size() == groups.size());
    return std::move(scenarios.front());
}

}  // namespace robbers
