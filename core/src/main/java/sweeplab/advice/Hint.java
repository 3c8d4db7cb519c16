// SPDX-License-Identifier: Apache-2.0
package sweeplab.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.proof.Bound;
import sweeplab.proof.Claim;
import sweeplab.proof.Proof;
import sweeplab.prove.English;
import sweeplab.prove.Prover;
import sweeplab.prove.Wording;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Help in small portions: is anything certain? where? which clues? why? which move? */
public final class Hint {

    /** The rungs of the ladder: each says a little more than the one before. */
    public enum Level {
        ANYTHING,
        REGION,
        CLUES,
        PROOF,
        MOVE
    }

    private final View view;
    private final Optional<Proof> proof;
    private final boolean givenUp;

    private Hint(View view, Optional<Proof> proof, boolean givenUp) {
        this.view = view;
        this.proof = proof;
        this.givenUp = givenUp;
    }

    /** True if the clues cannot all be true, which is then all there is to say. */
    private boolean impossible() {
        return proof.isPresent() && proof.get().claim() instanceof Claim.Impossible;
    }

    /**
     * A hint for the easiest certain cell that is not dealt with yet, a safe one if there is any. One or two clues are tried first, so that what is
     * easy is found within any budget.
     */
    public static Hint of(View view, Budget budget) {
        Prover prover = Prover.of(view, budget);
        List<Proof> proofs = new ArrayList<>(prover.easy());
        proofs.addAll(prover.certain());
        return new Hint(view, proofs.stream().min(byEase()), budget.spent());
    }

    /** True if not every cell was looked at as closely as it takes: there may be an easier hint, or one at all. */
    public boolean givenUp() {
        return givenUp;
    }

    private static Comparator<Proof> byEase() {
        return Comparator.comparing((Proof proof) -> proof.claim() instanceof Claim.Danger)
                .thenComparing(Proof::grade)
                .thenComparing(proof -> proof.clues().size())
                .thenComparing(Proof::length);
    }

    /** The proof behind the hint; nothing if nothing is certain. */
    public Optional<Proof> proof() {
        return proof;
    }

    /** What to say at this rung, line by line. */
    public List<String> text(Level level) {
        if (proof.isEmpty()) {
            return List.of(
                    givenUp
                            ? "Nothing certain was found; not every cell was looked at closely."
                            : "Nothing is certain here: the next move is a guess.");
        }
        Proof told = proof.get();
        if (impossible()) {
            return level == Level.ANYTHING ? List.of("The clues cannot all be true.") : Wording.of(told, view);
        }
        boolean danger = told.claim() instanceof Claim.Danger;
        int cell = Bound.cell(told.claim().bound().atoms().get(0));
        return switch (level) {
            case ANYTHING ->
                List.of(
                        danger
                                ? "A cell is certainly a " + view.rules().danger() + "; none is certainly safe."
                                : "A cell is certainly safe.");
            case REGION -> List.of("Look " + region(cell) + ".");
            case CLUES -> List.of("Look at " + new English(view).names(List.copyOf(told.evidence())) + ".");
            case PROOF -> Wording.of(told, view);
            case MOVE -> List.of((danger ? "Flag " : "Probe ") + view.topology().name(cell) + ".");
        };
    }

    private String region(int cell) {
        Topology topology = view.topology();
        int row = 3 * topology.row(cell) / topology.rows();
        int column = 3 * topology.column(cell) / topology.columns();
        if (row == 1 && column == 1) {
            return "in the middle of the board";
        }
        String[] rows = {"at the top", "in the middle", "at the bottom"};
        String[] columns = {" on the left", "", " on the right"};
        return rows[row] + columns[column];
    }
}
