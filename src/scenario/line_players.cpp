// Reads who stands where at the beginning of a line.
#include "scenario/line_players.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "scenario/line_advice.h"
#include "scenario/line_meant.h"
#include "scenario/names.h"
#include "support/text.h"

namespace robbers {
namespace {

class PlayersReader {
public:
    PlayersReader(const LineWords& words, Problems& problems) : words_(words), problems_(problems) {}

    PlayersInLine read(const Piece& part) {
        read_.players = words_.collection(NodeKind::mapping, part);
        std::optional<Piece> before;
        for (const Piece& entry : words_.split(part, ',')) {
            const std::vector<Piece> words = words_.words(entry);
            if (words.empty()) {
                report(entry, "a player is missing here", "expected a name and points, as in 'red 10'");
                continue;
            }
            const auto advice = advice_on_player(words_, entry, before);
            before = entry;
            if (advice)
                report(*advice);
            else
                add_player(words.front(), read_figures(entry, words));
        }
        return std::move(read_);
    }

private:
    void report(const Piece& piece, std::string message, std::string expected = {}) {
        problems_.add(DiagnosticId::line_syntax, words_.span(piece), std::move(message), std::move(expected));
    }

    void report(const LineAdvice& advice) {
        report(advice.piece, advice.message, advice.expected);
        read_.misses_slash = read_.misses_slash || advice.is_turn;
    }

    void add_player(const Piece& name, Node figures) {
        Node key = words_.name(name);
        std::vector<NodeEntry>& players = read_.players.entries;
        const auto same =
            std::ranges::find_if(players, [&](const NodeEntry& entry) { return entry.key.text == key.text; });
        if (same != players.end()) {
            return problems_.add(DiagnosticId::duplicate_key, key.span,
                                 fmt::format("{} stands here twice", in_quotes(key.text)),
                                 "Leave one of them out.", {{"it is here", same->key.span}});
        }
        read_.names.push_back(words_.text(name));
        players.push_back({std::move(key), std::move(figures)});
    }

    /// "red 10 m17 r12" without the name. What follows a mistake is most often part of it.
    Node read_figures(const Piece& entry, const std::vector<Piece>& words) {
        Node figures = words_.collection(NodeKind::mapping, entry);
        if (words.size() < 2) {
            report(entry, fmt::format("where does {} stand?", in_quotes(words_.text(entry))),
                   fmt::format("expected points behind the name, as in '{} 10'",
                               is_player_name(words_.text(words[0])) ? words_.text(words[0]) : "red"));
        }
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (const auto advice = advice_on(entry, words, i)) {
                report(*advice);
                break;
            }
            const char sign = words_.text(words[i]).front();
            const bool is_other = i > 1 || sign == 'm' || sign == 'r';
            if (!is_other)
                words_.add(figures, "meeple", words_.number(words[i]));
            else if (!read_other_figure(figures, entry, words[i], sign))
                break;
        }
        return figures;
    }

    std::optional<LineAdvice> advice_on(const Piece& entry, const std::vector<Piece>& words, std::size_t at) {
        const std::string_view word = words_.text(words[at]);
        if (word.ends_with(':')) {
            const Piece turn{words[at].begin, entry.end};
            return LineAdvice{turn, "a turn stands behind the position",
                              fmt::format("Write '/ {}'.", visible(words_.text(turn))), true};
        }
        if (auto advice = advice_on_figure(words_, words, at)) return advice;
        const std::string meant = players_meant(words_, entry);
        const bool begins_next =
            at > 1 && at + 1 < words.size() && words_.begin_player(words[at], words[at + 1]);
        const bool is_word = word.find_first_of("0123456789") == std::string_view::npos;
        if (!begins_next && (meant.empty() || !is_word)) return std::nullopt;
        const bool lacks_comma = begins_next && (meant.empty() || meant.find(',') != std::string::npos);
        return LineAdvice{words[at],
                          lacks_comma ? "a ',' is missing before the next player"
                                      : fmt::format("{} is not understood", in_quotes(word)),
                          write_instead(meant, fmt::format("expected ', {}'", word)), false};
    }

    /// Whether the word is understood.
    bool read_other_figure(Node& figures, const Piece& entry, const Piece& word, char sign) {
        const Piece number{word.begin + 1, word.end};
        const std::string_view key = sign == 'm' ? "messenger" : "robber";
        const bool is_known =
            (sign == 'm' || sign == 'r') && words_.text(number).find_first_of("0123456789") <= 1;
        if (!is_known) {
            report(
                word, fmt::format("{} is not understood", in_quotes(words_.text(word))),
                write_instead(players_meant(words_, entry),
                              "expected 'm' with the messenger's points or 'r' with the robber's space, or "
                              "a ',' before the next player"));
            return false;
        }
        const auto is_same = [&](const NodeEntry& known) { return known.key.text == key; };
        if (std::ranges::any_of(figures.entries, is_same)) {
            report(word, fmt::format("the {} stands somewhere already", key), "Leave it out.");
            return false;
        }
        read_.has_messenger = read_.has_messenger || sign == 'm';
        words_.add(figures, key, words_.number(number));
        return true;
    }

    const LineWords& words_;
    Problems& problems_;
    PlayersInLine read_;
};

}  // namespace

PlayersInLine read_players_in_line(const LineWords& words, const Piece& part, Problems& problems) {
    return PlayersReader(words, problems).read(part);
}

}  // namespace robbers
