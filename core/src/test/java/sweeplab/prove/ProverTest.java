// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.proof.Claim;
import sweeplab.proof.Grade;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.view.Scene;
import sweeplab.view.View;

/** Every certain cell has a proof that the checker accepts, every other cell two worlds that differ there. */
final class ProverTest {

    // How many games of each kind: -Dsweeplab.explain.games=1000 for the long run.
    private static final int GAMES = Integer.getInteger("sweeplab.explain.games", 12);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nettle 9x9/10",
                "daggers 8x8/10+4g",
                "daggers-m 8x8/10+4g",
                "daggers-counted 5x5/4+1g",
                "tornado hex:9x9/16",
                "reverse hex:9x9/16",
                "obscured 10x10/16+8b",
                "torus:12x12/28 safe@3,3",
                "triangle:10x8/12 safe@3,3",
                "16x16/40 opening@3,3"
            })
    void everyCellIsExplained(String game) {
        Explained.Tally tally = play(game, GAMES);
        assertThat(tally.unknown).as(game + ": cells not explained").isZero();
        assertThat(tally.proofs).as(game).isGreaterThan(GAMES);
    }

    @Test
    void expertGamesShowEveryKindOfProof() {
        Explained.Tally tally = play("30x16/99 safe@0,0", Integer.getInteger("sweeplab.explain.expert", 8));
        assertThat(tally.unknown).isZero();
        assertThat(tally.grades).as(Arrays.toString(tally.grades)).doesNotContain(0);
    }

    private static Explained.Tally play(String game, int games) {
        Explained.Tally tally = new Explained.Tally();
        for (int seed = 0; seed < games; seed++) {
            GameId id = GameId.parse(game + " #" + seed);
            try {
                Explained.play(id.setup(new Catalogue()).newGame(), seed, tally, (view, proof) -> {});
            } catch (AssertionError e) {
                throw new AssertionError(id + ": " + e.getMessage(), e);
            }
        }
        if (GAMES > 12) {
            System.out.println(game + ": " + tally);
        }
        return tally;
    }

    @Test
    void oneClueThatNeedsAllItsCells() {
        View view = Positions.read("nettle", 1, "1 ?");
        assertThat(words(view, 0, 1))
                .containsExactly("The 1 at (0,0) has only as many cells left as it needs, so (0,1) is a nettle.");
    }

    @Test
    void twoCluesAgainstEachOther() {
        View view = Positions.read("classic", View.UNTOLD, "1 2 1", "? ? ?");
        assertThat(words(view, 1, 0))
                .containsExactly(
                        "The 2 at (0,1) and the 1 at (0,2) share (1,1) and (1,2); the first needs at least 2 in"
                                + " all, the second allows at most 1, so (1,0) is a mine.");
        assertThat(proof(view, 1, 0).grade()).isEqualTo(Grade.TWO_CLUES);
    }

    @Test
    void reverseCluesCountWhatIsNoTornado() {
        View view = Positions.read("reverse", View.UNTOLD, "0 ?", "? ?");
        Proof proof = proof(view, 0, 1);
        assertThat(proof.claim()).isInstanceOf(Claim.Danger.class);
        assertThat(proof.grade()).isEqualTo(Grade.ONE_CLUE);
    }

    @Test
    void theTotalProvesCellsThatNoClueSpeaksOf() {
        View view = Positions.read("nettle", 1, "1 ? ?", "? ? ?", "? ? ?");
        Proof proof = proof(view, 2, 2);
        assertThat(proof.claim()).isEqualTo(new Claim.Safe(8));
        assertThat(proof.grade()).isEqualTo(Grade.MINE_COUNTER);
        assertThat(ProofChecker.of(view).fault(proof)).isEmpty();
    }

    @Test
    void aCellThatIsNotCertainHasTwoWorlds() {
        View view = Positions.read("nettle", 1, "1 ?", "? ?");
        assertThat(Prover.of(view).explain(1)).isInstanceOfSatisfying(Answer.Open.class, open -> {
            assertThat(open.with().danger(1)).isTrue();
            assertThat(open.without().danger(1)).isFalse();
            assertThat(open.without().dangers()).isEqualTo(1);
        });
    }

    @Test
    void cluesThatCannotAllBeTrueAreNamed() {
        View view = Positions.read("classic", View.UNTOLD, "1 3 1", "? ? ?", "? ? ?");
        Answer answer = Prover.of(view).explain(8);
        assertThat(answer).isInstanceOfSatisfying(Answer.Inconsistent.class, inconsistent -> {
            assertThat(inconsistent.proof().clues()).hasSize(2);
            assertThat(ProofChecker.of(view).fault(inconsistent.proof())).isEmpty();
        });
    }

    @Test
    void aWrongFlagMisleadsOnlyThoseWhoTrustIt() {
        Scene scene = Positions.scene("classic", View.UNTOLD, "1 1 1", "? ? ?");
        scene.flag(3);
        Prover trusting = Prover.trustingFlags(scene.view());
        assertThat(Prover.of(scene.view()).explain(4)).isInstanceOf(Answer.Proved.class);
        assertThat(trusting.explain(4)).isInstanceOf(Answer.Inconsistent.class);
    }

    private static Proof proof(View view, int row, int column) {
        Answer answer = Prover.of(view).explain(view.topology().cell(row, column));
        assertThat(answer).isInstanceOf(Answer.Proved.class);
        return ((Answer.Proved) answer).proof();
    }

    private static List<String> words(View view, int row, int column) {
        return Wording.of(proof(view, row, column), view);
    }
}
