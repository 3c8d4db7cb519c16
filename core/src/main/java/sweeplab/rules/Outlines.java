// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.Arrays;
import java.util.List;

/** The own shape of every cell of a level, for drawings: corners as x and y in turn, around the cell's place; and what is written beside the cells. */
public record Outlines(List<double[]> corners, List<Note> notes) {

    /** Something written at a place. */
    public record Note(double x, double y, String text) {}

    /** Cells without a shape of their own. */
    public static final Outlines NONE = new Outlines(List.of(), List.of());

    /** True if every cell has a shape. */
    public boolean drawn() {
        return !corners.isEmpty() && corners.stream().allMatch(each -> each.length >= 6 && area(each) > 0);
    }

    /** What is to be 1 in a drawing: the side of a square as large as the cell in the middle of all by size. */
    public double unit() {
        double[] areas = corners.stream().mapToDouble(Outlines::area).sorted().toArray();
        return drawn() ? Math.sqrt(areas[areas.length / 2]) : 1;
    }

    /** The corners of a cell in such a unit. */
    public double[] of(int cell, double unit) {
        return Arrays.stream(corners.get(cell)).map(each -> each / unit).toArray();
    }

    // By the sum over its sides (the shoelace formula).
    private static double area(double[] corners) {
        double twice = 0;
        for (int i = 0; i < corners.length; i += 2) {
            int next = (i + 2) % corners.length;
            twice += corners[i] * corners[next + 1] - corners[next] * corners[i + 1];
        }
        return Math.abs(twice) / 2;
    }
}
