// Decides which players and events are meant by words that people use for them: who, how much, for what. What
// a line can say is decided in line_reader.
#include "scenario/line_meant.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <span>

#include "scenario/names.h"
#include "scenario/source_words.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {
namespace {

constexpr std::string_view kDigitsMeant = "0123456789";
constexpr std::string_view kRobberSaid[] = {"robber", "robbers", "robber's", "rob", "r"};
constexpr std::string_view kMessengerSaid[] = {"messenger", "messenger's", "m"};
constexpr std::string_view kSaidBeside[] = {"has", "is",     "at",     "on",       "with", "points", "point",
                                            "pts", "and",    "or",     "then",     "plus", "space",  "field",
                                            "in",  "the",    "its",    "a",        "his",  "her",    "stands",
                                            "=",   "supply", "meeple", "meeple's", "&"};
constexpr std::string_view kPaySaid[] = {"pays", "pay", "paid", "gives", "give"};
constexpr std::string_view kLoseSaid[] = {"loses", "lose", "lost"};
constexpr std::string_view kEndSaid[] = {"end", "ends", "end-of-game", "over", "endgame"};

bool is_said(std::string_view word, std::span<const std::string_view> words) {
    return std::ranges::any_of(words, [&](std::string_view one) { return is_same_word(word, one); });
}

/// "-3" for "-3" and "=-3"; empty where the word is no number.
std::string number_meant(std::string_view word) {
    while (!word.empty() && (word.front() == '=' || word.front() == ':')) word.remove_prefix(1);
    const std::string_view digits = word.substr(word.starts_with('-') ? 1 : 0);
    const bool is_one = !digits.empty() && digits.find_first_not_of(kDigitsMeant) == std::string_view::npos;
    return is_one ? std::string(word) : std::string();
}

/// Collects the figures of one player after another.
class PlayersMeant {
public:
    std::string of(const LineWords& words, const std::vector<Piece>& said) {
        for (const Piece& piece : said)
            if (!take(words.text(piece))) return {};
        return end_player() ? fmt::format("{}", fmt::join(players_, ", ")) : std::string();
    }

private:
    bool take(std::string_view word) {
        const std::size_t sign = word.find_first_of(":=");
        if (sign > 0 && sign + 1 < word.size() && sign != std::string_view::npos)
            return take(word.substr(0, sign)) && take(word.substr(sign));
        if (name_.empty() && meeple_.empty() && !number_meant(word).empty())
            return set(number_meant(word));  // "10 red"
        if (!name_.empty() && take_figure(word)) return true;
        const std::string_view name = trimmed(word, ":=.;&");
        if (!is_player_name(name) || is_reserved_name(name)) return false;
        if (!name_.empty() && !end_player()) return false;
        name_ = name;
        return true;
    }

    bool take_figure(std::string_view word) {
        if (const std::string number = number_meant(word); !number.empty()) return set(number);
        const std::string_view kind = word.substr(0, 1),
                               rest = word.substr(std::min<std::size_t>(word.size(), 1));
        const std::string number = number_meant(rest);
        if (!number.empty() && (is_same_word(kind, "r") || is_same_word(kind, "m"))) {
            next_ = is_same_word(kind, "r") ? &robber_ : &messenger_;
            return set(number);
        }
        if (is_said(word, kRobberSaid))
            next_ = &robber_;
        else if (is_said(word, kMessengerSaid))
            next_ = &messenger_;
        else
            return is_said(word, kSaidBeside);
        return true;
    }

    /// A second number without a word before it is the robber's.
    bool set(const std::string& number) {
        if (!next_->empty()) next_ = &robber_;
        if (!next_->empty()) return false;
        *next_ = number;
        return true;
    }

    bool end_player() {
        if (name_.empty() || meeple_.empty()) return false;
        const auto figure = [](char sign, const std::string& number) {
            return number.empty() ? std::string() : fmt::format(" {}{}", sign, number);
        };
        players_.push_back(
            fmt::format("{} {}{}{}", name_, meeple_, figure('m', messenger_), figure('r', robber_)));
        for (std::string* text : {&name_, &meeple_, &messenger_, &robber_}) text->clear();
        next_ = &meeple_;
        return true;
    }

    std::vector<std::string> players_;
    std::string name_, meeple_, messenger_, robber_;
    std::string* next_ = &meeple_;
};

/// One scoring or payment in the making.
struct AmountMeant {
    std::string who, number, to, figure;
    std::optional<Source> source;
    bool minus = false, plus = false, pays = false;
};

/// Collects what happens, one amount after another.
class EventsMeant {
public:
    explicit EventsMeant(const KnownInLine& known) : known_(known) {}

    std::string of(const LineWords& words, const std::vector<Piece>& said) {
        for (const Piece& piece : said) take(words.text(piece));
        end_amount();
        std::vector<std::string> events;
        if (bag_) events.emplace_back("bag");
        if (end_) events.emplace_back("end");
        final_ = final_ || end_;
        if (!amounts_.empty()) events.push_back(amounts_text());
        if (is_broken_ || (final_ && !end_ && amounts_.empty())) return {};
        return fmt::format("{}", fmt::join(events, ", "));
    }

private:
    void take(std::string_view word) {
        std::string_view bare = trimmed(word, ",.;!()'\":&");
        if (bare.size() > 1 && bare.front() == '>') is_to_ = true, bare.remove_prefix(1);
        const std::string_view name = player(bare);
        if (!name.empty()) return take_player(name);
        if (take_amount(bare) || take_number(bare)) return;
        if (bare.size() > 1 && bare.front() == '@') now_.figure = bare;
        is_broken_ |= is_said(bare, kRobberSaid);  // no event says where a robber goes
        bag_ |= is_same_word(bare, "bag");
        end_ |= is_said(bare, kEndSaid);
        final_ |= is_same_word(bare, "final");
        now_.pays |= is_said(bare, kPaySaid);
        now_.minus |= is_said(bare, kLoseSaid);
        is_to_ |= bare == ">" || bare == "to";
        now_.plus |= bare.starts_with('+');
        now_.minus |= bare.ends_with('-');
        if (!now_.source) now_.source = source_said(bare);
    }

    std::string_view player(std::string_view word) const {
        const auto found = std::ranges::find_if(
            known_.names, [&](std::string_view name) { return is_same_word(name, word); });
        return found == known_.names.end() ? std::string_view() : *found;
    }

    void take_player(std::string_view name) {
        const bool is_receiver = is_to_ || (now_.pays && !now_.who.empty());
        if (!is_receiver && !now_.who.empty()) end_amount();
        (is_receiver ? now_.to : now_.who) = name;
        is_to_ = false;
    }

    /// "red+5", "red+-4", "red-3", "red=5", with letters behind the number or not
    bool take_amount(std::string_view word) {
        for (std::size_t sign = word.find_last_of("+-=:"); sign != std::string_view::npos && sign > 0;
             --sign) {
            const std::string_view name = player(word.substr(0, sign));
            if (name.empty()) continue;
            take_player(name);
            take_number(word.substr(sign));
            return true;
        }
        return false;
    }

    /// "5", "+5", "-5", "+-5", "5city"
    bool take_number(std::string_view word) {
        const std::size_t first = word.find_first_of(kDigitsMeant);
        if (first == std::string_view::npos ||
            word.substr(0, first).find_first_not_of("+-=:") != std::string_view::npos)
            return false;
        if (!now_.number.empty()) return is_broken_ = true;
        const std::string_view signs = word.substr(0, first);
        now_.plus |= signs.find('+') != std::string_view::npos;
        now_.minus |= signs.ends_with('-');
        const std::size_t end = std::min(word.find_first_not_of(kDigitsMeant, first), word.size());
        now_.number = word.substr(first, end - first);
        if (end < word.size() && !now_.source) now_.source = source_named(word.substr(end));
        return true;
    }

    void end_amount() {
        if (now_.who.empty() && now_.number.empty()) return;
        if (now_.who.empty()) now_.who = known_.active;
        is_broken_ = is_broken_ || now_.who.empty() || now_.number.empty();
        amounts_.push_back(std::exchange(now_, {}));
    }

    bool is_payment(const AmountMeant& amount) const {
        const bool is_scored = amount.source && !may_be_paid(*amount.source);
        return !final_ && (amount.pays || !amount.to.empty() || (amount.minus && !amount.plus && !is_scored));
    }

    std::string amounts_text() const {
        const bool pays =
            std::ranges::any_of(amounts_, [this](const AmountMeant& amount) { return is_payment(amount); });
        std::string text = final_ ? "final " : "";
        for (const AmountMeant& amount : amounts_) {
            text += fmt::format("{}{}",
                                &amount == &amounts_.front() ? ""
                                : pays                       ? ", "
                                                             : " & ",
                                amount_text(amount));
        }
        return text;
    }

    std::string amount_text(const AmountMeant& amount) const {
        const bool pays = is_payment(amount);
        std::string text = fmt::format("{}{}{}", amount.who,
                                       pays           ? "-"
                                       : amount.minus ? "+-"
                                                      : "+",
                                       amount.number);
        if (final_) return text;
        const bool has_source = amount.source && *amount.source != Source::other &&
                                (pays ? may_be_paid(*amount.source) : may_be_scored(*amount.source));
        if (has_source) text += fmt::format(" {}", spelling(*amount.source));
        if (!amount.to.empty()) text += fmt::format(" >{}", amount.to);
        if (!amount.figure.empty()) text += fmt::format(" {}", amount.figure);
        return text;
    }

    const KnownInLine& known_;
    std::vector<AmountMeant> amounts_;
    AmountMeant now_;
    bool bag_ = false, end_ = false, final_ = false, is_to_ = false;
    bool is_broken_ = false;  ///< something is said that has no place
};

}  // namespace

std::string players_meant(const LineWords& words, const Piece& entry) {
    return PlayersMeant().of(words, words.words(entry));
}

std::string events_meant(const LineWords& words, const Piece& event, const KnownInLine& known) {
    return EventsMeant(known).of(words, words.words_and(event, '&'));
}

}  // namespace robbers
