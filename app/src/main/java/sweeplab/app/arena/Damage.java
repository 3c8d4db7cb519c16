// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import java.util.BitSet;
import java.util.stream.Collectors;

/**
 * What is wrong with a results file.
 *
 * @param lines the numbers of whole lines, from 1, that are no results of the run or whose checksum does not fit
 * @param torn how many bytes behind the last whole line belong to none
 * @param whole how many lines are right
 */
public record Damage(BitSet lines, long torn, int whole) {

    private static final int SHOWN = 5;

    public boolean inTheMiddle() {
        return !lines.isEmpty();
    }

    /** The damaged lines in words: line 7; lines 7, 8 and 12; lines 7, 8, 9, 10, 11 and 2 more. */
    public String words() {
        int count = lines.cardinality();
        String first = lines.stream().limit(SHOWN).mapToObj(Integer::toString).collect(Collectors.joining(", "));
        if (count > SHOWN) {
            return "lines " + first + " and " + (count - SHOWN) + " more";
        }
        return (count == 1 ? "line " : "lines ") + first.replaceFirst(", (\\d+)$", " and $1");
    }
}
