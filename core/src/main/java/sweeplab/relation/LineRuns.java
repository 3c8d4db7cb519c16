// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

/** So many dangers in a line, all together or with at least one gap between them. */
public record LineRuns(Origin origin, int[] cells, int dangers, boolean together) implements Relation {

    // A state is the number of dangers, and how far their runs are: none, in the first, after it, in a later one.
    private static final int PHASES = 4;
    private static final int NONE = 0;
    private static final int FIRST = 1;
    private static final int AFTER = 2;
    private static final int LATER = 3;

    @Override
    public int start() {
        return NONE;
    }

    @Override
    public int next(int state, int place, boolean danger) {
        int phase = state % PHASES;
        if (!danger) {
            return phase == FIRST ? state + AFTER - FIRST : state;
        }
        int now = phase == NONE || phase == FIRST ? FIRST : LATER;
        boolean allowed = state / PHASES < dangers && !(together && now == LATER);
        return allowed ? (state / PHASES + 1) * PHASES + now : DEAD;
    }

    @Override
    public int weight(int state) {
        boolean all = state / PHASES == dangers;
        return all && (together || state % PHASES == LATER) ? 1 : 0;
    }

    @Override
    public boolean anyOrder() {
        return false;
    }
}
