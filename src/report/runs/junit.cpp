// A test run as JUnit XML, as Jenkins and GitLab read it: a suite for each file. JUnit has no word for a
// test that was not run: it is skipped with the message "not run", and its suite says how many there are.
#include <map>

#include <fmt/format.h>

#include "report/kit/xml.h"
#include "report/runs/formats.h"
#include "report/words/finding_words.h"
#include "support/text.h"

namespace robbers {

namespace {

void set(pugi::xml_node node, const char* name, const std::string& value) {
    node.append_attribute(name) = xml_text(value).c_str();
}
void set(pugi::xml_node node, const char* name, std::size_t value) {
    set(node, name, fmt::format("{}", value));
}
/// Seconds, where they were measured.
void set_time(pugi::xml_node node, double seconds) {
    if (seconds > 0) set(node, "time", fmt::format("{:.6f}", seconds));
}

/// "scenarios.stealing.STL-9-01" of "scenarios/stealing/STL-9-01.yaml".
std::string class_of(std::string path) {
    for (const std::string_view ending : {".yaml", ".yml"})
        if (path.ends_with(ending)) path.erase(path.size() - ending.size());
    while (path.starts_with("./") || path.starts_with("/")) path.erase(0, path.find('/') + 1);
    if (path == "-") return "standard-input";
    for (char& c : path)
        if (c == '/') c = '.';
    return path;
}

/// How many of the tests of a suite, or of all, ended how.
struct JunitCounts {
    std::size_t tests = 0;
    std::size_t failures = 0;
    std::size_t errors = 0;
    std::size_t skipped = 0;
    std::size_t not_run = 0;
    double seconds = 0;

    void add(const TestResult& result) {
        ++tests;
        seconds += result.seconds;
        switch (result.status) {
            case TestStatus::pass: return;
            case TestStatus::fail:
            case TestStatus::xpass: ++failures; return;
            case TestStatus::error: ++errors; return;
            case TestStatus::not_run: ++not_run; [[fallthrough]];
            case TestStatus::xfail:
            case TestStatus::skip: ++skipped; return;
        }
    }
    void set_on(pugi::xml_node node) const {
        set(node, "tests", tests);
        set(node, "failures", failures);
        set(node, "errors", errors);
        set(node, "skipped", skipped);
    }
};

void add_property(pugi::xml_node properties, const char* name, const std::string& value) {
    if (value.empty()) return;
    pugi::xml_node property = properties.append_child("property");
    set(property, "name", std::string(name));
    set(property, "value", value);
}

void add_properties(pugi::xml_node testcase, const TestResult& result) {
    pugi::xml_node properties = testcase.append_child("properties");
    add_property(properties, "id", result.id);
    add_property(properties, "title", result.title);
    add_property(properties, "edition", result.edition);
    add_property(properties, "rulings", fmt::format("{}", fmt::join(result.rulings, ", ")));
    add_property(properties, "clauses", fmt::format("{}", fmt::join(result.clauses, ", ")));
    add_property(properties, "tags", fmt::format("{}", fmt::join(result.tags, ", ")));
    if (!properties.first_child()) testcase.remove_child(properties);
}

/// A failure or an error with everything that was found.
void add_problem(pugi::xml_node testcase, const TestResult& result) {
    pugi::xml_node problem = testcase.append_child(result.status == TestStatus::error ? "error" : "failure");
    set(problem, "message", headline(result));
    const bool is_xpass = result.status == TestStatus::xpass;
    set(problem, "type",
        is_xpass || result.findings.empty() ? std::string(spelling(result.status))
                                            : result.findings.front().kind);
    std::string text;
    for (const Finding& finding : result.findings) text += finding_text(finding);
    if (!text.empty()) set_text(problem, text);
}

void add_skipped(pugi::xml_node testcase, const TestResult& result) {
    pugi::xml_node skipped = testcase.append_child("skipped");
    const bool is_not_run = result.status == TestStatus::not_run;
    set(skipped, "message", is_not_run ? "not run" : headline(result));
    if (is_not_run && !result.reason.empty()) set_text(skipped, result.reason);
}

/// Where the XML library writes to.
class XmlWriter : public pugi::xml_writer {
public:
    explicit XmlWriter(Output& output) : output_(output) {}
    void write(const void* data, std::size_t size) override {
        output_.write({static_cast<const char*>(data), size});
    }

private:
    Output& output_;
};

class JunitReport : public RunListener {
public:
    explicit JunitReport(Output& output) : output_(output) {
        pugi::xml_node declaration = document_.append_child(pugi::node_declaration);
        declaration.append_attribute("version") = "1.0";
        declaration.append_attribute("encoding") = "UTF-8";
        root_ = document_.append_child("testsuites");
    }
    void run_started(const RunStart& start) override { started_ = start.started; }
    void test_ended(const TestResult& result) override {
        Suite& suite = suite_of(result.file);
        suite.counts.add(result);
        all_.add(result);
        pugi::xml_node testcase = suite.node.append_child("testcase");
        // Names are unique in a run, so name and class together are, too.
        set(testcase, "name", result.name);
        set(testcase, "classname", class_of(result.file));
        set(testcase, "file", result.file);
        if (result.line > 0) set(testcase, "line", static_cast<std::size_t>(result.line));
        set_time(testcase, result.seconds);
        add_properties(testcase, result);
        if (is_bad(result.status))
            add_problem(testcase, result);
        else if (result.status != TestStatus::pass)
            add_skipped(testcase, result);
    }
    void run_ended(const RunEnd& end) override {
        all_.seconds = end.seconds;
        set(root_, "name", std::string("robbers"));
        finish(root_, all_);
        for (const auto& [file, suite] : suites_) {
            set(suite.node, "name", file);
            set(suite.node, "file", file);
            finish(suite.node, suite.counts);
            set(suite.node, "hostname", std::string("localhost"));
            if (suite.counts.not_run > 0)
                add_property(suite.node.first_child(), "not-run", fmt::format("{}", suite.counts.not_run));
            else
                pugi::xml_node(suite.node).remove_child("properties");
        }
        XmlWriter writer(output_);
        document_.save(writer, "  ", pugi::format_default, pugi::encoding_utf8);
    }

private:
    struct Suite {
        pugi::xml_node node;
        JunitCounts counts;
    };

    Suite& suite_of(const std::string& file) {
        Suite& suite = suites_[file];
        if (!suite.node) {
            suite.node = root_.append_child("testsuite");
            suite.node.append_child("properties");
        }
        return suite;
    }
    void finish(pugi::xml_node node, const JunitCounts& counts) const {
        counts.set_on(node);
        set_time(node, counts.seconds);
        if (!started_.empty()) set(node, "timestamp", started_);
    }

    Output& output_;
    pugi::xml_document document_;
    pugi::xml_node root_;
    std::map<std::string, Suite> suites_;
    JunitCounts all_;
    std::string started_;
};

}  // namespace

std::unique_ptr<RunListener> make_junit_report(Output& output) {
    return std::make_unique<JunitReport>(output);
}

}  // namespace robbers
