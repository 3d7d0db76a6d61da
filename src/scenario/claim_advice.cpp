// Decides what is probably meant by words that are no claim: who, what, how much and from whom, by the words
// that people use for it. What a claim can say is decided in claim_reader.
#include "scenario/claim_advice.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "support/slips.h"
#include "support/text.h"

namespace robbers {
namespace {

constexpr std::string_view kClaimDigits = "0123456789";

constexpr std::string_view kGainWords[] = {"gain", "gains", "gained",   "get",    "gets",
                                           "got",  "score", "scores",   "scored", "win",
                                           "wins", "earns", "receives", "moves",  "advances"};
constexpr std::string_view kTotalWords[] = {"has", "have", "is", "total", "totals", "ends", "reaches", "at"};
constexpr std::string_view kRobWords[] = {"rob",    "robs", "robbed", "robbs", "steal", "steals", "stole",
                                          "stolen", "take", "takes",  "took",  "taken", "robbing"};
constexpr std::string_view kDrawWords[] = {"draw", "draws", "drew", "message", "messages"};
constexpr std::string_view kRobberWords[] = {"robber", "robber's"};
constexpr std::string_view kNothingWords[] = {"nothing", "nobody", "none", "noone",
                                              "no",      "zero",   "not",  "never"};

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
    return std::ranges::any_of(words, [&](std::string_view one) { return is_same_word(word, one); });
}

bool is_digits_only(std::string_view text) {
    return !text.empty() && text.find_first_not_of(kClaimDigits) == std::string_view::npos;
}

/// "-3" for "-3", "+3", "=3" and "3" alike but for the minus; empty where the word is no number.
std::string number_said(std::string_view word) {
    const std::string plain = with_plain_minus(word);
    std::string_view rest = plain;
    while (!rest.empty() && (rest.front() == '+' || rest.front() == '=')) rest.remove_prefix(1);
    const bool is_negative = rest.starts_with('-');
    if (is_negative) rest.remove_prefix(1);
    if (!is_digits_only(rest)) return {};
    rest.remove_prefix(std::min(rest.find_first_not_of('0'), rest.size() - 1));
    return is_negative ? fmt::format("-{}", rest) : std::string(rest);
}

/// "robss"; shorter words are near too many others.
bool is_nearly_robbing(std::string_view word) {
    constexpr std::size_t kShortest = 5;
    return word.size() >= kShortest && nearest_word(word, kRobWords).has_value();
}

/// What the words say, each thing once.
struct SaidInClaim {
    std::string who, other;  ///< players, the first and the second
    std::string number;
    bool gains = false, totals = false, robs = false, draws = false, robber = false, nothing = false;
    bool by = false;      ///< the passive: "red is robbed by blue"
    bool equals = false;  ///< '=' stands before the number
    bool supply = false;
};

class ClaimMeaning {
public:
    explicit ClaimMeaning(const std::vector<std::string>& names) : names_(names) {}

    SaidInClaim of(const std::vector<std::string_view>& words) {
        for (const std::string_view word : words) take(word);
        if (said_.by && !said_.other.empty()) std::swap(said_.who, said_.other);
        return said_;
    }

private:
    void take(std::string_view word) {
        const std::string_view bare = trimmed(word, "?!.:;\"'()");
        if (take_player(bare) || take_number(bare)) return;
        said_.gains |= is_one_of(bare, kGainWords);
        said_.totals |= is_one_of(bare, kTotalWords);
        said_.draws |= is_one_of(bare, kDrawWords);
        const bool is_robber = is_one_of(bare, kRobberWords) || is_same_word(bare, "r");
        said_.robber |= is_robber;
        said_.robs |= !is_robber && (is_one_of(bare, kRobWords) || is_nearly_robbing(bare));
        said_.nothing |= is_word_for_nothing(bare);
        said_.by |= is_same_word(bare, "by");
        said_.supply |= is_same_word(bare, "supply") || is_same_word(bare, "rsupply");
        said_.equals |= bare == "=" || bare == "==";
    }

    bool take_player(std::string_view word) {
        std::string name = player_meant(word);
        if (name.empty() && word.ends_with("'s")) name = player_meant(word.substr(0, word.size() - 2));
        if (name.empty()) return take_amount(word);
        (said_.who.empty() ? said_.who : said_.other) = name;
        return true;
    }

    /// The player named so, in whatever case.
    std::string player_meant(std::string_view word) const {
        const auto exact = std::ranges::find(names_, word);
        if (exact != names_.end()) return *exact;
        const auto same = [&](const std::string& name) { return is_same_word(name, word); };
        const auto found = std::ranges::find_if(names_, same);
        return found == names_.end() ? std::string() : *found;
    }

    /// "blue-3", "blue+=3", "blue:3": a player with signs and a number in one word.
    bool take_amount(std::string_view word) {
        const std::string plain = with_plain_minus(word);
        const std::size_t end = plain.find_last_not_of("0123456789+=-:");
        const std::size_t behind = end == std::string::npos ? 0 : end + 1;
        for (std::size_t sign = plain.find_first_of("+=-:", behind == 0 ? 0 : behind - 1);
             sign != std::string::npos && sign > 0; sign = plain.find_first_of("+=-:", sign + 1)) {
            const std::string name = player_meant(std::string_view(plain).substr(0, sign));
            if (name.empty()) continue;
            const std::string signs = plain.substr(sign, plain.find_first_of(kClaimDigits, sign) - sign);
            const std::size_t digits = plain.find_first_of(kClaimDigits, sign);
            const std::string number = digits == std::string::npos ? "" : number_said(plain.substr(digits));
            (said_.who.empty() ? said_.who : said_.other) = name;
            said_.equals |= signs.find('=') != std::string::npos && signs.find('+') == std::string::npos;
            if (!number.empty()) said_.number = (signs.ends_with('-') ? "-" : "") + number;
            return true;
        }
        return false;
    }

    bool take_number(std::string_view word) {
        const bool is_robber = word.size() > 1 && (word[0] == 'r' || word[0] == 'R');
        const std::string number = number_said(word);
        const std::string place = is_robber ? number_said(word.substr(1)) : std::string();
        if (number.empty() && place.empty()) return false;
        if (said_.number.empty()) said_.number = number.empty() ? place : number;
        said_.robber |= !place.empty();
        said_.equals |= word.starts_with('=');
        return true;
    }

    const std::vector<std::string>& names_;
    SaidInClaim said_;
};

}  // namespace

bool is_word_for_nothing(std::string_view word) { return is_one_of(word, kNothingWords); }

std::optional<std::string> claim_meant(const std::vector<std::string_view>& words,
                                       const std::vector<std::string>& names) {
    const SaidInClaim said = ClaimMeaning(names).of(words);
    if (said.who.empty()) return std::nullopt;
    const std::string& who = said.who;
    if (said.robber && said.supply) return fmt::format("{} rsupply", who);
    if (said.robber && !said.robs && !said.number.empty()) return fmt::format("{} r{}", who, said.number);
    if (said.draws && !said.nothing) return fmt::format("{} draws", who);
    if (said.robs && !said.other.empty())
        return fmt::format("{} robs {}{}{}", who, said.other, said.number.empty() ? "" : " ", said.number);
    if (said.robs && !said.number.empty()) return fmt::format("{} robs {}", who, said.number);
    if (said.robs && said.nothing) return fmt::format("{} robs nobody", who);
    if (said.gains && said.nothing && !said.draws) return fmt::format("{}+0", who);
    if (said.number.empty()) return std::nullopt;
    const bool is_total = said.equals || (said.totals && !said.gains);
    return fmt::format("{}{}{}", who, is_total ? "=" : "+", said.number);
}

std::string claim_example(const std::vector<std::string_view>& words, const std::vector<std::string>& names) {
    const SaidInClaim said = ClaimMeaning(names).of(words);
    const std::string who = !said.who.empty() ? said.who : names.empty() ? "blue" : names.back();
    const auto other = std::ranges::find_if(names, [&](const std::string& name) { return name != who; });
    if (said.robs && other != names.end())
        return fmt::format("Write who is robbed, as in {} robs {}.", who, *other);
    if (said.robber) return fmt::format("Write where the robber stands, as in {} r15.", who);
    return fmt::format("Write who gains how much, as in {}+3.", who);
}

}  // namespace robbers
