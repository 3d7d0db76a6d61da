// Where the state of the last run is kept.
#include "cli/options/suite_options.h"

#include <map>

#include "catch.h"
#include "temporary_folder.h"

namespace robbers {

namespace {

Environment state_environment(const std::map<std::string, std::string>& variables) {
    return [variables](const char* name) -> std::optional<std::string> {
        const auto found = variables.find(name);
        if (found == variables.end()) return std::nullopt;
        return found->second;
    };
}

std::string path_of(const std::vector<std::string>& operands,
                    const std::map<std::string, std::string>& variables) {
    const auto file = state_file(operands, state_environment(variables));
    return file ? file->path : "none";
}

}  // namespace

TEST_CASE("state is kept where XDG says, or below the home folder, or nowhere") {
    CHECK_THAT(path_of({"a"}, {{"XDG_STATE_HOME", "/state"}, {"HOME", "/h"}}), contains("/state/robbers/"));
    CHECK_THAT(path_of({"a"}, {{"HOME", "/h"}}), contains("/h/.local/state/robbers/"));
    CHECK_THAT(path_of({"a"}, {{"XDG_STATE_HOME", "state"}, {"HOME", "/h"}}),
               contains("/h/.local/state/robbers/"));
    CHECK_THAT(path_of({"a"}, {{"XDG_STATE_HOME", ""}, {"HOME", "/h"}}),
               contains("/h/.local/state/robbers/"));
    CHECK(path_of({"a"}, {}) == "none");
    CHECK(path_of({"a"}, {{"HOME", ""}}) == "none");
    CHECK(path_of({"a"}, {{"HOME", "h"}, {"XDG_STATE_HOME", "state"}}) == "none");
}

TEST_CASE("state is never kept inside the suite unless it is asked for") {
    const TemporaryFolder folder;
    CHECK(path_of({folder.path()}, {{"HOME", folder.path()}}) == "none");
    CHECK(path_of({folder.path() + "/"}, {{"HOME", folder.path("below")}}) == "none");
    CHECK_THAT(path_of({folder.path("suite")}, {{"HOME", folder.path()}}), contains(".local/state"));
    CHECK_THAT(path_of({folder.path()}, {{"XDG_STATE_HOME", folder.path("state")}}),
               contains("/state/robbers/"));
}

TEST_CASE("a suite is known by its real operands, in any order") {
    const std::map<std::string, std::string> home = {{"XDG_STATE_HOME", "/state"}};
    const TemporaryFolder folder;
    folder.write("a/one.yaml", "");
    const std::string file = folder.path("a/one.yaml");
    std::filesystem::create_directory_symlink(folder.path("a"), folder.path("b"));
    const std::string known = path_of({folder.path("a")}, home);
    CHECK(path_of({folder.path("a/")}, home) == known);
    CHECK(path_of({folder.path("a/../a/.")}, home) == known);
    CHECK(path_of({folder.path("b")}, home) == known);
    CHECK(path_of({file + ":3"}, home) == path_of({file}, home));
    CHECK(path_of({file}, home) != known);
    CHECK(path_of({file, folder.path()}, home) == path_of({folder.path(), file}, home));
    CHECK(path_of({file, "-"}, home) == "none");
}

}  // namespace robbers
