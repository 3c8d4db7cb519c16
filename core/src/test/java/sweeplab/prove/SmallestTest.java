// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.proof.Claim;
import sweeplab.proof.Proof;

/** The number of clues in proofs against the smallest possible, found by an exhaustive search: -Dsweeplab.explain.sample=500 for more. */
final class SmallestTest {

    private static final int SAMPLE = Integer.getInteger("sweeplab.explain.sample", 60);

    // How many proofs used so many clues more than the smallest set there is.
    private final int[] over = new int[30];
    private final int[] overOfMany = new int[30];
    private int unknown;
    private int seen;

    @Test
    void proofsAreNearlyAsSmallAsCanBe() {
        for (int seed = 0; Arrays.stream(over).sum() < SAMPLE; seed++) {
            GameId id = GameId.parse("16x16/46 safe@0,0 #" + seed);
            Explained.play(id.setup(new Catalogue()).newGame(), seed, new Explained.Tally(), (view, proof) -> {
                // Every seventh proof, so that the sample comes from many games and from all stages of them.
                if (!proof.usesTotal() && seen++ % 7 == 0 && Arrays.stream(over).sum() < SAMPLE) {
                    compare(new Facts(view, false), proof, id);
                }
            });
        }
        if (SAMPLE > 60) {
            System.out.println("clues over the smallest, 0 1 2 …: " + Arrays.toString(over)
                    + ", of proofs with 4 or more " + Arrays.toString(overOfMany) + ", not found " + unknown);
        }
        assertThat(over[0]).as("as small as can be").isGreaterThan(SAMPLE * 9 / 10);
    }

    private void compare(Facts facts, Proof proof, GameId id) {
        int clues = proof.clues().size();
        int atom = proof.claim().bound().atoms().get(0);
        boolean holds = proof.claim() instanceof Claim.Danger;
        OptionalInt smallest = new SmallestSet(facts, facts.var(atom), holds).size(clues);
        if (smallest.isEmpty()) {
            unknown++;
            return;
        }
        int more = clues - smallest.getAsInt();
        assertThat(more).as(id + " " + proof).isNotNegative();
        assertThat(clues <= 3 && more > 0)
                .as("called smallest: " + id + " " + proof)
                .isFalse();
        over[more]++;
        overOfMany[more] += clues > 3 ? 1 : 0;
    }
}
