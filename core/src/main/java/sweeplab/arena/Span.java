// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.io.Serializable;

/** Bouts one after the other: from the first (included) to the last (excluded). With its plan it is a piece of work that can travel. */
public record Span(int from, int to) implements Serializable {

    private static final long serialVersionUID = 1;

    public int bouts() {
        return to - from;
    }
}
