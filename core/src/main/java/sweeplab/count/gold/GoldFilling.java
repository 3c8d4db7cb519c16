// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.gold;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.count.layers.Layers;
import sweeplab.count.result.Analysis;
import sweeplab.position.Prior;

/**
 * Layered dynamic programming for a {@link GoldPuzzle}: fills its cells and makes the layers; labels are clear, danger and gold, and a danger gains 1 if
 * the total is told. A state's key holds what the open clues may still take, and what filled cells rule out in those to come.
 */
final class GoldFilling {

    private static final int MOST_BITS = 63;
    private static final int[] KINDS = {GoldPuzzle.CLEAR, GoldPuzzle.DANGER, GoldPuzzle.GOLD};

    private final GoldPuzzle puzzle;
    private final Layers layers;
    private final Map<GoldPuzzle.Clue, ClueField> fieldOf = new IdentityHashMap<>();

    // For each cell and what it may hold, the bit of the key that rules it out, or 0.
    private final long[][] ruledOut;
    private long free = (1L << MOST_BITS) - 1;

    GoldFilling(GoldPuzzle puzzle, Layers layers) {
        this.puzzle = puzzle;
        this.layers = layers;
        ruledOut = new long[puzzle.cells.length][KINDS.length];
    }

    /** Lays out all ways, weighed by what is usual where a number is not told; known if at least one fits. */
    Analysis.Verdict run(Prior prior) {
        if (!puzzle.possible()) {
            return Analysis.Verdict.INCONSISTENT;
        }
        double dangerWays = puzzle.dangersTold() ? 1 : 1.0 / prior.dangerShare();
        double goldWays = puzzle.goldsTold() ? 1 : 1.0 / prior.goldShare();
        if (!run(dangerWays, goldWays)) {
            return Analysis.Verdict.TOO_LARGE;
        }
        boolean fits =
                layers.close() && layers.restLow[0] <= puzzle.dangers() && layers.restHigh[0] >= puzzle.dangers();
        return fits ? Analysis.Verdict.KNOWN : Analysis.Verdict.INCONSISTENT;
    }

    /** False if there are too many states. */
    boolean run(double dangerWays, double goldWays) {
        layers.begin(puzzle.dangers());
        for (int at = 0; at < puzzle.cells.length; at++) {
            layers.beginLayer();
            layers.addLabel(0, 1);
            layers.addLabel(puzzle.dangersTold() ? 1 : 0, dangerWays);
            layers.addLabel(0, goldWays);
            if (!fill(at)) {
                return false;
            }
        }
        return true;
    }

    private boolean fill(int at) {
        List<ClueField> fields = new ArrayList<>();
        long opened = open(at, fields);
        long[] marks = marks(at);
        if (opened < 0 || marks.length == 0) {
            return false;
        }
        ClueField[] here = fields.toArray(ClueField[]::new);
        long kept = close(at, here);
        int end = layers.states;
        for (int state = layers.layerFirst[layers.layers]; state < end; state++) {
            layers.from(state);
            long key = layers.key[state] + opened;
            for (int what : KINDS) {
                long next = puzzle.may(at, what) && (key & ruledOut[at][what]) == 0 ? take(key, what, here) : -1;
                if (next >= 0) {
                    layers.edge(what, next & kept | marks[what]);
                }
            }
        }
        free |= ~kept & (1L << MOST_BITS) - 1;
        return layers.endLayer();
    }

    private static long take(long key, int what, ClueField... fields) {
        long next = key;
        for (int i = 0; next >= 0 && i < fields.length; i++) {
            next = fields[i].take(next, what);
        }
        return next;
    }

    // Gives fields to the clues that begin here: what they hold at first, or -1 if the key is full.
    private long open(int at, List<ClueField> here) {
        long opened = 0;
        for (GoldPuzzle.Clue clue : puzzle.clues[at]) {
            ClueField field = fieldOf.get(clue);
            if (field == null) {
                int shift = give(ClueField.bits(clue));
                if (shift < 0) {
                    return -1;
                }
                field = new ClueField(clue, shift);
                fieldOf.put(clue, field);
                opened |= field.first();
            }
            here.add(field);
        }
        return opened;
    }

    // What a danger and gold at this place rule out later, as bits of the key; empty if the key is full.
    private long[] marks(int at) {
        long[] marks = new long[KINDS.length];
        boolean room = true;
        if (puzzle.may(at, GoldPuzzle.DANGER)) {
            room = mark(at, GoldPuzzle.DANGER, GoldPuzzle.GOLD, marks);
        }
        if (puzzle.may(at, GoldPuzzle.GOLD)) {
            room &= mark(at, GoldPuzzle.GOLD, GoldPuzzle.DANGER, marks);
        }
        return room ? marks : new long[0];
    }

    private boolean mark(int at, int what, int rival, long[] marks) {
        for (int other : puzzle.later(at, rival)) {
            if (ruledOut[other][rival] == 0) {
                int shift = give(1);
                if (shift < 0) {
                    return false;
                }
                ruledOut[other][rival] = 1L << shift;
            }
            marks[what] |= ruledOut[other][rival];
        }
        return true;
    }

    private int give(int bits) {
        long window = (1L << bits) - 1;
        for (int shift = 0; shift + bits <= MOST_BITS; shift++) {
            if ((free >>> shift & window) == window) {
                free &= ~(window << shift);
                return shift;
            }
        }
        return -1;
    }

    // All bits but those of clues that end here, and of what is ruled out here.
    private long close(int at, ClueField... here) {
        long kept = ~(ruledOut[at][GoldPuzzle.DANGER] | ruledOut[at][GoldPuzzle.GOLD]);
        for (ClueField field : here) {
            kept &= field.close() ? ~field.mask() : -1L;
        }
        return kept;
    }
}
