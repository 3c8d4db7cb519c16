// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Decision;
import sweeplab.agent.Roster;
import sweeplab.count.Exact;
import sweeplab.format.Formats;
import sweeplab.format.document.FullBoard;
import sweeplab.format.text.Source;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.view.Status;
import sweeplab.world.World;

/** Levels of Hexcells (V6) and puzzles of Tametsi (V7), our own. */
final class LevelsTest {

    /** A flower: a number in braces in the middle, four blue cells together around it, one with a number, and a line over the left of it. */
    static String flower(String middle) {
        return level(new String[][] {
            {"5,15", "|+"},
            {"5,17", "/+"},
            {"6,16", "x."},
            {"7,17", "x+"},
            {"9,17", "x."},
            {"10,16", "o+"},
            {"9,15", "o+"},
            {"7,15", "x."},
            {"8,16", middle}
        });
    }

    private static String level(String[][] pairs) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 33; row++) {
            StringBuilder line = new StringBuilder("..".repeat(33));
            for (String[] pair : pairs) {
                String[] place = pair[0].split(",");
                if (Integer.parseInt(place[0]) == row) {
                    int at = 2 * Integer.parseInt(place[1]);
                    line.replace(at, at + 2, pair[1]);
                }
            }
            rows.add(line.toString());
        }
        return "Hexcells level v1\nFlower\nus\n\n\n" + String.join("\n", rows) + "\n";
    }

    private static FullBoard read(String text) {
        return (FullBoard) new Formats().read(text);
    }

    @Test
    void aLevelIsFoundWithoutAGuess() {
        Game game = read(flower("Oc")).newGame();
        assertEquals(
                Result.WON,
                Referee.play(game, Roster.core().get("exact").maker().apply(1), step -> {})
                        .result());
        int seven = 7 * 33 + 17;
        assertTrue(game.view().found(seven));
        assertEquals(3, game.view().foundClue(seven), "three blue cells within two steps");
    }

    @Test
    void togetherAndApartMeanWhatTheySay() {
        Game game = read(flower("Oc")).newGame();
        assertEquals("{4}", game.rules().word(game.view().clue(8 * 33 + 16)));
        assertEquals(1, new Exact().count(game.view()).solutions().intValueExact());
        Game apart = read(flower("Oc").replace("|+", "..").replace("/+", "..")).newGame();
        assertEquals(6, new Exact().count(apart.view()).solutions().intValueExact(), "four together in a ring of six");
        assertThrows(IllegalArgumentException.class, () -> read(flower("On")), "they are together");
    }

    @Test
    void aWrongMarkIsAMistake() {
        Game game = read(flower("Oc")).newGame();
        game.flag(10 * 33 + 16);
        assertEquals(Status.LOST, game.view().status());
    }

    @Test
    void aLevelIsWrittenAsItWas() {
        String text = flower("Oc");
        String again =
                new String(new Formats().named("hexcells").write(read(text)), java.nio.charset.StandardCharsets.UTF_8);
        assertEquals(text.substring(text.indexOf("..")), again.substring(again.indexOf("..")));
    }

    /** Title, author and both lines of text stay. */
    @Test
    void whatIsWrittenAboutALevelIsKept() {
        String text = flower("Oc").replace("us\n\n\n", "Ann & Bo\nfirst\nsecond\n");
        assertEquals(
                text,
                new String(new Formats().named("hexcells").write(read(text)), java.nio.charset.StandardCharsets.UTF_8));
    }

    /** Real files have wrinkles: what is clear is read, and is the same level. */
    @Test
    void wrinklesAreRead() {
        String text = flower("Oc").replace("/+", "\\+");
        World world = read(text).world();
        for (String wrinkled : List.of(
                text.replace("\n", "\r\n"),
                "\uFEFF" + text,
                "\n\n" + text,
                text.replace("\n..", "\n   .."),
                text.replace("\\", "&#92;"),
                text.replace("|", "&#x7C;").replace("+", "&plus;"),
                text.replace("\n..", "\n\t.."),
                text.stripTrailing(),
                text + "\n\n")) {
            assertEquals(world, read(wrinkled).world(), wrinkled.substring(0, 30));
        }
    }

    /** Cells may stand at either alignment: in even rows and columns, or in odd rows and even columns. */
    @Test
    void eitherAlignmentOfTheHexagons() {
        for (int shift = 0; shift < 2; shift++) {
            FullBoard board = read(level(new String[][] {
                {(4 + shift) + ",16", "x."}, {(6 + shift) + ",16", "O+"}, {(7 + shift) + ",17", "x."}
            }));
            assertEquals(2, board.newGame().view().clue((6 + shift) * 33 + 16));
        }
    }

    /** What is not clear is refused with its line, and its pair where there is one. */
    @Test
    void whatIsNotClearIsRefused() {
        String text = flower("Oc");
        refused(text.replace("Oc", "O?"), "line 14: pair 17 is 'O?'");
        refused(text.replace("x+", "xc"), "line 13: pair 18 is 'xc'");
        refused(text.replace("Oc", "Oc."), "line 14: 67 characters, expected 66");
        refused(text.substring(0, text.length() - 68), "ends after line 37");
        refused(text.replaceAll("(?<=\\.\\.)[xXoO|/][.+cn]", ".."), "there is no cell");
    }

    private static void refused(String text, String why) {
        IllegalArgumentException fault = assertThrows(IllegalArgumentException.class, () -> read(text), why);
        assertTrue(String.valueOf(fault.getMessage()).contains(why), fault::getMessage);
    }

    @Test
    void faultsNameTheirPlace() {
        String wrong = flower("Oz");
        IllegalArgumentException fault = assertThrows(IllegalArgumentException.class, () -> read(wrong));
        assertTrue(String.valueOf(fault.getMessage()).contains("line 14"), fault::getMessage);
    }

    static final String PUZZLE = "<PUZZLE><GRAPH>"
            + "<NODE><ID>1</ID><EDGES>2,3</EDGES><POS>0,0</POS><REVEALED>TRUE</REVEALED></NODE>"
            + "<NODE><ID>2</ID><EDGES>1,4</EDGES><POS>1,0</POS><HAS_MINE>true</HAS_MINE></NODE>"
            + "<NODE><ID>3</ID><EDGES>1,4</EDGES><POS>0,1</POS><SECRET>true</SECRET></NODE>"
            + "<NODE><ID>4</ID><EDGES>2,3</EDGES><POS>1,1</POS></NODE></GRAPH>"
            + "<HINT_LIST><HINT><IDS>1,3</IDS><COLOR>red</COLOR></HINT></HINT_LIST>"
            + "<COLUMN_HINT_LIST><COLUMN_HINT><IDS>3,4</IDS></COLUMN_HINT></COLUMN_HINT_LIST></PUZZLE>";

    @Test
    void aPuzzleIsFinishedWithoutAGuess() {
        Game game = read(PUZZLE).newGame();
        assertEquals(1, game.view().clue(0));
        assertTrue(Roster.core().get("sps").maker().apply(1).decide(game.view()) instanceof Decision.Certain);
        assertEquals(
                Result.WON,
                Referee.play(game, Roster.core().get("sps").maker().apply(1), step -> {})
                        .result());
        assertTrue(game.view().silent(2), "a secret cell shows no number");
    }

    @Test
    void entitiesAreRefused() {
        Tametsi format = new Tametsi();
        for (String text : List.of("<!DOCTYPE a [<!ENTITY b \"c\">]><PUZZLE></PUZZLE>", PUZZLE.replace("red", "&b;"))) {
            assertThrows(IllegalArgumentException.class, () -> format.read(Source.of(text)));
        }
    }

    /** Some cells say nothing and marks show clues: play-outs see the same as games. */
    @Test
    void theChanceToWinOfALevelIsPlayedOut() {
        String silent = flower("O.").replace("|+", "..").replace("/+", "..").replace("o+", "o.");
        Game game = read(silent).newGame();
        Decision guess = Roster.core().get("balanced").maker().apply(1).decide(game.view());
        assertTrue(guess instanceof Decision.Guess, "two of six cells are clear, and nothing tells which");
        Referee.play(game, Roster.core().get("balanced").maker().apply(1), step -> {});
        assertTrue(game.over());
    }
}
