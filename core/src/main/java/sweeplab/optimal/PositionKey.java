// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

/**
 * Names a position by what is left of it: the cells not settled, what the open cells around them still ask for, and how many
 * dangers are left; positions that are mirror images have the same name. The key of a
 * transposition table.
 */
final class PositionKey {

    private final int[][] symmetries;
    private final long[] adjacent;
    private final int base;
    private final int digits;
    private final int counter;
    private final int[] states;
    private final long[] candidate;
    private final long[] key;

    PositionKey(int[][] symmetries, long[] adjacent, int mostNeighbours) {
        this.symmetries = symmetries;
        this.adjacent = adjacent;
        // 0 is settled, 1 is not, and an open cell never asks for none or all of its neighbours: they would be settled.
        base = Math.max(mostNeighbours, 2) + 1;
        digits = (int) (62 * Math.log(2) / Math.log(base));
        counter = (int) Math.ceil(Math.log(adjacent.length + 1) / Math.log(base));
        states = new int[adjacent.length];
        int words = (counter + adjacent.length + digits - 1) / digits;
        candidate = new long[words];
        key = new long[words];
    }

    int words() {
        return key.length;
    }

    /** The name of the position in which these cells are not settled and those are open, given one of its worlds. */
    long[] of(long unsettled, long open, long world) {
        int left = read(unsettled, open, world);
        write(symmetries[0], left, key);
        for (int i = 1; i < symmetries.length; i++) {
            write(symmetries[i], left, candidate);
            if (before(candidate, key)) {
                System.arraycopy(candidate, 0, key, 0, key.length);
            }
        }
        return key;
    }

    /** For each cell those that it is laid on by symmetries which leave the position as it is: to open one is as good as another. */
    long[] images(long unsettled, long open, long world) {
        read(unsettled, open, world);
        long[] images = new long[states.length];
        for (int[] symmetry : symmetries) {
            if (leavesAll(symmetry)) {
                for (int cell = 0; cell < images.length; cell++) {
                    images[cell] |= 1L << symmetry[cell];
                }
            }
        }
        return images;
    }

    private boolean leavesAll(int[] symmetry) {
        for (int cell = 0; cell < states.length; cell++) {
            if (states[cell] != states[symmetry[cell]]) {
                return false;
            }
        }
        return true;
    }

    // Notes the state of each cell; returns how many dangers are left.
    private int read(long unsettled, long open, long world) {
        for (int cell = 0; cell < states.length; cell++) {
            long asked = adjacent[cell] & unsettled;
            if ((unsettled >>> cell & 1) != 0) {
                states[cell] = 1;
            } else {
                states[cell] = (open >>> cell & 1) != 0 && asked != 0 ? 1 + Long.bitCount(asked & world) : 0;
            }
        }
        return Long.bitCount(unsettled & world);
    }

    private void write(int[] symmetry, int left, long[] out) {
        int word = 0;
        long value = left;
        int room = digits - counter;
        for (int at : symmetry) {
            if (room-- == 0) {
                out[word++] = value;
                value = 0;
                room = digits - 1;
            }
            value = value * base + states[at];
        }
        out[word] = value;
    }

    private static boolean before(long[] a, long[] b) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return a[i] < b[i];
            }
        }
        return false;
    }
}
