// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.Status;
import sweeplab.view.View;

/** What every agent of the roster may do, over games of every kind (C1, C3, C4, D10): legal moves only, an end, and the same game again. */
final class AgentMovesTest {

    private static final List<String> GAMES = List.of(
            "nettle:medium3",
            "nettle easy #1",
            "daggers:HARD10",
            "daggers-m medium #2",
            "daggers-counted easy #3",
            "tornado:LARGE4",
            "tornado medium #4",
            "reverse 6x6/7 #5",
            "obscured 7x7/8+5b #6",
            "beginner opening@4,4 #7",
            "triangle:8x6/6 #8",
            "hextorus:6x6/5 #9",
            "torus4:7x5/6 safe@3,2 #10",
            "graph:football/5 #11",
            "1x1/0 #12",
            "12x1/3 #13");

    static Stream<Roster.Entry> agents() {
        return Roster.core().all().stream();
    }

    @ParameterizedTest
    @MethodSource("agents")
    @DisplayName("C1, C3: only legal moves, flags only on dangers, and an end")
    void movesAreLegal(Roster.Entry entry) {
        for (String id : GAMES) {
            Setup setup = GameId.parse(id).setup(new Catalogue());
            Game game = setup.newGame();
            int[] adjacency = setup.world().topology().adjacency().clone();
            Agent agent = entry.maker().apply(5);
            Agent watched = view -> legal(agent.decide(view), view, game, entry.name() + " on " + id);
            List<Step> steps = new ArrayList<>();
            Referee.play(game, watched, steps::add);
            assertThat(steps.size())
                    .as("a cell is touched at most once")
                    .isLessThanOrEqualTo(setup.world().topology().size());
            assertThat(setup.world().topology().adjacency())
                    .as("%s leaves the board alone", entry.name())
                    .isEqualTo(adjacency);
        }
    }

    private static Decision legal(Decision decision, View view, Game game, String where) {
        assertThat(decision.by()).as(where).isNotBlank();
        if (decision instanceof Decision.Certain certain) {
            assertThat(certain.moves()).as(where).isNotEmpty().doesNotHaveDuplicates();
            for (int move : certain.moves()) {
                checkTarget(view, Move.cell(move), where);
                boolean danger = game.world().danger(Move.cell(move));
                assertThat(danger).as("%s: certain of %s", where, move).isEqualTo(Move.isFlag(move));
                assertThat(Move.isFlag(move) || view.status() == Status.PLAYING)
                        .as(where)
                        .isTrue();
            }
        } else if (decision instanceof Decision.Guess guess) {
            checkTarget(view, guess.cell(), where);
            assertThat(view.status()).as(where).isEqualTo(Status.PLAYING);
            assertThat(Double.isNaN(guess.risk()) || guess.risk() >= 0 && guess.risk() <= 1)
                    .as(where)
                    .isTrue();
        }
        return decision;
    }

    private static void checkTarget(View view, int cell, String where) {
        assertThat(cell).as(where).isBetween(0, view.topology().size() - 1);
        assertThat(view.covered(cell) && !view.flagged(cell))
                .as("%s: %d is free", where, cell)
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("agents")
    @DisplayName("C4: the same game, agent and seed give the same trace, byte for byte")
    void tracesAreDeterministic(Roster.Entry entry) {
        for (String id : GAMES) {
            Setup setup = GameId.parse(id).setup(new Catalogue());
            String text = trace(setup, entry, 7).text(setup.world().topology());
            assertThat(trace(GameId.parse(id).setup(new Catalogue()), entry, 7)
                            .text(setup.world().topology()))
                    .isEqualTo(text);
        }
    }

    @ParameterizedTest
    @MethodSource("agents")
    @DisplayName("D10: a fresh agent makes the same guess where the first one did, so that undo and redo agree")
    void guessesDoNotDependOnThePast(Roster.Entry entry) {
        for (String id : GAMES) {
            Setup setup = GameId.parse(id).setup(new Catalogue());
            Trace trace = trace(setup, entry, 3);
            for (int i = 0; i < trace.steps().size(); i++) {
                Step step = trace.steps().get(i);
                if (step.guess()) {
                    View view = trace.first(i).replay(setup).view();
                    Decision again = entry.maker().apply(3).decide(view);
                    assertThat(again)
                            .as("%s on %s, move %d", entry.name(), id, i)
                            .isInstanceOf(Decision.Guess.class);
                    assertThat(((Decision.Guess) again).cell()).isEqualTo(step.cell());
                }
            }
        }
    }

    private static Trace trace(Setup setup, Roster.Entry entry, long seed) {
        List<Step> steps = new ArrayList<>();
        Referee.play(setup.newGame(), entry.maker().apply(seed), steps::add);
        return new Trace(setup.id(), entry.name(), seed, steps);
    }

    @Test
    @DisplayName("D10: random steps over start cells that the user has flagged")
    void randomRespectsFlags() {
        Game game = GameId.parse("nettle:easy1").setup(new Catalogue()).newGame();
        game.flag(0);
        Decision decision = new RandomProbing(1).decide(game.view());
        assertThat(decision).isInstanceOf(Decision.Guess.class);
        Arrays.stream(game.view().topology().neighbours(0)).forEach(game::flag);
        assertThat(((Decision.Guess) new RandomProbing(2).decide(game.view())).cell())
                .isNotIn(0, 1, 5, 6);
    }

    @Test
    void refusesUnknownAgents() {
        assertThat(Roster.core().get("RANDOM").name()).isEqualTo("random");
        assertThatThrownBy(() -> Roster.core().get("randon"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("unknown agent 'randon': did you mean random? 'sweep agents' lists them all");
    }
}
