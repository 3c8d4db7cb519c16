// SPDX-License-Identifier: Apache-2.0
package sweeplab.position;

/** How something proved of a cell is written as one number, in the same way as the move that it leads to: a safe cell is itself, a danger the complement of its cell. */
public final class Fact {

    private Fact() {}

    public static int safe(int cell) {
        return cell;
    }

    public static int danger(int cell) {
        return ~cell;
    }

    public static int of(int cell, boolean danger) {
        return danger ? ~cell : cell;
    }

    public static boolean isDanger(int fact) {
        return fact < 0;
    }

    public static int cell(int fact) {
        return fact < 0 ? ~fact : fact;
    }
}
