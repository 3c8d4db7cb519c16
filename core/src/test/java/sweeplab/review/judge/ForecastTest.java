// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.PlayOut;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.result.Sampler;
import sweeplab.format.document.Minefield;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.World;

/** Kinds of worlds apart, the same dice and dead ends taken off: the same chances as by plain play-outs, in fewer of them. */
final class ForecastTest {

    private static final int FEW = 1_500;

    // So many that what they say is surer than what is compared with it.
    private static final int PLAIN = 6_000;

    private static View view() {
        Scene scene = Minefield.scene(Minefield.squares(8, 8), 12);
        scene.open(0, 1, View.UNTOLD);
        scene.open(27, 2, View.UNTOLD);
        return scene.view();
    }

    /** A cell by the 2, and cells away from all numbers. */
    @ParameterizedTest
    @ValueSource(ints = {18, 63})
    void theSameAsPlainPlay(int cell) {
        Budget all = Budget.unlimited();
        Forecast forecast = new Judge().opening(view(), all, cell).forecast().orElseThrow();
        while (!forecast.sure(0.015)) {
            forecast.round(all, 0.015);
        }
        assertThat(forecast.plays()).isLessThan(FEW);
        assertThat(forecast.winMargin()).isLessThan(0.015);
        double made = forecast.win() - (forecast.cost() > 0 ? forecast.cost() : 0);
        assertThat(made).isEqualTo(plain(cell), within(0.03));
    }

    /** Where cells are certainly safe: what is opened for sure on the way makes no difference, and a needless guess costs its risk. */
    @ParameterizedTest
    @ValueSource(ints = {18, 63})
    void theSameAsPlainPlayWhereSomethingIsCertain(int cell) {
        Scene scene = Minefield.scene(Minefield.squares(8, 8), 12);
        scene.open(0, 0, View.UNTOLD);
        scene.open(27, 2, View.UNTOLD);
        Budget all = Budget.unlimited();
        Judgement judgement = new Judge().opening(scene.view(), all, cell);
        Forecast forecast = judgement.forecast().orElseThrow();
        while (!forecast.sure(0.015)) {
            forecast.round(all, 0.015);
        }
        assertThat(judgement.safe().toArray()).containsExactly(1, 8, 9);
        assertThat(forecast.win()).isEqualTo(plain(scene.view()), within(0.03));
        assertThat(forecast.cost()).isGreaterThan(0.02);
        assertThat(forecast.win() - forecast.cost()).isEqualTo(plain(scene.view(), cell), within(0.03));
    }

    private static double plain(int cell) {
        return plain(view(), cell);
    }

    private static double plain(View view, int... cells) {
        Exact exact = new Exact();
        Insight here = exact.at(view);
        Sampler worlds = exact.sampler(view).orElseThrow();
        Dice dice = new Dice(5);
        PlayOut playOut = PlayOut.guidedAtFirst();
        double sum = 0;
        for (int i = 0; i < PLAIN; i++) {
            World world = worlds.draw(dice);
            sum += IntStream.of(cells).anyMatch(world::danger)
                    ? 0
                    : playOut.product(here, world, worlds, dice, Budget.unlimited(), cells)
                            .orElseThrow();
        }
        return sum / PLAIN;
    }
}
