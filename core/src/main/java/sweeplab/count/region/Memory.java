// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sweeplab.base.IntList;

/** Memoisation: puzzles met before and what was worked out for them, of fixed size, a newer puzzle takes the place of an older one. */
public final class Memory {

    private static final int ENTRIES = 1 << 15;
    private static final int LONGEST = 160;

    private record Entry(int[] key, DangerTable table) {}

    private final @Nullable Entry[] entries = new Entry[ENTRIES];
    private final IntList key = new IntList(256);
    private int place;

    /** What is known of this puzzle, or null; {@link #keep} then keeps what is found out. */
    @Nullable
    DangerTable find(Puzzle puzzle) {
        puzzle.writeTo(key);
        int[] words = key.items;
        int hash = 1;
        for (int i = 0, end = key.size; i < end; i++) {
            hash = hash * 31 + words[i];
        }
        place = (hash * 0x9E3779B9) >>> 17;
        Entry entry = entries[place];
        boolean same = entry != null && Arrays.equals(entry.key, 0, entry.key.length, key.items, 0, key.size);
        return same ? entry.table : null;
    }

    void keep(DangerTable table) {
        if (key.size <= LONGEST && table.verdict != DangerTable.Verdict.TOO_LARGE) {
            entries[place] = new Entry(key.toArray(), table);
        }
    }
}
