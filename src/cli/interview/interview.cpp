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
constexpr const char* kEither = "either";
constexpr const char* kNobody = "nobody";

/// The words of a list with commas, blanks or "and" between them.
std::vector<std::string> words_in(const std::string& answer) {
    std::vector<std::string> words(1);
    for (const char c : answer) {
        if (c != ',' && c != ';' && c != '&' && c != ' ' && c != '\t')
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    std::erase_if(words, [](const std::string& word) { return word.empty() || is_same_word(word, "and"); });
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

/// With a capital and a full stop.
std::string as_sentence(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    if (!text.empty() && std::string_view(".?!").find(text.back()) == std::string_view::npos) text += '.';
    return text;
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
    while (const auto answer = asker_.ask("Who plays? The names, clockwise, as red, blue and yellow:")) {
        names_ = words_in(*answer);
        const std::size_t count = names_.size();
        points_.assign(count, "0");
        messengers_.assign(count, "0");
        robbers_.assign(count, kSupply);
        if (names_.empty()) {
            asker_.reject("Name at least two players.");
        } else if (!std::ranges::all_of(names_, is_word)) {
            asker_.reject("A name has letters, digits, _ and -, and no other signs.");
        } else if (is_sound(fmt::format("{} / {}: bag", position(), names_.front()))) {
            asker_.tell(fmt::format("{} players, clockwise: {}.", count, fmt::join(names_, ", ")));
            return true;
        }
    }
    return false;
}

bool Interview::ask_figures() {
    const auto has_messengers =
        asker_.ask_whether("Is The Messages in play, with a second score figure each?");
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
    asker_.tell(fmt::format("At the start: {}.", position()));
    return true;
}

bool Interview::ask_number(const std::string& question, std::vector<std::string>& numbers, std::size_t at) {
    while (const auto answer = asker_.ask(question, "0")) {
        numbers[at] = *answer;
        if (!is_number(*answer))
            asker_.reject(fmt::format("{} is no whole number.", in_quotes(*answer)));
        else if (is_sound(fmt::format("{} / {}: bag", position(), names_.front())))
            return true;
    }
    return false;
}

bool Interview::ask_robber(std::size_t at) {
    while (const auto answer =
               asker_.ask(fmt::format("Where is {}'s robber: a space, or supply", names_[at]), kSupply)) {
        const bool has_sign = answer->size() > 1 && (answer->front() == 'r' || answer->front() == 'R');
        const std::string place = has_sign && is_number(answer->substr(1)) ? answer->substr(1) : *answer;
        robbers_[at] = is_same_word(place, kSupply) ? kSupply : place;
        if (robbers_[at] != kSupply && !is_number(place))
            asker_.reject(fmt::format("{} is neither a space nor supply.", in_quotes(*answer)));
        else if (is_sound(fmt::format("{} / {}: bag", position(), names_.front())))
            return true;
    }
    return false;
}

bool Interview::ask_turn() {
    const auto last = std::ranges::find(names_, active_);
    const bool is_last = last == names_.end() || last + 1 == names_.end();
    const std::string next = is_last ? names_.front() : *(last + 1);
    while (const auto answer = asker_.ask("Whose turn is it?", next)) {
        if (!is_word(*answer)) {
            asker_.reject("Give one name.");
        } else if (is_sound(fmt::format("{}{} / {}: bag", position(), turns_, *answer))) {
            begin_turn(*answer, *answer);
            return true;
        }
    }
    return false;
}

void Interview::begin_turn(const std::string& sign, const std::string& player) {
    active_ = player;
    events_ = 0;
    turns_ += fmt::format(" / {}:", sign);
}

/// Whether another event is to be told; nothing where the answers end.
std::optional<bool> Interview::ask_event() {
    const bool has_begun = events_ > 0;
    if (!knows_happenings_) asker_.tell(fmt::format("What happens in {}'s turn?", active_));
    if (!knows_happenings_) tell_happenings(asker_, active_, has_begun);
    const auto answer =
        !knows_happenings_ ? asker_.ask("A letter or a word; ? shows the list again:")
        : has_begun
            ? asker_.ask("What happens then? (b, s, p, e, f, a, t; ? explains)", "done")
            : asker_.ask(fmt::format("What happens in {}'s turn? (b, s, p, e, f; ? explains):", active_));
    knows_happenings_ = true;
    if (!answer) return std::nullopt;
    const Happening happening = happening_in(*answer, has_begun);
    if (happening == Happening::done) return false;
    if (happening == Happening::unclear) {
        asker_.reject(*answer == "?" ? "Answer with one of these:"
                                     : fmt::format("{} is none of these:", in_quotes(*answer)));
        tell_happenings(asker_, active_, has_begun);
        return true;
    }
    return act_on(happening) ? std::optional(true) : std::nullopt;
}

/// False where the answers end.
bool Interview::act_on(Happening happening) {
    switch (happening) {
        case Happening::turn: return !may_begin(active_) || ask_turn();
        case Happening::again:
            if (may_begin("again")) begin_turn("again", active_);
            return true;
        case Happening::bag: add_if_sound("bag"); return true;
        case Happening::end: add_if_sound("end"); return true;
        case Happening::scoring: return ask_scorings("");
        case Happening::final_scoring: return ask_scorings("final ");
        case Happening::payment: return ask_payment();
        case Happening::done:
        case Happening::unclear: break;
    }
    return true;
}

void Interview::add_if_sound(const std::string& event) {
    if (is_sound(with_event(event))) add_event(event);
}

/// Whether another turn may begin here.
bool Interview::may_begin(const std::string& sign) {
    return is_sound(fmt::format("{}{} / {}: bag", position(), turns_, sign));
}

bool Interview::ask_scorings(const std::string& prefix) {
    scorings_.clear();
    for (;;) {
        const std::string before = prefix + scorings_ + (scorings_.empty() ? "" : " & ");
        std::string who;
        if (!ask_piece(scorings_.empty() ? "Who scores?" : "Who else scores at the same time?",
                       scorings_.empty() ? active_ : kNobody, before, "+1", who))
            return false;
        if (who == kNobody && !scorings_.empty()) break;
        if (!ask_scoring(before, who, !prefix.empty())) return false;
    }
    add_event(prefix + scorings_);
    return true;
}

bool Interview::ask_scoring(const std::string& before, const std::string& who, bool is_final) {
    std::string points;
    if (!ask_points(before + who + "+", true, points)) return false;
    std::string scoring = fmt::format("{}+{}", who, points);
    if (!is_final) {
        std::string source;
        if (!ask_piece("For what (road, city, monastery, field, fairy ...)?", kOther, before + scoring + " ",
                       "", source))
            return false;
        if (source != kOther) scoring += " " + source;
        if (has_messengers_ && !ask_figure(before, scoring)) return false;
    }
    scorings_ += (scorings_.empty() ? "" : " & ") + scoring;
    return true;
}

/// Asks which figure moves, and adds it to `event`, which stands behind `before`.
bool Interview::ask_figure(const std::string& before, std::string& event) {
    std::string figure;
    if (!ask_piece("With which figure (meeple, messenger or either)?", kEither, before + event + " @", "",
                   figure))
        return false;
    if (figure != kEither) event += " @" + figure;
    return true;
}

bool Interview::ask_payment() {
    std::string who;
    std::string points;
    std::string source;
    std::string receiver;
    if (!ask_piece("Who pays?", active_, "", "-3", who) || !ask_points(who + "-", false, points))
        return false;
    std::string payment = fmt::format("{}-{}", who, points);
    if (!ask_piece("For what (ransom, protection, auction ...)?", kOther, payment + " ", "", source))
        return false;
    if (source != kOther) payment += " " + source;
    if (!ask_piece("To whom?", kNobody, payment + " >", "", receiver)) return false;
    if (receiver != kNobody) payment += " >" + receiver;
    if (has_messengers_ && !ask_figure("", payment)) return false;
    add_event(payment);
    return true;
}

/// Asks for one word of an event, which stands between `before` and `behind`; false where the answers end.
bool Interview::ask_piece(const std::string& question, const std::string& usual, const std::string& before,
                          const std::string& behind, std::string& piece) {
    while (const auto answer = asker_.ask("  " + question, usual)) {
        piece = *answer;
        const bool says_nothing = piece == usual && (usual == kNobody || usual == kOther || usual == kEither);
        if (says_nothing) return true;
        if (!is_word(piece))
            asker_.reject("  Give one word.");
        else if (is_sound(with_event(fmt::format("{}{}{}", before, piece, behind))))
            return true;
    }
    return false;
}

bool Interview::ask_points(const std::string& before, bool may_be_negative, std::string& points) {
    while (const auto answer = asker_.ask("  How many points?")) {
        points = *answer;
        if (!is_number(points) || (!may_be_negative && points.front() == '-'))
            asker_.reject(fmt::format("  {} is no number of points.", in_quotes(points)));
        else if (is_sound(with_event(before + points)))
            return true;
    }
    return false;
}

void Interview::add_event(const std::string& event) {
    turns_ += (events_ > 0 ? ", " : " ") + event;
    ++events_;
    asker_.tell(fmt::format("So far:{}", turns_.substr(2)));
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
    if (!fault.empty()) asker_.reject(as_sentence(visible(fault)));
    return fault.empty();
}

}  // namespace robbers
