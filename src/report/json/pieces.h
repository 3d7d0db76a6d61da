#pragma once
// The pieces of which JSON results are made: players, choices, reasons, refusals, claims.

#include "answers/settle.h"
#include "game/event.h"
#include "report/json/kit.h"
#include "report/words/outcome_words.h"

namespace robbers {

/// Writes the pieces of one case.
class JsonPieces {
public:
    /// With the rulings in force; the scenario must outlive it.
    JsonPieces(const Scenario& scenario, EditionId edition, const std::vector<Ruling>& rulings)
        : scenario_(scenario), names_(scenario.names), words_(scenario, edition, rulings) {}

    Json outcome(const Outcome& outcome) const;
    Json position(const Position& position) const;
    Json choice(const Choice& choice) const;
    Json choices(const std::vector<Choice>& choices) const;
    /// The facts that are told at this level, with their clauses.
    Json explanation(const Trace& trace, ExplainLevel level) const;
    Json error(const Refusal& refusal) const;
    /// A claim with its verdict.
    Json claim(const ClaimVerdict& verdict) const;
    /// Adds what is true of the claim here.
    void add_verdict(Json& json, const ClaimVerdict& verdict) const;

    const Words& words() const { return words_; }
    const std::string& name(Player player) const { return names_[static_cast<std::size_t>(index(player))]; }

private:
    Json condition(const ClaimVerdict& verdict, const Condition& condition) const;
    Json grounds(const ClaimVerdict& verdict, const std::vector<Ground>& grounds) const;

    const Scenario& scenario_;
    PlayerNames names_;
    Words words_;
};

Json scenario_json(const Scenario& scenario);
/// Who says what, and why; the claim is one of `scenario`.
Json claim_json(const Claim& claim, const Scenario& scenario);
/// Why the rules refuse a scenario, and where.
Json error_json(const Diagnostic& diagnostic);
/// Clauses that make a difference, as `rules` have them: each with its wording, or with the answer to its
/// question.
Json reasons_json(const std::vector<Reason>& reasons, const RuleSet& rules);
/// `rulings`, question by question.
Json answers_json(const std::vector<Ruling>& rulings);
/// The rulings that are not the preferred ones, question by question.
Json rulings_json(const std::vector<Ruling>& rulings);

}  // namespace robbers
