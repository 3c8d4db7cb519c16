package sweeplab.explain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.view.View;

/**
 * Says of any covered cell why it is safe, a danger or gold, or shows that it may be either.
 *
 * <p>Simpler kinds of proof come first: one clue, two clues, several clues one step after the other, suppositions, and last
 * the total. Within a kind the measure is the number of clues, then how far they are from the cell, then the number of
 * lines. Up to three clues the number is the smallest there is; beyond that no clue of a proof can be left out.
 */
public final class Prover {

    private static final long GENEROUS = 300_000;

    private final Facts facts;
    private final List<Model> models = new ArrayList<>();
    private final long allowed;

    private Prover(View view, boolean flagsTrusted, long allowed) {
        facts = new Facts(view, flagsTrusted);
        this.allowed = allowed;
    }

    /** A prover for the view as it is now. */
    public static Prover of(View view) {
        return new Prover(view, false, GENEROUS);
    }

    /** A prover that takes every flag for a danger. */
    public static Prover trustingFlags(View view) {
        return new Prover(view, true, GENEROUS);
    }

    /** Why a covered cell is safe or a danger, or that it may be either. */
    public Answer explain(int cell) {
        return settle(cell);
    }

    /** Why a covered cell is gold, or is not, or that it may be either. */
    public Answer explainGold(int cell) {
        return settle(Bound.gold(cell));
    }

    /** Why the clues cannot all be true; unknown if they can. */
    public Answer contradiction() {
        return new Inconsistency(facts, new Budget(allowed)).answer();
    }

    private Answer settle(int atom) {
        Budget budget = new Budget(allowed);
        Model model = models.isEmpty() ? find(-1, true, budget) : models.get(0);
        if (model == null) {
            return budget.spent() ? new Answer.Unknown() : contradiction();
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
        return line == null ? new Answer.Unknown() : proved(goal, line, atom);
    }

    private Answer proved(Goal goal, Line line, int atom) {
        Claim claim = Claim.of(atom, goal.value());
        Proof proof = Tidy.tidy(Scribe.write(claim, line, var -> facts.atom(var, atom)));
        int clues = proof.clues().size();
        return new Answer.Proved(proof, clues <= 1 || clues <= 3 && !proof.usesTotal() && facts.onlyClues());
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
        Model found = Model.find(facts.variables(), lines, var, value, similar, budget);
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
