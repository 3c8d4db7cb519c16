// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.function.Consumer;
import java.util.function.IntPredicate;

/** All dangers hang together, diagonals count. A front holds the group of each danger in it, 0 elsewhere, and the corner that a new cell still touches. */
final class AllJoined extends Hanging {

    private static final int CLOSED = 1;
    private static final int CORNER = FRONT;
    private static final int LINE = FRONT + 1;
    private static final int LAST = Byte.MAX_VALUE;

    AllJoined(Origin origin, Scan scan) {
        super(origin, scan, LINE + scan.width());
    }

    @Override
    boolean carry(byte[] front, int place, boolean danger) {
        int along = place % width;
        int at = LINE + along;
        boolean allowed;
        if (danger) {
            allowed = front[0] != CLOSED;
            int group = join(front, along);
            front[CORNER] = front[at];
            front[at] = (byte) group;
        } else {
            int gone = front[CORNER];
            int above = front[at];
            front[CORNER] = (byte) above;
            front[at] = 0;
            allowed = closes(front, gone);
        }
        if (along == width - 1) {
            int gone = front[CORNER];
            front[CORNER] = 0;
            allowed &= closes(front, gone);
        }
        Labels.number(front, 1, LAST);
        return allowed;
    }

    // The group of a new danger: all groups that it touches become one.
    private int join(byte[] front, int along) {
        int group = Labels.fresh(front, 1, LAST);
        int at = LINE + along;
        int[] touched = {
            along > 0 ? front[at - 1] : 0,
            along > 0 ? front[CORNER] : 0,
            front[at],
            along < width - 1 ? front[at + 1] : 0
        };
        for (int label : touched) {
            if (label != 0) {
                Labels.join(front, label, group);
            }
        }
        return group;
    }

    // A group that has left the front is done: there may be no other, now or later.
    private static boolean closes(byte[] front, int label) {
        if (label == 0 || Labels.has(front, label)) {
            return true;
        }
        boolean first = front[0] != CLOSED;
        front[0] = CLOSED;
        return first && !Labels.any(front, 1, LAST);
    }

    @Override
    boolean ends(byte[] front) {
        return !Labels.any(front, 2, LAST);
    }

    @Override
    public void cuts(IntPredicate danger, Consumer<int[]> out) {
        Cuts.apart(scan, true, true, danger, out);
    }
}
