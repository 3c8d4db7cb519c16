// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.view.View;

/** What an inference says is true in every world that fits the clues (N4 for easy equations); 100,000 positions with -Dpositions=100000. */
class InferenceTest {

    private static final int POSITIONS = Integer.getInteger("positions", 3000);

    static List<Supplier<Inference>> inferences() {
        return List.of(SinglePoint::new, () -> new ClueByClue(false), () -> new ClueByClue(true), EasyEquations::new);
    }

    @ParameterizedTest
    @MethodSource("inferences")
    void saysNothingThatIsNotCertain(Supplier<Inference> maker) {
        int said = 0;
        for (int seed = 0; seed < POSITIONS; seed++) {
            View view = Positions.view(seed);
            ClueTruth truth = ClueTruth.of(view, false);
            Inference inference = maker.get();
            Position position = new Position(view);
            int[] facts = inference.facts(position);
            while (facts.length > 0) {
                for (int fact : facts) {
                    assertThat(position.learn(fact)).as("news, seed %d", seed).isTrue();
                    assertThat(Fact.isDanger(fact) ? truth.dangers() : truth.safe())
                            .as("%s says %d, seed %d", inference.name(), fact, seed)
                            .matches(set -> set.contains(Fact.cell(fact)));
                    said++;
                }
                facts = inference.facts(position);
            }
        }
        assertThat(said).isGreaterThan(POSITIONS / 10);
    }
}
