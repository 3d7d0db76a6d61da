// Which members the records of a run have as JSON. Each record is listed once, for both directions. What
// the records mean, and whether they fit together, is not looked at.
#include "report/json/records.h"

#include <cstdint>
#include <limits>
#include <string_view>
#include <type_traits>
#include <vector>

#include <fmt/format.h>

namespace robbers {

namespace {

// The members of each record, told one by one to `each(key, member)`, or `each.some(key, member)` where the
// member is left out when it is empty or 0.

template <class Each, class Record>
void list_shard(Each& each, Record& shard) {
    each("number", shard.number);
    each("of", shard.of);
}

template <class Each, class Record>
void list_start(Each& each, Record& start) {
    each("tests", start.tests);
    each("total", start.total);
    each("shard", start.shard);
    each.some("started", start.started);
}

template <class Each, class Record>
void list_finding(Each& each, Record& finding) {
    each("kind", finding.kind);
    each("file", finding.file);
    each("line", finding.line);
    each("column", finding.column);
    each("length", finding.length);
    each("source_line", finding.source_line);
    each("message", finding.message);
    each("details", finding.details);
    each("clauses", finding.clauses);
}

template <class Each, class Record>
void list_result(Each& each, Record& result) {
    each("index", result.index);
    each("name", result.name);
    each("id", result.id);
    each("title", result.title);
    each("file", result.file);
    each("line", result.line);
    each("edition", result.edition);
    each("rulings", result.rulings);
    each("tags", result.tags);
    each("clauses", result.clauses);
    each("status", result.status);
    each("reason", result.reason);
    each("findings", result.findings);
    each.some("seconds", result.seconds);
}

template <class Each, class Record>
void list_end(Each& each, Record& end) {
    each("counts", end.counts);
    each("interrupted", end.interrupted);
    each.some("seconds", end.seconds);
    each.some("coverage", end.coverage);
}

using Counts = decltype(RunEnd::counts);

/// Adds members to a JSON object.
struct Writer {
    Json& json;

    template <class T>
    void operator()(const char* key, const T& value) {
        json[key] = written(value);
    }
    template <class T>
    void some(const char* key, const T& value) {
        if (value != T()) json[key] = written(value);
    }

    template <class T>
    static Json written(const T& value) {
        return value;
    }
    static Json written(TestStatus status) { return spelling(status); }
    static Json written(const Shard& shard) { return json_of(shard); }
    static Json written(const Counts& counts) {
        Json object = Json::object();
        for (const TestStatus status : all_values<TestStatus>())
            object[std::string(spelling(status))] = counts[static_cast<std::size_t>(status)];
        return object;
    }
    static Json written(const std::vector<Finding>& findings) {
        Json array = Json::array();
        for (const Finding& finding : findings) {
            Json object = Json::object();
            Writer writer{object};
            list_finding(writer, finding);
            array.push_back(std::move(object));
        }
        return array;
    }
};

/// Takes members from a JSON object, up to the first that is wrong.
struct Reader {
    const Json& json;
    std::string problem;

    template <class T>
    void operator()(const char* key, T& value) {
        if (!problem.empty()) return;
        const auto found = json.find(key);
        if (found == json.end())
            problem = fmt::format("'{}' is missing", key);
        else
            take(key, *found, value);
    }
    template <class T>
    void some(const char* key, T& value) {
        if (problem.empty() && json.contains(key)) take(key, json[key], value);
    }

private:
    void expect(bool holds, const char* key, const char* what) {
        if (!holds) problem = fmt::format("'{}' is not {}", key, what);
    }
    void take(const char* key, const Json& from, std::string& value) {
        expect(from.is_string(), key, "a text");
        if (problem.empty()) value = from.get<std::string>();
    }
    void take(const char* key, const Json& from, std::size_t& value) {
        expect(from.is_number_unsigned(), key, "a number from 0 on");
        if (problem.empty()) value = from.get<std::size_t>();
    }
    void take(const char* key, const Json& from, int& value) {
        const bool fits = from.is_number_unsigned() &&
                          from.get<std::uint64_t>() <= std::uint64_t{std::numeric_limits<int>::max()};
        expect(fits, key, "a number from 0 on");
        if (problem.empty()) value = from.get<int>();
    }
    void take(const char* key, const Json& from, double& value) {
        expect(from.is_number() && from.get<double>() >= 0, key, "a number from 0 on");
        if (problem.empty()) value = from.get<double>();
    }
    void take(const char* key, const Json& from, bool& value) {
        expect(from.is_boolean(), key, "true or false");
        if (problem.empty()) value = from.get<bool>();
    }
    void take(const char* key, const Json& from, TestStatus& value) {
        const auto status =
            from.is_string() ? from_spelling<TestStatus>(from.get<std::string>()) : std::nullopt;
        expect(status.has_value(), key, "a status");
        if (status) value = *status;
    }
    void take(const char* key, const Json& from, Shard& value) {
        read_object(key, from, value, [](Reader& reader, Shard& shard) { list_shard(reader, shard); });
        if (problem.empty())
            expect(value.number >= 1 && value.number <= value.of, key, "one of the shards that it counts");
    }
    void take(const char* key, const Json& from, Counts& value) {
        read_object(key, from, value, [](Reader& reader, Counts& counts) {
            for (const TestStatus status : all_values<TestStatus>())
                reader(std::string(spelling(status)).c_str(), counts[static_cast<std::size_t>(status)]);
        });
    }
    void take(const char* key, const Json& from, std::vector<std::string>& value) {
        read_array(key, from, value);
    }
    void take(const char* key, const Json& from, std::vector<Finding>& value) {
        read_array(key, from, value);
    }
    void take(const char* key, const Json& from, Finding& value) {
        read_object(key, from, value,
                    [](Reader& reader, Finding& finding) { list_finding(reader, finding); });
    }

    template <class T>
    void read_array(const char* key, const Json& from, std::vector<T>& value) {
        expect(from.is_array(), key, "a list");
        for (std::size_t i = 0; problem.empty() && i < from.size(); ++i)
            take(fmt::format("{}[{}]", key, i).c_str(), from[i], value.emplace_back());
    }
    template <class T, class List>
    void read_object(const char* key, const Json& from, T& value, const List& list) {
        expect(from.is_object(), key, "an object");
        if (!problem.empty()) return;
        Reader reader{from, {}};
        list(reader, value);
        if (!reader.problem.empty()) problem = fmt::format("in '{}': {}", key, reader.problem);
    }
};

}  // namespace

Json tool_json() { return {{"name", "robbers"}, {"version", ROBBERS_VERSION}}; }

Json json_of(const Shard& shard) {
    Json json = Json::object();
    Writer writer{json};
    list_shard(writer, shard);
    return json;
}

Json json_of(const TestResult& result) {
    Json json = Json::object();
    Writer writer{json};
    list_result(writer, result);
    return json;
}

Json counts_json(const RunEnd& end) { return Writer::written(end.counts); }

void add_members(Json& event, const RunStart& start) {
    Writer writer{event};
    list_start(writer, start);
}

void add_members(Json& event, const RunEnd& end) {
    Writer writer{event};
    list_end(writer, end);
}

std::string read_members(const Json& json, RunStart& start) {
    Reader reader{json, {}};
    list_start(reader, start);
    return reader.problem;
}

std::string read_members(const Json& json, TestResult& result) {
    if (!json.is_object()) return "'test' is not an object";
    Reader reader{json, {}};
    list_result(reader, result);
    return reader.problem;
}

std::string read_members(const Json& json, RunEnd& end) {
    Reader reader{json, {}};
    list_end(reader, end);
    return reader.problem;
}

}  // namespace robbers
