// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.format.Formats;
import sweeplab.format.document.Replay;
import sweeplab.review.Efficiency;
import sweeplab.review.Fortune;
import sweeplab.review.GameReview;
import sweeplab.review.Reviewer;

/** A whole game is judged in the page from move to move, wherever it comes from. */
final class ReviewTest extends Browsing {

    // Mines in the fourth and the last cell: after the first click the fourth is certain, of the rest one in five.
    private static final String ID = "square:9x1/2 =EI";
    private static final String BOARD = "document.querySelector('canvas').board";
    private static final String JUDGED = "document.querySelector('#live').textContent.startsWith('Every move')";

    private static final String RAWVF = """
            RawVF_Version: Rev6
            Program: Some Clone
            Level: Custom
            Width: 9
            Height: 1
            Mines: 2
            Marks: Off
            Time: 1.600
            Board:
            000*0000*
            Events:
            0.500 lc 1 1 (8 8)
            0.600 lr 1 1 (8 8)
            1.500 lc 6 1 (88 8)
            1.600 lr 6 1 (88 8)
            """;

    private Page review(String turns) {
        Page page = open(Page.Screen.DESKTOP, "#/review?id=" + encode(ID) + "&turns=" + encode(turns));
        page.await(JUDGED);
        return page;
    }

    @Test
    void afterALossOneClickReviewsTheGameAndMarksTheNeedlessRisk() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode(ID))) {
            page.await(BOARD + ".board?.id");
            page.mouse(0, "left");
            page.await(BOARD + ".cells[2] === 1");
            page.mouse(3, "right");
            page.mouse(7, "left");
            page.await(BOARD + ".cells[7] === 1");
            page.mouse(8, "left");
            page.await("document.querySelector('#review-game')");
            page.click("#review-game");
            page.await(JUDGED);
            page.click("#guesses [data-moment=\"3\"]");
            page.await("document.querySelector('#worth')?.dataset.worth === 'blunder'");
            assertThat(page.text("#guesses")).contains("4. (1,9): 50.0 % risk", "blunder: ");
            assertThat(page.text("#better")).contains("2 cells were certainly safe");
            assertThat(page.text("#story")).contains("Risk50.0 %", "Cost in chance to win", "Chance to win before");
            page.await("document.querySelectorAll('.curve .curve-blunder').length === 1");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void eachMoveHasItsWorthAndTheCourseOfTheGameItsChances() {
        try (Page page = review("o0 f3 o5")) {
            page.await("/Chance to win before[0-9]/.test(document.querySelector('#story').textContent)");
            assertThat(page.text("#whole")).contains("Certain").contains("Guesses that were needed1");
            page.click("#step");
            page.await("document.querySelector('#worth')?.dataset.worth === 'forced'");
            page.await("document.querySelector('.proof .steps li')");
            page.click("#step");
            page.await("document.querySelector('#worth')?.dataset.worth === 'best'");
            assertThat(page.text("#headline")).isEqualTo("3. Opens (1,6)");
            assertThat(page.text("#story")).contains("Risk20.0 %");
            page.click("#step");
            page.await("document.querySelector('#headline').textContent === 'Solved'");
            assertThat(page.evaluate("document.querySelectorAll('.curve .curve-best').length")
                            .asInt())
                    .isEqualTo(1);
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Of cells that nobody opened nothing is said, and of those that were certain that they were. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''    | None so far.",
                "f3    | None so far.",
                "o0    | None so far: every cell that was opened was certain."
            })
    void withoutAGuessOnlyWhatWasOpenedIsCalledCertain(String turns, String words) {
        try (Page page = review(turns)) {
            page.await("[...document.querySelectorAll('p.soft')].some((p) => p.textContent === '" + words + "')");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** As its proofs and the command line do, the page calls the cells of a graph by their names. */
    @Test
    void cellsOfAGraphHaveTheirNames() {
        try (Page page = open(Page.Screen.DESKTOP, "#/review?turns=o0&id=" + encode("graph:petersen/2 #2"))) {
            page.await(JUDGED);
            page.await("document.querySelector('#headline')?.textContent.endsWith('out0')");
            assertThat(page.evaluate(BOARD + ".describe(7)").asString()).startsWith("in2: ");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** What the start makes safe is given, as the command line says: no clue is there yet. */
    @Test
    void aStartIsGiven() {
        String game = "square:9x9/10 opening@4,4 #7";
        try (Page page = open(Page.Screen.DESKTOP, "#/review?turns=o40&id=" + encode(game))) {
            page.await("document.querySelector('.proof .tag')");
            assertThat(page.text(".proof .tag")).isEqualTo("given");
            page.click("#to-analyse");
            page.await("document.querySelector('#best')");
            page.click("#hint");
            page.await("document.querySelector('#ladder').textContent === 'A cell is safe from the start.'");
        }
    }

    /** Of which boards the chance before the first click is, where the start is an opening and where it is only safe. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "opening@0,0 | all boards that open at (1,1).",
                "safe@0,0    | all boards on which (1,1) is safe; how much the click opens is luck."
            })
    void theChanceBeforeTheFirstClickSaysOfWhichBoards(String start, String words) {
        String game = "square:4x4/4 " + start + " #3";
        try (Page page = open(Page.Screen.DESKTOP, "#/review?turns=o0&id=" + encode(game))) {
            page.await("document.querySelector('#over-which')");
            assertThat(page.text("#over-which")).isEqualTo("The chance before is that of " + words);
            assertThat(page.faults()).isEmpty();
        }
    }

    /** On a huge board the turn is gone close to, until the player chooses what to see. */
    @Test
    void aTurnOnAHugeBoardIsLargeEnoughToSee() {
        String huge = "square:100x100/1500 opening@80,70 #3";
        String size = BOARD + ".view.scale / " + BOARD + ".ratio";
        // Nor below the buttons in the corner.
        String inSight = "document.elementFromPoint(..." + BOARD + ".pointOf(" + BOARD
                + ".overlay.mark)) === document.querySelector('canvas')";
        try (Page page = open(Page.Screen.DESKTOP, "#/review?turns=o7080%20o0%20o9999&id=" + encode(huge))) {
            page.await(BOARD + ".overlay.mark === 7080");
            page.await(size + " > 14 && " + inSight);
            page.evaluate(BOARD + ".host.style.width = '300px'");
            page.await("document.querySelector('canvas').clientWidth === 300");
            page.await(size + " > 14 && " + inSight);
            for (int mark : new int[] {0, 9999}) {
                page.click("#step");
                page.await(BOARD + ".overlay.mark === " + mark);
                assertThat(page.evaluate(inSight).asBoolean())
                        .as("cell " + mark)
                        .isTrue();
            }
            page.evaluate(BOARD + ".fit()");
            page.click("#back");
            page.await(BOARD + ".overlay.mark === 0");
            assertThat(page.evaluate(size).asDouble()).isLessThan(14);
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Flags have words of their own: the fourth cell is a danger, nothing is known of the seventh, and once the eighth shows a 1 the fifth is certainly safe. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f3         | 2. Flags (1,4)                | forced  | Certain",
                "f3 f3      | 3. Takes the flag from (1,4)  | mistake | A mistake: the flag was right",
                "f6         | 2. Flags (1,7)                | good    | A flag that nothing proved",
                "f6 f6      | 3. Takes the flag from (1,7)  | good    | A flag taken back that nothing proved",
                "f4         | 3. Flags (1,5)                | mistake | A wrong flag: the cell is certainly safe",
                "f4 f4      | 4. Takes the flag from (1,5)  | forced  | Certain: the flag was wrong"
            })
    void flagsHaveTheirOwnWords(String marks, String headline, String worth, String words) {
        String open = marks.contains("4") ? "o0 o7 " : "o0 ";
        int moves = (open + marks).split(" ").length;
        try (Page page = review(open + marks)) {
            page.click("#last");
            page.await("document.querySelector('.counter').textContent.startsWith('" + moves + " ')");
            page.click("#back");
            page.await("document.querySelector('#headline').textContent === '" + headline
                    + "' && document.querySelector('#worth').dataset.worth === '" + worth + "'");
            assertThat(page.text("#worth")).isEqualTo(words);
            assertThat(page.text("#guesses")).doesNotContain(": 0.0 % risk");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aReloadFindsTheMomentAndWhatWasJudged() {
        try (Page page = review("o0 f3 o5")) {
            page.click("#last");
            page.await("document.querySelector('#headline').textContent === 'Solved'");
            page.await("location.hash.endsWith('at=3')");
            page.evaluate("location.hash = '#/arena'");
            page.await("document.querySelector('#arena-go')");
            assertThat(page.evaluate("JSON.parse(localStorage['sweeplab.reviews'])[0].turns.length")
                            .asInt())
                    .isEqualTo(3);
            page.evaluate("history.back()");
            page.await("document.querySelector('#headline')?.textContent === 'Solved'");
            page.reload();
            page.await("document.querySelector('#headline')?.textContent === 'Solved'");
        }
    }

    @Test
    void aReplayThatIsPastedIsSteppedThroughWithItsClock() {
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            page.fill("textarea", RAWVF);
            page.click("#read");
            page.await(JUDGED);
            page.await("document.querySelector('.counter').textContent === '0 of 2'");
            page.click("#step");
            page.await("document.querySelector('#headline').textContent === '2. Opens (1,6)'");
            assertThat(page.text("#worth")).contains("1.60 s");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** What the page shows of luck, skill and clicks is what core says of the file, the clicks that came to nothing among them; after a reload as well. */
    @Test
    void theFiguresAreThoseOfCore() {
        String wasted = RAWVF.replace("1.500", "1.100 lc 1 1 (8 8)\n1.200 lr 1 1 (8 8)\n1.500");
        GameReview review = new Reviewer((Replay) new Formats().read(wasted)).workAll();
        assertThat(review.efficiency().wasted()).isEqualTo(1);
        assertThat(review.fortune().luck()).isNotNaN();
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            page.fill("textarea", wasted);
            page.click("#read");
            for (int visit = 0; visit < 2; visit++) {
                page.await("document.querySelector('#fortune p')");
                assertThat(page.text("#fortune")).contains(luck(review.fortune()));
                assertThat(page.text("#clicking")).contains(clicks(review.efficiency()));
                page.reload();
            }
            assertThat(page.faults()).isEmpty();
        }
    }

    private static List<String> luck(Fortune fortune) {
        return List.of(
                "Chance to win at the start%.1f %%".formatted(100 * fortune.start()),
                "Luck, in points+ %.1f".formatted(100 * fortune.luck()),
                "Points that guesses gave away%.1f".formatted(100 * fortune.lost()),
                "Pluck: the risks taken%.2f".formatted(fortune.pluck()),
                "100.0 at the end = ");
    }

    private static List<String> clicks(Efficiency efficiency) {
        return List.of(
                "3BV%d of %d".formatted(efficiency.done(), efficiency.board().bbbv()),
                "Left + right + chord3 + 0 + 0",
                "Wasted1",
                "IOE%.3f".formatted(efficiency.ioe()),
                "Correctness%.3f".formatted(efficiency.correctness()),
                "RQP%.3f".formatted(efficiency.rqp()));
    }

    /** Of turns nobody knows which clicks came to nothing. */
    @Test
    void aGameWithoutAFileHasNoWastedClicks() {
        try (Page page = review("o0 f3 o5")) {
            page.await("document.querySelector('#clicking dl')");
            assertThat(page.text("#clicking"))
                    .contains("Left + right + chord2 + 1 + 0", "Throughput", "only the file of a replay has them")
                    .doesNotContain("Wasted", "IOE", "Time");
        }
    }

    /** An id would promise a safe cell: nothing was safe for a player who lost with the first click. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"1 | A mistake: no cell was safer, but another wins more often", "4 | A guess, and none was better"
            })
    void aGameLostWithItsFirstClickIsShown(int column, String worth) {
        String game = RAWVF.replace("000*0000*", "*00*00000")
                .replaceAll(" \\d 1 \\(\\d+ 8\\)", " " + column + " 1 (" + (16 * column - 8) + " 8)");
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            page.fill("textarea", game);
            page.click("#read");
            page.await("document.querySelector('#worth strong') && document.querySelector('#fortune p')");
            assertThat(page.evaluate("document.querySelector('.panel').scrollTop")
                            .asInt())
                    .isZero();
            assertThat(page.text("#worth")).startsWith(worth);
            assertThat(page.text("#story"))
                    .contains("1. Opens (1," + column + ")", "Risk22.2 %")
                    .containsOnlyOnce("no cell was safer")
                    .doesNotContain("certainly safe", "needless");
            assertThat(page.text("#fortune")).contains("0.0 at the end = ");
            page.reload();
            page.await("document.querySelector('#worth strong')");
            page.click("#last");
            page.await("document.querySelector('#headline').textContent === 'Lost'");
            page.click("#to-watch");
            page.await("/^0 of [1-9]/.test(document.querySelector('.counter')?.textContent)");
            assertThat(page.text(".panel")).doesNotContain("[real]");
            assertThat(page.faults()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#/review?id=square:9x1/2%20%23EI&turns=o0 | no seed",
                "#/review?id=square:9x1/2%20%3DEI&turns=x9 | is no turn",
                "#/review?id=square:9x1/2%20%3DEI&turns=o99 | outside the board",
                "#/review?id=nonsense&turns=o1 | nonsense"
            })
    void aLinkThatNamesNoGameSaysWhatIsWrong(String link, String words) {
        try (Page page = open(Page.Screen.DESKTOP, link)) {
            page.await("document.querySelector('#story [role=alert]')");
            assertThat(page.text("#story")).contains(words);
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void whatIsNoReplayIsSaid() {
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            page.fill("textarea", "3x1x1\n1H1");
            page.click("#read");
            page.await("document.querySelector('#story [role=alert]')?.textContent.includes('not a replay')");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"3x1x1 | 1HH | (1,1) = 1:  (M12)", "12x1x1 | 1HHHHHHHHHHH | (1,1) = 1:  (M_1_2)"})
    void theKnowledgeBaseNamesCellsFromOne(String size, String row, String words) {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.fill("textarea", size + "\n" + row);
            page.click("#read");
            page.await(BOARD + ".board.size === " + row.length() + " && document.querySelector('#best')");
            page.evaluate("document.querySelector('#knowledge-part').open = true");
            page.await("document.querySelector('#knowledge').textContent.trim() === '" + words + "'");
        }
    }

    @Test
    void aLinkToAnotherMomentOfTheGameThatIsShown() {
        String game = "#/review?id=" + encode("square:9x9/10 opening@4,4 #7") + "&turns=o40+f0+f1&at=";
        try (Page page = open(Page.Screen.DESKTOP, game + 1)) {
            page.await("document.querySelector('.counter').textContent === '1 of 3'");
            page.evaluate("location.hash = '" + game + "3'");
            page.await("document.querySelector('.counter').textContent === '3 of 3'");
            assertThat(page.evaluate("location.hash").asString()).endsWith("at=3");
        }
    }
}
