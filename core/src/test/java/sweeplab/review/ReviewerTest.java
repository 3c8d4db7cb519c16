// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Budget;
import sweeplab.catalogue.Start;
import sweeplab.format.Formats;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replay.Click;
import sweeplab.format.document.Replay.Kind;
import sweeplab.optimal.Optimal;
import sweeplab.view.Status;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Games made by hand, with the judgements worked out by hand. */
final class ReviewerTest {

    private static Replay game(String rows, Click... clicks) {
        String cells = rows.replace("/", "");
        int columns = rows.indexOf('/');
        Topology topology = Minefield.squares(columns, cells.length() / columns);
        CellSet mines = new CellSet(cells.length());
        for (int cell = 0; cell < cells.length(); cell++) {
            if (cells.charAt(cell) == '*') {
                mines.add(cell);
            }
        }
        FullBoard board = Minefield.board(topology, mines);
        return new Replay(board, List.of(clicks), Replay.Mouse.PLAIN, Map.of(), Optional.empty());
    }

    private static Click open(int cell, int seconds) {
        return new Click(Kind.OPEN, cell, 1000L * seconds);
    }

    private static Click mark(int cell, int seconds) {
        return new Click(Kind.MARK, cell, 1000L * seconds);
    }

    private static Click chord(int cell, int seconds) {
        return new Click(Kind.CHORD, cell, 1000L * seconds);
    }

    private static GameReview review(Replay replay) {
        Reviewer reviewer = new Reviewer(replay);
        assertThat(reviewer.work(Budget.unlimited())).isTrue();
        return reviewer.review();
    }

    /** What a chord opens before it hits a mine is not done, as the ranking programs count. */
    @Test
    void aChordThatLosesHasDoneNothing() {
        GameReview review = review(game("000/000/*0*", open(4, 0), mark(3, 1), mark(5, 2), chord(4, 3)));
        assertThat(review.result()).isEqualTo(Status.LOST);
        assertThat(review.efficiency().board().bbbv()).isEqualTo(2);
        assertThat(review.efficiency().done()).isZero();
    }

    /** One mine in two cells: the guess cannot be avoided, and is best whichever it is. */
    @Test
    void aFiftyFiftyIsTheBestThereIs() {
        GameReview review = review(game(".1*/.1./", open(0, 0), open(5, 2)));
        assertThat(review.clicks()).extracting(JudgedClick::worth).containsExactly(Worth.FORCED, Worth.BEST);
        JudgedClick guess = review.clicks().get(1);
        assertThat(guess.judgement().risks().taken()).isEqualTo(0.5, within(1e-12));
        assertThat(guess.judgement().risks().least()).isEqualTo(0.5, within(1e-12));
        assertThat(guess.judgement().risks().away()).isNaN();
        assertThat(guess.winBefore()).isEqualTo(0.5, within(1e-12));
        assertThat(guess.winAfter()).isEqualTo(1);
        assertThat(guess.winMargin()).isZero();
        assertThat(review.result()).isEqualTo(Status.WON);
        assertThat(review.fortune().luck()).isEqualTo(0.5, within(1e-12));
        assertThat(review.fortune().skill()).isEqualTo(1);
        assertThat(review.fortune().pluck()).isEqualTo(Math.log10(2), within(1e-12));
        assertThat(review.efficiency().millis()).isEqualTo(2000);
    }

    /** A corner 1 with one covered neighbour: certain danger. */
    @Test
    void aCertainDangerOpened() {
        // (0,0) touches only the mine as covered cell once the others are open.
        GameReview review = review(game("1*2*/1222/", open(4, 0), open(0, 1), open(5, 2), open(1, 3)));
        JudgedClick last = review.clicks().get(3);
        assertThat(last.worth()).isEqualTo(Worth.BLUNDER);
        assertThat(last.judgement().risks().taken()).isEqualTo(1);
        assertThat(last.cost()).isGreaterThan(0.4);
        assertThat(last.winAfter()).isZero();
        assertThat(review.fortune().pluck()).isInfinite();
        assertThat(review.result()).isEqualTo(Status.LOST);
    }

    /** Two tosses are left and a certain danger is opened: with next to nothing to lose it is a blunder all the same. */
    @Test
    void aCertainDangerIsABlunderWhateverItCosts() {
        String columns = "1*2*2*2*2*2*2*2*2*2*2*2*2*2*2*2*2*2*2*2*/";
        GameReview review = review(game(
                columns + columns.replace('*', '.').replaceAll("[12]", "."),
                open(40, 0),
                open(0, 1),
                open(41, 2),
                open(1, 3)));
        JudgedClick last = review.clicks().get(review.clicks().size() - 1);
        assertThat(last.judgement().risks().taken()).isEqualTo(1);
        assertThat(last.worth()).isEqualTo(Worth.BLUNDER);
    }

    /** Five cells of the ring were certainly safe; a chord on two of three that hold the mine went well. */
    @Test
    void aNeedlessRiskThatWentWellIsLucky() {
        GameReview review = review(game(".../.*./.../", open(0, 0), mark(4, 1), chord(0, 2)));
        JudgedClick last = review.clicks().get(2);
        assertThat(last.worth()).isEqualTo(Worth.LUCKY);
        assertThat(last.kind()).isEqualTo("chord");
        assertThat(last.judgement().safe().size()).isEqualTo(5);
        assertThat(last.judgement().risks().taken()).isEqualTo(2.0 / 3, within(1e-12));
        assertThat(last.judgement().risks().least()).isZero();
        assertThat(last.winBefore()).as("the safe cells tell where the mine is").isEqualTo(1);
        assertThat(last.cost()).isEqualTo(2.0 / 3, within(1e-12));
        assertThat(review.lost()).isEqualTo(200.0 / 3, within(1e-9));
        assertThat(review.fortune().skill()).isEqualTo(1.0 / 3, within(1e-12));
    }

    /** Flags are judged by what is certain; clicks that do nothing are wasted. */
    @Test
    void chordsFlagsAndWastedClicks() {
        GameReview ring = review(game(
                ".../.*./.../", open(0, 0), mark(4, 1), open(0, 2), mark(4, 3), mark(4, 4), chord(0, 5), chord(0, 6)));
        assertThat(ring.clicks())
                .extracting(JudgedClick::worth)
                .containsExactly(
                        Worth.FORCED, Worth.GOOD, Worth.WASTED, Worth.GOOD, Worth.GOOD, Worth.LUCKY, Worth.WASTED);
        assertThat(ring.efficiency().clicks()).isEqualTo(7);
        assertThat(ring.efficiency().wasted()).isEqualTo(2);
        assertThat(ring.efficiency().correctness()).isEqualTo(5.0 / 7, within(1e-12));
        assertThat(ring.efficiency().done()).isEqualTo(3);
        assertThat(ring.efficiency().ioe()).isEqualTo(3.0 / 7, within(1e-12));
        assertThat(ring.efficiency().throughput()).isEqualTo(3.0 / 5, within(1e-12));
        assertThat(ring.efficiency().rqp()).isEqualTo(5.0 * 5 / 3, within(1e-12));
    }

    /** Who opens elsewhere first knows that there is no mine around an opening: the chance is that of perfect play on all boards with that start. */
    @ParameterizedTest
    @ValueSource(strings = {"opening@0,0", "safe@0,0"})
    void theChanceBeforeTheFirstClickIsThatOfTheStart(String start) {
        Replay replay = trace("square:4x4/4 " + start + " #3", 3, 3);
        GameReview review = review(replay);
        JudgedClick first = review.clicks().get(0);
        Topology topology = replay.board().world().topology();
        CellSet spared = Start.parse(start).spared(topology);
        Optimal optimal = Optimal.search(topology, 4, spared, 1 << 26, Budget.unlimited(), positions -> {})
                .orElseThrow();
        assertThat(first.judgement().risks().taken()).isEqualTo(4.0 / (16 - spared.size()), within(1e-12));
        assertThat(first.winBefore()).isEqualTo(optimal.chance(), within(1e-12));
    }

    /** Gold gives lives: with one life left the chance to win is not that of the same board without gold. */
    @Test
    void whereGoldIsThereIsNoChanceToWin() {
        GameReview review = review(trace("daggers square:8x8/10+5g #5", 1, 7));
        assertThat(review.clicks()).isNotEmpty().allSatisfy(click -> {
            assertThat(click.winBefore()).isNaN();
            assertThat(click.winAfter()).isNaN();
        });
    }

    /** Gold and lives, blocked cells and rules in letters make another game of the same board. */
    @ParameterizedTest
    @CsvSource({
        "square:9x9/10 #7, beginner",
        "nettle square:9x9/10 #7, beginner",
        "daggers square:9x9/10 #7, custom",
        "obscured square:9x9/10+2b #7, custom",
        "[X] square:8x8/10 #7, custom",
        "torus:9x9/10 #7, custom"
    })
    void theLevelIsThatOfTheUsualGame(String game, String level) {
        assertThat(review(trace(game, 0, 0)).level()).isEqualTo(level);
    }

    /** What lies around an opening is given before anything is open. */
    @Test
    void besideAnOpeningAllIsGiven() {
        GameReview review = review(trace("square:9x9/10 opening@4,4 #7", 3, 5));
        assertThat(review.clicks().get(0).worth()).isEqualTo(Worth.FORCED);
        assertThat(review.clicks().get(0).judgement().proof())
                .hasValueSatisfying(proof -> assertThat(proof.given()).isTrue());
    }

    private static Replay trace(String game, int row, int column) {
        String text =
                "sweeplab-trace 1\ngame " + game + "\nagent you\nseed 1\nprobe " + row + "," + column + " 0.0 you\n";
        return (Replay) new Formats().read(text);
    }

    /** In slices of a few steps the judgement is the same as in one go. */
    @Test
    void slicesComeToTheSame() {
        List<Click> clicks = new ArrayList<>();
        for (int cell = 0; cell < 36; cell++) {
            clicks.add(open(cell, cell));
        }
        Replay replay = game("....../..*..*/*...../...*../.*..../....../", clicks.toArray(Click[]::new));
        Budget none = Budget.unlimited();
        none.cancel();
        Reviewer slowly = new Reviewer(replay, 0.02, Budget.unlimited());
        int slices = 1;
        while (!slowly.work(none)) {
            slices++;
        }
        GameReview atOnce = new Reviewer(replay, 0.02, Budget.unlimited()).workAll();
        assertThat(slices).isGreaterThanOrEqualTo(atOnce.clicks().size());
        assertThat(slowly.review().clicks())
                .extracting(JudgedClick::worth, JudgedClick::cost, JudgedClick::winBefore)
                .isEqualTo(atOnce.clicks().stream()
                        .map(click -> tuple(click.worth(), click.cost(), click.winBefore()))
                        .toList());
        assertThat(slowly.progress()).isEqualTo(1, within(1e-12));
    }
}
