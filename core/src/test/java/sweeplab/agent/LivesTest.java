// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;

/** What a life is worth, and what an agent does with one to spare. */
final class LivesTest {

    @Test
    void everyLifeIsWorthLessThanTheOneBefore() {
        assertThat(Lives.worth(0)).isEqualTo(0);
        assertThat(Lives.worth(1)).isEqualTo(1);
        for (int lives = 1; lives < 10; lives++) {
            double more = Lives.worth(lives + 1) - Lives.worth(lives);
            assertThat(more).isBetween(0.0, Lives.worth(lives) - Lives.worth(lives - 1));
        }
    }

    @Test
    void aRiskIsWorthWhatItLeadsToOnAverage() {
        assertThat(Lives.worth(corner(1), 0.25)).isEqualTo(0.75);
        assertThat(Lives.worth(corner(2), 0.25)).isCloseTo(0.75 * Lives.worth(2) + 0.25, within(1e-12));
    }

    // A 1 in the corner: whichever of its three neighbours is the dagger, a hit makes the other two safe, while cells
    // far away
    // are safer and tell little.
    @Test
    void aLifeToSpareIsSpentWhereAHitTellsMost() {
        assertThat(guess(corner(1))).isEqualTo(11);
        assertThat(guess(corner(2))).isIn(1, 12, 13);
    }

    private static View corner(int lives) {
        Rules rules = RuleBook.get("daggers");
        Scene scene = new Scene(rules, rules.board(12, 12), 35, View.UNTOLD, 0);
        scene.open(0, 1, View.UNTOLD);
        scene.lives(lives);
        return scene.view();
    }

    private static int guess(View view) {
        return new Planner(Effort.FAST).decide(view) instanceof Decision.Guess guess ? guess.cell() : -1;
    }
}
