#pragma once
// Asks players what happened at their table, and puts it in the one-line notation.

#include <optional>
#include <string>
#include <vector>

#include "cli/interview/asker.h"
#include "scenario/load.h"

namespace robbers {

/// Asks piece by piece: players, figures, robbers, then turn by turn what happens. Each answer is held
/// against the rules of the scenario format at once, and asked again with the reason where it breaks one.
class Interview {
public:
    /// `rules` are those under which the scenario is to be read.
    Interview(Asker& asker, const LoadOptions& rules);

    /// A line that can be read; nothing where the answers end before it is complete, or go back.
    std::optional<std::string> line();

private:
    bool ask_names();
    bool ask_figures();
    bool ask_number(const std::string& question, std::vector<std::string>& numbers, std::size_t at);
    bool ask_robber(std::size_t at);
    bool ask_turn();
    std::optional<bool> ask_event();
    bool act_on(Happening happening);
    bool ask_scorings(const std::string& prefix);
    bool ask_scoring(const std::string& before, const std::string& who, bool is_final);
    bool ask_payment();
    bool ask_figure(const std::string& before, std::string& event);
    bool ask_piece(const std::string& question, const std::string& usual, const std::string& before,
                   const std::string& behind, std::string& piece);
    bool ask_points(const std::string& before, bool may_be_negative, std::string& points);
    void begin_turn(const std::string& sign, const std::string& player);
    void add_event(const std::string& event);
    void add_if_sound(const std::string& event);
    bool may_begin(const std::string& sign);

    std::string position() const;
    /// The line so far, with `event` behind it.
    std::string with_event(const std::string& event) const;
    /// Why the line cannot be read, in one sentence; empty where it can.
    std::string fault_of(const std::string& line) const;
    /// Rejects the last answer where the line cannot be read; whether it can.
    bool is_sound(const std::string& line);

    Asker& asker_;
    LoadOptions rules_;
    std::vector<std::string> names_, points_, messengers_, robbers_;
    bool has_messengers_ = false;
    bool knows_happenings_ = false;  ///< the list was shown
    std::string turns_;              ///< " / red: bag"
    std::string active_;             ///< whose turn is told
    std::size_t events_ = 0;
    std::string scorings_;  ///< those of the round that is told, joined by &
};

}  // namespace robbers
