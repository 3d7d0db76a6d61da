// Decides what is asked and in which order. What may be answered is decided by the reader of scenarios: each
// answer is put into a line, and the line is read.
#include "cli/interview/interview.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/options/run_options.h"
#include "scenario/line_notation.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr const char* kSupply = "supply";
constexpr const char* kOther = "other";
constexpr const char* kOpen = "open";
constexpr const char* kNobody = "nobody";
constexpr const char* kBack = "-";

/// The words of a list with commas or blanks between them.
std::vector<std::string> words_in(const std::string& answer) {
    std::vector<std::string> words(1);
    for (const char c : answer) {
        if (c != ',' && c != ' ' && c != '\t')
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

/// Whether the answer is one word that cannot be taken for more of a line.
bool is_word(const std::string& answer) {
    return !answer.empty() && answer.find_first_of(" \t,/&:>@+") == std::string::npos;
}

bool is_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

Interview::Interview(Asker& asker, const LoadOptions& rules) : asker_(asker), rules_(rules) {
    rules_.editions = or_every(rules_.editions);
}

std::optional<std::string> Interview::line() {
    if (!ask_names() || !ask_figures() || !ask_turn()) return std::nullopt;
    for (;;) {
        const auto goes_on = ask_event();
        if (!goes_on) return std::nullopt;
        if (!*goes_on) return position() + turns_;
    }
}

bool Interview::ask_names() {
    while (const auto answer = asker_.ask("Who plays, in clockwise order (as red, blue, yellow)? ")) {
        names_ = words_in(*answer);
        const std::size_t count = names_.size();
        points_.assign(count, "0");
        messengers_.assign(count, "0");
        robbers_.assign(count, kSupply);
        if (names_.empty()) continue;
        const bool are_words = std::ranges::all_of(names_, is_word);
        if (!are_words) asker_.tell("A name has no signs but _ and -.");
        if (are_words && is_sound(fmt::format("{} / {}: bag", position(), names_.front()))) return true;
    }
    return false;
}

bool Interview::ask_figures() {
    const auto has_messengers = asker_.ask_whether("Does everybody have a messenger, too (The Messages)?");
    if (!has_messengers) return false;
    has_messengers_ = *has_messengers;
    for (std::size_t at = 0; at < names_.size(); ++at) {
        const bool is_told =
            ask_number(fmt::format("Points of {}{}", names_[at], has_messengers_ ? "'s meeple" : ""), points_,
                       at) &&
            (!has_messengers_ ||
             ask_number(fmt::format("Points of {}'s messenger", names_[at]), messengers_, at)) &&
            ask_robber(at);
        if (!is_told) return false;
    }
    return true;
}

bool Interview::ask_number(const std::string& question, std::vector<std::string>& numbers, std::size_t at) {
    while (const auto answer = asker_.ask(question, "0")) {
        numbers[at] = *answer;
        if (!is_number(*answer))
            asker_.tell(fmt::format("{} is no whole number.", in_quotes(*answer)));
        else if (is_sound(fmt::format("{} / {}: bag", position(), names_.front())))
            return true;
    }
    return false;
}

bool Interview::ask_robber(std::size_t at) {
    while (const auto answer =
               asker_.ask(fmt::format("{}'s robber (a space, or supply)", names_[at]), kSupply)) {
        const bool has_sign = answer->size() > 1 && (answer->front() == 'r' || answer->front() == 'R');
        const std::string place = has_sign && is_number(answer->substr(1)) ? answer->substr(1) : *answer;
        robbers_[at] = is_same_word(place, kSupply) ? kSupply : place;
        if (robbers_[at] != kSupply && !is_number(place))
            asker_.tell(fmt::format("{} is neither a space nor supply.", in_quotes(*answer)));
        else if (is_sound(fmt::format("{} / {}: bag", position(), names_.front())))
            return true;
    }
    return false;
}

bool Interview::ask_turn() {
    const auto last = std::ranges::find(names_, active_);
    const bool is_last = last == names_.end() || last + 1 == names_.end();
    const std::string next = is_last ? names_.front() : *(last + 1);
    while (const auto answer = asker_.ask("Who is on turn", next)) {
        if (!is_word(*answer)) {
            asker_.tell("One name, please.");
        } else if (is_sound(fmt::format("{}{} / {}: bag", position(), turns_, *answer))) {
            active_ = *answer;
            events_ = 0;
            turns_ += fmt::format(" / {}:", active_);
            return true;
        }
    }
    return false;
}

/// Whether there is more to tell; nothing where the answers end.
std::optional<bool> Interview::ask_event() {
    const auto answer = asker_.ask(fmt::format(
        "What happens{}? b bag tile, s scoring, p payment, e end of the game, f final scoring{}: ",
        events_ > 0 ? " then" : "", events_ > 0 ? ", t next turn, d done" : ""));
    if (!answer) return std::nullopt;
    Step step = Step::back;
    switch (happening_in(*answer, events_ > 0)) {
        case Happening::done: return false;
        case Happening::turn: return begin_turn() ? std::optional(true) : std::nullopt;
        case Happening::bag: add_if_sound("bag"); break;
        case Happening::end: add_if_sound("end"); break;
        case Happening::scoring: step = ask_scorings(""); break;
        case Happening::final_scoring: step = ask_scorings("final "); break;
        case Happening::payment: step = ask_payment(); break;
        case Happening::unclear: tell_happenings(asker_, events_ > 0); break;
    }
    return step == Step::over ? std::nullopt : std::optional(true);
}

void Interview::add_if_sound(const std::string& event) {
    if (is_sound(with_event(event))) add_event(event);
}

/// Asks whose turn is next, if there may be one; false where the answers end.
bool Interview::begin_turn() {
    return !is_sound(fmt::format("{}{} / {}: bag", position(), turns_, names_.front())) || ask_turn();
}

Interview::Step Interview::ask_scorings(const std::string& prefix) {
    asker_.tell(fmt::format("(A {} takes the event back.)", kBack));
    scorings_.clear();
    for (;;) {
        const std::string before = prefix + scorings_ + (scorings_.empty() ? "" : " & ");
        std::string who;
        const Step step = ask_piece(scorings_.empty() ? "Who scores" : "Who else, at the same time",
                                    scorings_.empty() ? active_ : kNobody, before, "+1", who);
        if (step != Step::done) return step;
        if (who == kNobody && !scorings_.empty()) break;
        const Step scored = ask_scoring(before, who, !prefix.empty());
        if (scored != Step::done) return scored;
    }
    add_event(prefix + scorings_);
    return Step::done;
}

Interview::Step Interview::ask_scoring(const std::string& before, const std::string& who, bool is_final) {
    std::string points;
    std::string source = kOther;
    std::string figure = kOpen;
    Step step = ask_points(before + who + "+", true, points);
    std::string scoring = fmt::format("{}+{}", who, points);
    if (step == Step::done && !is_final) {
        step = ask_piece("For what (road, city, monastery, field, fairy, ...)", kOther,
                         before + scoring + " ", "", source);
        scoring += source == kOther ? "" : " " + source;
    }
    if (step == Step::done && !is_final && has_messengers_) {
        step = ask_piece("With which figure (meeple, messenger, or open)", kOpen, before + scoring + " @", "",
                         figure);
        scoring += figure == kOpen ? "" : " @" + figure;
    }
    if (step == Step::done) scorings_ += (scorings_.empty() ? "" : " & ") + scoring;
    return step;
}

Interview::Step Interview::ask_payment() {
    asker_.tell(fmt::format("(A {} takes the event back.)", kBack));
    std::string who;
    std::string points;
    std::string source;
    std::string receiver;
    Step step = ask_piece("Who pays", active_, "", "-3", who);
    if (step == Step::done) step = ask_points(who + "-", false, points);
    const std::string amount = fmt::format("{}-{}", who, points);
    if (step == Step::done)
        step = ask_piece("For what (ransom, protection, auction, ...)", kOther, amount + " ", "", source);
    const std::string payment = amount + (source == kOther ? "" : " " + source);
    if (step == Step::done) step = ask_piece("To whom", kNobody, payment + " >", "", receiver);
    if (step == Step::done) add_event(payment + (receiver == kNobody ? "" : " >" + receiver));
    return step;
}

/// Asks for one word of an event, which stands between `before` and `behind`.
Interview::Step Interview::ask_piece(const std::string& question, const std::string& usual,
                                     const std::string& before, const std::string& behind,
                                     std::string& piece) {
    while (const auto answer = asker_.ask("  " + question, usual)) {
        if (*answer == kBack) return Step::back;
        piece = *answer;
        const bool says_nothing = piece == usual && (usual == kNobody || usual == kOther || usual == kOpen);
        if (says_nothing) return Step::done;
        if (!is_word(piece))
            asker_.tell("One word, please.");
        else if (is_sound(with_event(fmt::format("{}{}{}", before, piece, behind))))
            return Step::done;
    }
    return Step::over;
}

Interview::Step Interview::ask_points(const std::string& before, bool may_be_negative, std::string& points) {
    while (const auto answer = asker_.ask("  How many points? ")) {
        if (*answer == kBack) return Step::back;
        points = *answer;
        if (!is_number(points) || (!may_be_negative && points.front() == '-'))
            asker_.tell(fmt::format("{} is no number of points.", in_quotes(points)));
        else if (is_sound(with_event(before + points)))
            return Step::done;
    }
    return Step::over;
}

void Interview::add_event(const std::string& event) {
    turns_ += (events_ > 0 ? ", " : " ") + event;
    ++events_;
}

std::string Interview::position() const {
    std::vector<std::string> players;
    for (std::size_t at = 0; at < names_.size(); ++at) {
        std::string player = fmt::format("{} {}", names_[at], points_[at]);
        if (has_messengers_) player += " m" + messengers_[at];
        if (robbers_[at] != kSupply) player += " r" + robbers_[at];
        players.push_back(player);
    }
    return fmt::format("{}", fmt::join(players, ", "));
}

std::string Interview::with_event(const std::string& event) const {
    return fmt::format("{}{}{} {}", position(), turns_, events_ > 0 ? "," : "", event);
}

std::string Interview::fault_of(const std::string& line) const {
    Diagnostics diagnostics;
    scenario_in_line(source_of_line(line, 1), rules_, diagnostics);
    if (diagnostics.empty()) return {};
    const Diagnostic& first = diagnostics.list().front();
    return first.message + (first.expected.empty() ? "" : "; " + first.expected);
}

bool Interview::is_sound(const std::string& line) {
    const std::string fault = fault_of(line);
    if (!fault.empty()) asker_.tell(fmt::format("That cannot be: {}", visible(fault)));
    return fault.empty();
}

}  // namespace robbers
