// Decides nothing: translates. The two sides share no type, so that neither can lean on the other.
#include "bridge.h"

namespace robbers {

namespace {

template <class To, class From>
To same(From value) {
    return static_cast<To>(static_cast<int>(value));
}

void answer(model::Rulings& to, const Ruling& ruling) {
    switch (ruling.question) {
        case QuestionId::declined_placement:
            to.declined_placement = model::DeclinedPlacement(ruling.answer);
            break;
        case QuestionId::active_declines: to.active_declines = model::ActiveDeclines(ruling.answer); break;
        case QuestionId::zmg_others: to.zmg_others = model::ZmgOthers(ruling.answer); break;
        case QuestionId::c31_placement: to.c31_placement = model::C31Placement(ruling.answer); break;
        case QuestionId::midway_robber: to.midway_robber = model::MidwayRobber(ruling.answer); break;
        case QuestionId::two_rogue_movers: to.two_rogue_movers = model::TwoRogueMovers(ruling.answer); break;
        case QuestionId::own_figures: to.own_figures = model::OwnFigures(ruling.answer); break;
        case QuestionId::c31_backward: to.c31_backward = model::C31Backward(ruling.answer); break;
        case QuestionId::c31_payment_first:
            to.c31_payment_first = model::C31PaymentFirst(ruling.answer);
            break;
        case QuestionId::c31_late_robber: to.c31_late_robber = model::C31LateRobber(ruling.answer); break;
        case QuestionId::payment_income: to.payment_income = model::PaymentIncome(ruling.answer); break;
        case QuestionId::message_points: to.message_points = model::MessagePoints(ruling.answer); break;
        case QuestionId::robbed_landing: to.robbed_landing = model::RobbedLanding(ruling.answer); break;
        case QuestionId::message_landing: to.message_landing = model::MessageLanding(ruling.answer); break;
        case QuestionId::watchtower_order: to.watchtower_order = model::WatchtowerOrder(ruling.answer); break;
        case QuestionId::zmg_dark_space: to.zmg_dark_space = model::ZmgDarkSpace(ruling.answer); break;
        case QuestionId::c31_double_turn: to.c31_double_turn = model::C31DoubleTurn(ruling.answer); break;
        case QuestionId::laps: to.laps = model::Laps(ruling.answer); break;
    }
}

model::FigureOf to_model(Figure figure) { return {index(figure.player), same<model::Figure>(figure.kind)}; }

model::ScoringName to_model(const ScoringName& name) {
    return {same<model::Source>(name.source), name.number};
}

struct ToEvent {
    model::Event operator()(const Bag&) const { return model::Bag{}; }
    model::Event operator()(const EndOfGame&) const { return model::EndOfGame{}; }
    model::Event operator()(const ScoringRound& round) const {
        model::ScoringRound to;
        for (const Scoring& scoring : round.scorings)
            to.scorings.push_back(
                {index(scoring.player), scoring.points, same<model::Source>(scoring.source), {}});
        return to;
    }
    model::Event operator()(const Payment& payment) const {
        model::Payment to{index(payment.payer), payment.points, same<model::Source>(payment.source), {}, {}};
        if (payment.receiver) to.receiver = index(*payment.receiver);
        return to;
    }
    model::Event operator()(const FinalScoring& final_scoring) const {
        model::FinalScoring to;
        for (const FinalEntry& entry : final_scoring.entries)
            to.entries.push_back({index(entry.player), entry.points});
        return to;
    }
};

struct ToChosen {
    model::Chosen& to;
    void operator()(const ScoresWith& scores) const {
        to.word = model::Word::scores;
        to.scorings = {to_model(scores.scoring)};
        to.figure = same<model::Figure>(scores.with);
    }
    void operator()(const ScoringOrder& order) const {
        to.word = model::Word::order;
        for (const ScoringName& name : order.order) to.scorings.push_back(to_model(name));
    }
    void operator()(const Robs& robs) const { to.word = model::Word::robs, to.other = to_model(robs.figure); }
    void operator()(const Books& books) const {
        to.word = model::Word::books;
        to.figure = same<model::Figure>(books.with);
    }
    void operator()(const GoesAlong& goes) const {
        to.word = goes.along ? model::Word::follows : model::Word::stays;
        to.other = to_model(goes.mover);
    }
    void operator()(const Places& places) const {
        to.word = places.place.is_supply() ? model::Word::declines : model::Word::places;
        if (!places.place.is_supply()) to.place = places.place.value;
    }
    void operator()(const Pays& pays) const {
        to.word = model::Word::pays;
        to.figure = same<model::Figure>(pays.with);
    }
};

model::Player to_model(const Standing& standing) {
    model::Player player{standing.points[0], standing.points[1], {}};
    if (!standing.robber.is_supply()) player.robber = standing.robber.value;
    return player;
}

}  // namespace

model::Chosen to_model(Player player, const Decision& decision) {
    model::Chosen chosen;
    chosen.player = index(player);
    std::visit(ToChosen{chosen}, decision);
    return chosen;
}

model::Scenario to_model(const Case& one) {
    model::Scenario scenario;
    scenario.edition = same<model::Edition>(one.edition);
    scenario.messages = one.game.start.has_messengers;
    for (const Ruling& ruling : one.rulings) answer(scenario.rulings, ruling);
    for (int i = 0; i < one.game.start.player_count; ++i)
        scenario.players.push_back(to_model(one.game.start.standings[static_cast<std::size_t>(i)]));
    for (const Turn& turn : one.game.turns) {
        scenario.turns.push_back({index(turn.active), {}, turn.continues});
        for (const Event& event : turn.events)
            scenario.turns.back().events.push_back(std::visit(ToEvent{}, event));
    }
    for (const Choice& choice : one.game.choices)
        scenario.choices.push_back(
            {choice.turn, choice.event, choice.time, to_model(choice.player, choice.decision)});
    return scenario;
}

model::Outcome to_model(const Outcome& outcome) {
    model::Outcome to;
    for (int i = 0; i < outcome.position.player_count; ++i)
        to.position.push_back(to_model(outcome.position.standings[static_cast<std::size_t>(i)]));
    for (const Transfer& transfer : outcome.transfers)
        to.transfers.push_back({transfer.turn, index(transfer.from.player),
                                same<model::Figure>(transfer.from.kind), index(transfer.to),
                                transfer.points});
    for (const Message& message : outcome.messages)
        to.messages.push_back({message.turn, index(message.player)});
    return to;
}

}  // namespace robbers
