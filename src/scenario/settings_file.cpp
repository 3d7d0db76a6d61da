// Reads files of settings: their shape, not what the settings mean.
#include "scenario/settings_file.h"

#include <fmt/format.h>

#include "scenario/documents.h"
#include "scenario/yaml_tree.h"
#include "support/text.h"

namespace robbers {
namespace {

class SettingsReader {
public:
    SettingsReader(Problems& problems, std::vector<Setting>& settings)
        : problems_(problems), settings_(settings) {}

    void read(const Node& root) {
        for (const NodeEntry& entry : root.entries) {
            if (entry.value.kind == NodeKind::mapping)
                for (const NodeEntry& inner : entry.value.entries) add(inner, &entry.key);
            else
                add(entry, nullptr);
        }
    }

private:
    void add(const NodeEntry& entry, const Node* command) {
        Setting setting;
        setting.option = entry.key.text;
        setting.key_span = entry.key.span;
        setting.source = problems_.source();
        if (command != nullptr) {
            setting.command = command->text;
            setting.command_span = command->span;
        }
        if (add_values(entry.value, setting)) settings_.push_back(std::move(setting));
    }

    bool add_values(const Node& value, Setting& setting) {
        if (value.kind == NodeKind::scalar) {
            setting.values = {value.text};
            return true;
        }
        bool is_sound = value.kind == NodeKind::sequence;
        for (const Node& item : value.items) {
            is_sound = is_sound && item.kind == NodeKind::scalar;
            setting.values.push_back(item.text);
        }
        if (!is_sound) {
            problems_.add(DiagnosticId::wrong_type, value.span,
                          fmt::format("the setting {} has no value", in_quotes(setting.option)),
                          "expected a word, a number or a list of these");
        }
        return is_sound;
    }

    Problems& problems_;
    std::vector<Setting>& settings_;
};

void read_document(const CleanText& text, const DocumentText& document, Problems& problems,
                   std::vector<Setting>& settings) {
    const std::optional<Node> root = read_tree(text, document, problems);
    if (!root) return;
    if (root->kind == NodeKind::mapping)
        SettingsReader(problems, settings).read(*root);
    else if (root->kind != NodeKind::null)
        problems.add(DiagnosticId::wrong_type, root->span, "a file of settings is a mapping",
                     "expected lines such as 'jobs: 2'");
}

}  // namespace

std::vector<Setting> read_settings(SourcePtr source, Diagnostics& diagnostics) {
    std::vector<Setting> settings;
    Problems problems(std::move(source));
    if (check_text(problems)) {
        const CleanText text(problems.source()->text);
        const std::vector<DocumentText> documents = split_documents(text, problems);
        if (documents.size() > 1) {
            problems.add(DiagnosticId::yaml_syntax, text.span(documents[1].begin, documents[1].begin + 1),
                         "a file of settings is one document", "expected no '---' line");
        } else if (!documents.empty() && !documents.front().refused) {
            read_document(text, documents.front(), problems, settings);
        }
    }
    problems.move_to(diagnostics);
    return settings;
}

}  // namespace robbers
