// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.ArrayList;
import java.util.List;
import sweeplab.world.Topology;

/**
 * How many cells without a danger a cell sees along the lines through it, itself included. The walk meets two of the four arms from afar and two from
 * near, one after the other; {@code arms[place]} says which. {@code worth[n]} is what a world counts in which n cells are seen.
 */
public record Sight(Origin origin, int[] cells, int[] arms, int[] worth) implements Relation {

    private static final int RUN = 8;
    private static final int BLOCKED = 16;
    private static final int ARM = 17;
    private static final int BYTE = 0xFF;
    // Arms 0 and 1 are read towards the cell, 2 and 3 away from it.
    private static final int FIRST_AWAY = 2;

    /** The sight from a cell over squares. */
    public static Sight from(Origin origin, Topology topology, int cell, int[] worth) {
        Scan scan = Scan.of(topology);
        int place = scan.place(cell);
        int width = scan.width();
        List<int[]> found = new ArrayList<>();
        for (int at = place % width; at < place; at += width) {
            found.add(new int[] {scan.cell(at), 0});
        }
        for (int at = place - place % width; at < place; at++) {
            found.add(new int[] {scan.cell(at), 1});
        }
        for (int at = place + 1; at % width != 0; at++) {
            found.add(new int[] {scan.cell(at), FIRST_AWAY});
        }
        for (int at = place + width; at < topology.size(); at += width) {
            found.add(new int[] {scan.cell(at), FIRST_AWAY + 1});
        }
        return new Sight(
                origin,
                found.stream().mapToInt(each -> each[0]).toArray(),
                found.stream().mapToInt(each -> each[1]).toArray(),
                worth);
    }

    @Override
    public int start() {
        return 0;
    }

    // A state is what finished arms have shown, the run of the arm that is read, and whether a danger blocks its rest.
    @Override
    public int next(int state, int place, boolean danger) {
        int begun = state >>> ARM == arms[place] ? state : seen(state) | arms[place] << ARM;
        if (arms[place] < FIRST_AWAY) {
            return danger ? begun & ~(BYTE << RUN) : begun + (1 << RUN);
        }
        boolean blocked = danger || (begun >> BLOCKED & 1) != 0;
        return blocked ? begun | 1 << BLOCKED : begun + (1 << RUN);
    }

    private static int seen(int state) {
        return (state & BYTE) + (state >> RUN & BYTE);
    }

    @Override
    public int weight(int state) {
        int all = seen(state) + 1;
        return all < worth.length ? worth[all] : 0;
    }

    @Override
    public boolean anyOrder() {
        return false;
    }
}
