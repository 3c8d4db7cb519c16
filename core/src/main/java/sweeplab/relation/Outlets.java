// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * All cells without a danger hang together by sides, and every group of dangers by sides reaches the edge of the board. A front holds the group of
 * each cell: a group of clear cells, a group of dangers that has not reached the edge yet, or dangers that have.
 */
final class Outlets extends Hanging {

    private static final int CLOSED = 1;
    private static final int CLEAR = 1;
    private static final int CLEAR_LAST = 50;
    private static final int INNER = 51;
    private static final int INNER_LAST = 100;
    private static final int OUTER = 101;

    Outlets(Origin origin, Scan scan) {
        super(origin, scan, FRONT + scan.width());
    }

    @Override
    boolean carry(byte[] front, int place, boolean danger) {
        int along = place % width;
        int at = FRONT + along;
        int above = front[at];
        int left = along > 0 ? front[at - 1] : 0;
        if (!danger && front[0] == CLOSED) {
            return false;
        }
        boolean edge = along == 0 || along == width - 1 || place < width || place >= width * (lines - 1);
        int group = danger
                ? (edge ? OUTER : Labels.fresh(front, INNER, INNER_LAST))
                : Labels.fresh(front, CLEAR, CLEAR_LAST);
        front[at] = (byte) group;
        for (int touched : new int[] {above, left}) {
            if (touched != 0 && touched > CLEAR_LAST == danger) {
                int now = front[at];
                Labels.join(front, Math.min(touched, now), Math.max(touched, now));
            }
        }
        // A group that was joined is not gone, it has another label.
        boolean gone = above != 0 && above > CLEAR_LAST != danger && !Labels.has(front, above);
        boolean allowed = !gone || above == OUTER || above <= CLEAR_LAST && closes(front);
        Labels.number(front, CLEAR, CLEAR_LAST);
        Labels.number(front, INNER, INNER_LAST);
        return allowed;
    }

    private static boolean closes(byte[] front) {
        front[0] = CLOSED;
        return !Labels.any(front, CLEAR, CLEAR_LAST);
    }

    @Override
    boolean ends(byte[] front) {
        return !Labels.any(front, CLEAR + 1, CLEAR_LAST) && !Labels.any(front, INNER, INNER_LAST);
    }

    @Override
    public void cuts(IntPredicate danger, Consumer<int[]> out) {
        Cuts.apart(scan, false, false, danger.negate(), out);
        for (List<Integer> group : Cuts.groups(scan, false, danger)) {
            if (group.stream().noneMatch(cell -> scan.around(cell, false).length < 4)) {
                out.accept(Cuts.leaving(scan, false, true, group, -1));
            }
        }
    }
}
