// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import java.util.Arrays;
import sweeplab.base.Dice;
import sweeplab.count.list.WorldList;

/** A {@link WorldList} made ready to search: what a cell shows is numbered from 0 for each cell, and worlds have hash codes. */
final class SearchList {

    private static final int MOST_SYMBOLS = 127;

    final int worlds;
    final int cells;
    final int symbols;
    final byte[][] shows;
    final boolean[][] gold;
    final long[] weights;
    final boolean sameCount;
    final boolean anyGold;

    // The number of each world's group of rivals, ascending; empty where rivals do not matter.
    private final int[] group;

    // Two independent numbers a world; their sums name a set of worlds. Two sets of the same name would take 2^64 sets.
    final long[] hashA;
    final long[] hashB;

    SearchList(WorldList list, int lives) {
        worlds = list.size();
        cells = list.cells().length;
        weights = list.weights();
        shows = new byte[cells][worlds];
        gold = new boolean[cells][];
        int most = 0;
        boolean golden = false;
        for (int cell = 0; cell < cells; cell++) {
            gold[cell] = number(list.shows()[cell], shows[cell]);
            most = Math.max(most, gold[cell].length);
            for (boolean each : gold[cell]) {
                golden |= each;
            }
        }
        symbols = most;
        anyGold = golden;
        sameCount = haveSameCount();
        group = sameCount && weights.length == 0 && !anyGold && lives == 1 ? sortByRivals() : new int[0];
        Dice dice = new Dice(0x5EEDL);
        hashA = new long[worlds];
        hashB = new long[worlds];
        Arrays.setAll(hashA, world -> dice.nextLong());
        Arrays.setAll(hashB, world -> dice.nextLong());
    }

    // Gives each thing shown a number, and for each number whether it is gold.
    private static boolean[] number(int[] shown, byte[] numbers) {
        int[] known = new int[MOST_SYMBOLS];
        int size = 0;
        for (int world = 0; world < shown.length; world++) {
            int number = shown[world] == WorldList.DANGER ? -1 : size - 1;
            while (number >= 0 && known[number] != shown[world]) {
                number--;
            }
            if (number < 0 && shown[world] != WorldList.DANGER) {
                if (size == MOST_SYMBOLS) {
                    throw new IllegalArgumentException("a cell shows more than " + MOST_SYMBOLS + " different things");
                }
                number = size;
                known[size++] = shown[world];
            }
            numbers[world] = (byte) number;
        }
        boolean[] golden = new boolean[size];
        for (int i = 0; i < size; i++) {
            golden[i] = (known[i] & WorldList.GOLD) != 0;
        }
        return golden;
    }

    // Puts rivals side by side.
    private int[] sortByRivals() {
        int[] groups = Rivals.groups(shows, symbols);
        int[] firsts = new int[worlds + 1];
        for (int name : groups) {
            firsts[name + 1]++;
        }
        for (int i = 0; i < worlds; i++) {
            firsts[i + 1] += firsts[i];
        }
        int[] place = new int[worlds];
        for (int world = 0; world < worlds; world++) {
            place[world] = firsts[groups[world]]++;
        }
        int[] sorted = new int[worlds];
        for (int world = 0; world < worlds; world++) {
            sorted[place[world]] = groups[world];
        }
        for (int cell = 0; cell < cells; cell++) {
            byte[] row = new byte[worlds];
            for (int world = 0; world < worlds; world++) {
                row[place[world]] = shows[cell][world];
            }
            shows[cell] = row;
        }
        return sorted;
    }

    /** True if no play wins both of these worlds; only for neighbours in ascending order. */
    boolean rivals(int world, int next) {
        return group.length > 0 && group[world] == group[next];
    }

    private boolean haveSameCount() {
        for (int world = 1; world < worlds; world++) {
            if (dangers(world) != dangers(0)) {
                return false;
            }
        }
        return true;
    }

    private int dangers(int world) {
        int n = 0;
        for (byte[] row : shows) {
            n += row[world] < 0 ? 1 : 0;
        }
        return n;
    }

    long weight(int world) {
        return weights.length == 0 ? 1 : weights[world];
    }

    boolean danger(int cell, int world) {
        return shows[cell][world] < 0;
    }

    /** True if the cell is safe in all worlds. */
    boolean safe(int cell) {
        for (byte shown : shows[cell]) {
            if (shown < 0) {
                return false;
            }
        }
        return true;
    }
}
