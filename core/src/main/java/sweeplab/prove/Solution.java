// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import sweeplab.agent.Move;
import sweeplab.base.PublicApi;
import sweeplab.proof.Bound;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.Grade;
import sweeplab.proof.Proof;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** A game played from its start by certain moves alone, easiest first, with the proof of each: how hard the board is. */
@PublicApi
public record Solution(boolean complete, List<Moment> moments) implements ProvedGame {

    /** One certain move (see {@link Move}), how many cells were open before it, and its proof, which may cite the flags set by then. */
    public record Moment(int move, int opened, Proof proof) {

        static Moment of(View view, Proof proof) {
            int cell = Bound.cell(proof.claim().bound().atoms().get(0));
            boolean danger = proof.claim() instanceof Claim.Danger;
            return new Moment(danger ? Move.flag(cell) : Move.probe(cell), view.opened(), proof);
        }
    }

    public Solution {
        moments = List.copyOf(moments);
    }

    /** Plays on a view by these two actions, until the game is won or nothing more is certain. */
    public static Solution play(View view, IntConsumer probe, IntConsumer flag) {
        return new Careful(Grade.MINE_COUNTER).play(view, probe, flag);
    }

    @Override
    public int moves() {
        return moments.size();
    }

    @Override
    public String certificate(Topology topology) {
        return Certificate.write(this, topology);
    }

    @Override
    public Optional<Grade> hardest() {
        return moments.stream().map(moment -> moment.proof().grade()).max(Grade::compareTo);
    }

    /**
     * The moments when one clue at a time did not lead on: of each harder round the first move, every one that is harder than those
     * before it, and all of the hardest grade.
     */
    public List<Moment> keyMoments() {
        List<Moment> key = new ArrayList<>();
        Grade ofAll = hardest().orElse(Grade.ONE_CLUE);
        int round = -1;
        Grade hardest = Grade.ONE_CLUE;
        for (Moment moment : moments) {
            Grade grade = moment.proof().grade();
            hardest = moment.opened() == round ? hardest : Grade.ONE_CLUE;
            round = moment.opened();
            if (grade.compareTo(hardest) > 0 || grade == ofAll && grade != Grade.ONE_CLUE) {
                key.add(moment);
                hardest = grade;
            }
        }
        return key;
    }

    @Override
    public boolean usesTotal() {
        return moments.stream().anyMatch(moment -> moment.proof().usesTotal());
    }

    /** The same without the flags that no later proof cites. */
    public Solution withoutIdleFlags() {
        List<Moment> kept = new ArrayList<>();
        Set<Evidence> cited = new HashSet<>();
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
