package sweeplab.infer.endgame;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Finds groups of cells that have nothing to do with each other: every way to fill one goes with every way to fill the others. */
final class Regions {

    private Regions() {}

    /** The cells that are not settled, in such groups; one group if they cannot be told apart. */
    static int[][] of(Puzzle puzzle, int[] worlds, int[] cells) {
        int[] open = Arrays.stream(cells)
                .filter(cell -> !settled(puzzle, worlds, cell))
                .toArray();
        int[][] groups = groups(puzzle, worlds, open);
        return groups.length > 1 && areIndependent(puzzle, worlds, open, groups) ? groups : new int[][] {open};
    }

    // Cells that can wait are no longer among these, so worlds may look alike: then counting ways would not count
    // worlds.
    private static boolean areIndependent(Puzzle puzzle, int[] worlds, int[] cells, int[][] groups) {
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
    static int[] distinct(Puzzle puzzle, int[] worlds, int[] cells) {
        Set<String> seen = new HashSet<>();
        char[] row = new char[cells.length];
        return Arrays.stream(worlds)
                .filter(world -> {
                    for (int i = 0; i < cells.length; i++) {
                        row[i] = (char) (puzzle.shows[cells[i]][world] + 1);
                    }
                    return seen.add(new String(row));
                })
                .toArray();
    }

    private static boolean settled(Puzzle puzzle, int[] worlds, int cell) {
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
    private static int[][] groups(Puzzle puzzle, int[] worlds, int[] cells) {
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

    private static long[][] dangers(Puzzle puzzle, int[] worlds, int[] cells) {
        long[][] dangers = new long[cells.length][(worlds.length + 63) >>> 6];
        for (int i = 0; i < cells.length; i++) {
            for (int w = 0; w < worlds.length; w++) {
                dangers[i][w >>> 6] |= puzzle.danger(cells[i], worlds[w]) ? 1L << w : 0;
            }
        }
        return dangers;
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
