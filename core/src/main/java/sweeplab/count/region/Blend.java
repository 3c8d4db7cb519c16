// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

/** The chances when the regions are brought together with the cells that no clue touches. */
interface Blend {

    /** The chance of danger in a cell of a box of the i-th region, for a box that may be either: never quite 0 or 1. */
    double chance(int i, DangerTable table, int box);

    /** The chance of danger in a free cell, if there are any that may be either: never quite 0 or 1. */
    double freeChance();

    /** How many leaves a tree over so many regions has: a power of two. */
    static int leaves(int regions) {
        return regions <= 1 ? 1 : Integer.highestOneBit(regions - 1) * 2;
    }

    /** A chance that was rounded, of something that is neither impossible nor certain. */
    static double open(double chance) {
        if (Double.isNaN(chance)) {
            throw new ArithmeticException("a chance that is no number: no world has this total");
        }
        return Math.max(Double.MIN_VALUE, Math.min(Math.nextDown(1.0), chance));
    }
}
