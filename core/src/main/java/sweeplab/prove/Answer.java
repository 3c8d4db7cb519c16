// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import sweeplab.base.Budget;
import sweeplab.base.PublicApi;
import sweeplab.proof.Proof;
import sweeplab.world.World;

/** What can be said of a cell. */
@PublicApi
public sealed interface Answer {

    /** How small the set of clues is that a proof uses. */
    enum Size {
        /** No proof needs fewer clues. */
        SMALLEST,
        /** No clue can be left out of it. */
        MINIMAL,
        /** Perhaps some clue could be left out: trying that was too much work. */
        AS_FOUND;

        // One clue cannot be fewer, and every single clue and every pair was tried before three were used.
        static Size of(Proof proof, Facts facts, Budget budget) {
            int clues = proof.clues().size();
            if (clues <= 1 || clues <= 3 && !proof.usesTotal() && facts.onlyClues()) {
                return SMALLEST;
            }
            boolean untried = budget.spent() || proof.usesTotal() && proof.suppositions() > 0;
            return untried ? AS_FOUND : MINIMAL;
        }
    }

    /** It is certain, and this is why. */
    record Proved(Proof proof, Size size) implements Answer {}

    /** It is not certain: both worlds agree with everything in sight, and they differ there. */
    record Open(World with, World without) implements Answer {}

    /** The clues cannot all be true, so that nothing can be said. */
    record Inconsistent(Proof proof, Size size) implements Answer {}

    /** It was not found out with the work that was allowed. */
    record Unknown() implements Answer {}
}
