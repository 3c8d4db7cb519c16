// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Agent;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.catalogue.Start;
import sweeplab.game.Game;
import sweeplab.optimal.Optimal;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** What the page gets from core is what core says. */
final class BridgeTest {

    private static Played game(String id) {
        return new Played(GameId.parse(id).setup(new Catalogue()), 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tornado:LARGE4",
                "daggers-m:EASY1",
                "torus:6x6/5 #3",
                "graph:football/6 #2",
                "obscured 7x7/6+4b #1"
            })
    void aPositionTravelsAndComesBack(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        Agent random = PageAgents.roster().get("random").maker().apply(1);
        Referee referee = new Referee(game, random, step -> {});
        for (int i = 0; i < 5 && referee.step(); i++) {
            View view = game.view();
            View back = new PagePosition(PagePosition.head(view)).view(Shown.of(view), Shown.goldClues(view));
            assertThat(Shown.of(back)).isEqualTo(Shown.of(view));
            assertThat(Shown.goldClues(back)).isEqualTo(Shown.goldClues(view));
            assertThat(PagePosition.head(back)).isEqualTo(PagePosition.head(view));
            assertThat(back.lives()).isEqualTo(view.lives());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"square:9x9/10 opening@3,3 #3", "square:12x12/50 opening@3,3 #3", "hex:9x9/12 opening@3,3 #3"})
    void aSearchForABoardWithoutAGuessGoesOnWhereItStopped(String id) {
        BoardHunt search = new BoardHunt(id);
        String told = search.next(1).toString();
        for (int portions = 0; portions < 100 && told.contains("\"found\":false"); portions++) {
            told = search.next(500).toString();
        }
        assertThat(told).contains("\"found\":true");
        String found = told.replaceAll(".*\"id\":\"([^\"]*)\".*", "$1");
        assertThat(BoardHunt.certificate(found).toString())
                .as(found)
                .contains("\"complete\":true")
                .contains("sweeplab-certificate 1");
        assertThat(search.isOf(id)).isTrue();
    }

    @Test
    void turnsAreTakenBackAndMadeAgain() {
        Played game = game("square:6x6/5 opening@3,3 #7");
        byte[] before = Shown.of(game.view(OpenGame.NOW));
        assertThat(game.take(Played.Kind.OPEN, 21)).isTrue();
        assertThat(game.take(Played.Kind.OPEN, 21)).as("it is open already").isFalse();
        byte[] after = Shown.of(game.view(OpenGame.NOW));
        assertThat(game.undo()).isTrue();
        assertThat(Shown.of(game.view(OpenGame.NOW))).isEqualTo(before);
        assertThat(game.redo()).isTrue();
        assertThat(Shown.of(game.view(OpenGame.NOW))).isEqualTo(after);
        assertThat(Shown.of(game.view(0))).isEqualTo(before);
        assertThat(game.redo()).isFalse();
    }

    @Test
    void aNumberWithItsFlagsOpensAround() {
        Played game = game("square:6x6/5 opening@3,3 #7");
        game.take(Played.Kind.OPEN, 21);
        View view = game.view(OpenGame.NOW);
        for (int cell = 0; cell < 36; cell++) {
            if (game.setup().world().danger(cell)) {
                game.take(Played.Kind.FLAG, cell);
            }
        }
        for (int rounds = 0; rounds < 36 && view.status() == Status.PLAYING; rounds++) {
            for (int cell = 0; cell < 36; cell++) {
                game.take(Played.Kind.CHORD, cell);
            }
        }
        assertThat(view.status()).isEqualTo(Status.WON);
    }

    static Stream<String> tornadoWorlds() {
        return new Catalogue().names(sweeplab.rules.RuleBook.get("tornado")).stream();
    }

    // The number of tornadoes is untold, so satisfiability proves all that exact counting does.
    @ParameterizedTest
    @MethodSource("tornadoWorlds")
    void theSmallSolverGetsAsFarAsExactCounting(String world) {
        Game game = GameId.parse("tornado:" + world).setup(new Catalogue()).newGame();
        Referee.playOut(game, PageAgents.roster().get("P4").maker().apply(1));
        if (game.view().status() == Status.PLAYING) {
            assertThat(new sweeplab.count.Exact().analyse(game.view()).safe().isEmpty())
                    .as(world)
                    .isTrue();
        }
        assertThat(game.view().status()).isNotEqualTo(Status.LOST);
    }

    @Test
    void theKnowledgeBaseIsWhatAStudentWrites() {
        View view = new Converted("3x1x1\nH1H\n".getBytes(java.nio.charset.StandardCharsets.UTF_8)).view();
        PageKnowledge base = new PageKnowledge(view);
        assertThat(base.text("dnf")).isEqualTo("(0,1) = 1:  (¬M00 ∧ M02) ∨ (M00 ∧ ¬M02)");
        assertThat(base.text("cnf")).isEqualTo("(0,1) = 1:  (¬M00 ∨ ¬M02) ∧ (M00 ∨ M02)");
        assertThat(base.text("dimacs")).isEqualTo("c 1 M00\nc 2 M02\np cnf 2 2\n-1 -2 0\n1 2 0\n");
    }

    @Test
    void aProofNamesItsCluesAndCells() {
        View view = new Converted("3x2x1\n1HH\n1HH\n".getBytes(java.nio.charset.StandardCharsets.UTF_8)).view();
        assertThat(new Explained(view).cell(2).toString())
                .contains("\"kind\":\"proved\"")
                .contains("\"verdict\":\"safe\"");
        assertThat(new Explained(view).cell(1).toString()).contains("\"kind\":\"open\"");
    }

    /** Before the first click of a game from an opening the chance is that of all boards with that opening; a strict one keeps the start alone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "opening@0,0 | false | opening@0,0",
                "opening@0,0 | true  | safe@0,0",
                "safe@0,0    | false | safe@0,0"
            })
    void theChanceAtTheStartIsThatOfTheStart(String start, boolean strict, String told) {
        Setup setup = GameId.parse("square:4x4/4 " + start + " #3").setup(new Catalogue());
        Played game = strict ? new Played(setup, 1, (played, cell, mark) -> {}) : new Played(setup, 1);
        View view = game.view(OpenGame.NOW);
        PagePosition position = new PagePosition(game.head(view));
        String chance = new Judged(position.view(Shown.of(view), Shown.goldClues(view)), position.told())
                .chance()
                .toString();
        Topology topology = setup.world().topology();
        double perfect = Optimal.search(
                        topology, 4, Start.parse(told).spared(topology), 1 << 26, Budget.unlimited(), positions -> {})
                .orElseThrow()
                .chance();
        assertThat(Double.parseDouble(chance.replaceAll(".*\"win\":([0-9.]+).*", "$1")))
                .as(chance)
                .isEqualTo(perfect, within(1e-12));
    }

    @Test
    void aSmallArenaCounts() {
        String all = SmallArena.play("9x9/10", "exact", 5, 0, 20).toString();
        assertThat(all).contains("\"games\":20").contains("\"" + Result.STUCK.word() + "\":0");
    }
}
