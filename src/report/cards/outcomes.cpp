// Puts outcomes on a card: what all share, then each by the choices that lead to it, then why.
#include "report/cards/card.h"

#include <algorithm>

#include <fmt/format.h>

#include "report/words/outcome_words.h"
#include "support/text.h"

namespace robbers {

namespace {

/// A sentence, and the clauses that it rests on.
struct CardReason {
    std::string sentence;
    std::vector<ClauseId> clauses;
    bool operator==(const CardReason&) const = default;
};

/// One outcome, ready to be compared with the others.
struct CardOutcome {
    Changes changes;
    std::vector<std::string> conditions;
    std::vector<CardReason> reasons;
};

template <class T>
std::vector<T> in_both(const std::vector<T>& a, const std::vector<T>& b) {
    std::vector<T> both;
    for (const T& one : a)
        if (std::ranges::find(b, one) != b.end()) both.push_back(one);
    return both;
}

template <class T>
std::vector<T> without(const std::vector<T>& all, const std::vector<T>& some) {
    std::vector<T> rest;
    for (const T& one : all)
        if (std::ranges::find(some, one) == some.end()) rest.push_back(one);
    return rest;
}

class CardOutcomes {
public:
    CardOutcomes(const TextContext& context, const Adjudication& adjudication, ExplainLevel explain,
                 const CardDetail& detail)
        : context_(context),
          words_(context),
          explain_(explain),
          detail_(detail),
          adjudication_(adjudication) {
        const std::size_t all = adjudication_.size();
        const std::size_t shown = within(detail.limit, all);
        for (std::size_t at = 0; at < shown; ++at) outcomes_.push_back(prepare(at));
    }

    CardBody body() {
        if (adjudication_.size() == 1)
            add_only(outcomes_.front());
        else
            add_several();
        return std::move(body_);
    }

private:
    void add(CardBlockKind kind, std::string label, std::string text) {
        body_.blocks.push_back({kind, std::move(label), std::move(text)});
    }

    CardOutcome prepare(std::size_t at) const {
        const Trace trace = adjudication_.trace(at);
        CardOutcome outcome{changes_of(context_.scenario.game.start, adjudication_.outcome(at).outcome),
                            words_.conditions(adjudication_.choices(at), trace),
                            {}};
        for (const Fact& fact : trace) {
            if (!is_told(fact, explain_)) continue;
            CardReason reason{reason_words(context_.words, fact, context_.has_turns()), fact.clauses};
            if (std::ranges::find(outcome.reasons, reason) == outcome.reasons.end())
                outcome.reasons.push_back(std::move(reason));
        }
        return outcome;
    }

    /// "red 10 → 15; blue 12 → 15, takes 3 from red"
    std::string change_words(const Changes& changes) const {
        std::string text;
        for (std::size_t i = 0; i < changes.size(); ++i) {
            const bool goes_on = i > 0 && changes[i].player == changes[i - 1].player;
            if (i > 0) text += goes_on ? ", " : "; ";
            if (!goes_on) text += context_.words.name(changes[i].player) + " ";
            text += words_.item(changes[i]);
        }
        return text;
    }

    void add_only(const CardOutcome& outcome) {
        add(CardBlockKind::item, {},
            outcome.changes.empty() ? nothing_words(false) : change_words(outcome.changes));
        const std::string example =
            outcome.conditions.empty() ? "" : fmt::format(", if {}", joined(outcome.conditions, "; "));
        add_reasons(outcome.reasons, "Why" + example + ":");
    }

    void add_several() {
        const Changes always = in_every(context_.scenario.game.start, adjudication_);
        if (!always.empty()) add(CardBlockKind::item, "In every outcome:", change_words(always));
        CardOutcome shared = outcomes_.front();
        for (const CardOutcome& outcome : outcomes_) {
            shared.conditions = in_both(shared.conditions, outcome.conditions);
            shared.reasons = in_both(shared.reasons, outcome.reasons);
        }
        const std::size_t left = adjudication_.size() - outcomes_.size();
        if (outcomes_.size() == 1) shared.conditions.clear();
        if (!shared.conditions.empty()) {
            add(CardBlockKind::item,
                left > 0 ? fmt::format("The first {}, if", outcomes_.size()) : "In each of them",
                fmt::format("{}:", joined(shared.conditions, "; ")));
        }
        for (const CardOutcome& outcome : outcomes_) add_one(outcome, always, shared);
        if (left > 0) add(CardBlockKind::item, {}, fmt::format("and {}", counted(left, "more outcome")));
        if (outcomes_.size() > 1)
            add_reasons(shared.reasons, left > 0 ? "Why, in each of these:" : "Why, in every outcome:");
        else
            add_reasons(shared.reasons, "Why, in this outcome:");
    }

    /// One of several outcomes, without what has been told.
    void add_one(const CardOutcome& outcome, const Changes& always, const CardOutcome& shared) {
        const Changes rest = robbers::without(outcome.changes, always);
        const std::vector<std::string> conditions = without(outcome.conditions, shared.conditions);
        std::string text =
            conditions.empty() ? std::string("or: ") : fmt::format("if {}: ", joined(conditions, "; "));
        text += rest.empty() ? nothing_words(true) : change_words(rest);
        ClauseList clauses;
        for (const CardReason& reason : without(outcome.reasons, shared.reasons))
            clauses.insert(reason.clauses.begin(), reason.clauses.end());
        add(CardBlockKind::item, {}, text + cited(clauses));
    }

    /// " [STL-1, STL-3]"
    std::string cited(const ClauseList& clauses) {
        if (clauses.empty()) return {};
        body_.clauses.insert(clauses.begin(), clauses.end());
        return fmt::format(" [{}]", joined(spelled(clauses)));
    }

    void add_reasons(const std::vector<CardReason>& reasons, const std::string& label) {
        if (reasons.empty()) return;
        ClauseList clauses;
        for (const CardReason& reason : reasons) clauses.insert(reason.clauses.begin(), reason.clauses.end());
        const std::string ids = cited(clauses);
        add(CardBlockKind::paragraph, label,
            detail_.has_sentences ? "" : ids.substr(std::min<std::size_t>(1, ids.size())));
        if (!detail_.has_sentences) return;
        for (const CardReason& reason : reasons) add(CardBlockKind::item, {}, reason.sentence);
    }

    const TextContext& context_;
    OutcomeWords words_;
    ExplainLevel explain_;
    CardDetail detail_;
    const Adjudication& adjudication_;
    std::vector<CardOutcome> outcomes_;
    CardBody body_;
};

}  // namespace

CardBody card_outcomes(const TextContext& context, const Adjudication& adjudication, ExplainLevel explain,
                       const CardDetail& detail) {
    return CardOutcomes(context, adjudication, explain, detail).body();
}

}  // namespace robbers
