// Reads claims in words: what somebody says that happened. What is probably meant by words that are none is
// decided in claim_advice.
#include "scenario/claim_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "scenario/claim_advice.h"
#include "scenario/line_advice.h"
#include "scenario/line_notation.h"
#include "scenario/names.h"
#include "support/slips.h"

namespace robbers {
namespace {

/// Parts that hold together, in the nodes that a file would have, and what no file's pattern says.
struct PartsOfClaim {
    Node pattern;
    std::vector<Robbery> robberies;
    std::vector<Player> draws;
};

/// Reads the parts of one claim word by word: after a part comes the end, or a word that joins the next one.
/// So a player may have any name, also "and".
class ClaimReader {
public:
    ClaimReader(Draft& draft, const LineWords& words, Bounds places)
        : draft_(draft), words_(words), places_(places), tokens_(words.words_and(words.whole(), ',')) {}

    std::vector<Pattern> read() {
        std::vector<Pattern> patterns;
        if (const auto foreign = foreign_sign_in_claim(words_.text(words_.everything())))
            report(foreign->piece, foreign->message, typed_claim().value_or(foreign->expected));
        else if (tokens_.empty())
            report(words_.whole(), "The claim is empty.", claim_example({}, draft_.scenario.names));
        else
            while (read_pattern_into(patterns)) continue;
        if (is_broken_) patterns.clear();
        return patterns;
    }

private:
    std::string_view text(std::size_t at) const {
        return at < tokens_.size() ? words_.text(tokens_[at]) : std::string_view();
    }

    void report(const Piece& piece, std::string message, std::string expected) {
        draft_.report(DiagnosticId::line_syntax, words_.span(piece), std::move(message), std::move(expected));
        is_broken_ = true;
    }

    /// Reads the parts up to "or"; whether more may follow.
    bool read_pattern_into(std::vector<Pattern>& patterns) {
        PartsOfClaim parts;
        parts.pattern = words_.collection(NodeKind::mapping, words_.whole());
        while (read_part(parts) && (text(at_) == "," || text(at_) == "and")) ++at_;
        if (is_broken_) return false;
        Pattern pattern;
        const std::size_t before = draft_.problems.size();
        if (!parts.pattern.entries.empty())
            pattern = read_pattern(draft_, parts.pattern, places_).value_or(Pattern{});
        is_broken_ = draft_.problems.size() > before;
        pattern.span = words_.span(words_.whole());
        pattern.robberies = std::move(parts.robberies);
        pattern.draws = std::move(parts.draws);
        patterns.push_back(std::move(pattern));
        if (text(at_) != "or") return false;
        ++at_;
        return true;
    }

    /// Whether a part stands here; a join must follow, or the end.
    bool read_part(PartsOfClaim& parts) {
        begin_ = at_;
        const bool is_known = !text(at_).empty() && text(at_) != "," && read_known_part(parts);
        if (is_broken_) return false;
        if (!is_known || (at_ < tokens_.size() && !is_join(at_))) refuse_part();
        return !is_broken_;
    }

    /// "Write blue+3." for one part with signs that no keyboard has; nothing where there are more parts.
    std::optional<std::string> typed_claim() const {
        const std::string_view all = words_.text(words_.whole());
        const std::string plain = without_typographic(all);
        if (plain == all) return std::nullopt;
        const CleanText text(plain);
        const LineWords words(text);
        std::vector<std::string_view> said;
        for (const Piece& piece : words.words_and(words.whole(), ',')) said.push_back(words.text(piece));
        const auto joins = [](std::string_view word) { return word == "," || word == "and" || word == "or"; };
        if (std::ranges::any_of(said, joins)) return std::nullopt;
        const auto meant = claim_meant(said, draft_.scenario.names);
        return meant ? std::optional(fmt::format("Write {}.", *meant)) : std::nullopt;
    }

    bool is_join(std::size_t at) const { return text(at) == "," || text(at) == "and" || text(at) == "or"; }

    bool read_known_part(PartsOfClaim& parts) {
        if (read_amount(parts)) return true;
        const std::string_view verb = text(at_ + 1);
        if (verb == "robs") return read_robbing(parts);
        if (verb == "steals" || verb == "takes") return read_stealing(parts);
        if (verb == "draws") return read_draw(parts);
        return verb.starts_with('r') && read_robber(parts, verb);
    }

    /// "blue+3", "blue+-3", "blue=15"
    bool read_amount(PartsOfClaim& parts) {
        const Piece word = tokens_[at_];
        const std::string_view said = text(at_);
        const std::size_t sign = said.find_last_of("+=");
        if (sign == std::string_view::npos || sign == 0 || sign + 1 == said.size()) return false;
        if (said[sign - 1] == '+' || said[sign - 1] == '=') return false;
        const Piece number{word.begin + sign + 1, word.end};
        add(parts, {word.begin, word.begin + sign}, said[sign] == '+' ? "gained" : "total",
            words_.number(number));
        ++at_;
        return true;
    }

    bool is_number(std::size_t at) const {
        const std::string_view said = text(at);
        return !said.empty() && said.find_first_not_of("0123456789") == std::string_view::npos;
    }

    /// "blue robs red", "blue robs red 3", "blue robs 3", "blue robs nobody"
    bool read_robbing(PartsOfClaim& parts) {
        const std::size_t what = at_ + 2;
        if (text(what).empty() || text(what) == ",") return false;
        if (text(what) == "nobody") {
            add(parts, tokens_[at_], "stole", words_.plain_word("0", tokens_[what]));
        } else if (is_number(what)) {
            add(parts, tokens_[at_], "stole", words_.number(tokens_[what]));
        } else if (!is_player(what) && is_word_for_nothing(text(what))) {
            return false;
        } else {
            const bool has_points = is_number(what + 1);
            add_robbery(parts, what, has_points ? std::optional(what + 1) : std::nullopt);
            at_ += has_points ? 1 : 0;
        }
        at_ += 3;
        return true;
    }

    /// "blue steals 3", "blue takes 3 from red"
    bool read_stealing(PartsOfClaim& parts) {
        if (!is_number(at_ + 2)) return false;
        const bool has_victim = text(at_ + 3) == "from" && at_ + 4 < tokens_.size();
        if (has_victim)
            add_robbery(parts, at_ + 4, at_ + 2);
        else
            add(parts, tokens_[at_], "stole", words_.number(tokens_[at_ + 2]));
        at_ += has_victim ? 5 : 3;
        return true;
    }

    void add_robbery(PartsOfClaim& parts, std::size_t victim, std::optional<std::size_t> points) {
        Robbery robbery;
        const auto by = player_at_word(at_);
        const auto from = player_at_word(victim);
        if (points)
            robbery.points = read_points(draft_, words_.number(tokens_[*points]), "What is robbed",
                                         {1, kComputedBounds.most});
        is_broken_ = is_broken_ || !by || !from || (points && !robbery.points);
        if (is_broken_) return;
        robbery.by = *by;
        robbery.from = *from;
        parts.robberies.push_back(robbery);
    }

    bool read_draw(PartsOfClaim& parts) {
        const auto player = player_at_word(at_);
        is_broken_ =
            is_broken_ || !player ||
            !check_messages(draft_, words_.span({tokens_[at_].begin, tokens_[at_ + 1].end}), "a message");
        if (player) parts.draws.push_back(*player);
        at_ += 2;
        return true;
    }

    bool is_player(std::size_t at) const {
        const std::vector<std::string>& names = draft_.scenario.names;
        return std::ranges::find(names, text(at)) != names.end();
    }

    std::optional<Player> player_at_word(std::size_t at) {
        return player_named(draft_, text(at), words_.span(tokens_[at]));
    }

    /// "blue r15", "blue rsupply", also with a blank behind the r
    bool read_robber(PartsOfClaim& parts, std::string_view verb) {
        const std::size_t used = verb.size() == 1 ? 3 : 2;
        Piece place = tokens_[at_ + 1];
        ++place.begin;
        if (used == 3 && at_ + 2 < tokens_.size()) place = tokens_[at_ + 2];
        const std::string_view said = words_.text(place);
        const bool is_place =
            !said.empty() && said.find_first_not_of("-0123456789") == std::string_view::npos;
        if (!is_place && said != "supply") return false;
        add(parts, tokens_[at_], "robber", words_.number(place));
        at_ += used;
        return true;
    }

    /// What is claimed of one player stands together.
    void add(PartsOfClaim& parts, const Piece& name, std::string_view key, Node value) {
        std::vector<NodeEntry>& players = parts.pattern.entries;
        const auto is_same = [&](const NodeEntry& entry) { return entry.key.text == words_.text(name); };
        auto player = std::ranges::find_if(players, is_same);
        if (player == players.end())
            player = players.insert(player, {words_.name(name), words_.collection(NodeKind::mapping, name)});
        const auto said = [&](const NodeEntry& entry) { return entry.key.text == key; };
        if (std::ranges::any_of(player->value.entries, said)) {
            draft_.report(DiagnosticId::duplicate_entry, value.span,
                          fmt::format("The claim says this of {} twice.", in_quotes(words_.text(name))),
                          "Leave one of them out, or write 'or' between them.");
            is_broken_ = true;
            return;
        }
        words_.add(player->value, key, std::move(value));
    }

    /// Reports the words up to the next join, or the join where no words stand before it.
    void refuse_part() {
        if (begin_ == tokens_.size()) {
            const Piece join = tokens_.back();
            return report(join, "The claim ends with a part missing.",
                          fmt::format("Leave {} out.", in_quotes(words_.text(join))));
        }
        std::size_t end = begin_;
        while (end < tokens_.size() && !is_join(end)) ++end;
        if (end == begin_)
            return report(tokens_[begin_], "A part of the claim is missing here.",
                          fmt::format("Leave {} out.", in_quotes(text(begin_))));
        const Piece part{tokens_[begin_].begin, tokens_[end - 1].end};
        const auto foreign = typographic(words_.text(part));
        report(part,
               fmt::format("Cannot read {} as a claim{}.", in_quotes(words_.text(part)),
                           foreign ? fmt::format(": it has a {}", foreign->name) : ""),
               advice_on(begin_, end));
    }

    std::string advice_on(std::size_t begin, std::size_t end) const {
        const std::vector<std::string>& names = draft_.scenario.names;
        if (at_ > begin && at_ < end) {  // a part, and words behind it
            const std::string_view part = words_.text({tokens_[begin].begin, tokens_[at_ - 1].end});
            const auto next = claim_meant(said(at_, end), names);
            if (next) return fmt::format("Write {}, {}.", part, *next);
        }
        const auto meant = claim_meant(said(begin, end), names);
        return meant ? fmt::format("Write {}.", *meant) : claim_example(said(begin, end), names);
    }

    std::vector<std::string_view> said(std::size_t begin, std::size_t end) const {
        std::vector<std::string_view> words;
        for (std::size_t at = begin; at < end; ++at) words.push_back(text(at));
        return words;
    }

    Draft& draft_;
    const LineWords& words_;
    Bounds places_;
    std::vector<Piece> tokens_;
    std::size_t at_ = 0;
    std::size_t begin_ = 0;  ///< of the part that is read
    bool is_broken_ = false;
};

}  // namespace

std::vector<Pattern> read_claim_words(Draft& draft, const LineWords& words, Bounds places) {
    return ClaimReader(draft, words, places).read();
}

void add_claim_in_line(SourcePtr text, const LoadOptions& options, Scenario& scenario,
                       Diagnostics& diagnostics) {
    Problems problems(std::move(text), Notation::line);
    if (check_text(problems)) {
        Draft draft = draft_of(scenario, options, problems);
        const CleanText clean(problems.source()->text);
        const LineWords words(clean);
        Claim claim;
        claim.span = words.span(words.whole());
        claim.source = problems.source();
        claim.says = read_claim_words(draft, words, place_bounds(draft));
        if (!claim.says.empty()) scenario.claims.push_back(std::move(claim));
    }
    problems.move_to(diagnostics);
}

}  // namespace robbers
