// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

/** Leaves the counting to a solver that understands a pseudo-Boolean constraint; clauses for one that does not. */
public final class PseudoBoolean implements Encoding {

    private final Encoding otherwise = new SequentialCounter();

    @Override
    public String name() {
        return "pb";
    }

    @Override
    public boolean leavesCounts() {
        return true;
    }

    @Override
    public void encode(int[] variables, int atLeast, int atMost, Clauses out) {
        if (!Bounds.trivial(variables, atLeast, atMost, out) && !out.addCount(variables, atLeast, atMost)) {
            otherwise.encode(variables, atLeast, atMost, out);
        }
    }
}
