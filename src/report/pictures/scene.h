#pragma once
// What a picture of the scoreboard shows, as plain data: who stands where before and after, and every
// movement and theft in between; and the same in words.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "answers/run.h"
#include "report/pictures/player_marks.h"

namespace robbers {

// clang-format off
#define ROBBERS_SCENE_STEPS(X)                                                                     \
    X(figure_forward, "figure-forward")    /* figure from `points_before` to `points_after` */     \
    X(figure_back, "figure-back")          /* the same, backward */                                \
    X(theft, "theft")                      /* figure goes forward by what is taken from `victim` */ \
    X(robber_placed, "robber-placed")      /* player's robber from the supply to `to` */           \
    X(robber_moved, "robber-moved")        /* player's robber from `from` to `to` on a bag */      \
    X(robber_carried, "robber-carried")    /* player's robber along with `figure` */               \
    X(robber_returned, "robber-returned")  /* player's robber from `from` to the supply */         \
    X(message_drawn, "message-drawn")      /* player draws a message */
// clang-format on
/// What happens on the board.
ROBBERS_VOCABULARY(SceneStepKind, ROBBERS_SCENE_STEPS);

/// One movement, theft or message; which members mean something is said beside its kind.
struct SceneStep {
    SceneStepKind kind{};
    int turn = 0;     ///< counted from 1
    int event = 0;    ///< counted from 1 in the turn
    Player player{};  ///< whose figure or robber moves, or who draws
    Figure figure;
    Figure victim;
    Points points_before = 0;
    Points points_after = 0;
    Place from;
    Place to;

    Points points() const { return points_after - points_before; }
    bool operator==(const SceneStep&) const = default;
};

/// Whether a figure moves.
bool moves_figure(SceneStepKind kind);
/// Whether a robber moves.
bool moves_robber(SceneStepKind kind);

/// The starting position, or what one outcome made of it.
struct Scene {
    std::string title;  ///< as written: not safe to show as it is
    std::string id;     ///< the same
    std::vector<std::string> names;
    std::vector<PlayerMark> marks;  ///< parallel to names
    Position before;
    Position after;                      ///< the same as before where no outcome is shown
    std::optional<EditionId> edition;    ///< unset: what is drawn is the same in several
    std::optional<std::size_t> outcome;  ///< which one, from 0; unset: the position alone
    std::size_t outcomes = 0;            ///< how many there are
    std::vector<SceneStep> steps;        ///< in the order in which they happened
};

inline const std::string& name_of(const Scene& scene, Player player) {
    return scene.names[static_cast<std::size_t>(index(player))];
}
inline const PlayerMark& mark_of(const Scene& scene, Player player) {
    return scene.marks[static_cast<std::size_t>(index(player))];
}

/// The starting position alone.
Scene scene_of_start(const Scenario& scenario);
/// Outcome `at`, from 0, of a result that has it, with the steps of the first line that leads there.
Scene scene_of_outcome(const CaseResult& result, std::size_t at);
/// The position after the first `steps` steps of `scene`.
Position position_after(const Scene& scene, std::size_t steps);

/// The space of the ring that is drawn for `place`, which is not the supply.
constexpr Points drawn_space(Place place) { return ring_space(place.value); }
/// "53" where points or a place are not the number of the space that is drawn; else nothing.
std::string lap_label(Points points);
/// "red's messenger", or "red" where everybody has one figure.
std::string figure_name(const Scene& scene, Figure figure);

/// "10", or "10 → 15" with `arrow` between.
std::string change_words(Points before, Points after, std::string_view arrow);
/// "supply → 12", the same for a robber's place.
std::string change_words(Place before, Place after, std::string_view arrow);
/// "outcome 1 of 3 in c2", or "the start".
std::string scene_name(const Scene& scene);
/// Each theft and message as a sentence without a full stop: "blue takes 3 from red", with the turn where
/// there are several.
std::vector<std::string> event_words(const Scene& scene);
/// The whole scene as sentences: where everybody stands, thefts and messages.
std::string scene_description(const Scene& scene);

}  // namespace robbers
