// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sweeplab.game.Game;
import sweeplab.infer.Inference;
import sweeplab.infer.Positions;
import sweeplab.infer.Satisfiability;
import sweeplab.position.Position;

/** Cell by cell with all clues proves what satisfiability proves, in whatever order; with the clues near a cell nothing else, but less. */
final class CellByCellTest {

    private static final int GAMES = 300;

    private static int[] all(Inference inference, Game game) {
        Position position = new Position(game.view());
        position.update();
        IntStream.Builder found = IntStream.builder();
        for (int[] facts = inference.facts(position); facts.length > 0; facts = inference.facts(position)) {
            for (int fact : facts) {
                found.add(fact);
                position.learn(fact);
            }
        }
        return found.build().sorted().toArray();
    }

    @Test
    void provesTheSameOrLess() {
        int proved = 0;
        int missed = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Game game = Positions.game(seed);
            int[] truth = all(new Satisfiability(SatEngines.DEFAULT.tools(), false), game);
            for (Popping way : Popping.all()) {
                int[] found = all(way.inference(SatEngines.DEFAULT.tools()), game);
                if (way.name().startsWith("whole")) {
                    assertThat(found).as("%s, seed %s", way.name(), seed).isEqualTo(truth);
                } else {
                    assertThat(IntStream.of(truth).boxed().toList())
                            .as("%s, seed %s", way.name(), seed)
                            .containsAll(IntStream.of(found).boxed().toList());
                    missed += truth.length - found.length;
                }
            }
            proved += truth.length;
        }
        assertThat(proved).isGreaterThan(GAMES);
        assertThat(missed).as("what only far clues prove").isBetween(0, proved / 10);
    }
}
