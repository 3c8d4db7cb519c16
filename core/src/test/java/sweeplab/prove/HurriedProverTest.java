// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sweeplab.HardPositions;
import sweeplab.advice.Hint;
import sweeplab.base.Budget;
import sweeplab.proof.Claim;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.world.World;

/** Proofs and hints with few steps: found or given up, and what is found holds. */
final class HurriedProverTest {

    @ParameterizedTest
    @EnumSource
    void hardPositionsEndWithinTheirSteps(HardPositions kind) {
        for (long seed = 0; seed < 1; seed++) {
            HardPositions.Hard hard = kind.make(seed, 150);
            Hint hint = Hint.of(hard.view(), Budget.steps(200_000));
            hint.proof().ifPresent(proof -> check(hard, proof));
            if (hint.proof().isEmpty() && hint.givenUp()) {
                assertThat(hint.text(Hint.Level.ANYTHING).get(0)).contains("not every cell");
            }
        }
    }

    private static void check(HardPositions.Hard hard, Proof proof) {
        assertThat(ProofChecker.of(hard.view()).fault(proof))
                .as(hard.toString())
                .isEmpty();
        World world = hard.world();
        for (int cell = 0; cell < world.topology().size(); cell++) {
            if (proof.claim().equals(Claim.of(cell, true)) || proof.claim().equals(Claim.of(cell, false))) {
                assertThat(proof.claim()).as(hard.toString()).isEqualTo(Claim.of(cell, world.danger(cell)));
            }
        }
    }
}
