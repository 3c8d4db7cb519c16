// SPDX-License-Identifier: Apache-2.0
package sweeplab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.Views;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.view.View;

/** A game as text replays to the same game (C4, D10). */
final class TraceTest {

    private static final Library LIBRARY = new Catalogue();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "daggers square:200x200/9000+300g #1",
                "torus:220x220/15000 #2",
                "daggers-counted hextorus:200x200/15000+200g #3"
            })
    @DisplayName("C4: a random game of 10,000 moves replayed from its text is equal")
    void tenThousandMoves(String id) {
        Setup setup = GameId.parse(id).setup(LIBRARY);
        // Probes only where there is no danger: the game must last, and a chance player would not.
        Game game = setup.newGame();
        List<Step> steps = new ArrayList<>();
        Dice dice = new Dice(17);
        while (steps.size() < 10_000) {
            Step step = randomStep(setup, game.view(), dice);
            Trace.apply(step, game);
            steps.add(step);
        }
        assertThat(game.over()).as("%s is large enough", id).isFalse();

        Trace trace = new Trace(setup.id(), "nobody", 17, steps);
        String text = trace.text(setup.world().topology());
        Trace read = Trace.parse(text, LIBRARY);
        assertThat(read).isEqualTo(trace);
        assertThat(read.text(setup.world().topology())).isEqualTo(text);
        Views.assertSame(read.replay(read.game().setup(LIBRARY)).view(), game.view());
    }

    private static Step randomStep(Setup setup, View view, Dice dice) {
        while (true) {
            int cell = dice.nextInt(view.topology().size());
            if (view.covered(cell) && !view.flagged(cell)) {
                boolean danger = setup.world().danger(cell);
                boolean flag = danger || dice.nextInt(4) == 0;
                return new Step(flag ? Step.Kind.FLAG : Step.Kind.PROBE, cell, "random", dice.nextDouble());
            }
        }
    }

    @Test
    @DisplayName("D10: undo is replaying one move less")
    void firstMoves() {
        Setup setup = GameId.parse("nettle:easy1").setup(LIBRARY);
        Step first = new Step(Step.Kind.PROBE, 0, "start", 0);
        Step second = new Step(Step.Kind.FLAG, 4, "single point", 0);
        Trace trace = new Trace(setup.id(), "human", 0, List.of(first, second));
        assertThat(trace.first(1).steps()).containsExactly(first);
        assertThat(trace.first(1).replay(setup).view().flaggedCells()).isZero();
        assertThat(trace.replay(setup).view().flaggedCells()).isEqualTo(1);
        assertThat(trace.text(setup.world().topology())).isEqualTo("""
                        sweeplab-trace 1
                        game nettle:easy1
                        agent human
                        seed 0
                        probe 0,0 0.0 start
                        flag 0,4 0.0 single point
                        """);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                                  | line 1 of a trace must be 'sweeplab-trace 1', found ''",
                "sweeplab-trace 2                                    | found 'sweeplab-trace 2'",
                "sweeplab-trace 1                                    | line 2 of a trace must start with 'game ', found 'the end'",
                "sweeplab-trace 1;game x:y                           | board 'x:y'",
                "sweeplab-trace 1;game 5x5/3;seed 1                  | line 3 of a trace must start with 'agent '",
                "sweeplab-trace 1;game 5x5/3;agent a;seed one        | line 4 of a trace: 'one' is no seed",
                "sweeplab-trace 1;game 5x5/3;agent a;seed 1;jump     | line 5 of a trace: 'jump' is no move",
                "sweeplab-trace 1;game 5x5/3;agent a;seed 1;;probe 5,0 0.0 x | line 6 of a trace: (5,0) is outside the board"
            })
    @DisplayName("C4: a bad trace is refused by line")
    void refuses(String text, String message) {
        assertThatThrownBy(() -> Trace.parse(text.replace(';', '\n'), LIBRARY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    @DisplayName("a trace with a move that cannot be made does not replay")
    void refusesIllegalMoves() {
        Setup setup = GameId.parse("nettle:easy1").setup(LIBRARY);
        Step probe = new Step(Step.Kind.PROBE, 0, "x", 0);
        Trace twice = new Trace(setup.id(), "a", 0, List.of(probe, probe));
        assertThatThrownBy(() -> twice.replay(setup)).hasMessageContaining("(0,0) is open already");
    }

    @Test
    void flagsTakenAwayAndLivesAreKept() {
        Setup setup = GameId.parse("daggers:EASY1").setup(LIBRARY);
        Step flag = new Step(Step.Kind.FLAG, 13, "you", Double.NaN);
        Step away = new Step(Step.Kind.UNFLAG, 13, "you", Double.NaN);
        Step probe = new Step(Step.Kind.PROBE, 13, "you", Double.NaN);
        Trace trace = new Trace(setup.id(), "you", 1, 5, List.of(flag, away, probe));
        String text = trace.text(setup.world().topology());
        assertThat(text).contains("\nlives 5\nflag 2,3 ? you\nunflag 2,3 ? you\nprobe 2,3 ? you\n");
        Trace read = Trace.parse(text, LIBRARY);
        assertThat(read).isEqualTo(trace);
        assertThat(read.replay(setup).view().lives()).isEqualTo(4);
        assertThatThrownBy(() -> Trace.parse(text.replace("lives 5", "lives 0"), LIBRARY))
                .hasMessageContaining("'0' is no number of lives");
    }

    @Test
    void severalGamesInOneText() {
        String one = "sweeplab-trace 1\ngame daggers:EASY1\nagent a\nseed 1\nprobe 0,0 0.0\n";
        assertThat(Trace.split(one)).containsExactly(one);
        assertThat(Trace.split(one + "\n" + one)).containsExactly(one + "\n", one);
        assertThatThrownBy(() -> Trace.parse(one + one, LIBRARY)).hasMessageContaining("begins another game");
    }
}
