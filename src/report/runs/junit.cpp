// A test run as JUnit XML, as Jenkins and GitLab read it: a suite for each file. JUnit has no word for a
// test that was not run: it is skipped with the message "not run", and its suite says how many there are.
#include <map>

#include <fmt/format.h>

#include "report/kit/xml.h"
#include "report/runs/report.h"
#include "report/words/finding_words.h"
#include "support/text.h"

namespace robbers {

namespace {

void set_number(XmlElement node, const char* name, std::size_t value) {
    node.set(name, fmt::format("{}", value));
}
/// Seconds, where they were measured.
void set_time(XmlElement node, double seconds) {
    if (seconds > 0) node.set("time", fmt::format("{:.6f}", seconds));
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
struct SuiteCounts {
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
    void set_on(XmlElement node) const {
        set_number(node, "tests", tests);
        set_number(node, "failures", failures);
        set_number(node, "errors", errors);
        set_number(node, "skipped", skipped);
    }
};

void add_property(XmlElement properties, const char* name, const std::string& value) {
    const XmlElement property = properties.add("property");
    property.set("name", name);
    property.set("value", value);
}

/// Those that are not empty.
void add_properties(XmlElement testcase, const TestResult& result) {
    const std::pair<const char*, std::string> all[] = {{"id", result.id},
                                                       {"title", result.title},
                                                       {"edition", result.edition},
                                                       {"rulings", joined(result.rulings)},
                                                       {"clauses", joined(result.clauses)},
                                                       {"tags", joined(result.tags)}};
    XmlElement properties;
    for (const auto& [name, value] : all) {
        if (value.empty()) continue;
        if (!properties) properties = testcase.add("properties");
        add_property(properties, name, value);
    }
}

/// A failure or an error with everything that was found.
void add_problem(XmlElement testcase, const TestResult& result) {
    XmlElement problem = testcase.add(result.status == TestStatus::error ? "error" : "failure");
    problem.set("message", headline(result));
    const bool is_xpass = result.status == TestStatus::xpass;
    problem.set("type", is_xpass || result.findings.empty() ? std::string(spelling(result.status))
                                                            : result.findings.front().kind);
    std::string text;
    for (const Finding& finding : result.findings) text += finding_text(finding);
    if (!text.empty()) problem.set_text(text);
}

void add_skipped(XmlElement testcase, const TestResult& result) {
    XmlElement skipped = testcase.add("skipped");
    const bool is_not_run = result.status == TestStatus::not_run;
    skipped.set("message", is_not_run ? "not run" : headline(result));
    if (is_not_run && !result.reason.empty()) skipped.set_text(result.reason);
}

class JunitReport : public RunListener {
public:
    explicit JunitReport(Output& output) : output_(output), document_("testsuites") {}

    void run_started(const RunStart& start) override { started_ = start.started; }
    void test_ended(const TestResult& result) override {
        Suite& suite = suite_of(result.file);
        suite.counts.add(result);
        all_.add(result);
        XmlElement testcase = suite.node.add("testcase");
        // Names are unique in a run, so name and class together are, too.
        testcase.set("name", result.name);
        testcase.set("classname", class_of(result.file));
        testcase.set("file", result.file);
        if (result.line > 0) set_number(testcase, "line", static_cast<std::size_t>(result.line));
        set_time(testcase, result.seconds);
        add_properties(testcase, result);
        if (is_bad(result.status))
            add_problem(testcase, result);
        else if (result.status != TestStatus::pass)
            add_skipped(testcase, result);
    }
    void run_ended(const RunEnd& end) override {
        all_.seconds = end.seconds;
        document_.root().set("name", "robbers");
        finish(document_.root(), all_);
        for (const auto& [file, suite] : suites_) {
            suite.node.set("name", file);
            suite.node.set("file", file);
            finish(suite.node, suite.counts);
            suite.node.set("hostname", "localhost");
            if (suite.counts.not_run > 0)
                add_property(suite.node.add_first("properties"), "not-run",
                             fmt::format("{}", suite.counts.not_run));
        }
        output_.write(document_.text("  ", XmlBeginning::encoding));
    }

private:
    struct Suite {
        XmlElement node;
        SuiteCounts counts;
    };

    Suite& suite_of(const std::string& file) {
        Suite& suite = suites_[file];
        if (!suite.node) suite.node = document_.root().add("testsuite");
        return suite;
    }
    void finish(XmlElement node, const SuiteCounts& counts) const {
        counts.set_on(node);
        set_time(node, counts.seconds);
        if (!started_.empty()) node.set("timestamp", started_);
    }

    Output& output_;
    XmlDocument document_;
    std::map<std::string, Suite> suites_;
    SuiteCounts all_;
    std::string started_;
};

}  // namespace

std::unique_ptr<RunListener> make_junit_report(Output& output) {
    return std::make_unique<JunitReport>(output);
}

}  // namespace robbers
