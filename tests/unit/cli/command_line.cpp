// How a command line is read by a table of commands. What the program's own commands take is in tests/cli.
#include "cli/options/command_line.h"

#include "catch.h"

namespace robbers {

namespace {

/// A program with one command, and what a command line sets.
class Program {
public:
    Program() {
        add_flag(table_.program, "-q,--quiet", quiet, "Say less");
        Command& draw = add_command(table_, "draw", "Draw", "0 done.", "  draw");
        add_texts(draw, "FILE", "", files, "What to draw").is_required = true;
        add_number_option(draw, "-n,--number", number, {1, 9}, "How many");
        add_text(draw, "--name", "NAME", name, "What it is called").takes = Takes::one;
        add_texts(draw, "--tag", "TAG", tags, "Words").fault_of = [](const std::string& tag) {
            return tag == "bad" ? std::string("it is bad") : std::string();
        };
        add_flag(draw, "--all", all, "Everything").excludes = {"--number"};
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    const CommandTable& table() const { return table_; }
    /// What is wrong with the arguments of the command, one a line.
    std::string read(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "draw");
        std::string text;
        try {
            read_values(table_, table_.commands.front(), arguments);
        } catch (const UsageProblems& problems) {
            for (const std::string& message : problems.messages) text += message + "\n";
        }
        return text;
    }

    bool quiet = false, all = false;
    std::vector<std::string> files, tags;
    std::size_t number = 3;
    std::string name;

private:
    CommandTable table_;
};

/// The words as "option@index", of operands with nothing in front.
std::string words_of(const std::vector<std::string>& arguments) {
    const Program program;
    const GivenWords given = given_words(program.table(), arguments);
    std::string text;
    for (const GivenWord& word : given.words) text += word.option + "@" + std::to_string(word.at) + " ";
    return text + "end " + std::to_string(given.end) + given.awaiting;
}

}  // namespace

TEST_CASE("values go where the table says") {
    Program program;
    CHECK(program.read({"a", "-n", "4", "b", "-q", "--tag", "x", "--tag=y", "--number=5"}).empty());
    CHECK(program.files == std::vector<std::string>{"a", "b"});
    CHECK(program.tags == std::vector<std::string>{"x", "y"});
    CHECK(program.number == 5);
    CHECK(program.quiet);
    CHECK_FALSE(program.all);
    CHECK(find_option(program.table().commands.front(), "-n")->usual == "3");
}

TEST_CASE("what is wrong is told all at once, in our words") {
    CHECK(Program().read({}) == "FILE is required\n");
    CHECK(Program().read({"a", "--number", "0", "--tag", "bad"}) ==
          "--number: expected a number from 1 on, not '0'\n--tag: it is bad\n");
    CHECK(Program().read({"a", "--name", "x", "--name", "y"}) ==
          "--name: is given several times, and takes one value\n");
    CHECK(Program().read({"a", "--name"}) == "--name: a value is missing, as in '--name NAME'\n");
    CHECK_THAT(Program().read({"a", "--all", "-n", "4"}), contains("exclude each other"));
}

TEST_CASE("options, their values, and operands are told apart") {
    CHECK(words_of({"-q", "draw", "-n", "4", "a"}) == "-q@0 @1 -n@2 @4 end 5");
    CHECK(words_of({"-qn4", "--name=x", "a"}) == "-q@0 -n@0 --name@1 @2 end 3");
    CHECK(words_of({"a", "--", "-n"}) == "@0 end 1");
    CHECK(words_of({"a", "--name"}) == "@0 --name@1 end 2--name");
    CHECK(words_of({"--what", "a", "-"}) == "--what@0 @1 @2 end 3");
}

TEST_CASE("options are found by each of their names, in their command before the program") {
    const Program program;
    const Command& draw = program.table().commands.front();
    CHECK(find_option(draw, "-n") == find_option(draw, "--number"));
    CHECK(find_option(draw, "--quiet") == nullptr);
    CHECK(find_option(program.table(), draw, "--quiet")->takes == Takes::nothing);
    CHECK(exclude_each_other(*find_option(draw, "-n"), *find_option(draw, "--all")));
    CHECK_FALSE(exclude_each_other(*find_option(draw, "-n"), *find_option(draw, "FILE")));
}

}  // namespace robbers
