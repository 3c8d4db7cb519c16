// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer.relation;

import java.util.Arrays;
import sweeplab.relation.Automaton;
import sweeplab.relation.Relation;
import sweeplab.view.Statement;

/** What a automaton alone settles: the states that can be reached from its start, and from its end back those of them that lead to it. */
final class AutomatonWalk {

    private final Automaton automaton;
    private final byte[] known;
    private final int[] cells;
    // The states before each place that can be reached, and how many there are.
    private final int[][] reached;

    AutomatonWalk(Automaton automaton, byte[] known) {
        this.automaton = automaton;
        this.known = known;
        cells = automaton.cells();
        reached = new int[cells.length + 1][];
    }

    /** Tells what the automaton settles; false if it cannot hold. */
    boolean tell(Alone.Listener listener) {
        reached[0] = new int[] {automaton.start()};
        for (int place = 0; place < cells.length; place++) {
            reached[place + 1] = step(place);
        }
        boolean[] alive = new boolean[automaton.states(cells.length)];
        Arrays.fill(alive, true);
        boolean[] clear = new boolean[cells.length];
        boolean[] danger = new boolean[cells.length];
        for (int place = cells.length - 1; place >= 0; place--) {
            alive = back(place, alive, clear, danger);
        }
        if (reached[cells.length].length == 0 || !alive[automaton.start()]) {
            return false;
        }
        for (int place = 0; place < cells.length; place++) {
            if (known[cells[place]] == Statement.UNKNOWN && clear[place] != danger[place]) {
                listener.settled(cells[place], danger[place]);
            }
        }
        return true;
    }

    private int next(int state, int place, boolean danger) {
        byte against = danger ? Statement.SAFE : Statement.DANGER;
        return known[cells[place]] == against ? Relation.DEAD : automaton.next(state, place, danger);
    }

    private int[] step(int place) {
        boolean[] met = new boolean[automaton.states(place + 1)];
        int[] states = new int[2 * reached[place].length];
        int count = 0;
        for (int state : reached[place]) {
            for (int danger = 0; danger < 2; danger++) {
                int after = next(state, place, danger == 1);
                if (after != Relation.DEAD && !met[after]) {
                    met[after] = true;
                    states[count++] = after;
                }
            }
        }
        return Arrays.copyOf(states, count);
    }

    // The reached states before a place that lead to those that are alive after it, and by which content.
    private boolean[] back(int place, boolean[] after, boolean[] clear, boolean[] danger) {
        boolean[] alive = new boolean[automaton.states(place)];
        for (int state : reached[place]) {
            int without = next(state, place, false);
            int with = next(state, place, true);
            boolean canBeClear = without != Relation.DEAD && after[without];
            boolean canBeDanger = with != Relation.DEAD && after[with];
            clear[place] |= canBeClear;
            danger[place] |= canBeDanger;
            alive[state] = canBeClear || canBeDanger;
        }
        return alive;
    }
}
