// SPDX-License-Identifier: Apache-2.0
package sweeplab.count;

import java.util.Arrays;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Confirms what is said to be certain by search and nothing else: the contrary is assumed, and every way to meet the clues around it
 * is tried, nearest first. It shares no code with the engine; what it has confirmed it may build on.
 */
public final class Refuter {

    /** What came of it. */
    public enum Outcome {
        /** The contrary contradicts the clues. */
        CONFIRMED,
        /** The contrary can be, as far as the clues go. */
        CLUES_ALLOW_IT,
        /** The search was too long. */
        GIVEN_UP
    }

    private static final byte OPEN = -1;
    private static final int DEEPEST = 1000;

    private final View view;
    private final Topology topology;
    private final byte[] value;
    private final int[] unknown;
    private final int[] needed;
    private int[] trail = new int[1024];
    private int trailLength;
    private long nodes;

    public Refuter(View view) {
        this.view = view;
        topology = view.topology();
        int size = topology.size();
        value = new byte[size];
        unknown = new int[size];
        needed = new int[size];
        for (int cell = 0; cell < size; cell++) {
            value[cell] = view.covered(cell) ? OPEN : 0;
            needed[cell] = view.covered(cell) ? 0 : view.clue(cell);
        }
        for (int cell = 0; cell < size; cell++) {
            for (int other : topology.neighbours(cell)) {
                unknown[cell] += value[other] == OPEN ? 1 : 0;
            }
        }
    }

    /** The cells around a clue of which nothing is confirmed. */
    public int[] openAround(int clue) {
        return Arrays.stream(topology.neighbours(clue))
                .filter(cell -> value[cell] == OPEN)
                .toArray();
    }

    /** 1 if a danger is confirmed in a cell, 0 if there is none, -1 if it is not known. */
    public int confirmed(int cell) {
        return value[cell];
    }

    /** How many dangers lie in them. */
    public int dangersAround(int clue) {
        return needed[clue];
    }

    /** Whether a cell is certainly a danger, or certainly none. */
    public Outcome confirm(int cell, boolean danger, long mostNodes) {
        if (value[cell] == OPEN) {
            nodes = mostNodes;
            Outcome outcome = search(cell, danger ? 0 : 1, 0);
            if (outcome != Outcome.CONFIRMED) {
                return outcome;
            }
            assign(cell, danger ? 1 : 0);
            propagate(trailLength - 1);
            trailLength = 0;
        }
        return value[cell] == (danger ? 1 : 0) ? Outcome.CONFIRMED : Outcome.CLUES_ALLOW_IT;
    }

    // Whether this value, and all that follows, contradicts the clues.
    private Outcome search(int cell, int itsValue, int depth) {
        int mark = trailLength;
        Outcome outcome = nodes-- <= 0 || depth > DEEPEST ? Outcome.GIVEN_UP : tried(cell, itsValue, depth);
        while (trailLength > mark) {
            undo(trail[--trailLength]);
        }
        return outcome;
    }

    private Outcome tried(int cell, int itsValue, int depth) {
        int from = trailLength;
        assign(cell, itsValue);
        if (!propagate(from)) {
            return Outcome.CONFIRMED;
        }
        int clue = nearestOpenClue();
        if (clue < 0) {
            return Outcome.CLUES_ALLOW_IT;
        }
        int next = firstOpen(clue);
        Outcome one = search(next, 1, depth + 1);
        return one == Outcome.CONFIRMED ? search(next, 0, depth + 1) : one;
    }

    private void assign(int cell, int itsValue) {
        value[cell] = (byte) itsValue;
        if (trailLength == trail.length) {
            trail = Arrays.copyOf(trail, 2 * trailLength);
        }
        trail[trailLength++] = cell;
        for (int clue : topology.neighbours(cell)) {
            unknown[clue]--;
            needed[clue] -= itsValue;
        }
    }

    private void undo(int cell) {
        for (int clue : topology.neighbours(cell)) {
            unknown[clue]++;
            needed[clue] += value[cell];
        }
        value[cell] = OPEN;
    }

    // Draws what each clue alone says from the assignments from here on; false if one cannot be met.
    private boolean propagate(int from) {
        for (int next = from; next < trailLength; next++) {
            for (int clue : topology.neighbours(trail[next])) {
                if (!view.covered(clue) && !settle(clue)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean settle(int clue) {
        if (needed[clue] < 0 || needed[clue] > unknown[clue]) {
            return false;
        }
        if (unknown[clue] > 0 && (needed[clue] == 0 || needed[clue] == unknown[clue])) {
            int itsValue = needed[clue] == 0 ? 0 : 1;
            for (int other : topology.neighbours(clue)) {
                if (value[other] == OPEN) {
                    assign(other, itsValue);
                }
            }
        }
        return true;
    }

    // The clue beside what was assumed or followed first, so that the search stays near; of several the one with the
    // fewest open cells.
    private int nearestOpenClue() {
        int best = -1;
        for (int i = 0; i < trailLength && best < 0; i++) {
            for (int clue : topology.neighbours(trail[i])) {
                if (!view.covered(clue) && unknown[clue] > 0 && (best < 0 || unknown[clue] < unknown[best])) {
                    best = clue;
                }
            }
        }
        return best;
    }

    private int firstOpen(int clue) {
        for (int other : topology.neighbours(clue)) {
            if (value[other] == OPEN) {
                return other;
            }
        }
        throw new IllegalStateException("no open cell beside " + clue);
    }
}
