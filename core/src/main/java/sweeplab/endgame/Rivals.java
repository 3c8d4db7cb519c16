// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.Arrays;

/**
 * Puts the worlds of a puzzle into groups of rivals: two worlds are rivals if every cell that is safe in both shows the
 * same in both. Whoever plays sees no difference until opening a cell that is a danger in one of them, so with one life
 * no play wins both; of a group at most one world is won.
 */
final class Rivals {

    // Rivals are looked for among so many words of worlds that follow: all of them in a usual endgame, and not so many
    // in a very large one that looking costs more than it helps.
    private static final int WINDOW = 16;

    private final byte[][] shows;
    private final int worlds;
    private final int words;

    // For each cell the worlds where it is safe, and for each thing that it may show the worlds where it does.
    private final long[][] safe;
    private final long[][][] shown;

    private Rivals(byte[][] shows, int symbols) {
        this.shows = shows;
        worlds = shows[0].length;
        words = (worlds + 63) >>> 6;
        safe = new long[shows.length][words];
        shown = new long[shows.length][symbols][words];
        for (int cell = 0; cell < shows.length; cell++) {
            for (int world = 0; world < worlds; world++) {
                int symbol = shows[cell][world];
                if (symbol >= 0) {
                    safe[cell][world >>> 6] |= 1L << world;
                    shown[cell][symbol][world >>> 6] |= 1L << world;
                }
            }
        }
    }

    /** For each world the number of its group, given what each cell shows in each world (a danger is negative). */
    static int[] groups(byte[][] shows, int symbols) {
        Rivals rivals = new Rivals(shows, symbols);
        int[] groups = new int[rivals.worlds];
        long[] ungrouped = new long[rivals.words];
        for (int world = 0; world < groups.length; world++) {
            ungrouped[world >>> 6] |= 1L << world;
        }
        int next = 0;
        for (int world = 0; world < groups.length; world++) {
            if ((ungrouped[world >>> 6] >>> world & 1) != 0) {
                rivals.gather(world, next++, groups, ungrouped);
            }
        }
        return groups;
    }

    // The group of a world: later ones without a group that are rivals of all in it.
    private void gather(int first, int name, int[] groups, long[] ungrouped) {
        groups[first] = name;
        ungrouped[first >>> 6] &= ~(1L << first);
        int from = first >>> 6;
        long[] left = Arrays.copyOfRange(ungrouped, from, Math.min(words, from + WINDOW));
        keepRivals(left, from, first);
        for (int i = 0; i < left.length; i++) {
            while (left[i] != 0) {
                int world = (from + i << 6) + Long.numberOfTrailingZeros(left[i]);
                groups[world] = name;
                ungrouped[from + i] &= ~(1L << world);
                left[i] &= left[i] - 1;
                keepRivals(left, from, world);
            }
        }
    }

    private void keepRivals(long[] left, int from, int world) {
        for (int i = (world >>> 6) - from; i < left.length; i++) {
            for (int cell = 0; cell < shows.length && left[i] != 0; cell++) {
                int symbol = shows[cell][world];
                if (symbol >= 0) {
                    left[i] &= ~safe[cell][from + i] | shown[cell][symbol][from + i];
                }
            }
        }
    }
}
