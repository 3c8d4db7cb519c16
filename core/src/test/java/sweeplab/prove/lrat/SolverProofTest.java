// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove.lrat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.proof.Claim;
import sweeplab.proof.Evidence;
import sweeplab.proof.ProofChecker;
import sweeplab.proof.lrat.Cnf;
import sweeplab.proof.lrat.LratProof;
import sweeplab.rules.GoldClue;
import sweeplab.rules.RuleBook;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Proofs of solvers for whole positions: checked, shortened, told from the clues that they need. */
final class SolverProofTest {

    private static final Topology BOARD = RuleBook.get("classic").board(5, 2);
    private static final Claim CLAIM = new Claim.Safe(BOARD.cell(1, 2));

    // 1 1 1 1 1 above five covered cells: (1,0) + (1,1) = 1 and (1,0) + (1,1) + (1,2) = 1.
    private static View view() {
        Scene scene = new Scene(RuleBook.get("classic"), BOARD, 2, View.UNTOLD);
        for (int column = 0; column < 5; column++) {
            scene.open(BOARD.cell(0, column), 1, GoldClue.UNTOLD);
        }
        return scene.view();
    }

    @Test
    void whatTheSolverFoundIsToldFromItsCluesAlone() {
        Cnf cnf = SolverProof.formula(view(), CLAIM);
        LratProof found = HintedSearch.refute(cnf, List.of(), Integer.MAX_VALUE).orElseThrow();
        for (String text : List.of(found.drat(), found.text(), "d 1 0\n" + found.drat())) {
            SolverProof read = SolverProof.read(view(), CLAIM, text);
            assertThat(ProofChecker.of(view()).fault(read.proof())).isEmpty();
            assertThat(read.proof().claim()).isEqualTo(CLAIM);
            assertThat(read.evidence()).containsAll(read.proof().evidence());
            assertThat(read.evidence()).doesNotContain(new Evidence.Total());
        }
    }

    @Test
    void stepsThatAreNotNeededAreLeftOut() {
        Cnf cnf = SolverProof.formula(view(), CLAIM);
        LratProof found = HintedSearch.refute(cnf, List.of(), Integer.MAX_VALUE).orElseThrow();
        StringBuilder idle = new StringBuilder();
        cnf.clauses().get(0).forEach(literal -> idle.append(literal).append(' '));
        SolverProof read = SolverProof.read(view(), CLAIM, idle + "0\n" + found.drat());
        assertThat(read.read()).isEqualTo(found.steps().size() + 1);
        assertThat(read.needed().steps().size())
                .isLessThanOrEqualTo(found.steps().size());
    }

    @Test
    void whatDoesNotFollowIsRefusedInWords() {
        View open = new Scene(RuleBook.get("classic"), BOARD, View.UNTOLD, View.UNTOLD).view();
        assertThatThrownBy(() -> SolverProof.read(open, CLAIM, "0\n"))
                .hasMessageContaining("does not end in a contradiction");
        assertThatThrownBy(() -> SolverProof.read(view(), CLAIM, "99 0\n")).hasMessageContaining("'99' is no literal");
        assertThatThrownBy(() -> SolverProof.read(view(), CLAIM, "a\u0001b")).hasMessageContaining("--no-binary");
    }
}
