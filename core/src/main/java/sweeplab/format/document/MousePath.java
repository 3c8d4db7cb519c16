// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import java.util.List;

/** Where the mouse was and when, in pixels of a board whose cells are so many pixels wide. */
public record MousePath(int cellSize, List<Spot> spots) {

    /** Nothing is known of the mouse. */
    public static final MousePath NONE = new MousePath(16, List.of());

    /** A place of the mouse, so many thousandths of a second after the start. */
    public record Spot(long millis, int x, int y) {}

    public MousePath {
        spots = List.copyOf(spots);
    }

    /** How far the mouse went between two times, in pixels of cells that are 16 wide, as the ranking programs count. */
    public double length(long from, long to) {
        double length = 0;
        for (int i = 1; i < spots.size(); i++) {
            Spot before = spots.get(i - 1);
            Spot now = spots.get(i);
            if (before.millis() >= from && now.millis() <= to) {
                length += Math.hypot(now.x() - before.x(), now.y() - before.y());
            }
        }
        return length * 16 / cellSize;
    }
}
