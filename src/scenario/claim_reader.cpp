// Reads claims in the one-line notation: what somebody says that happened.
#include <fmt/format.h>

#include <algorithm>

#include "scenario/line_advice.h"
#include "scenario/line_notation.h"
#include "scenario/line_words.h"
#include "scenario/reader.h"
#include "support/slips.h"

namespace robbers {
namespace {

/// Reads the parts of one claim into the pattern that a file would have.
class ClaimReader {
public:
    ClaimReader(const CleanText& text, Draft& draft) : words_(text), draft_(draft) {}

    std::optional<Claim> read() {
        Node pattern = words_.collection(NodeKind::mapping, words_.whole());
        if (const auto foreign = foreign_sign_in_claim(words_.text(words_.everything())))
            report(*foreign);
        else
            for (const Piece& part : words_.split(words_.whole(), ',')) read_part(part, pattern);
        Claim claim;
        claim.span = words_.span(words_.whole());
        claim.source = draft_.problems.source();
        if (!pattern.entries.empty())
            claim.says = read_pattern(draft_, pattern, place_bounds(draft_)).value_or(Pattern{});
        claim.says.span = claim.span;
        claim.says.robberies = robberies_;
        return claim;
    }

private:
    void report(const Piece& piece, std::string message, std::string expected = {}) {
        draft_.report(DiagnosticId::line_syntax, words_.span(piece), std::move(message), std::move(expected));
    }

    void report(const LineAdvice& advice) { report(advice.piece, advice.message, advice.expected); }

    void read_part(const Piece& part, Node& pattern) {
        const std::vector<Piece> words = words_.words(part);
        if (const auto advice = advice_on_claim(words_, words)) return report(*advice);
        const std::string_view second = words.size() >= 2 ? words_.text(words[1]) : std::string_view();
        if (words.size() == 3 && second == "robs") return read_robbery(words[0], words[2]);
        const std::string near = near_miss(words);
        if (second.starts_with('r') && second != "robs" && near.empty())
            return read_robber(part, words, pattern);
        if (words.size() == 1 && read_amount(words.front(), pattern)) return;
        report(part,
               part.empty() ? std::string("a part of the claim is missing here")
                            : fmt::format("{} is no claim", in_quotes(words_.text(part))),
               !near.empty() ? did_you_mean(near)
                             : std::string("expected 'blue+3' (gained), 'blue=15' (total), 'blue r15' or "
                                           "'blue rsupply' (the robber), or "
                                           "'blue robs red'"));
    }

    /// The claim that was probably meant by words that are none; empty where none is near.
    std::string near_miss(const std::vector<Piece>& words) const {
        constexpr std::string_view kRobs[] = {"robs"};
        if (words.size() == 3 && nearest_word(words_.text(words[1]), kRobs))
            return fmt::format("{} robs {}", words_.text(words[0]), words_.text(words[2]));
        constexpr std::string_view kDigits = "0123456789";
        const std::string_view second = words.size() == 2 ? words_.text(words[1]) : std::string_view();
        if (second.size() > 1 && second[0] == 'R' && kDigits.find(second[1]) != std::string_view::npos)
            return fmt::format("{} r{}", words_.text(words[0]), second.substr(1));
        auto joined = words_.joined_amount(words, "+=-");
        if (joined) drop_second_sign(*joined);
        const std::size_t sign = joined ? joined->find_last_of("+=-") : 0;
        if (!joined || sign == 0) return {};
        const bool is_loss =
            (*joined)[sign] == '-' && (*joined)[sign - 1] != '+' && (*joined)[sign - 1] != '=';
        if (is_loss) joined->insert(sign, "+");
        return *joined;
    }

    /// Makes "blue=3" of "blue==3" and "blue+3" of "blue+=3".
    static void drop_second_sign(std::string& amount) {
        const std::size_t first = amount.find_first_of("+=");
        while (first + 1 < amount.size() && (amount[first + 1] == '+' || amount[first + 1] == '='))
            amount.erase(first + 1, 1);
    }

    void read_robbery(const Piece& by, const Piece& from) {
        const auto owner = player_named(draft_, words_.text(by), words_.span(by));
        const auto victim = player_named(draft_, words_.text(from), words_.span(from));
        if (owner && victim) robberies_.push_back({*owner, *victim});
    }

    void read_robber(const Piece& part, const std::vector<Piece>& words, Node& pattern) {
        Piece place{words[1].begin + 1, words[1].end};
        if (place.empty() && words.size() == 3) place = words[2];
        if (place.empty() || words.size() > (place.begin == words[1].begin + 1 ? 2U : 3U))
            return report(part, "where is the robber?", "expected a space or 'supply', as in 'blue r15'");
        add(pattern, words[0], "robber", words_.number(place));
    }

    /// "blue+3", "blue+-3", "blue=15"
    bool read_amount(const Piece& word, Node& pattern) {
        const std::string_view text = words_.text(word);
        const std::size_t sign = text.find_last_of("+=");
        if (sign == std::string_view::npos || sign == 0 || sign + 1 == text.size()) return false;
        if (text[sign - 1] == '+' || text[sign - 1] == '=') return false;
        const Piece name{word.begin, word.begin + sign};
        add(pattern, name, text[sign] == '+' ? "gained" : "total",
            words_.number({word.begin + sign + 1, word.end}));
        return true;
    }

    /// What is claimed of one player stands together.
    void add(Node& pattern, const Piece& name, std::string_view key, Node value) {
        const auto is_same = [&](const NodeEntry& entry) { return entry.key.text == words_.text(name); };
        auto player = std::ranges::find_if(pattern.entries, is_same);
        if (player == pattern.entries.end())
            player = pattern.entries.insert(player,
                                            {words_.name(name), words_.collection(NodeKind::mapping, name)});
        const auto said = [&](const NodeEntry& entry) { return entry.key.text == key; };
        if (std::ranges::any_of(player->value.entries, said))
            return draft_.report(DiagnosticId::duplicate_entry, value.span,
                                 fmt::format("this is claimed of {} twice", in_quotes(words_.text(name))));
        words_.add(player->value, key, std::move(value));
    }

    LineWords words_;
    Draft& draft_;
    std::vector<Robbery> robberies_;
};

}  // namespace

void add_claim_in_line(SourcePtr text, const LoadOptions& options, Scenario& scenario,
                       Diagnostics& diagnostics) {
    Problems problems(std::move(text), Notation::line);
    if (check_text(problems)) {
        Draft draft = draft_of(scenario, options, problems);
        const CleanText clean(problems.source()->text);
        auto claim = ClaimReader(clean, draft).read();
        if (claim && problems.size() == 0) scenario.claims.push_back(*std::move(claim));
    }
    problems.move_to(diagnostics);
}

}  // namespace robbers
