// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.Arrays;
import sweeplab.base.IntList;
import sweeplab.position.Position;

/**
 * Clues that hang together and the unknown cells around them, with the cells that have the same clues put into one box: a box of
 * four cells is one number from 0 to 4. Clues and boxes count from 0 in the order of the board, so that the same pattern
 * elsewhere gives the same puzzle. The arrays are used again for the next puzzle.
 */
public final class Puzzle {

    int clues;
    int[] least = new int[64];
    int[] most = new int[64];

    int boxes;
    int[] size = new int[64];
    int[] first = new int[65];
    final IntList clueOf = new IntList(256);

    private int[] boxOf = new int[64];
    private int[] slots = new int[128];
    private int mask;

    /** Takes in these clues and cells, both in ascending order; the clue in cell c is number id[c]. */
    void read(Position position, IntList clueCells, IntList cells, int[] id) {
        clues = clueCells.size;
        least = roomFor(least, clues);
        most = roomFor(most, clues);
        for (int i = 0; i < clues; i++) {
            int cell = clueCells.items[i];
            least[i] = Math.max(0, position.atLeast(cell));
            most[i] = Math.min(position.unknownAround(cell), position.atMost(cell));
        }
        boxes = 0;
        clueOf.clear();
        first[0] = 0;
        boxOf = roomFor(boxOf, cells.size);
        clearSlots(cells.size);
        for (int i = 0; i < cells.size; i++) {
            boxOf[i] = put(position, cells.items[i], id);
        }
    }

    static int[] roomFor(int[] array, int length) {
        return array.length >= length ? array : new int[2 * length];
    }

    private void clearSlots(int cells) {
        int length = Integer.highestOneBit(cells) * 4;
        if (slots.length < length) {
            slots = new int[length];
        }
        mask = length - 1;
        Arrays.fill(slots, 0, length, -1);
    }

    // Writes the clues of the cell behind those of the last box, and keeps them there only if no box has the same.
    private int put(Position position, int cell, int[] id) {
        int[] firsts = position.topology().firsts();
        int[] adjacency = position.topology().adjacency();
        int hash = 0;
        int begin = clueOf.size;
        for (int i = firsts[cell], end = firsts[cell + 1]; i < end; i++) {
            if (position.informs(adjacency[i])) {
                int clue = id[adjacency[i]];
                clueOf.add(clue);
                hash = hash * 31 + clue;
            }
        }
        int slot = (hash * 0x9E3779B9) >>> 8 & mask;
        while (slots[slot] >= 0) {
            if (sameClues(slots[slot], begin)) {
                clueOf.size = begin;
                size[slots[slot]]++;
                return slots[slot];
            }
            slot = (slot + 1) & mask;
        }
        slots[slot] = boxes;
        return addBox();
    }

    private boolean sameClues(int box, int begin) {
        return Arrays.equals(clueOf.items, first[box], first[box + 1], clueOf.items, begin, clueOf.size);
    }

    private int addBox() {
        if (boxes == size.length) {
            size = Arrays.copyOf(size, 2 * boxes);
            first = Arrays.copyOf(first, 2 * boxes + 1);
        }
        size[boxes] = 1;
        first[boxes + 1] = clueOf.size;
        return boxes++;
    }

    /** The cells sorted by box; box b has those from {@code starts[b]} to {@code starts[b + 1]}. */
    int[] cellsByBox(IntList cells, int[] starts) {
        for (int box = 0; box < boxes; box++) {
            starts[box + 1] = starts[box] + size[box];
        }
        int[] sorted = new int[cells.size];
        for (int i = cells.size - 1; i >= 0; i--) {
            sorted[--starts[boxOf[i] + 1]] = cells.items[i];
        }
        for (int box = 0; box < boxes; box++) {
            starts[box] = starts[box + 1];
        }
        starts[boxes] = cells.size;
        return sorted;
    }

    /** Writes which boxes lie beside which clues, whatever these say. */
    void writePattern(IntList pattern) {
        pattern.clear();
        pattern.addAll(clueOf.items, clueOf.size);
        pattern.addAll(first, boxes + 1);
    }

    /** True if {@link #writePattern} would write the same. */
    boolean hasPattern(IntList pattern) {
        int split = clueOf.size;
        return pattern.size == split + boxes + 1
                && Arrays.equals(pattern.items, 0, split, clueOf.items, 0, split)
                && Arrays.equals(pattern.items, split, pattern.size, first, 0, boxes + 1);
    }

    /** Writes all that makes this puzzle what it is. */
    void writeTo(IntList key) {
        int[] words = key.emptied(1 + clues + boxes + clueOf.size);
        int n = 0;
        words[n++] = clues;
        for (int i = 0; i < clues; i++) {
            words[n++] = least[i] << 16 | most[i];
        }
        int[] clue = clueOf.items;
        for (int box = 0; box < boxes; box++) {
            words[n++] = -size[box];
            for (int i = first[box], end = first[box + 1]; i < end; i++) {
                words[n++] = clue[i];
            }
        }
        key.size = n;
    }
}
