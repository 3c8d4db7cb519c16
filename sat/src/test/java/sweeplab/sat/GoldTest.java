// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import sweeplab.game.Game;
import sweeplab.infer.BruteForce;
import sweeplab.infer.GoldAndDangers;
import sweeplab.infer.GoldSatisfiability;
import sweeplab.infer.GoldSinglePoint;
import sweeplab.infer.Inference;
import sweeplab.infer.Positions;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.rules.RuleBook;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;

/** What gold clues prove (D8, D9), against every world that fits. */
class GoldTest {

    private static final int POSITIONS = Integer.getInteger("positions", 600);

    @Test
    void cardinalGoldCluesProveOnlyGold() {
        int found = soundOn("daggers-m", new GoldSinglePoint());
        int foundMore = soundOn("daggers-m", new GoldSatisfiability(SatEngines.DEFAULT.tools()));
        assertThat(found).as("found by gold SPS").isPositive();
        assertThat(foundMore).as("found by gold ATS").isGreaterThanOrEqualTo(found);
    }

    @Test
    void countedGoldCluesProveOnlyGold() {
        int found = soundOn("daggers-counted", new GoldSinglePoint());
        int foundMore = soundOn("daggers-counted", new GoldSatisfiability(SatEngines.CNF.tools()));
        assertThat(foundMore).as("found by gold ATS").isPositive().isGreaterThanOrEqualTo(found);
    }

    private static int soundOn(String rules, Inference inference) {
        int found = 0;
        for (int seed = 0; seed < POSITIONS; seed++) {
            View view = game(rules, seed).view();
            BruteForce truth = BruteForce.of(view);
            for (int fact : inference.facts(new Position(view))) {
                assertThat(truth.gold(fact).value())
                        .as("%s: gold in %d, seed %d", rules, fact, seed)
                        .isEqualTo(1);
                found++;
            }
        }
        return found;
    }

    @Test
    void jointReasoningFindsAllThatCanBeKnown() {
        for (int seed = 0; seed < POSITIONS; seed++) {
            complete("daggers-counted", seed);
            complete("daggers-m", seed);
        }
    }

    private static void complete(String rules, int seed) {
        View view = game(rules, seed).view();
        BruteForce truth = BruteForce.of(view);
        CellSet safe = new CellSet(view.topology().size());
        CellSet dangers = new CellSet(view.topology().size());
        Position position = new Position(view);
        Inference inference = new GoldAndDangers(SatEngines.DEFAULT.tools());
        for (int[] facts = inference.facts(position); facts.length > 0; facts = inference.facts(position)) {
            for (int fact : facts) {
                assertThat(position.learn(fact)).as("news, seed %d", seed).isTrue();
                (Fact.isDanger(fact) ? dangers : safe).add(Fact.cell(fact));
            }
        }
        Arrays.stream(view.starts()).filter(view::covered).forEach(safe::add);
        assertThat(safe).as("%s: safe cells, seed %d", rules, seed).isEqualTo(truth.safe());
        assertThat(dangers).as("%s: daggers, seed %d", rules, seed).isEqualTo(truth.dangers());
    }

    private static Game game(String rules, int seed) {
        return Positions.game(
                RuleBook.get(rules),
                Topologies.families().get(seed % Topologies.families().size()),
                seed);
    }
}
