// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import java.util.function.Supplier;

/** An encoding with the solver that answers it. */
public record SatEngine(String name, String about, Encoding encoding, Supplier<SatSolver> solvers) {

    private static final long LITERALS = 2_000_000;

    /** The solver of our own, which needs no library. */
    public static final SatEngine OWN =
            new SatEngine("own", "at most, at least; a small solver of our own", new DirectCnf(), Cdcl::new);

    /** What satisfiability reasoning needs: clues in this encoding, totals by counting. */
    public SatTools tools() {
        return new SatTools(() -> new Bounded(solvers.get(), LITERALS), encoding, new SequentialCounter());
    }
}
