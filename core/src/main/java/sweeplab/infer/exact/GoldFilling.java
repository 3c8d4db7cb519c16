package sweeplab.infer.exact;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import sweeplab.infer.Prior;

/**
 * Fills the cells of a {@link GoldPuzzle} and makes the layers of it: labels are clear, danger and gold, and a danger gains 1 if
 * the total is told. A state's key holds what the open clues may still take, and what filled cells rule out beside them.
 */
final class GoldFilling {

    private static final int MOST_BITS = 63;

    /** A few bits of the key. */
    private static final class Field {
        private final int bits;
        private int shift = -1;
        private int open;

        Field(int largest, int open) {
            bits = 32 - Integer.numberOfLeadingZeros(Math.max(1, largest));
            this.open = open;
        }

        long mask() {
            return ((1L << bits) - 1) << shift;
        }

        int in(long key) {
            return (int) ((key & mask()) >>> shift);
        }
    }

    private final GoldPuzzle puzzle;
    private final Layers layers;
    private final Map<GoldPuzzle.Clue, Field> fieldOf = new IdentityHashMap<>();
    private final Field[] memory;
    private final int[] lastRival;
    private long free = (1L << MOST_BITS) - 1;

    GoldFilling(GoldPuzzle puzzle, Layers layers) {
        this.puzzle = puzzle;
        this.layers = layers;
        memory = new Field[puzzle.cells.length];
        Arrays.setAll(memory, at -> new Field(GoldPuzzle.GOLD, 0));
        lastRival = new int[puzzle.cells.length];
        Arrays.setAll(lastRival, puzzle::lastRival);
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
            if (!fill(at, dangerWays, goldWays)) {
                return false;
            }
        }
        return true;
    }

    private boolean fill(int at, double dangerWays, double goldWays) {
        boolean remembered = lastRival[at] > at;
        long opened = open(at);
        if (opened < 0 || remembered && !give(memory[at])) {
            return false;
        }
        long kept = close(at);
        layers.beginLayer();
        layers.addLabel(0, 1);
        layers.addLabel(puzzle.dangersTold() ? 1 : 0, dangerWays);
        layers.addLabel(0, goldWays);
        int end = layers.states;
        for (int state = layers.layerFirst[layers.layers]; state < end; state++) {
            layers.from(state);
            long key = layers.key[state] + opened;
            for (int what = GoldPuzzle.CLEAR; what <= GoldPuzzle.GOLD; what++) {
                if (puzzle.may(at, what) && fits(at, key, what)) {
                    layers.edge(what, take(at, key, what) & kept | remember(at, what));
                }
            }
        }
        free |= ~kept;
        return layers.endLayer();
    }

    // Gives fields to the clues that begin here: what they may take in all, or -1 if the key is full.
    private long open(int at) {
        long opened = 0;
        for (GoldPuzzle.Clue clue : puzzle.clues[at]) {
            if (!fieldOf.containsKey(clue)) {
                Field field = new Field(clue.most, clue.cells);
                fieldOf.put(clue, field);
                if (!give(field)) {
                    return -1;
                }
                opened |= (long) clue.most << field.shift;
            }
        }
        return opened;
    }

    private boolean give(Field field) {
        long window = (1L << field.bits) - 1;
        for (int shift = 0; shift + field.bits <= MOST_BITS; shift++) {
            if ((free >>> shift & window) == window) {
                field.shift = shift;
                free &= ~(window << shift);
                return true;
            }
        }
        return false;
    }

    // All bits but those of clues and memories that end here.
    private long close(int at) {
        long kept = -1L;
        for (GoldPuzzle.Clue clue : puzzle.clues[at]) {
            Field field = field(clue);
            if (--field.open == 0) {
                kept &= ~field.mask();
            }
        }
        for (int other : puzzle.rivals[at]) {
            if (other < at && lastRival[other] == at) {
                kept &= ~memory[other].mask();
            }
        }
        return kept;
    }

    private Field field(GoldPuzzle.Clue clue) {
        Field field = fieldOf.get(clue);
        if (field == null) {
            throw new IllegalStateException("a clue that is not open");
        }
        return field;
    }

    private boolean fits(int at, long key, int what) {
        for (GoldPuzzle.Clue clue : puzzle.clues[at]) {
            int left = field(clue).in(key) - (clue.what == what ? 1 : 0);
            if (left < 0 || left - (clue.most - clue.least) > field(clue).open) {
                return false;
            }
        }
        return what == GoldPuzzle.CLEAR
                || !ruledOut(at, key, what == GoldPuzzle.DANGER ? GoldPuzzle.GOLD : GoldPuzzle.DANGER);
    }

    private boolean ruledOut(int at, long key, int by) {
        for (int other : puzzle.rivals[at]) {
            if (other < at && memory[other].in(key) == by) {
                return true;
            }
        }
        return false;
    }

    private long take(int at, long key, int what) {
        long next = key;
        for (GoldPuzzle.Clue clue : puzzle.clues[at]) {
            next -= clue.what == what ? 1L << field(clue).shift : 0;
        }
        return next;
    }

    // Only what rules something out later is remembered, so that more states become one.
    private long remember(int at, int what) {
        boolean matters = what == GoldPuzzle.DANGER && puzzle.laterRivalMay(at, GoldPuzzle.GOLD)
                || what == GoldPuzzle.GOLD && puzzle.laterRivalMay(at, GoldPuzzle.DANGER);
        return matters ? (long) what << memory[at].shift : 0;
    }
}
