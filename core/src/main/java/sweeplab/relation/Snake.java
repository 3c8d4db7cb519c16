// SPDX-License-Identifier: Apache-2.0
package sweeplab.relation;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * The dangers are one path by sides that never branches nor touches itself by a side. A front holds for each danger in it the path it belongs to and, in a
 * second half and below 0 so that it is no label, how many neighbours it has so far; it notes how many ends are passed.
 */
final class Snake extends Hanging {

    private static final int CLOSED = 4;
    private static final int ENDS = 3;
    private static final int LAST = Byte.MAX_VALUE;

    Snake(Origin origin, Scan scan) {
        super(origin, scan, FRONT + 2 * scan.width());
    }

    @Override
    boolean carry(byte[] front, int place, boolean danger) {
        int along = place % width;
        int at = FRONT + along;
        int above = front[at];
        int left = along > 0 ? front[at - 1] : 0;
        boolean circle = above != 0 && above == left;
        boolean allowed = !danger || (front[0] & CLOSED) == 0 && !circle;
        allowed &= above == 0 || passes(front, (danger ? 1 : 0) - front[at + width]);
        allowed = allowed && (danger ? extend(front, at, above, left) : leave(front, at, above));
        Labels.number(front, 1, LAST);
        return allowed;
    }

    // A danger that leaves the front has all its neighbours.
    private static boolean passes(byte[] front, int neighbours) {
        front[0] += (byte) (neighbours == 1 ? 1 : 0);
        return (neighbours == 1 || neighbours == 2) && (front[0] & ENDS) != ENDS;
    }

    private boolean extend(byte[] front, int at, int above, int left) {
        int path = Labels.fresh(front, 1, LAST);
        front[at] = (byte) path;
        front[at + width] = (byte) ((above != 0 ? -1 : 0) + (left != 0 ? -1 : 0));
        for (int touched : new int[] {above, left}) {
            if (touched != 0) {
                Labels.join(front, touched, path);
            }
        }
        return left == 0 || --front[at - 1 + width] >= -2;
    }

    private boolean leave(byte[] front, int at, int above) {
        front[at] = 0;
        front[at + width] = 0;
        if (above == 0 || Labels.has(front, above)) {
            return true;
        }
        boolean first = (front[0] & CLOSED) == 0;
        front[0] |= CLOSED;
        return first && !Labels.any(front, 1, LAST);
    }

    @Override
    boolean ends(byte[] front) {
        byte[] last = front.clone();
        boolean allowed = !Labels.any(last, 2, LAST);
        for (int at = FRONT; allowed && at < FRONT + width; at++) {
            allowed = last[at] == 0 || passes(last, -last[at + width]);
        }
        return allowed && (last[0] & ENDS) == 2;
    }

    // What is said of single cells is stated beside this: one path or a ring is left.
    @Override
    public void cuts(IntPredicate danger, Consumer<int[]> out) {
        Cuts.apart(scan, false, true, danger, out);
        for (List<Integer> ring : Cuts.groups(scan, false, danger)) {
            if (ring.stream().allMatch(cell -> beside(cell, danger) == 2)) {
                out.accept(ring.stream().mapToInt(cell -> -cell - 1).toArray());
            }
        }
    }

    private long beside(int cell, IntPredicate danger) {
        return Arrays.stream(scan.around(cell, false)).filter(danger).count();
    }
}
