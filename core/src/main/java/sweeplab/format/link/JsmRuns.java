// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.link;

import java.util.Arrays;
import sweeplab.format.text.SizeLimits;

/** The run lengths of JSMinesweeper's links: each symbol owns a slice of the alphabet, and a run is its length written in those digits. */
final class JsmRuns {

    private static final String SYMBOLS = "012345678IHFO";
    private static final String[] SLICES = {
        "abcdefghij", "klmnopq", "rstuv", "wxyzA", "BCDE", "FGH", "IJK", "L", "M", "NOPQ", "RSTUVWXYZ0", "12345678", "9"
    };
    private static final int[] OWNER = new int[128];

    static {
        Arrays.fill(OWNER, -1);
        for (int slice = 0; slice < SLICES.length; slice++) {
            for (int i = 0; i < SLICES[slice].length(); i++) {
                OWNER[SLICES[slice].charAt(i)] = slice;
            }
        }
    }

    private JsmRuns() {}

    /** How many cells the runs fill, or -1 if they are no runs or too many cells. */
    static long length(String code, int from) {
        try {
            return runs(code, from, SizeLimits.COMPACT_CELLS, (symbol, start, end) -> {});
        } catch (IllegalArgumentException e) {
            return -1;
        }
    }

    static char[] decode(String code, int from, int size) {
        char[] cells = new char[size];
        int filled = runs(code, from, size, (symbol, start, end) -> Arrays.fill(cells, start, end, symbol));
        if (filled != size) {
            throw new IllegalArgumentException("analysis ends after " + filled + " cells, the board has " + size);
        }
        return cells;
    }

    private interface Run {
        void of(char symbol, int start, int end);
    }

    private static int runs(String code, int from, int most, Run run) {
        int filled = 0;
        int i = from;
        while (i < code.length()) {
            int begin = i;
            int slice = owner(code, i);
            long length = 0;
            for (; i < code.length() && owner(code, i) == slice; i++) {
                length = longer(length, slice, code.charAt(i));
                if (filled + length > most) {
                    throw new IllegalArgumentException(
                            "character " + i + " of analysis: more cells than the board's " + most);
                }
            }
            if (length == 0) {
                throw new IllegalArgumentException("character " + begin + " of analysis: a run of no cells");
            }
            run.of(SYMBOLS.charAt(slice), filled, filled + (int) length);
            filled += (int) length;
        }
        return filled;
    }

    private static long longer(long length, int slice, char c) {
        String digits = SLICES[slice];
        return digits.length() == 1 ? length + 1 : length * digits.length() + digits.indexOf(c);
    }

    private static int owner(String code, int i) {
        char c = code.charAt(i);
        int slice = c < OWNER.length ? OWNER[c] : -1;
        if (slice < 0) {
            throw new IllegalArgumentException(
                    "character " + i + " of analysis is '" + c + "': only letters and digits occur");
        }
        return slice;
    }

    static String encode(char[] cells) {
        StringBuilder code = new StringBuilder();
        int start = 0;
        while (start < cells.length) {
            int end = start;
            while (end < cells.length && cells[end] == cells[start]) {
                end++;
            }
            code.append(run(SLICES[SYMBOLS.indexOf(cells[start])], end - start));
            start = end;
        }
        return code.toString();
    }

    private static String run(String digits, int length) {
        if (digits.length() == 1) {
            return digits.repeat(length);
        }
        StringBuilder text = new StringBuilder();
        for (int rest = length; rest > 0; rest /= digits.length()) {
            text.insert(0, digits.charAt(rest % digits.length()));
        }
        return text.toString();
    }
}
