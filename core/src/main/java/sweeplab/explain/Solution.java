package sweeplab.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import sweeplab.agent.Move;
import sweeplab.view.Status;
import sweeplab.view.View;

/** A game played from its start by certain moves alone, easiest first, with the proof of each: how hard the board is. */
public record Solution(boolean complete, List<Moment> moments) {

    /** One certain move (see {@link Move}), how many cells were open before it, and its proof, which may cite the flags set by then. */
    public record Moment(int move, int opened, Proof proof) {}

    public Solution {
        moments = List.copyOf(moments);
    }

    /** Plays on a view by these two actions, until the game is won or nothing more is certain. */
    public static Solution play(View view, IntConsumer probe, IntConsumer flag) {
        List<Moment> moments = new ArrayList<>();
        List<Moment> next = certain(view);
        while (view.status() == Status.PLAYING && !next.isEmpty()) {
            for (Moment moment : next) {
                int cell = Move.cell(moment.move());
                if (view.status() == Status.PLAYING && view.covered(cell) && stillHolds(moment, view)) {
                    (Move.isFlag(moment.move()) ? flag : probe).accept(cell);
                    moments.add(moment);
                }
            }
            next = view.status() == Status.PLAYING ? certain(view) : List.of();
        }
        return new Solution(view.status() == Status.WON, moments);
    }

    // Proofs found together speak of the same position; a move made since may have changed a clue that one cites. Then
    // its
    // own move waits for the next round.
    private static boolean stillHolds(Moment moment, View view) {
        return ProofChecker.trustingFlags(view).fault(moment.proof()).isEmpty();
    }

    // All moves of the easiest grade there is.
    private static List<Moment> certain(View view) {
        Prover prover = Prover.trustingFlags(view);
        for (Grade grade : new Grade[] {Grade.ONE_CLUE, Grade.TWO_CLUES}) {
            List<Moment> moments = new ArrayList<>();
            for (int cell = 0; cell < view.topology().size(); cell++) {
                if (view.covered(cell) && !view.flagged(cell)) {
                    prover.glance(cell, grade).ifPresent(proof -> moments.add(moment(view, proof)));
                }
            }
            if (!moments.isEmpty()) {
                return moments;
            }
        }
        return hard(view, prover);
    }

    private static List<Moment> hard(View view, Prover prover) {
        List<Moment> moments = new ArrayList<>();
        prover.certain().stream()
                .filter(proof -> !(proof.claim() instanceof Claim.Impossible))
                .forEach(proof -> moments.add(moment(view, proof)));
        Grade easiest = moments.stream()
                .map(moment -> moment.proof().grade())
                .min(Grade::compareTo)
                .orElse(Grade.MINE_COUNTER);
        moments.removeIf(moment -> moment.proof().grade() != easiest);
        return moments;
    }

    private static Moment moment(View view, Proof proof) {
        int cell = Bound.cell(proof.claim().bound().atoms().get(0));
        boolean danger = proof.claim() instanceof Claim.Danger;
        return new Moment(danger ? Move.flag(cell) : Move.probe(cell), view.opened(), proof);
    }

    /** The hardest proof it needed; nothing if there was nothing to prove. */
    public Optional<Grade> hardest() {
        return moments.stream().map(moment -> moment.proof().grade()).max(Grade::compareTo);
    }

    /** The moments when one clue at a time did not lead on: the first move of each harder round. */
    public List<Moment> keyMoments() {
        List<Moment> key = new ArrayList<>();
        int before = -1;
        for (Moment moment : moments) {
            if (moment.proof().grade() != Grade.ONE_CLUE && moment.opened() != before) {
                key.add(moment);
                before = moment.opened();
            }
        }
        return key;
    }

    public boolean usesTotal() {
        return moments.stream().anyMatch(moment -> moment.proof().usesTotal());
    }

    /** The same without the flags that no later proof cites. */
    public Solution withoutIdleFlags() {
        List<Moment> kept = new ArrayList<>();
        java.util.Set<Evidence> cited = new java.util.HashSet<>();
        for (int i = moments.size() - 1; i >= 0; i--) {
            Moment moment = moments.get(i);
            if (!Move.isFlag(moment.move()) || cited.contains(new Evidence.Flag(Move.cell(moment.move())))) {
                kept.add(0, moment);
                cited.addAll(moment.proof().evidence());
            }
        }
        return new Solution(complete, kept);
    }
}
