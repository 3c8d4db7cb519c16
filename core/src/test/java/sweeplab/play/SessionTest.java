// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.Views;
import sweeplab.agent.RandomProbing;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.Status;

/** Going back and forth, and moves dictated by the user (D10). */
final class SessionTest {

    private static final Setup EASY = GameId.parse("nettle:easy1").setup(new Catalogue());
    private static final Setup HARD =
            GameId.parse("daggers square:12x12/8+5g #4").setup(new Catalogue());

    private static Session session(Setup setup, long seed) {
        return new Session(setup, "random", RandomProbing::new, seed);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    @DisplayName("D10: a random move taken back and made again is the same move, however far one goes back")
    void sameMoveAgain(long seed) {
        Session session = session(HARD, seed);
        while (session.step()) {
            // to the end
        }
        List<Step> all = session.steps();
        String text = session.trace().text(HARD.world().topology());
        for (int back = 1; back <= all.size(); back++) {
            for (int i = 0; i < back; i++) {
                assertThat(session.undo()).isTrue();
            }
            assertThat(session.steps()).isEqualTo(all.subList(0, all.size() - back));
            while (session.step()) {
                // to the end again
            }
            assertThat(session.trace().text(HARD.world().topology()))
                    .as("seed %d", seed)
                    .isEqualTo(text);
        }
    }

    @Test
    @DisplayName("D10: undo and redo walk the same way, and the view with them")
    void undoAndRedo() {
        Session session = session(HARD, 2);
        session.step();
        session.step();
        Trace two = session.trace();
        session.step();
        Trace three = session.trace();
        assertThat(session.undo()).isTrue();
        Views.assertSame(session.view(), two.replay(HARD).view());
        assertThat(session.trace()).isEqualTo(two);
        assertThat(session.redo()).isTrue();
        Views.assertSame(session.view(), three.replay(HARD).view());
        assertThat(session.trace()).isEqualTo(three);
        assertThat(session.redo()).isFalse();
        session.undo();
        assertThat(session.step()).isTrue();
        assertThat(session.redo()).as("a new move ends what was taken back").isFalse();
        while (session.undo()) {
            // to the beginning
        }
        assertThat(session.view().opened()).isZero();
        assertThat(session.undo()).isFalse();
    }

    @Test
    @DisplayName("D10: the user dictates a move; what was taken back is then forgotten")
    void dictate() {
        Session session = session(EASY, 1);
        session.step();
        session.undo();
        session.dictate(Step.Kind.FLAG, 4);
        assertThat(session.redo()).isFalse();
        assertThat(session.view().flagged(4)).isTrue();
        session.dictate(Step.Kind.PROBE, 0);
        assertThat(session.steps()).extracting(Step::by).containsOnly("dictated");
        assertThat(session.guesses()).as("nobody knows how sure a user is").isEqualTo(2);
        assertThatThrownBy(() -> session.dictate(Step.Kind.PROBE, 0)).hasMessageContaining("(0,0) is open already");
        assertThatThrownBy(() -> session.dictate(Step.Kind.PROBE, 25)).hasMessageContaining("cell 25 is outside");
        assertThat(session.steps()).hasSize(2);
        session.dictate(Step.Kind.PROBE, 4);
        assertThat(session.view().status()).isEqualTo(Status.LOST);
        assertThat(session.step()).isFalse();
        assertThat(session.undo()).isTrue();
        assertThat(session.view().status()).isEqualTo(Status.PLAYING);
        assertThat(session.step()).isTrue();
        assertThat(session.by()).isEqualTo("random");
    }

    @Test
    @DisplayName("D10: random probes are counted")
    void countsGuesses() {
        Session session = session(EASY, 3);
        session.step();
        assertThat(session.by()).isEqualTo("start");
        assertThat(session.guesses()).isZero();
        session.step();
        assertThat(session.guesses()).isEqualTo(1);
        assertThat(session.trace().agent()).isEqualTo("random");
        assertThat(session.trace().seed()).isEqualTo(3);
    }
}
