// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A board of a few squares by brute force: all worlds, as sets of bits, and the wins of perfect play by trying everything. Shares no code
 * with the engine.
 */
final class TinyBoard {

    final int columns;
    final int size;
    final int mines;
    private final int[] around;

    // By what is open and the worlds that fit: in how many of them perfect play wins.
    private final Map<List<Integer>, Integer> wins = new HashMap<>();

    TinyBoard(int columns, int rows, int mines) {
        this.columns = columns;
        this.size = columns * rows;
        this.mines = mines;
        around = IntStream.range(0, size).map(this::neighbours).toArray();
    }

    private int neighbours(int cell) {
        return IntStream.range(0, size)
                .filter(other -> other != cell
                        && Math.abs(other % columns - cell % columns) <= 1
                        && Math.abs(other / columns - cell / columns) <= 1)
                .map(other -> 1 << other)
                .sum();
    }

    static boolean has(int set, int cell) {
        return (set >> cell & 1) == 1;
    }

    int around(int cell) {
        return around[cell];
    }

    int number(int world, int cell) {
        return Integer.bitCount(world & around[cell]);
    }

    /** All worlds. */
    int[] worlds() {
        return IntStream.range(0, 1 << size)
                .filter(world -> Integer.bitCount(world) == mines)
                .toArray();
    }

    /** The worlds that would show the same in these cells, without a mine there. */
    int[] fitting(int[] worlds, int truth, int open) {
        return Arrays.stream(worlds)
                .filter(world ->
                        (world & open) == 0 && cells(open).allMatch(cell -> number(world, cell) == number(truth, cell)))
                .toArray();
    }

    IntStream cells(int set) {
        return IntStream.range(0, size).filter(cell -> has(set, cell));
    }

    /** What is open after a safe cell was opened, while flags keep cells closed. */
    int opened(int world, int open, int flags, int cell) {
        if (has(open, cell)) {
            return open;
        }
        int now = open | 1 << cell;
        if (number(world, cell) == 0) {
            for (int next : cells(around[cell] & ~flags).toArray()) {
                now = opened(world, now, flags, next);
            }
        }
        return now;
    }

    /** In how many of these worlds, which all show the same, perfect play wins. */
    int wins(int[] worlds, int open) {
        if (Integer.bitCount(open) == size - mines) {
            return worlds.length;
        }
        List<Integer> key = IntStream.concat(IntStream.of(open), IntStream.of(worlds))
                .boxed()
                .toList();
        Integer known = wins.get(key);
        if (known == null) {
            known = cells((1 << size) - 1 & ~open)
                    .map(cell -> winsAfter(worlds, open, 1 << cell))
                    .max()
                    .orElseThrow();
            wins.put(key, known);
        }
        return known;
    }

    /** The same if these cells are opened at once and play is perfect from there on. */
    int winsAfter(int[] worlds, int open, int cells) {
        Map<List<Integer>, List<Integer>> groups = new HashMap<>();
        for (int world : worlds) {
            if ((world & cells) == 0) {
                int now = openedAll(world, open, 0, cells);
                List<Integer> shows = IntStream.range(0, size)
                        .map(cell -> has(now, cell) ? number(world, cell) : -1)
                        .boxed()
                        .toList();
                groups.computeIfAbsent(shows, any -> new ArrayList<>()).add(world);
            }
        }
        return groups.values().stream()
                .mapToInt(same -> wins(
                        same.stream().mapToInt(Integer::intValue).toArray(), openedAll(same.get(0), open, 0, cells)))
                .sum();
    }

    int openedAll(int world, int open, int flags, int cells) {
        int now = open;
        for (int cell : cells(cells).toArray()) {
            now = opened(world, now, flags, cell);
        }
        return now;
    }
}
