// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.util.List;

/** How many lines, and how many characters in each, there is room for. */
public record Window(int lines, int width) {

    /** Room for anything, as in a pipe. */
    public static final Window ENDLESS = new Window(Integer.MAX_VALUE / 2, Integer.MAX_VALUE / 2);

    /** What is left beside so many lines. */
    public Window without(int taken) {
        return new Window(lines - taken, width);
    }

    /** How many lines these take where long ones are wrapped. */
    public int rows(List<String> texts) {
        return texts.stream().mapToInt(text -> 1 + text.length() / width).sum();
    }

    /** As much of a text as so many lines hold. */
    public String cut(String text, int rows) {
        return rows(List.of(text)) <= rows ? text : text.substring(0, Math.max(0, rows * width - 1));
    }
}
