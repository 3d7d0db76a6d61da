// Says what may stand next in a command line, and writes the scripts with which shells ask for it. What there
// is to be offered follows from the table of commands and options; shells choose from it what fits.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/options/command_line.h"
#include "cli/options/manual.h"
#include "cli/terminal/files.h"
#include "rules/edition.h"
#include "rules/question.h"

namespace robbers {

#define ROBBERS_SHELLS(X) X(bash, "bash") X(zsh, "zsh") X(fish, "fish")
ROBBERS_VOCABULARY(Shell, ROBBERS_SHELLS);

namespace {

constexpr std::string_view kCompletionsExitCodes = "0 done; 2 wrong usage; 3 the output cannot be written.";
constexpr std::string_view kCompletionsExamples =
    "  robbers completions bash\n"
    "  robbers completions fish";

/// Stands for files in what is offered: each shell finds them in its own way.
constexpr std::string_view kFiles = ":files";

constexpr std::string_view kBashScript =
    R"sh(# bash completion for robbers: the program itself says what may follow.
_robbers() {
    local line file current=${COMP_WORDS[COMP_CWORD]} program=${COMP_WORDS[0]/#\~/$HOME}
    [[ $current == = ]] && current=''
    COMPREPLY=()
    while IFS= read -r line; do
        if [[ $line != :files ]]; then
            [[ $line == "$current"* ]] && COMPREPLY+=("$line")
            continue
        fi
        while IFS= read -r file; do
            if [[ -d $file ]]; then
                COMPREPLY+=("$file/")
                compopt -o nospace 2>/dev/null
            else
                COMPREPLY+=("$file")
            fi
        done < <(compgen -f -- "$current")
    done < <("$program" __complete bash "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _robbers robbers
)sh";

constexpr std::string_view kZshScript = R"sh(#compdef robbers
# zsh completion for robbers: the program itself says what may follow.
_robbers() {
  local line value program=${(Q)words[1]/#\~/$HOME}
  local -a values shown
  local -i files=0
  for line in ${(f)"$($program __complete zsh ${(Q)words[2,CURRENT-1]} "${(Q)PREFIX}" 2>/dev/null)"}; do
    if [[ $line == :files ]]; then
      files=1
      continue
    fi
    value=${line%%$'\t'*}
    values+=("$value")
    [[ $line == *$'\t'* ]] && value="${(r:27:)value} ${line#*$'\t'}"
    shown+=("$value")
  done
  (( $#values )) && compadd -l -d shown -a values
  if (( files )); then
    compset -P '--*='
    _files
  fi
}

_robbers "$@"
)sh";

constexpr std::string_view kFishScript =
    R"sh(# fish completion for robbers: the program itself says what may follow.
function __robbers_offers
    set -l words (commandline -opc)
    set -l program $words[1]
    set -e words[1]
    set -l current (commandline -ct)
    set -l option (string match -r -- '^--[^=]*=' "$current")
    for line in ($program __complete fish $words "$current" 2>/dev/null)
        if test "$line" != :files
            echo $line
            continue
        end
        for file in (__fish_complete_path (string replace -- "$option" '' "$current"))
            echo "$option$file"
        end
    end
end
complete -c robbers -f -a '(__robbers_offers)'
)sh";

struct CompletionsOptions {
    Shell shell{};
    std::string output;  ///< empty: standard output
};

std::string_view script_for(Shell shell) {
    switch (shell) {
        case Shell::bash: return kBashScript;
        case Shell::zsh: return kZshScript;
        case Shell::fish: return kFishScript;
    }
    return {};  // unreachable: every shell has its case
}

ExitCode run_completions(const CompletionsOptions& options, const Console& console) {
    ReportFile report(options.output);
    if (report.is_open()) report.output().write(script_for(options.shell));
    return report.finish(console);
}

/// Something that a shell may offer.
struct Candidate {
    std::string word;
    std::string meaning;  ///< in a few words; may be empty
};

/// The beginning of a help text, which says the most.
std::string short_meaning(const std::string& help) {
    std::string text = help.substr(0, help.find_first_of(".;:("));
    while (text.ends_with(' ')) text.pop_back();
    return text;
}

/// Finds what may stand in the place of the last word.
class Completer {
public:
    explicit Completer(const CommandTable& table) : table_(table) {}

    /// `words` has at least one.
    std::vector<Candidate> candidates(std::vector<std::string> words) {
        const std::string word = words.back();
        words.pop_back();
        const GivenWords given = given_words(table_, words);
        look_at(words, given);
        const bool is_option = given.end == words.size() && word.starts_with('-');
        if (!given.awaiting.empty())
            add_values(*option_named(given.awaiting), "", word);
        else if (const auto [option, length] = option_with_value(word); is_option && option != nullptr)
            add_values(*option, word.substr(0, length), word.substr(length));
        else if (is_option)
            add_options();
        else
            add_operands(word);
        return found_;
    }

private:
    /// The command that was named, or the usual one.
    const Command& command() const {
        return command_ != nullptr ? *command_ : *find_command(table_, kDefaultCommand);
    }

    /// The option of this name, of another command where this one has none; null where there is none.
    const Option* option_named(const std::string& name) const {
        const Option* option = find_option(table_, command(), name);
        for (const Command& other : table_.commands)
            if (option == nullptr) option = find_option(other, name);
        return option;
    }

    struct OptionWithValue {
        const Option* option;  ///< null: none
        std::size_t length;    ///< of what stands before the value
    };
    /// The option that has its value in the same word, or would have it there: "--format=json", "-fjson".
    OptionWithValue option_with_value(const std::string& word) const {
        const std::size_t equals = word.find('=');
        if (word.starts_with("--"))
            return {equals == std::string::npos ? nullptr : option_named(word.substr(0, equals)), equals + 1};
        for (std::size_t at = 1; at < word.size(); ++at) {
            const Option* option = option_named({'-', word[at]});
            const bool takes_rest = option != nullptr && option->takes != Takes::nothing;
            if (takes_rest) return {at + 1 < word.size() ? option : nullptr, at + 1};
        }
        return {nullptr, 0};
    }

    /// Finds the command in the words before, and counts its operands.
    void look_at(const std::vector<std::string>& words, const GivenWords& given) {
        std::vector<std::string> operands;
        for (const GivenWord& one : given.words)
            if (one.option.empty()) operands.push_back(words[one.at]);
        for (std::size_t at = given.end + 1; at < words.size(); ++at) operands.push_back(words[at]);
        operands_ = operands.size();
        if (operands.empty()) return;
        command_ = find_command(table_, operands.front());
        if (command_ == nullptr)
            command_ = &command();  // a file stands for itself
        else
            --operands_;
    }

    void add(const std::string& word, const std::string& meaning = "") { found_.push_back({word, meaning}); }

    void add_commands(const std::string& prefix) {
        for (const Command& one : table_.commands) add(prefix + one.name, short_meaning(one.summary));
    }

    /// Commands, and the topics that are not called like one.
    void add_topics(const std::string& prefix) {
        add_commands(prefix);
        for (const HelpTopic& topic : help_topics())
            if (find_command(table_, topic.name) == nullptr)
                add(prefix + std::string(topic.name), std::string(topic.summary));
    }

    void add_options() {
        add_options_of(command());
        add_options_of(table_.program);
    }

    void add_options_of(const Command& command) {
        for (const Option& option : command.options) {
            if (option.is_operand()) continue;
            for (const std::string& name : option.names) add(name, short_meaning(option.help));
        }
    }

    void add_operands(const std::string& word) {
        if (command_ == nullptr) add_commands("");
        std::vector<const Option*> operands;
        for (const Option& option : command().options)
            if (option.is_operand()) operands.push_back(&option);
        // The last one takes all that follow.
        if (!operands.empty()) add_values(*operands[std::min(operands_, operands.size() - 1)], "", word);
    }

    /// Adds the values of `option`, each with `prefix`, for a word that has `typed` behind it so far.
    void add_values(const Option& option, const std::string& prefix, const std::string& typed) {
        switch (option.offer) {
            case Offer::nothing: break;
            case Offer::words:
                for (const std::string_view word : option.words) add(prefix + std::string(word));
                break;
            case Offer::commands: add_commands(prefix); break;
            case Offer::topics: add_topics(prefix); break;
            case Offer::files: add(std::string(kFiles)); break;
            case Offer::editions: add_editions_behind(prefix + typed.substr(0, typed.rfind(',') + 1)); break;
            case Offer::rulings: add_rulings_behind(prefix); break;
        }
    }

    void add_editions_behind(const std::string& prefix) {
        for (const EditionId edition : all_values<EditionId>())
            add(prefix + std::string(spelling(edition)), std::string(info(edition).name));
        add(prefix + "all");
    }

    void add_rulings_behind(const std::string& prefix) {
        for (const QuestionId question : all_values<QuestionId>())
            for (const auto& answer : info(question).answers)
                add(fmt::format("{}{}={}", prefix, spelling(question), answer.id));
    }

    const CommandTable& table_;
    const Command* command_ = nullptr;  ///< null: none is named so far
    std::size_t operands_ = 0;
    std::vector<Candidate> found_;
};

/// The words as a shell knows them that does not make "=" a word of its own, as bash does.
std::vector<std::string> joined_at_equals(const std::vector<std::string>& words) {
    std::vector<std::string> joined;
    bool is_open = false;
    for (const std::string& word : words) {
        if ((is_open || word == "=") && !joined.empty())
            joined.back() += word;
        else
            joined.push_back(word);
        is_open = word == "=";
    }
    return joined;
}

}  // namespace

void add_completions(CommandTable& table) {
    const auto options = std::make_shared<CompletionsOptions>();
    Command& command = add_command(table, "completions", "Write a script that completes command lines",
                                   kCompletionsExitCodes, kCompletionsExamples);
    add_word_option<Shell>(command, "SHELL", "", options->shell, "shell", "bash, zsh or fish").is_required =
        true;
    add_file_option(command, "-o,--output", options->output, "Write the script to a file");
    command.run = [options](const Console& console) { return run_completions(*options, console); };
}

ExitCode run_complete(const CommandTable& table, const std::vector<std::string>& words,
                      const Console& console) {
    const bool is_bash = !words.empty() && words.front() == spelling(Shell::bash);
    std::vector<std::string> typed(words.begin() + (words.empty() ? 0 : 1), words.end());
    if (typed.empty()) typed.emplace_back();
    if (is_bash) typed = joined_at_equals(typed);
    ReportFile report("");
    for (const Candidate& candidate : Completer(table).candidates(typed)) {
        // bash replaces only what is behind the last "=", and shows no meanings.
        const std::size_t begin = is_bash && candidate.word != kFiles ? typed.back().rfind('=') + 1 : 0;
        report.output().write(candidate.word.substr(std::min(begin, candidate.word.size())));
        if (!is_bash && !candidate.meaning.empty()) report.output().write("\t" + candidate.meaning);
        report.output().write("\n");
    }
    return report.finish(console);
}

}  // namespace robbers
