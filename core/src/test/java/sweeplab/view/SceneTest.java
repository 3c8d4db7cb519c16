// SPDX-License-Identifier: Apache-2.0
package sweeplab.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.rules.RuleBook;
import sweeplab.world.Topologies;

/** Positions set up by hand. */
final class SceneTest {

    private final Scene scene =
            new Scene(RuleBook.get("daggers-m"), Topologies.grid("square", 3, 2), 2, View.UNTOLD, 0);
    private final View view = scene.view();

    @Test
    @DisplayName("C1: what the scene writes the view shows, and nothing else")
    void shows() {
        scene.open(0, 1, 1);
        scene.openGold(3, 0);
        scene.explode(1);
        scene.flag(2);
        scene.lives(4);
        scene.end(Status.WON);
        assertThat(view.clue(0)).isEqualTo(1);
        assertThat(view.goldClue(0)).isEqualTo(1);
        assertThat(view.gold(3)).isTrue();
        assertThat(view.atMost(3)).isZero();
        assertThat(view.atLeast(3)).isZero();
        assertThat(view.exploded(1)).isTrue();
        assertThat(view.flagged(2)).isTrue();
        assertThat(view.lives()).isEqualTo(4);
        assertThat(view.status()).isEqualTo(Status.WON);
        assertThat(view.left()).isEqualTo(2);
        view.starts()[0] = 5;
        assertThat(view.starts()).as("a copy").containsExactly(0);
    }

    @Test
    void refusesWhatCannotBe() {
        scene.open(0, 1, 0);
        scene.flag(1);
        assertThatThrownBy(() -> scene.open(0, 1, 0)).hasMessageContaining("(0,0) is not covered");
        assertThatThrownBy(() -> scene.flag(1)).hasMessageContaining("(0,1) is not covered, or has a flag already");
        assertThatThrownBy(() -> scene.unflag(2)).hasMessageContaining("(0,2) has no flag");
    }
}
