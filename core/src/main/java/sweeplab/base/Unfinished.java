// SPDX-License-Identifier: Apache-2.0
package sweeplab.base;

/** Something that cannot be had because its budget ended before it was made. */
public final class Unfinished extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    private final Budget.End end;

    public Unfinished(Budget.End end, String message) {
        super(message);
        this.end = end;
    }

    /** What ended it. */
    public Budget.End end() {
        return end;
    }
}
