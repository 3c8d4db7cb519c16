// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Candidates.Untouched;
import sweeplab.agent.toss.Tosses;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.list.WorldList;
import sweeplab.endgame.Endgame;
import sweeplab.endgame.EndgameAnswer;
import sweeplab.endgame.SmallPositions;
import sweeplab.rules.RuleBook;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topologies;

/** What {@link Tosses} calls lost is lost: the exact endgame says so. */
final class TossesTest {

    private static final int POSITIONS = Integer.getInteger("positions", 1_500);

    private final Exact exact = new Exact();

    @ParameterizedTest
    @ValueSource(strings = {"square", "torus", "hex", "triangle"})
    @DisplayName("No play wins what is lost already")
    void perfectPlayDoesNotWinWhatIsLost(String family) {
        int found = 0;
        for (int seed = 1; seed <= POSITIONS; seed++) {
            View view = flagged(SmallPositions.make(RuleBook.all().get(0), family, 12, new Dice(seed)));
            double lost = mostLost(view);
            if (lost > 0) {
                found++;
                WorldList worlds = exact.at(view).list(100_000).orElseThrow();
                EndgameAnswer answer = Endgame.solve(worlds, 1, Long.MAX_VALUE);
                assertThat(answer.chance()).as("%s, seed %d", family, seed).isLessThanOrEqualTo(1 - lost + 1e-9);
            }
        }
        assertThat(found).as("positions with something lost").isGreaterThan(4);
    }

    @Test
    @DisplayName("A pair behind two clues is a toss of a coin")
    void aPairAtTheEdgeIsLostByHalf() {
        Scene scene = new Scene(RuleBook.all().get(0), Topologies.grid("square", 2, 2), 1, 0);
        scene.open(0, 1, View.UNTOLD);
        scene.open(1, 1, View.UNTOLD);
        assertThat(mostLost(scene.view())).isCloseTo(0.5, within(1e-12));
    }

    @Test
    @DisplayName("Two pairs that a clue ties to each other are one toss")
    void tiedPairsAreLostByHalf() {
        Scene scene = new Scene(RuleBook.all().get(0), Topologies.grid("square", 5, 2), 2, 0);
        for (int cell : new int[] {0, 1, 2, 3, 4, 7}) {
            scene.open(cell, 1, View.UNTOLD);
        }
        assertThat(mostLost(scene.view())).isCloseTo(0.5, within(1e-12));
    }

    @Test
    @DisplayName("A box of four with two dangers at the side of a danger is a toss as well")
    void aBoxInTheCornerIsLost() {
        // The clues beside the box see one cell of either diagonal, and the one at its corner is a danger.
        Scene scene = new Scene(RuleBook.all().get(0), Topologies.grid("square", 3, 3), 3, 0);
        scene.open(2, 1, View.UNTOLD);
        scene.open(5, 2, View.UNTOLD);
        scene.open(6, 1, View.UNTOLD);
        scene.open(7, 2, View.UNTOLD);
        scene.flag(8);
        View view = scene.view();
        assertThat(mostLost(view)).isCloseTo(0.5, within(1e-12));
        assertThat(Endgame.solve(exact.at(view).list(100).orElseThrow(), 1, 1_000)
                        .chance())
                .isEqualTo(0.5);
    }

    // With a flag on all that is certainly a danger, until something is certainly safe.
    private View flagged(View view) {
        Scene scene = Scene.from(view);
        int[] moves = exact.certain(scene.view());
        while (moves.length > 0 && IntStream.of(moves).allMatch(Move::isFlag)) {
            IntStream.of(moves).map(Move::cell).forEach(scene::flag);
            moves = exact.certain(scene.view());
        }
        return scene.view();
    }

    private double mostLost(View view) {
        Candidates candidates = new Candidates(view, 0, Effort.STEPS, Untouched.ONE);
        double most = 0;
        if (exact.certain(view).length == 0 && candidates.collect(exact.at(view))) {
            for (int i = 0; i < candidates.size(); i++) {
                most = Math.max(most, candidates.lost(i));
            }
        }
        return most;
    }
}
