// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.PublicApi;
import sweeplab.proof.Bound;
import sweeplab.proof.Claim;
import sweeplab.proof.Grade;
import sweeplab.proof.Proof;
import sweeplab.prove.lines.Goal;
import sweeplab.prove.lines.Line;
import sweeplab.view.View;

/**
 * Says of any covered cell why it is safe, a danger or gold, or shows that it may be either.
 *
 * <p>Simpler kinds of proof come first: one clue, two clues, several clues one step after the other, suppositions, and last
 * the total. Within a kind the measure is the number of clues, then how far they are from the cell, then the number of
 * lines. Up to three clues the number is the smallest there is; beyond that no clue of a proof can be left out.
 */
@PublicApi
public final class Prover {

    private static final long GENEROUS = 2_000_000;
    private static final long QUICK = 10_000;

    private final View view;
    private final Facts facts;
    private final List<Model> models = new ArrayList<>();
    private final long allowed;
    private final Budget whole;

    private Prover(View view, boolean flagsTrusted, long allowed, Budget whole) {
        this.view = view;
        facts = new Facts(view, flagsTrusted);
        this.allowed = allowed;
        this.whole = whole;
    }

    /** A prover for the view as it is now. */
    public static Prover of(View view) {
        return of(view, Budget.unlimited());
    }

    /** The same within a budget; what does not fit into it is not known. */
    public static Prover of(View view, Budget budget) {
        return new Prover(view, false, GENEROUS, budget);
    }

    /** A prover that takes every flag for a danger. */
    public static Prover trustingFlags(View view) {
        return trustingFlags(view, Budget.unlimited());
    }

    /** The same within a budget. */
    public static Prover trustingFlags(View view, Budget budget) {
        return new Prover(view, true, GENEROUS, budget);
    }

    /** Why a covered cell is safe or a danger, or that it may be either. */
    public Answer explain(int cell) {
        return settle(cell);
    }

    /** The proof of a covered cell by one clue, or by two; nothing if it takes more, or cannot be proved. */
    public Optional<Proof> glance(int cell, Grade limit) {
        int var = facts.var(cell);
        for (boolean value : var < 0 ? new boolean[0] : new boolean[] {false, true}) {
            Goal goal = new Goal(var, value);
            Line line = new Quest(facts, goal, whole.withSteps(allowed)).few(limit == Grade.ONE_CLUE ? 1 : 2);
            if (line != null) {
                return Optional.of(write(goal, line, cell));
            }
        }
        return Optional.empty();
    }

    /** The proof of what is known to be certain of a covered cell, by several clues, by cases or by the total; nothing if it takes more. */
    Optional<Proof> prove(int cell, boolean danger, Grade by) {
        Goal goal = new Goal(facts.var(cell), danger);
        if (goal.var() < 0) {
            return Optional.empty();
        }
        Quest quest = new Quest(facts, goal, whole.withSteps(allowed));
        Line line = switch (by) {
            case ONE_CLUE -> quest.few(1);
            case TWO_CLUES -> quest.few(2);
            case SEVERAL_CLUES -> quest.several();
            case CASE_SPLIT -> quest.split();
            case MINE_COUNTER -> quest.counted();
        };
        return Optional.ofNullable(line).map(found -> write(goal, found, cell));
    }

    /**
     * A proof for every covered cell that is certain and has no flag, in order of cells; the one proof of a contradiction if the
     * clues cannot all be true.
     */
    public List<Proof> certain() {
        List<Proof> proofs = new ArrayList<>();
        boolean unspokenAreOpen = false;
        for (int cell = 0; cell < view.topology().size() && !whole.spent(); cell++) {
            boolean unspoken = view.covered(cell) && facts.unspoken(cell);
            if (!view.covered(cell) || view.flagged(cell) || unspoken && unspokenAreOpen) {
                continue;
            }
            Answer answer = explain(cell);
            if (answer instanceof Answer.Inconsistent inconsistent) {
                return List.of(inconsistent.proof());
            } else if (answer instanceof Answer.Proved proved) {
                proofs.add(proved.proof());
            } else {
                // Cells that nothing speaks of are all alike: if one is not certain, none is.
                unspokenAreOpen |= unspoken;
            }
        }
        return proofs;
    }

    /** The proofs of covered cells without a flag that one or two clues give, in order of cells, as far as the budget goes. */
    public List<Proof> easy() {
        List<Proof> proofs = new ArrayList<>();
        for (int cell = 0; cell < view.topology().size() && !whole.spent(); cell++) {
            if (view.covered(cell) && !view.flagged(cell)) {
                glance(cell, Grade.TWO_CLUES).ifPresent(proofs::add);
            }
        }
        return proofs;
    }

    /** Why a covered cell is gold, or is not, or that it may be either. */
    public Answer explainGold(int cell) {
        return settle(Bound.gold(cell));
    }

    /** Why the clues cannot all be true; unknown if they can. */
    public Answer contradiction() {
        return new Inconsistency(facts, whole.withSteps(allowed)).answer();
    }

    private Answer settle(int atom) {
        Budget budget = whole.withSteps(allowed);
        Model model = models.isEmpty() ? find(-1, true, budget) : models.get(0);
        if (model == null) {
            return budget.spent() ? simpleOrUnknown(atom) : contradiction();
        }
        int var = facts.var(atom);
        if (var < 0) {
            return Bound.isGold(atom) ? new Answer.Unknown() : untold(model, atom);
        }
        Goal goal = new Goal(var, model.values()[var]);
        Model other = opposite(goal);
        if (other != null) {
            return open(model, other, atom);
        }
        Quest quest = new Quest(facts, goal, budget);
        Line simple = quest.simple();
        if (simple == null) {
            other = find(var, !goal.value(), budget);
            if (other != null) {
                return open(model, other, atom);
            }
        }
        Line line = simple != null ? simple : quest.deep();
        return line == null ? new Answer.Unknown() : proved(goal, line, atom, budget);
    }

    // On a board too large to look at as a whole a clue or two may still settle a cell.
    private Answer simpleOrUnknown(int atom) {
        Optional<Proof> proof = Bound.isGold(atom) ? Optional.empty() : glance(atom, Grade.TWO_CLUES);
        return proof.<Answer>map(found -> new Answer.Proved(found, Answer.Size.SMALLEST))
                .orElse(new Answer.Unknown());
    }

    private Answer proved(Goal goal, Line line, int atom, Budget budget) {
        Proof proof = write(goal, line, atom);
        return new Answer.Proved(proof, Answer.Size.of(proof, facts, budget));
    }

    private Proof write(Goal goal, Line line, int atom) {
        return Tidy.tidy(Scribe.write(Claim.of(atom, goal.value()), line, var -> facts.atom(var, atom)));
    }

    private Answer open(Model one, Model other, int atom) {
        boolean first = one.values()[facts.var(atom)];
        return new Answer.Open((first ? one : other).world(facts, atom), (first ? other : one).world(facts, atom));
    }

    // Nothing speaks of this cell, not even a total: any model will do, with a danger there and without.
    private Answer untold(Model model, int cell) {
        return new Answer.Open(model.worldWith(facts, cell), model.world(facts, cell));
    }

    private @Nullable Model find(int var, boolean value, Budget budget) {
        List<Line> lines = new ArrayList<>(var < 0 ? facts.givens() : facts.around(var));
        lines.addAll(facts.totals());
        Model similar = models.isEmpty() ? null : models.get(0);
        Budget quick = whole.withSteps(QUICK);
        Model found = Model.find(facts.variables(), lines, var, value, similar, quick);
        if (found == null && quick.spent()) {
            found = facts.totals().size() == 1
                    ? new Reckoning(
                                    facts.variables(),
                                    facts.givens(),
                                    facts.totals().get(0),
                                    budget)
                            .find(var, value)
                    : Model.find(facts.variables(), lines, var, value, similar, budget);
        }
        if (found != null) {
            models.add(found);
        }
        return found;
    }

    private @Nullable Model opposite(Goal goal) {
        for (Model model : models) {
            if (model.values()[goal.var()] != goal.value()) {
                return model;
            }
        }
        return null;
    }
}
