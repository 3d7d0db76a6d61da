// A test run as JSON: one document, or one event a line. What a record looks like is in json_records.
#include "report/json/records.h"
#include "report/runs/formats.h"

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

}  // namespace robbers
