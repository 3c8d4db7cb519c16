// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;
import sweeplab.rules.Letters;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** Boards, starts and letters are read as their grammar says, given here as regular expressions. */
final class BoardFormTest {

    private static final long SEED = 1;
    private static final int TRIES = 20_000;
    private static final Rules CLASSIC = RuleBook.get("classic");
    private static final Pattern BOARD =
            Pattern.compile("(?:(?<graph>graph:[^/]+)|(?:(?<family>[^:/]+):)?(?<columns>\\d{1,9})x(?<rows>\\d{1,9}))"
                    + "/(?<dangers>\\d{1,9})(?:\\+(?<golds>\\d{1,9})g)?(?:\\+(?<blocked>\\d{1,9})b)?");

    private final Dice dice = new Dice(SEED);

    @Test
    @DisplayName("20,000 texts near a board are boards, with the same parts, just where the grammar says so")
    void boards() {
        String[] right = {"hex:12x9/30", "9x9/10+3g+2b", "graph:petersen/3", "torus:5x4/3+1b", "30x16/99+7g"};
        for (int i = 0; i < TRIES; i++) {
            String text = changed(right[dice.nextInt(right.length)], ":x/+gb019 graph");
            assertThat(read(text)).as("seed " + SEED + ": '" + text + "'").isEqualTo(expected(text));
        }
    }

    @Test
    @DisplayName("20,000 texts near a start are starts just where the grammar says so")
    void starts() {
        for (int i = 0; i < TRIES; i++) {
            String text = changed(dice.nextInt(2) == 0 ? "safe@3,14" : "opening@0,7", "safeopening@,019 -");
            assertThat(accepts(() -> Start.parse(text)))
                    .as("seed " + SEED + ": '" + text + "'")
                    .isEqualTo(text.matches("(safe|opening)@\\d{1,9},\\d{1,9}"));
        }
    }

    @Test
    @DisplayName("20,000 texts near a rule in letters are refused as badly written just where the grammar says so")
    void letters() {
        for (int i = 0; i < TRIES; i++) {
            String text = changed(dice.nextInt(2) == 0 ? "[Q][M]" : "[ml][c]", "[]QmV|1 ");
            assertThat(wellWritten(text))
                    .as("seed " + SEED + ": '" + text + "'")
                    .isEqualTo(text.matches("(\\[[A-Za-z]{1,9}\\]){1,20}"));
        }
    }

    private static String read(String text) {
        try {
            Board board = Board.parse(text, CLASSIC);
            return board.family() + " " + board.columns() + " " + board.rows() + " " + board.dangers() + " "
                    + board.golds() + " " + board.blocked();
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static String expected(String text) {
        Matcher form = BOARD.matcher(text);
        if (!form.matches()) {
            return "";
        }
        String family = form.group("family") == null ? "square" : form.group("family");
        return (form.group("graph") == null ? family : form.group("graph")) + " " + number(form, "columns") + " "
                + number(form, "rows") + " " + number(form, "dangers") + " " + number(form, "golds") + " "
                + number(form, "blocked");
    }

    private static int number(Matcher form, String name) {
        return form.group(name) == null ? 0 : Integer.parseInt(form.group(name));
    }

    private static boolean wellWritten(String text) {
        try {
            Letters.parse(text);
            return true;
        } catch (IllegalArgumentException e) {
            return !String.valueOf(e.getMessage()).contains("write letters in brackets");
        }
    }

    private static boolean accepts(Runnable reading) {
        try {
            reading.run();
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    // Up to three letters put in, taken out or replaced.
    private String changed(String text, String alphabet) {
        StringBuilder out = new StringBuilder(text);
        for (int changes = dice.nextInt(4); changes > 0; changes--) {
            int place = dice.nextInt(out.length());
            char letter = alphabet.charAt(dice.nextInt(alphabet.length()));
            switch (dice.nextInt(3)) {
                case 0 -> out.insert(place, letter);
                case 1 -> out.setCharAt(place, letter);
                default -> out.deleteCharAt(place);
            }
        }
        return out.toString();
    }
}
