// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

/** A cell to guess, its chance of danger, and what the guess is worth, to be compared with others of the same position. */
public record Choice(int cell, double danger, double value) {

    public double survival() {
        return 1 - danger;
    }
}
