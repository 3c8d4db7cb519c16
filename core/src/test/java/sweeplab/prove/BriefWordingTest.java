// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.proof.Proof;
import sweeplab.view.View;

/** A step that rests on more than a dozen clues is told as their sum; the whole list is there for whoever asks. */
final class BriefWordingTest {

    // So many clues in a row that need a mine each, which are all, and two cells behind them.
    private static View row(int clues) {
        int width = 3 * clues + 2;
        return Recast.view(new Formats().read(width + "x1x" + clues + "\n" + "H1H".repeat(clues) + "HH\n"));
    }

    private static Proof proof(View view) {
        int last = view.topology().size() - 1;
        return ((Answer.Proved) Prover.of(view).explain(last)).proof();
    }

    @Test
    void manyCluesAreTheirSum() {
        View view = row(40);
        Proof proof = proof(view);
        assertThat(proof.clues()).hasSize(40);
        List<String> brief = Wording.of(proof, view);
        assertThat(String.join("\n", brief))
                .contains("the sum of 40 clues that need at least 40 in all")
                .hasSizeLessThan(500);
        String full = String.join("\n", Wording.inFull(proof, view));
        for (int clue = 0; clue < 40; clue++) {
            assertThat(full).contains("the 1 at (0," + (3 * clue + 1) + ")");
        }
    }

    @Test
    void aDozenIsListed() {
        View view = row(11);
        assertThat(Wording.of(proof(view), view)).isEqualTo(Wording.inFull(proof(view), view));
    }
}
