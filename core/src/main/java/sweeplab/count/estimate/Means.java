// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.estimate;

import java.util.Arrays;

/** What one chain says of each cell on average, over about the last two thirds of its moves, as two halves that can be compared. */
final class Means {

    private double[] older;
    private double[] newer;
    private int[] olderDraws;
    private int[] newerDraws;
    private int olderMoves;
    private int newerMoves;

    Means(int cells) {
        older = new double[cells];
        newer = new double[cells];
        olderDraws = new int[cells];
        newerDraws = new int[cells];
    }

    void next() {
        newerMoves++;
    }

    /** Adds what a move says of a cell, and whether it could have been drawn otherwise. */
    void add(int cell, double danger, boolean open) {
        newer[cell] += danger;
        newerDraws[cell] += open ? 1 : 0;
    }

    /** Forgets what is old, and what was new is old from now on. */
    void turnPage() {
        double[] sums = older;
        int[] draws = olderDraws;
        older = newer;
        olderDraws = newerDraws;
        olderMoves = newerMoves;
        newer = sums;
        newerDraws = draws;
        newerMoves = 0;
        Arrays.fill(newer, 0);
        Arrays.fill(newerDraws, 0);
    }

    int moves() {
        return olderMoves + newerMoves;
    }

    /** How often a cell was drawn that could have been otherwise. */
    int draws(int cell) {
        return olderDraws[cell] + newerDraws[cell];
    }

    double mean(int cell) {
        return (older[cell] + newer[cell]) / moves();
    }

    /** By how much the later moves say more than the earlier ones, as large as the mean of all is off if that is chance. */
    double drift(int cell) {
        double difference = newer[cell] / newerMoves - older[cell] / olderMoves;
        return difference * Math.sqrt((double) newerMoves * olderMoves) / moves();
    }
}
