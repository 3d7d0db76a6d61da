// Reads the one-line notation into the nodes that a file would give, so that both are checked by the same
// code. What may stand where in a turn is decided here, who stands where in line_players.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "scenario/line_advice.h"
#include "scenario/line_meant.h"
#include "scenario/line_notation.h"
#include "scenario/line_players.h"
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
        PlayersInLine position = read_players_in_line(words_, parts.front(), problems_);
        known_.names = position.names;
        if (position.has_messenger) {
            Node expansions = words_.collection(NodeKind::sequence, parts.front());
            expansions.items.push_back(words_.word("messages", parts.front()));
            words_.add(root, "expansions", std::move(expansions));
        }
        words_.add(root, "players", std::move(position.players));
        Node turns = words_.collection(NodeKind::sequence, parts.back());
        for (std::size_t i = 1; i < parts.size(); ++i) turns.items.push_back(read_turn(parts[i], i > 1));
        if (parts.size() < 2 && !position.misses_slash) {
            report(parts.front(), "nothing happens in this line",
                   fmt::format("expected '/' and a turn behind the position, as in "
                               "'/ {0}: {0}+5 city'",
                               known_.names.empty() ? "red" : known_.names.front()));
        }
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

    std::string event_instead(const Piece& event, std::string otherwise = {}) const {
        return write_instead(events_meant(words_, event, known_), std::move(otherwise));
    }

    bool is_player(std::string_view name) const {
        return std::ranges::find(known_.names, name) != known_.names.end();
    }

    Node read_turn(const Piece& part, bool is_later) {
        Node turn = words_.collection(NodeKind::mapping, part);
        const std::vector<Piece> halves = words_.split(part, ':');
        const bool is_end = advice_on_end(part, halves.front());
        if (is_end || halves.size() != 2 || halves[0].empty()) {
            if (!is_end)
                report(part, halves.size() > 2 ? "a turn has one ':'" : "whose turn is this?",
                       turn_advice(part, halves.size() > 1 ? Piece{halves[1].begin, part.end} : Piece{}));
            return turn;
        }
        const std::string_view name = words_.text(halves[0]);
        if (is_player(name) || !is_same_word(name, kAgain)) {
            words_.add(turn, "player", words_.name(halves[0]));
            known_.active = words_.text(halves[0]);
        } else if (is_later) {
            words_.add(turn, "player", words_.word(known_.active, halves[0]));
            words_.add(turn, "continues", words_.plain_word("true", halves[0]));
        } else {
            report(halves[0], "No turn comes before this one.",
                   fmt::format("Write whose turn it is, as in '/ {}:'.", first_name()));
        }
        words_.add(turn, "events", read_turn_events(halves[1]));
        return turn;
    }

    Node read_turn_events(const Piece& part) {
        Node events = words_.collection(NodeKind::sequence, part);
        bool is_final = false;
        for (const Piece& event : words_.split(part, ',')) {
            auto node = read_event(event);
            if (!node) continue;
            const bool scores = !node->entries.empty() && node->entries.front().key.text == "score";
            if (is_final && scores) {
                report(event, "Final scoring has begun before this.",
                       fmt::format("Write '& {}' instead of ', {}'.",
                                   words_.text(words_.words(event).front()), words_.text(event)));
            }
            is_final = is_final || (!node->entries.empty() && node->entries.front().key.text == "final");
            has_ended_ = has_ended_ || node->text == "end-of-game";
            events.items.push_back(*std::move(node));
        }
        return events;
    }

    std::string_view first_name() const { return known_.names.empty() ? "red" : known_.names.front(); }

    /// Whether a turn begins with the end of the game instead of a player, which is reported.
    bool advice_on_end(const Piece& part, const Piece& name) {
        const std::vector<Piece> words = words_.words(name);
        const std::string_view first = words.empty() ? "" : words_.text(words.front());
        if (is_player(first) || !begins_end(first)) return false;
        std::string meant = events_meant(words_, part, known_);
        if (has_ended_ && meant.starts_with("end, ")) meant = meant.substr(5);
        if (has_ended_) {
            report(part, "The end of the game stands in the turn before.",
                   fmt::format("Write ', {}' instead of '/ {}'.", meant, words_.text(part)));
        } else {
            report(part,
                   "The end of the game has a turn of its own, or stands in the last "
                   "one.",
                   fmt::format("Write '/ {}: {}{}'.", known_.active.empty() ? first_name() : known_.active,
                               meant.starts_with("final") ? "end, " : "", meant.empty() ? "end" : meant));
        }
        return true;
    }

    /// The form for a part that is no turn: whose turn it is, and what happens.
    std::string turn_advice(const Piece& part, const Piece& behind) const {
        const std::vector<Piece> words = words_.words(part);
        const std::string_view first = words.empty() ? "" : trimmed(words_.text(words.front()), ":");
        const bool is_named = is_player(first);
        const auto amount = words.empty() ? std::nullopt : words_.amount(words.front());
        const std::string_view who = is_named ? first : amount ? words_.text(amount->name) : first_name();
        const Piece rest = is_named && words.size() > 1 ? Piece{words[1].begin, part.end} : part;
        std::string events = events_meant(words_, behind.empty() ? rest : behind, {known_.names, who});
        if (events.empty() && words.size() > 1) events = events_meant(words_, rest, {known_.names, who});
        return fmt::format("Write '/ {}: {}'.", who, events.empty() ? fmt::format("{}+5 city", who) : events);
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
        if (words.size() > 1 && (first == "bag" || first == "end")) {
            report(event, fmt::format("Something stands beside '{}' in one event.", first),
                   event_instead(event));
            return std::nullopt;
        }
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
                       "expected one '&' between two amounts, as in 'red+5 city & "
                       "blue+3 road'");
                return std::nullopt;
            }
            const auto amount = amount_of(part, is_final);
            if (!amount) return std::nullopt;
            if (amount->is_payment && (is_final || parts.size() > 1)) {
                report(part, "a payment does not happen together with something else",
                       is_final ? final_instead(event) : event_instead(event));
                return std::nullopt;
            }
            Node node = amount_node(part, *amount);
            if (!add_trailer(event, part, node, amount->is_payment, is_final)) return std::nullopt;
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

    std::optional<AmountWord> amount_of(const Piece& part, bool is_final) {
        const std::vector<Piece> words = words_.words(part);
        const Piece word = words.empty() ? part : words.front();
        const auto advice = advice_on_event(words_, word);
        auto amount = words_.amount(word);
        if (advice && words.size() == 1)
            report(*advice);
        else if (advice || !amount) {
            report(word, fmt::format("{} is no event", in_quotes(words_.text(word))),
                   is_final
                       ? final_instead(part)
                       : event_instead(part, advice ? advice->expected : advice_on_no_event(words_, words)));
        }
        return advice ? std::nullopt : amount;
    }

    /// "Write 'final red+9'.", from what stands behind "final".
    std::string final_instead(const Piece& event) const {
        const std::string_view all = words_.text(words_.everything());
        const std::size_t begin = all.rfind("final", event.begin);
        return event_instead({begin == std::string_view::npos ? event.begin : begin, event.end});
    }

    /// What follows the amount: a source, who is paid, the figure.
    bool add_trailer(const Piece& event, const Piece& part, Node& node, bool is_payment, bool is_final) {
        const auto trailer = trailer_of(part);
        if (!trailer) return false;
        if (is_final && (trailer->source || trailer->figure)) {
            report(trailer->source ? *trailer->source : *trailer->figure,
                   trailer->source ? "Final scoring has no source." : "Final scoring has no figure.",
                   final_instead(event));
            return false;
        }
        if (trailer->receiver && !is_payment) {
            report(*trailer->receiver, "only a payment goes to somebody",
                   event_instead(part, "expected '-' before the amount of a payment"));
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
            const bool is_next = !is_signed && words_.amount(piece) &&
                                 words_.text(piece).find_first_of("0123456789") != std::string_view::npos;
            if (place || piece.empty() || is_next) {
                report(words[i], fmt::format("{} is not understood", in_quotes(words_.text(words[i]))),
                       event_instead(part,
                                     "expected a source, then '>' and who is paid, "
                                     "then '@meeple' or "
                                     "'@messenger', or ',' before the next event"));
                return std::nullopt;
            }
            place = piece;
        }
        return trailer;
    }

    LineWords words_;
    Problems& problems_;
    KnownInLine known_;       ///< active: the player whose turn was read last
    bool has_ended_ = false;  ///< a turn before has the end of the game
};

}  // namespace

std::optional<Scenario> scenario_in_line(SourcePtr line, const LoadOptions& options,
                                         Diagnostics& diagnostics) {
    Problems problems(std::move(line), Notation::line);
    std::optional<Scenario> scenario;
    if (check_text(problems)) {
        const CleanText text(problems.source()->text);
        const LineWords words(text);
        if (words.whole().empty()) {
            problems.add(DiagnosticId::line_syntax, words.span(words.whole()), "the line is empty",
                         "expected a position and a turn, as in 'red 10, blue 12 r10 "
                         "/ red: red+5 city'");
        }
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
