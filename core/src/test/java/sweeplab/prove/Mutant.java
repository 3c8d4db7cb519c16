// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.List;
import sweeplab.base.Dice;
import sweeplab.proof.Bound;
import sweeplab.proof.Cite;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofStep;
import sweeplab.view.View;

/** A proof with one thing changed at random: a clue dropped, exchanged or turned round, a cell swapped, a bound changed, a line left out. */
final class Mutant {

    private final View view;
    private final Dice dice;
    private int place;

    private Mutant(View view, Dice dice, int place) {
        this.view = view;
        this.dice = dice;
        this.place = place;
    }

    static Proof of(Proof proof, View view, Dice dice) {
        if (dice.nextInt(8) == 0) {
            return claimElsewhere(proof, view, dice);
        }
        Mutant mutant = new Mutant(view, dice, dice.nextInt(proof.length()));
        return new Proof(proof.claim(), mutant.change(proof.steps()));
    }

    // The claim and the line that makes it both speak of another cell, or of the opposite.
    private static Proof claimElsewhere(Proof proof, View view, Dice dice) {
        List<ProofStep> steps = new ArrayList<>(proof.steps());
        ProofStep last = steps.remove(steps.size() - 1);
        int cell = dice.nextInt(view.topology().size());
        Claim claim = dice.nextInt(2) == 0 ? new Claim.Safe(cell) : new Claim.Danger(cell);
        if (last instanceof ProofStep.Count count) {
            steps.add(new ProofStep.Count(count.number(), claim.bound(), count.from()));
        } else if (last instanceof ProofStep.Suppose suppose) {
            steps.add(new ProofStep.Suppose(
                    suppose.assumed(), claim.bound().negation(), suppose.then(), suppose.number()));
        }
        return new Proof(claim, steps);
    }

    private List<ProofStep> change(List<ProofStep> steps) {
        List<ProofStep> out = new ArrayList<>();
        for (ProofStep step : steps) {
            ProofStep kept = step instanceof ProofStep.Suppose suppose
                    ? new ProofStep.Suppose(
                            suppose.assumed(), suppose.assumption(), change(suppose.then()), suppose.number())
                    : step;
            if (place-- != 0) {
                out.add(kept);
            } else if (dice.nextInt(6) > 0) {
                out.add(change(kept));
            }
        }
        return out;
    }

    private ProofStep change(ProofStep step) {
        if (step instanceof ProofStep.Count count) {
            return dice.nextInt(2) == 0 || count.from().isEmpty()
                    ? new ProofStep.Count(count.number(), change(count.bound()), count.from())
                    : new ProofStep.Count(count.number(), count.bound(), changeCites(count.from()));
        }
        ProofStep.Suppose suppose = (ProofStep.Suppose) step;
        return new ProofStep.Suppose(suppose.assumed(), change(suppose.assumption()), suppose.then(), suppose.number());
    }

    private Bound change(Bound bound) {
        List<Integer> atoms = new ArrayList<>(bound.atoms());
        switch (dice.nextInt(4)) {
            case 0 -> {
                return new Bound(bound.sense(), bound.count() + (dice.nextInt(2) == 0 ? 1 : -1), atoms);
            }
            case 1 -> {
                return new Bound(bound.sense().opposite(), bound.count(), atoms);
            }
            case 2 -> atoms.add(anyCell());
            default -> {
                if (!atoms.isEmpty()) {
                    atoms.set(dice.nextInt(atoms.size()), anyCell());
                }
            }
        }
        return new Bound(bound.sense(), bound.count(), atoms);
    }

    private List<Cite> changeCites(List<Cite> cites) {
        List<Cite> out = new ArrayList<>(cites);
        int i = dice.nextInt(out.size());
        Cite cite = out.get(i);
        switch (dice.nextInt(4)) {
            case 0, 1 -> out.remove(i);
            case 2 -> out.set(i, new Cite(cite.side().opposite(), cite.evidence()));
            default -> out.set(i, new Cite(cite.side(), exchange(cite.evidence())));
        }
        return out;
    }

    private Evidence exchange(Evidence evidence) {
        if (evidence instanceof Evidence.Earlier earlier) {
            return new Evidence.Earlier(earlier.line() + (dice.nextInt(2) == 0 ? 1 : -1));
        } else if (evidence instanceof Evidence.Apart apart) {
            return new Evidence.Apart(anyCell(), apart.danger());
        }
        return evidence instanceof Evidence.GoldNear ? new Evidence.GoldNear(anyCell()) : new Evidence.Clue(anyCell());
    }

    private int anyCell() {
        return dice.nextInt(view.topology().size());
    }
}
