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

    /**
     * How far the mouse went between two times, in pixels of cells that are 16 wide, as the ranking programs count. At or beyond the lower
     * right corner it is off the board, which programs do not follow: what counts is the straight way from where it left to where it came back.
     */
    public double length(long from, long to, int columns, int rows) {
        List<Spot> seen = spots.stream()
                .filter(spot -> spot.millis() >= from && spot.millis() <= to)
                .filter(spot -> spot.x() < columns * cellSize || spot.y() < rows * cellSize)
                .toList();
        double length = 0;
        for (int i = 1; i < seen.size(); i++) {
            length += Math.hypot(
                    seen.get(i).x() - seen.get(i - 1).x(),
                    seen.get(i).y() - seen.get(i - 1).y());
        }
        return length * 16 / cellSize;
    }
}
