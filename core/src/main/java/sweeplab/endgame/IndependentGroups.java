// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.Arrays;

/** Finds groups of cells that have nothing to do with each other: every way to fill one goes with every way to fill the others. */
final class IndependentGroups {

    private IndependentGroups() {}

    /** The cells that are not settled, in such groups; one group if they cannot be told apart. */
    static int[][] of(SearchList puzzle, int[] worlds, int[] cells) {
        int[] open = Arrays.stream(cells)
                .filter(cell -> !settled(puzzle, worlds, cell))
                .toArray();
        int[][] groups = groups(puzzle, worlds, open);
        return groups.length > 1 && areIndependent(puzzle, worlds, open, groups) ? groups : new int[][] {open};
    }

    // Cells that can wait are no longer among these, so worlds may look alike: then counting ways would not count
    // worlds.
    private static boolean areIndependent(SearchList puzzle, int[] worlds, int[] cells, int[][] groups) {
        long product = 1;
        for (int[] group : groups) {
            product *= distinct(puzzle, worlds, group).length;
            if (product > worlds.length) {
                return false;
            }
        }
        return product == worlds.length && distinct(puzzle, worlds, cells).length == worlds.length;
    }

    /** One of the worlds for each way to fill these cells. */
    static int[] distinct(SearchList puzzle, int[] worlds, int[] cells) {
        // A table of worlds, each at the place that its row hashes to or the next that is free; 0 where there is none.
        int[] table = new int[Integer.highestOneBit(2 * worlds.length) * 2];
        int[] found = new int[worlds.length];
        int count = 0;
        long[] hashes = hashes(puzzle, worlds, cells);
        for (int w = 0; w < worlds.length; w++) {
            int world = worlds[w];
            int at = (int) (hashes[w] >>> 32) & (table.length - 1);
            while (table[at] != 0 && !alike(puzzle, table[at] - 1, world, cells)) {
                at = (at + 1) & (table.length - 1);
            }
            if (table[at] == 0) {
                table[at] = world + 1;
                found[count++] = world;
            }
        }
        return Arrays.copyOf(found, count);
    }

    // Cell by cell, since a sum that waits for none before it is quick.
    private static long[] hashes(SearchList puzzle, int[] worlds, int[] cells) {
        long[] hashes = new long[worlds.length];
        for (int cell : cells) {
            byte[] row = puzzle.shows[cell];
            for (int w = 0; w < worlds.length; w++) {
                hashes[w] = (hashes[w] + row[worlds[w]] + 2) * 0x9E3779B97F4A7C15L;
            }
        }
        return hashes;
    }

    private static boolean alike(SearchList puzzle, int one, int other, int[] cells) {
        for (int cell : cells) {
            if (puzzle.shows[cell][one] != puzzle.shows[cell][other]) {
                return false;
            }
        }
        return true;
    }

    private static boolean settled(SearchList puzzle, int[] worlds, int cell) {
        byte[] row = puzzle.shows[cell];
        for (int world : worlds) {
            if (row[world] != row[worlds[0]]) {
                return false;
            }
        }
        return true;
    }

    // Cells that are dependent in pairs belong together; that the groups are independent as a whole is for the caller
    // to check.
    private static int[][] groups(SearchList puzzle, int[] worlds, int[] cells) {
        long[][] dangers = dangers(puzzle, worlds, cells);
        int[] group = new int[cells.length];
        Arrays.setAll(group, i -> i);
        for (int i = 0; i < cells.length; i++) {
            for (int j = i + 1; j < cells.length; j++) {
                if (group[i] != group[j] && !independent(dangers[i], dangers[j], worlds.length)) {
                    int from = group[j];
                    int to = group[i];
                    Arrays.setAll(group, k -> group[k] == from ? to : group[k]);
                }
            }
        }
        return Arrays.stream(group)
                .distinct()
                .mapToObj(name -> members(cells, group, name))
                .toArray(int[][]::new);
    }

    private static int[] members(int[] cells, int[] group, int name) {
        int[] members = new int[cells.length];
        int n = 0;
        for (int i = 0; i < cells.length; i++) {
            if (group[i] == name) {
                members[n++] = cells[i];
            }
        }
        return Arrays.copyOf(members, n);
    }

    private static long[][] dangers(SearchList puzzle, int[] worlds, int[] cells) {
        long[][] dangers = new long[cells.length][(worlds.length + 63) >>> 6];
        for (int i = 0; i < cells.length; i++) {
            byte[] row = puzzle.shows[cells[i]];
            for (int from = 0; from < worlds.length; from += Long.SIZE) {
                dangers[i][from / Long.SIZE] = dangers(row, worlds, from, Math.min(from + Long.SIZE, worlds.length));
            }
        }
        return dangers;
    }

    // A bit for each world, the sign of what it shows.
    private static long dangers(byte[] row, int[] worlds, int from, int to) {
        long word = 0;
        for (int w = from; w < to; w++) {
            word |= (long) (row[worlds[w]] >>> 31) << w;
        }
        return word;
    }

    private static boolean independent(long[] a, long[] b, int worlds) {
        long both = 0;
        long inA = 0;
        long inB = 0;
        for (int i = 0; i < a.length; i++) {
            both += Long.bitCount(a[i] & b[i]);
            inA += Long.bitCount(a[i]);
            inB += Long.bitCount(b[i]);
        }
        return both * worlds == inA * inB;
    }
}
