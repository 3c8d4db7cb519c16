// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.proof.Proof;
import sweeplab.proof.ProofChecker;
import sweeplab.proof.ProofText;
import sweeplab.view.View;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** What is written can be read back, and what cannot be read is refused with the place. */
final class ProofTextTest {

    private static final Topology BOARD = Topologies.grid("square", 5, 5);

    @ParameterizedTest
    @ValueSource(strings = {"16x16/51 safe@3,3", "daggers-counted 5x5/4+1g", "reverse hex:7x7/11"})
    void readingBackGivesTheSame(String game) {
        for (int seed = 0; seed < 3; seed++) {
            GameId id = GameId.parse(game + " #" + seed);
            Explained.play(id.setup(new Catalogue()).newGame(), seed, new Explained.Tally(), (view, proof) -> {
                String text = ProofText.write(proof, view.topology());
                assertThat(ProofText.read(text, view.topology()))
                        .as(id + "\n" + text)
                        .isEqualTo(proof);
            });
        }
    }

    @Test
    void aSuppositionIsWrittenAsABlock() {
        String text = String.join(
                        "\n",
                        "sweeplab-proof 1",
                        "safe 1,0",
                        "1 suppose least 1 of 1,0",
                        "2 least 1 of none from -clue:0,0 +1",
                        "3 not 1")
                + "\n";
        Proof proof = ProofText.read(text, BOARD);
        assertThat(proof.suppositions()).isEqualTo(1);
        assertThat(ProofText.write(proof, BOARD)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "sweeplab-proof 2\nsafe 1,1",
                "sweeplab-proof 1\nsafe 1",
                "sweeplab-proof 1\nsafe 9,9",
                "sweeplab-proof 1\nsafe 1,1\n1 most 0 of 1,1",
                "sweeplab-proof 1\nsafe 1,1\n1 most x of 1,1 from -clue:0,0",
                "sweeplab-proof 1\nsafe 1,1\n1 most 0 of 1,1 from clue:0,0",
                "sweeplab-proof 1\nsafe 1,1\n1 most 0 of 1,1 from -clue:0",
                "sweeplab-proof 1\nsafe 1,1\n1 most 0 of 1,1 from -apart:0,0",
                "sweeplab-proof 1\nsafe 1,1\n1 suppose least 1 of 1,1",
                "sweeplab-proof 1\nsafe 1,1\n2 not 1",
                "sweeplab-proof 1\nsafe 1,1\n99999999999 most 0 of 1,1 from total"
            })
    void whatIsNoProofIsRefused(String text) {
        assertThatThrownBy(() -> ProofText.read(text, BOARD))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("line ");
    }

    @Test
    void theCheckerSaysWhichLineIsWrong() {
        View view = Positions.read("nettle", 1, "1 ?", "? ?");
        Proof proof = ProofText.read("sweeplab-proof 1\nsafe 0,1\n1 most 0 of 0,1 from -clue:0,0", view.topology());
        assertThat(ProofChecker.of(view).fault(proof)).contains("line 1 does not follow from what it cites");
    }

    @Test
    void aProofOfTheMostLinesIsChecked() {
        View view = Positions.read("nettle", 1, "1 ? ?", "? ? ?");
        StringBuilder text = new StringBuilder("sweeplab-proof 1\nsafe 0,2\n");
        for (int n = 1; n < 99_999; n += 3) {
            text.append(n).append(" suppose least 1 of 0,2\n");
            text.append(n + 1)
                    .append(" least 1 of none from -total +clue:0,0 +")
                    .append(n)
                    .append("\n");
            text.append(n + 2).append(" not ").append(n).append("\n");
        }
        Proof proof = ProofText.read(text.toString(), view.topology());
        assertThat(proof.suppositions()).isEqualTo(33_333);
        assertThat(ProofChecker.of(view).fault(proof)).isEmpty();
    }

    @Test
    void aLineRestsOnSoMuchEvidenceAndNoMore() {
        String text = "sweeplab-proof 1\nsafe 1,1\n1 most 0 of 1,1 from" + " +total".repeat(10_001);
        assertThatThrownBy(() -> ProofText.read(text, BOARD))
                .hasMessageContaining("more than 10000 pieces of evidence");
    }

    @Test
    void whatASuppositionHeldIsForgottenBehindIt() {
        View view = Positions.read("nettle", 1, "1 ? ?", "? ? ?");
        String text = String.join(
                "\n",
                "sweeplab-proof 1",
                "safe 0,2",
                "1 suppose least 1 of 0,2",
                "2 least 1 of none from -total +clue:0,0 +1",
                "3 not 1",
                "4 most 0 of 0,2 from +%d");
        for (int inside = 1; inside <= 2; inside++) {
            assertThat(ProofChecker.of(view).fault(ProofText.read(text.formatted(inside), view.topology())))
                    .contains("line 4 cites line " + inside + ", which is not known there");
        }
    }
}
