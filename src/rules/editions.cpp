// Decides what each printing says: full tables and nothing else. A new edition is a new table here.
#include "rules/rule_points.h"

namespace robbers {

namespace {

using C = ClauseId;
using Q = QuestionId;

constexpr RulePoints c1_2012_rules{
    .printed_in = EditionId::c1_2012,
    .robber_step = {RobberStep::after_tile, C::plc_2},
    .active_in_supply = {Duty::may, C::plc_6},
    .active_on_board = {OnBoard::may_move, C::plc_8},
    .others = {Others::next_only, C::plc_7},
    .others_in_supply = {Duty::may, C::plc_7},
    .others_on_board = {OnBoard::stays, C::plc_9},
    .after_decline = {AfterDecline::ends, {Q::declined_placement, C::plc_7}},
    .active_declines = {ActiveDeclines::others_may, {Q::active_declines, C::plc_7}},
    .halved = {Halved::one_event, C::stl_1},
    .watchtower_order = {WatchtowerOrder::first, {Q::watchtower_order, C::stl_17}},
    .double_turn = {DoubleTurn::not_asked, C::stl_7},
    .midway_robber = {Midway::robs, {Q::midway_robber, C::stl_14}},
    .payment_first = {PaymentFirst::not_asked, C::stl_1},
    .late_robber = {LateRobber::not_asked, C::plc_10},
    .payment_income = {Robbable::robbable, {Q::payment_income, C::bck_6}},
    .message_points = {Robbable::robbable, {Q::message_points, C::stl_7}},
    .late_points = {LatePoints::as_usual, C::stl_7},
    .two_rogue_movers = {RogueMovers::choose, {Q::two_rogue_movers, C::rog_1}},
    .backward = {Backward::may_stay, C::bck_2},
    .own_figures = {OwnFigures::ignored, {Q::own_figures, C::bck_2}},
    .figure_choice = {FigureChoice::each_scoring, C::msg_2},
    .message_landing = {MessageLanding::each_move, {Q::message_landing, C::msg_3}},
    .dark_company = {DarkCompany::any, C::msg_3},
    .robbed_landing = {RobbedLanding::active_only, {Q::robbed_landing, C::msg_5}},
    .laps = {Laps::same_space, {Q::laps, C::brd_2}},
    .end_bonus = {EndBonus::nothing, C::end_3},
};

constexpr RulePoints c1_2013_rules{
    .printed_in = EditionId::c1_2013,
    .robber_step = {RobberStep::at_once_after_tile, C::plc_2i},
    .active_in_supply = {Duty::may, C::plc_6},
    .active_on_board = {OnBoard::may_move, C::plc_8},
    .others = {Others::next_only, C::plc_7},
    .others_in_supply = {Duty::may, C::plc_7},
    .others_on_board = {OnBoard::stays, C::plc_9},
    .after_decline = {AfterDecline::ends, {Q::declined_placement, C::plc_7}},
    .active_declines = {ActiveDeclines::others_may, {Q::active_declines, C::plc_7}},
    .halved = {Halved::one_event, C::stl_1},
    .watchtower_order = {WatchtowerOrder::first, {Q::watchtower_order, C::stl_17}},
    .double_turn = {DoubleTurn::not_asked, C::stl_7},
    .midway_robber = {Midway::robs, {Q::midway_robber, C::stl_14}},
    .payment_first = {PaymentFirst::not_asked, C::stl_1},
    .late_robber = {LateRobber::not_asked, C::plc_10},
    .payment_income = {Robbable::robbable, {Q::payment_income, C::bck_6}},
    .message_points = {Robbable::robbable, {Q::message_points, C::stl_7}},
    .late_points = {LatePoints::as_usual, C::stl_7},
    .two_rogue_movers = {RogueMovers::choose, {Q::two_rogue_movers, C::rog_1}},
    .backward = {Backward::may_stay, C::bck_2},
    .own_figures = {OwnFigures::ignored, {Q::own_figures, C::bck_2}},
    .figure_choice = {FigureChoice::each_scoring, C::msg_2},
    .message_landing = {MessageLanding::each_move, {Q::message_landing, C::msg_3}},
    .dark_company = {DarkCompany::any, C::msg_3},
    .robbed_landing = {RobbedLanding::active_only, {Q::robbed_landing, C::msg_5}},
    .laps = {Laps::same_space, {Q::laps, C::brd_2}},
    .end_bonus = {EndBonus::three_points, C::end_2},
};

constexpr RulePoints c1_zmg_rules{
    .printed_in = EditionId::c1_zmg,
    .robber_step = {RobberStep::after_tile, C::plc_2},
    .active_in_supply = {Duty::may, C::plc_6},
    .active_on_board = {OnBoard::may_move, C::plc_8},
    .others = {Others::each, C::plc_7e},
    .others_in_supply = {Duty::may, C::plc_7e},
    .others_on_board = {OnBoard::stays, C::plc_9},
    .after_decline = {AfterDecline::not_asked, C::plc_7e},
    .active_declines = {ActiveDeclines::others_may, {Q::active_declines, C::plc_7e}},
    .halved = {Halved::one_event, C::stl_1},
    .watchtower_order = {WatchtowerOrder::first, {Q::watchtower_order, C::stl_17}},
    .double_turn = {DoubleTurn::not_asked, C::stl_7},
    .midway_robber = {Midway::robs, {Q::midway_robber, C::stl_14}},
    .payment_first = {PaymentFirst::not_asked, C::stl_1},
    .late_robber = {LateRobber::not_asked, C::plc_10},
    .payment_income = {Robbable::robbable, {Q::payment_income, C::bck_6}},
    .message_points = {Robbable::robbable, {Q::message_points, C::stl_7}},
    .late_points = {LatePoints::as_usual, C::stl_7},
    .two_rogue_movers = {RogueMovers::choose, {Q::two_rogue_movers, C::rog_1}},
    .backward = {Backward::may_stay, C::bck_2},
    .own_figures = {OwnFigures::ignored, {Q::own_figures, C::bck_2}},
    .figure_choice = {FigureChoice::each_scoring, C::msg_2},
    .message_landing = {MessageLanding::each_move, {Q::message_landing, C::msg_3}},
    .dark_company = {DarkCompany::any, {Q::zmg_dark_space, C::msg_6}},
    .robbed_landing = {RobbedLanding::active_only, {Q::robbed_landing, C::msg_5}},
    .laps = {Laps::same_space, {Q::laps, C::brd_2}},
    .end_bonus = {EndBonus::nothing, C::end_3},
};

constexpr RulePoints c2_rules{
    .printed_in = EditionId::c2,
    .robber_step = {RobberStep::before_meeple, C::plc_2},
    .active_in_supply = {Duty::may, C::plc_6},
    .active_on_board = {OnBoard::may_move, C::plc_8},
    .others = {Others::next_only, C::plc_7},
    .others_in_supply = {Duty::may, C::plc_7},
    .others_on_board = {OnBoard::stays, C::plc_9},
    .after_decline = {AfterDecline::ends, {Q::declined_placement, C::plc_7}},
    .active_declines = {ActiveDeclines::others_may, {Q::active_declines, C::plc_7}},
    .halved = {Halved::one_event, C::stl_1},
    .watchtower_order = {WatchtowerOrder::first, {Q::watchtower_order, C::stl_17}},
    .double_turn = {DoubleTurn::not_asked, C::stl_7},
    .midway_robber = {Midway::robs, {Q::midway_robber, C::stl_14}},
    .payment_first = {PaymentFirst::not_asked, C::stl_1},
    .late_robber = {LateRobber::not_asked, C::plc_10},
    .payment_income = {Robbable::robbable, {Q::payment_income, C::bck_6}},
    .message_points = {Robbable::robbable, {Q::message_points, C::stl_7}},
    .late_points = {LatePoints::as_usual, C::stl_7},
    .two_rogue_movers = {RogueMovers::choose, {Q::two_rogue_movers, C::rog_1}},
    .backward = {Backward::may_stay, C::bck_2},
    .own_figures = {OwnFigures::ignored, {Q::own_figures, C::bck_2}},
    .figure_choice = {FigureChoice::each_scoring, C::msg_2},
    .message_landing = {MessageLanding::each_move, {Q::message_landing, C::msg_3}},
    .dark_company = {DarkCompany::any, C::msg_3},
    .robbed_landing = {RobbedLanding::active_only, {Q::robbed_landing, C::msg_5}},
    .laps = {Laps::same_space, {Q::laps, C::brd_2}},
    .end_bonus = {EndBonus::three_points, C::end_2},
};

constexpr RulePoints c2_zmg_rules{
    .printed_in = EditionId::c2_zmg,
    .robber_step = {RobberStep::before_meeple, C::plc_2},
    .active_in_supply = {Duty::must, C::plc_6m},
    .active_on_board = {OnBoard::may_move, C::plc_8},
    .others = {Others::each, C::plc_7m},
    .others_in_supply = {Duty::must, {Q::zmg_others, C::plc_7m}},
    .others_on_board = {OnBoard::stays, C::plc_9},
    .after_decline = {AfterDecline::not_asked, C::plc_7m},
    .active_declines = {ActiveDeclines::not_asked, C::plc_6m},
    .halved = {Halved::one_event, C::stl_1},
    .watchtower_order = {WatchtowerOrder::first, {Q::watchtower_order, C::stl_17}},
    .double_turn = {DoubleTurn::not_asked, C::stl_7},
    .midway_robber = {Midway::robs, {Q::midway_robber, C::stl_14}},
    .payment_first = {PaymentFirst::not_asked, C::stl_1},
    .late_robber = {LateRobber::not_asked, C::plc_10},
    .payment_income = {Robbable::robbable, {Q::payment_income, C::bck_6}},
    .message_points = {Robbable::robbable, {Q::message_points, C::stl_7}},
    .late_points = {LatePoints::as_usual, C::stl_7},
    .two_rogue_movers = {RogueMovers::choose, {Q::two_rogue_movers, C::rog_1}},
    .backward = {Backward::may_stay, C::bck_2},
    .own_figures = {OwnFigures::ignored, {Q::own_figures, C::bck_2}},
    .figure_choice = {FigureChoice::each_scoring, C::msg_2},
    .message_landing = {MessageLanding::each_move, {Q::message_landing, C::msg_3}},
    .dark_company = {DarkCompany::alone, C::msg_6},
    .robbed_landing = {RobbedLanding::active_only, {Q::robbed_landing, C::msg_5}},
    .laps = {Laps::same_space, {Q::laps, C::brd_2}},
    .end_bonus = {EndBonus::three_points, C::end_2},
};

constexpr RulePoints c3_rules{
    .printed_in = EditionId::c3,
    .robber_step = {RobberStep::before_meeple, C::plc_2},
    .active_in_supply = {Duty::may, C::plc_6},
    .active_on_board = {OnBoard::may_move, C::plc_8},
    .others = {Others::next_only, C::plc_7},
    .others_in_supply = {Duty::may, C::plc_7},
    .others_on_board = {OnBoard::stays, C::plc_9},
    .after_decline = {AfterDecline::ends, {Q::declined_placement, C::plc_7}},
    .active_declines = {ActiveDeclines::others_may, {Q::active_declines, C::plc_7}},
    .halved = {Halved::one_event, C::stl_1},
    .watchtower_order = {WatchtowerOrder::first, {Q::watchtower_order, C::stl_17}},
    .double_turn = {DoubleTurn::not_asked, C::stl_7},
    .midway_robber = {Midway::robs, {Q::midway_robber, C::stl_14}},
    .payment_first = {PaymentFirst::not_asked, C::stl_1},
    .late_robber = {LateRobber::not_asked, C::plc_10},
    .payment_income = {Robbable::robbable, {Q::payment_income, C::bck_6}},
    .message_points = {Robbable::robbable, {Q::message_points, C::stl_7}},
    .late_points = {LatePoints::as_usual, C::stl_7},
    .two_rogue_movers = {RogueMovers::choose, {Q::two_rogue_movers, C::rog_1}},
    .backward = {Backward::may_stay, C::bck_2},
    .own_figures = {OwnFigures::ignored, {Q::own_figures, C::bck_2}},
    .figure_choice = {FigureChoice::each_scoring, C::msg_2},
    .message_landing = {MessageLanding::each_move, {Q::message_landing, C::msg_3}},
    .dark_company = {DarkCompany::any, C::msg_3},
    .robbed_landing = {RobbedLanding::active_only, {Q::robbed_landing, C::msg_5}},
    .laps = {Laps::same_space, {Q::laps, C::brd_2}},
    .end_bonus = {EndBonus::three_points, C::end_2},
};

constexpr RulePoints c3_1_rules{
    .printed_in = EditionId::c3_1,
    .robber_step = {RobberStep::on_drawing, C::plc_3},
    .active_in_supply = {Duty::must, {Q::c31_placement, C::plc_6m}},
    .active_on_board = {OnBoard::may_move, C::plc_8},
    .others = {Others::each, C::plc_7m},
    .others_in_supply = {Duty::must, {Q::c31_placement, C::plc_7m}},
    .others_on_board = {OnBoard::stays, C::plc_9},
    .after_decline = {AfterDecline::not_asked, C::plc_7m},
    .active_declines = {ActiveDeclines::not_asked, C::plc_6m},
    .halved = {Halved::whole_turn, C::trn_2},
    .watchtower_order = {WatchtowerOrder::not_asked, C::trn_2},
    .double_turn = {DoubleTurn::same_turn, {Q::c31_double_turn, C::trn_10}},
    .midway_robber = {Midway::not_asked, C::trn_3},
    .payment_first = {PaymentFirst::ignored, {Q::c31_payment_first, C::trn_3}},
    .late_robber = {LateRobber::too_late, {Q::c31_late_robber, C::trn_3}},
    .payment_income = {Robbable::robbable, {Q::payment_income, C::bck_6}},
    .message_points = {Robbable::exempt, C::trn_5},
    .late_points = {LatePoints::ignored, C::trn_5},
    .two_rogue_movers = {RogueMovers::choose, {Q::two_rogue_movers, C::rog_1}},
    .backward = {Backward::may_stay, {Q::c31_backward, C::bck_2}},
    .own_figures = {OwnFigures::ignored, {Q::own_figures, C::bck_2}},
    .figure_choice = {FigureChoice::one_a_turn, C::trn_7},
    .message_landing = {MessageLanding::phase_end, C::trn_6},
    .dark_company = {DarkCompany::any, C::msg_3},
    .robbed_landing = {RobbedLanding::active_only, C::msg_5},
    .laps = {Laps::same_space, {Q::laps, C::brd_2}},
    .end_bonus = {EndBonus::three_points, C::end_2},
};

}  // namespace

const RulePoints& rules_of(EditionId edition) {
    switch (edition) {
        case EditionId::c1_2012: return c1_2012_rules;
        case EditionId::c1_2013: return c1_2013_rules;
        case EditionId::c1_zmg: return c1_zmg_rules;
        case EditionId::c2: return c2_rules;
        case EditionId::c2_zmg: return c2_zmg_rules;
        case EditionId::c3: return c3_rules;
        case EditionId::c3_1: return c3_1_rules;
    }
    return c1_2012_rules;  // unreachable: every edition has its case
}

}  // namespace robbers
