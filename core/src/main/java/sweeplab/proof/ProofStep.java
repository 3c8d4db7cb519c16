// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import java.util.List;
import sweeplab.base.PublicApi;

/** One line of a proof, with a number by which later lines refer to it. */
@PublicApi
public sealed interface ProofStep {

    int number();

    /** What is known after this line. */
    Bound bound();

    /** A bound that follows by counting: adding up the cited bounds leaves no other way. */
    record Count(int number, Bound bound, List<Cite> from) implements ProofStep {
        public Count {
            from = List.copyOf(from);
        }
    }

    /** A bound that holds because supposing the opposite (line {@code assumed}) leads to what cannot be. */
    record Suppose(int assumed, Bound assumption, List<ProofStep> then, int number) implements ProofStep {
        public Suppose {
            then = List.copyOf(then);
        }

        @Override
        public Bound bound() {
            return assumption.negation();
        }
    }
}
