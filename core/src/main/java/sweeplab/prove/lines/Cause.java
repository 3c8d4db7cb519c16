// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lines;

/** The lines that force something when added up: of some the least they promise, of others the most they allow. */
record Cause(Line[] lower, Line[] upper) {

    /** Two lines against each other. */
    static Cause of(Line lower, Line upper) {
        return new Cause(new Line[] {lower}, new Line[] {upper});
    }
}
