// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import java.util.regex.Pattern;

/** How a cell is coloured on a terminal, in its 256 colours, with a ground of its own so that it reads on dark and on light. */
enum Ink {
    COVERED(238, 250),
    FLAGGED(160, 250),
    DANGER(231, 160),
    GOLD(16, 220),
    BLOCKED(231, 240),
    ZERO(248, 255),
    ONE(21, 255),
    TWO(28, 255),
    THREE(196, 255),
    FOUR(18, 255),
    FIVE(88, 255),
    SIX(30, 255),
    SEVEN(16, 255),
    EIGHT(244, 255);

    private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");
    private static final Ink[] NUMBERS = {ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT};

    private final int text;
    private final int ground;

    Ink(int text, int ground) {
        this.text = text;
        this.ground = ground;
    }

    /** How many characters of a line are seen. */
    static int length(String line) {
        return COLOUR.matcher(line).replaceAll("").length();
    }

    static Ink number(int clue) {
        return NUMBERS[Math.min(clue, NUMBERS.length - 1)];
    }

    String on(String cell) {
        return "\u001b[38;5;" + text + ";48;5;" + ground + "m" + cell + "\u001b[0m";
    }
}
