// Writes a test run as JSON, one document or one event a line, and reads the events of a run back. What a
// record looks like is in records.cpp; whether several runs belong together is decided in suite/merge.
#include "report/json/runs.h"

#include <algorithm>

#include <fmt/format.h>

#include "report/json/records.h"
#include "support/text.h"

namespace robbers {

namespace {

class EventReport : public RunListener {
public:
    explicit EventReport(Output& output) : output_(output) {}

    void run_started(const RunStart& start) override {
        Json event = begun("run-start");
        event["schema"] = kEventsSchema;
        event["tool"] = tool_json();
        add_members(event, start);
        write(event);
    }
    void test_ended(const TestResult& result) override {
        Json event = begun("test-end");
        event["test"] = json_of(result);
        write(event);
    }
    void run_ended(const RunEnd& end) override {
        Json event = begun("run-end");
        add_members(event, end);
        write(event);
    }

private:
    Json begun(const char* event) { return {{"seq", ++seq_}, {"event", event}}; }
    void write(const Json& event) {
        output_.write(dumped(event, false, 0) + "\n");
        output_.flush();
    }

    Output& output_;
    std::size_t seq_ = 0;
};

class JsonTestReport : public RunListener {
public:
    explicit JsonTestReport(Output& output) : output_(output) {}

    void run_started(const RunStart& start) override {
        document_ = std::make_unique<JsonDocument>(output_, true, 0);
        document_->member("schema", kTestRunSchema);
        document_->member("tool", tool_json());
        document_->member("shard", json_of(start.shard));
        document_->member("total", start.total);
        if (!start.started.empty()) document_->member("started", start.started);
        document_->begin_list("tests");
    }
    void test_ended(const TestResult& result) override { document_->entry(json_of(result)); }
    void run_ended(const RunEnd& end) override {
        document_->end_list();
        Json summary = {
            {"tests", end.tests()}, {"counts", counts_json(end)}, {"interrupted", end.interrupted}};
        if (end.seconds > 0) summary["seconds"] = end.seconds;
        document_->member("summary", summary);
        if (!end.coverage.empty()) document_->member("coverage", end.coverage);
        document_->end();
        output_.write("\n");
    }

private:
    Output& output_;
    std::unique_ptr<JsonDocument> document_;
};

}  // namespace

std::unique_ptr<RunListener> make_event_report(Output& output) {
    return std::make_unique<EventReport>(output);
}

std::unique_ptr<RunListener> make_json_test_report(Output& output) {
    return std::make_unique<JsonTestReport>(output);
}

namespace {

/// Takes the events one by one.
class EventReader {
public:
    explicit EventReader(RecordedRun& run) : run_(run) {}

    /// What is wrong with the next event; empty where nothing is.
    std::string add(std::string_view line) {
        const Json json = Json::parse(line, nullptr, false);
        if (json.is_discarded() || !json.is_object()) return "this is not an event in JSON";
        ++seq_;
        if (json.value("seq", Json()) != Json(seq_)) return fmt::format("'seq' is not {}", seq_);
        const Json event = json.value("event", Json());
        if (seq_ == 1) return start(json, event);
        if (has_ended_) return "the run has ended already";
        if (event == "test-end") return test(json);
        if (event == "run-end") return end(json);
        return "the event is neither 'test-end' nor 'run-end'";
    }
    /// Why the run is not complete; empty where it is.
    std::string missing() const {
        if (seq_ == 0) return "it holds no events";
        if (!has_ended_)
            return fmt::format("the run was cut off: it ended after {} of {}", run_.results.size(),
                               counted(run_.start.tests, "test"));
        return {};
    }

private:
    std::string start(const Json& json, const Json& event) {
        if (event != "run-start") return "the first event is not 'run-start'";
        const Json schema = json.value("schema", Json());
        if (schema != kEventsSchema) return fmt::format("the schema is not '{}'", kEventsSchema);
        return read_members(json, run_.start);
    }
    std::string test(const Json& json) {
        TestResult& result = run_.results.emplace_back();
        std::string problem = read_members(json.value("test", Json()), result);
        if (!problem.empty()) return problem;
        if (result.index >= run_.start.total)
            return fmt::format("'index' is not below {}, the number of tests of the suite", run_.start.total);
        if (run_.results.size() > run_.start.tests)
            return fmt::format("it holds more than {}", counted(run_.start.tests, "test"));
        ++counts_[static_cast<std::size_t>(result.status)];
        return {};
    }
    std::string end(const Json& json) {
        has_ended_ = true;
        std::string problem = read_members(json, run_.end);
        if (!problem.empty()) return problem;
        if (run_.results.size() != run_.start.tests)
            return fmt::format("it holds {} of {}", run_.results.size(), counted(run_.start.tests, "test"));
        if (run_.end.counts != counts_) return "'counts' differs from the tests above";
        return {};
    }

    RecordedRun& run_;
    std::size_t seq_ = 0;
    bool has_ended_ = false;
    decltype(RunEnd::counts) counts_{};
};

}  // namespace

EventsRead read_events(std::string_view text, const std::string& path) {
    EventsRead read;
    read.run.path = path;
    EventReader reader(read.run);
    const char* const end = text.data() + text.size();
    for (std::size_t number = 1; !text.empty() && read.problem.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        // The last line may be half of one: then the program that wrote it was stopped.
        if (number > 1 && line.data() + line.size() == end && !Json::accept(line)) break;
        if (const std::string problem = reader.add(line); !problem.empty())
            read.problem = fmt::format("{}:{}: {}", visible(path), number, problem);
    }
    if (const std::string missing = reader.missing(); read.problem.empty() && !missing.empty())
        read.problem = fmt::format("{}: {}", visible(path), missing);
    return read;
}

}  // namespace robbers
