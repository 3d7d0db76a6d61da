// Reads the one-line notation into the nodes that a file would give, so that both are checked by the same
// code. What may stand where in a line is decided here, what it may be elsewhere.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "scenario/line_advice.h"
#include "scenario/line_notation.h"
#include "scenario/line_words.h"
#include "scenario/names.h"
#include "scenario/reader.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {
namespace {

/// Stands for a player at the beginning of a turn: a builder's second tile.
constexpr std::string_view kAgain = "again";

/// What may follow an amount.
struct Trailer {
    std::optional<Piece> source, receiver, figure;
};

/// Puts the nodes of one line together; what cannot be understood is reported.
class LineReader {
public:
    LineReader(const CleanText& text, Problems& problems) : words_(text), problems_(problems) {}

    Node read() {
        const std::vector<Piece> parts = words_.split(words_.whole(), '/');
        Node root = words_.collection(NodeKind::mapping, words_.whole());
        if (const auto foreign = foreign_sign(words_.text(words_.everything()))) {
            report(*foreign);
            return root;
        }
        words_.add(root, "scenario", words_.word(title(), words_.whole()));
        Node players = read_position(parts.front());
        if (has_messenger_) {
            Node expansions = words_.collection(NodeKind::sequence, parts.front());
            expansions.items.push_back(words_.word("messages", parts.front()));
            words_.add(root, "expansions", std::move(expansions));
        }
        words_.add(root, "players", std::move(players));
        Node turns = words_.collection(NodeKind::sequence, parts.back());
        for (std::size_t i = 1; i < parts.size(); ++i) turns.items.push_back(read_turn(parts[i], i > 1));
        if (parts.size() < 2 && !misses_slash_)
            report(parts.front(), "nothing happens in this line",
                   "expected '/' and a turn behind the position, as in '/ red: red+5 city'");
        words_.add(root, "turns", std::move(turns));
        return root;
    }

private:
    void report(const Piece& piece, std::string message, std::string expected = {}) {
        problems_.add(DiagnosticId::line_syntax, words_.span(piece), std::move(message), std::move(expected));
    }

    void report(const LineAdvice& advice) { report(advice.piece, advice.message, advice.expected); }

    /// The line with one blank between words, wherever it is broken.
    std::string title() const {
        std::string text;
        for (const Piece& word : words_.words(words_.whole()))
            text += fmt::format("{}{}", text.empty() ? "" : " ", words_.text(word));
        return text;
    }

    Node read_position(const Piece& part) {
        Node players = words_.collection(NodeKind::mapping, part);
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
                add_player(players, words.front(), read_figures(entry, words));
            misses_slash_ = misses_slash_ || (advice && advice->is_turn);
        }
        return players;
    }

    void add_player(Node& players, const Piece& name, Node figures) {
        Node key = words_.name(name);
        const auto same = std::ranges::find_if(
            players.entries, [&](const NodeEntry& entry) { return entry.key.text == key.text; });
        if (same != players.entries.end()) {
            return problems_.add(DiagnosticId::duplicate_key, key.span,
                                 fmt::format("{} stands here twice", in_quotes(key.text)), {},
                                 {{"it is here", same->key.span}});
        }
        players.entries.push_back({std::move(key), std::move(figures)});
    }

    /// "red 10 m17 r12" without the name.
    Node read_figures(const Piece& entry, const std::vector<Piece>& words) {
        Node figures = words_.collection(NodeKind::mapping, entry);
        if (words.size() < 2) {
            report(entry, fmt::format("where does {} stand?", in_quotes(words_.text(entry))),
                   fmt::format("expected points behind the name, as in '{} 10'",
                               is_player_name(words_.text(words[0])) ? words_.text(words[0]) : "red"));
        }
        for (std::size_t i = 1; i < words.size(); ++i) {
            const char sign = words_.text(words[i]).front();
            const bool is_other = i > 1 || sign == 'm' || sign == 'r';
            if (const auto advice = advice_on_figure(words_, words, i)) {
                report(*advice);
                break;
            }
            if (!is_other) {
                words_.add(figures, "meeple", words_.number(words[i]));
            } else if (i + 1 < words.size() && words_.begin_player(words[i], words[i + 1])) {
                report(words[i], "a ',' is missing before the next player",
                       fmt::format("expected ', {}'", words_.text(words[i])));
                break;
            } else if (!read_other_figure(figures, words[i], sign)) {
                break;  // what follows is most often part of the same mistake
            }
        }
        return figures;
    }

    /// Whether the word is understood.
    bool read_other_figure(Node& figures, const Piece& word, char sign) {
        const Piece number{word.begin + 1, word.end};
        const std::string_view key = sign == 'm' ? "messenger" : "robber";
        const bool is_known = (sign == 'm' || sign == 'r') && !number.empty();
        if (!is_known) {
            report(word, fmt::format("{} is not understood", in_quotes(words_.text(word))),
                   "expected 'm' with the messenger's points or 'r' with the robber's space, or a ',' before "
                   "the next player");
            return false;
        }
        const auto is_same = [&](const NodeEntry& known) { return known.key.text == key; };
        if (std::ranges::any_of(figures.entries, is_same)) {
            report(word, fmt::format("the {} stands somewhere already", key));
            return false;
        }
        has_messenger_ = has_messenger_ || sign == 'm';
        words_.add(figures, key, words_.number(number));
        return true;
    }

    Node read_turn(const Piece& part, bool is_later) {
        Node turn = words_.collection(NodeKind::mapping, part);
        const std::vector<Piece> halves = words_.split(part, ':');
        if (halves.size() != 2 || halves[0].empty()) {
            report(part, halves.size() > 2 ? "a turn has one ':'" : "whose turn is this?",
                   "expected a player and ':' before what happens, as in 'red: red+5 city'");
            return turn;
        }
        if (!is_same_word(words_.text(halves[0]), kAgain)) {
            words_.add(turn, "player", words_.name(halves[0]));
            active_ = halves[0];
        } else if (is_later) {
            words_.add(turn, "player", words_.word(words_.text(active_), halves[0]));
            words_.add(turn, "continues", words_.plain_word("true", halves[0]));
        } else {
            report(halves[0], "No turn comes before this one.", again_advice());
        }
        Node events = words_.collection(NodeKind::sequence, halves[1]);
        for (const Piece& event : words_.split(halves[1], ','))
            if (auto node = read_event(event)) events.items.push_back(*std::move(node));
        words_.add(turn, "events", std::move(events));
        return turn;
    }

    /// The form to write where "again" begins the first turn: its player is not known.
    std::string again_advice() const {
        const std::vector<Piece> words = words_.words(words_.whole());
        const std::string_view name =
            !words.empty() && is_player_name(words_.text(words.front())) ? words_.text(words.front()) : "red";
        return fmt::format("Write whose turn it is, as in '/ {}:'.", name);
    }

    std::optional<Node> read_event(const Piece& event) {
        const std::vector<Piece> words = words_.words(event);
        if (words.empty()) {
            report(event, "an event is missing here",
                   "expected 'bag', 'end', or an amount as in 'red+5 city'");
            return std::nullopt;
        }
        const std::string_view first = words_.text(words.front());
        if (words.size() == 1 && first == "bag") return words_.word("bag", event);
        if (words.size() == 1 && first == "end") return words_.word("end-of-game", event);
        if (first == "final") return read_amounts(words_.trimmed({words.front().end, event.end}), true);
        return read_amounts(event, false);
    }

    /// Scorings joined by &, or one payment.
    std::optional<Node> read_amounts(const Piece& event, bool is_final) {
        Node list = words_.collection(NodeKind::sequence, event);
        const std::vector<Piece> parts = words_.split(event, '&');
        for (const Piece& part : parts) {
            if (part.empty() && parts.size() > 1) {
                report(event, "an amount is missing beside '&'",
                       "expected one '&' between two amounts, as in 'red+5 city & blue+3 road'");
                return std::nullopt;
            }
            const auto amount = amount_of(part);
            if (!amount) return std::nullopt;
            if (amount->is_payment && (is_final || parts.size() > 1)) {
                report(part, "a payment does not happen together with something else",
                       "expected ',' around it, or '+' for a scoring");
                return std::nullopt;
            }
            Node node = amount_node(part, *amount);
            if (!add_trailer(part, node, amount->is_payment, is_final)) return std::nullopt;
            if (amount->is_payment) return event_node("pay", std::move(node));
            list.items.push_back(std::move(node));
        }
        return event_node(is_final ? "final" : "score", std::move(list));
    }

    Node event_node(std::string_view kind, Node value) const {
        Node event;
        event.kind = NodeKind::mapping;
        event.span = value.span;
        words_.add(event, kind, std::move(value));
        return event;
    }

    Node amount_node(const Piece& part, const AmountWord& amount) const {
        Node node = words_.collection(NodeKind::mapping, part);
        words_.add(node, "player", words_.name(amount.name));
        words_.add(node, "points", words_.number(amount.number));
        return node;
    }

    std::optional<AmountWord> amount_of(const Piece& part) {
        const std::vector<Piece> words = words_.words(part);
        const Piece word = words.empty() ? part : words.front();
        if (const auto advice = advice_on_event(words_, word)) {
            report(*advice);
            return std::nullopt;
        }
        auto amount = words_.amount(word);
        if (!amount)
            report(word, fmt::format("{} is no event", in_quotes(words_.text(word))),
                   advice_on_no_event(words_, words));
        return amount;
    }

    /// What follows the amount: a source, who is paid, the figure.
    bool add_trailer(const Piece& part, Node& node, bool is_payment, bool is_final) {
        const auto trailer = trailer_of(part);
        if (!trailer) return false;
        if (is_final && (trailer->source || trailer->figure)) {
            report(trailer->source ? *trailer->source : *trailer->figure,
                   "final scoring has neither a source nor a figure");
            return false;
        }
        if (trailer->receiver && !is_payment) {
            report(*trailer->receiver, "only a payment goes to somebody",
                   "expected '-' before the amount of a payment");
            return false;
        }
        if (trailer->source) words_.add(node, "for", words_.name(*trailer->source));
        if (trailer->receiver) words_.add(node, "to", words_.name(*trailer->receiver));
        if (trailer->figure) words_.add(node, "with", words_.name(*trailer->figure));
        return true;
    }

    std::optional<Trailer> trailer_of(const Piece& part) {
        const std::vector<Piece> words = words_.words(part);
        Trailer trailer;
        for (std::size_t i = 1; i < words.size(); ++i) {
            Piece piece = words[i];
            const char sign = words_.text(piece).front();
            const bool is_signed = sign == '>' || sign == '@';
            if (is_signed && ++piece.begin == piece.end && i + 1 < words.size()) piece = words[++i];
            auto& place = sign == '>' ? trailer.receiver : sign == '@' ? trailer.figure : trailer.source;
            if (place || piece.empty()) {
                report(words[i], fmt::format("{} is not understood", in_quotes(words_.text(words[i]))),
                       "expected a source, then '>' and who is paid, then '@meeple' or '@messenger', or ',' "
                       "before the next event");
                return std::nullopt;
            }
            place = piece;
        }
        return trailer;
    }

    LineWords words_;
    Problems& problems_;
    Piece active_;  ///< the name of the player whose turn was read last
    bool has_messenger_ = false;
    bool misses_slash_ = false;  ///< a turn stands among the players
};

}  // namespace

std::optional<Scenario> scenario_in_line(SourcePtr line, const LoadOptions& options,
                                         Diagnostics& diagnostics) {
    Problems problems(std::move(line), Notation::line);
    std::optional<Scenario> scenario;
    if (check_text(problems)) {
        const CleanText text(problems.source()->text);
        const LineWords words(text);
        if (words.whole().empty())
            problems.add(DiagnosticId::line_syntax, words.span(words.whole()), "the line is empty",
                         "expected a position and a turn, as in 'red 10, blue 12 r10 / red: red+5 city'");
        const Node root = problems.size() == 0 ? LineReader(text, problems).read() : Node{};
        // As after a mistake in YAML, nothing further is looked at: most of it would be about the same
        // mistake.
        if (problems.size() == 0) scenario = read_scenario(root, 1, options, problems);
    }
    if (problems.size() > 0) scenario.reset();
    problems.move_to(diagnostics);
    return scenario;
}

}  // namespace robbers
