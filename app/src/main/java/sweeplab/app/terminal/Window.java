// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

/** How many lines, and how many characters in each, there is room for. */
public record Window(int lines, int width) {

    /** Room for anything, as in a pipe. */
    public static final Window ENDLESS = new Window(Integer.MAX_VALUE / 2, Integer.MAX_VALUE / 2);

    /** What is left beside so many lines. */
    public Window without(int taken) {
        return new Window(lines - taken, width);
    }
}
