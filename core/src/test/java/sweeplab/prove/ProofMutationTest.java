// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.view.View;
import sweeplab.world.World;

/** Proofs changed at random: whatever the checker still accepts is true in the world and line by line, by trying every case; the rest it rejects. */
final class ProofMutationTest {

    private static final int WANTED = Integer.getInteger("sweeplab.explain.mutants", 3_000);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nettle 9x9/14",
                "daggers-m 8x8/10+4g",
                "daggers-counted 5x5/4+1g",
                "tornado hex:7x7/11",
                "reverse hex:7x7/11",
                "obscured 8x8/12+6b",
                "torus:8x8/14 safe@3,3",
                "16x16/51 safe@3,3"
            })
    void whatIsNoProofAnyMoreIsRejected(String game) {
        int[] accepted = {0};
        int[] rejected = {0};
        for (int seed = 0; rejected[0] < WANTED; seed++) {
            Dice dice = new Dice(seed);
            Game played =
                    GameId.parse(game + " #" + seed).setup(new Catalogue()).newGame();
            String where = game + " #" + seed;
            Explained.play(played, seed, new Explained.Tally(), (view, proof) -> {
                for (int i = 0; i < 4; i++) {
                    Proof mutant = Mutant.of(proof, view, dice);
                    if (!mutant.equals(proof)) {
                        boolean accepts = ProofChecker.of(view).accepts(mutant);
                        (accepts ? accepted : rejected)[0]++;
                        assertThat(accepts && !isRight(mutant, view, played.world()))
                                .as("accepted and wrong in " + where + ": " + mutant + ", once " + proof)
                                .isFalse();
                    }
                }
            });
        }
        assertThat(accepted[0]).as("changes that left a proof").isLessThan(rejected[0]);
    }

    private static boolean isRight(Proof proof, View view, World world) {
        return TruthTable.isTrue(proof.claim(), world) && TruthTable.holds(proof, view);
    }
}
