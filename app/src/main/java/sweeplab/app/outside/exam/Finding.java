// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside.exam;

/** One thing that an examination has to say: an error must be put right, a hint may be. */
public record Finding(Kind kind, String text) {

    /** How grave it is. */
    public enum Kind {
        GOOD,
        HINT,
        ERROR
    }
}
