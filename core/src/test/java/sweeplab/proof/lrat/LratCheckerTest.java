// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof.lrat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The checker on proofs made by hand: c is safe, from a+b=1 and a+b+c=1. */
final class LratCheckerTest {

    // 1: a or b; 2-4: of a, b, c no two; 5: c.
    private static final Cnf CNF =
            new Cnf(3, List.of(List.of(1, 2), List.of(-1, -2), List.of(-1, -3), List.of(-2, -3), List.of(3)));
    private static final String BY_HAND = "6 0 5 3 4 1 0\n";

    @Test
    void aProofByHandIsAccepted() {
        assertThat(LratChecker.fault(CNF, LratProof.read(BY_HAND))).isEmpty();
        assertThat(LratChecker.fault(CNF, LratProof.read("6 -3 0 3 4 1 0\n9 0 5 6 0\n")))
                .isEmpty();
    }

    @Test
    void theTextForms() {
        assertThat(CNF.dimacs()).isEqualTo("p cnf 3 5\n1 2 0\n-1 -2 0\n-1 -3 0\n-2 -3 0\n3 0\n");
        assertThat(LratProof.read(BY_HAND).text()).isEqualTo(BY_HAND);
        assertThat(LratProof.read("6 -3 0 3 4 1 0\n9 0 5 6 0\n").drat()).isEqualTo("-3 0\n0\n");
    }

    @ParameterizedTest
    @CsvSource({
        "6 0 5 3 4 0, step 6: hint 4 leaves 1 literals",
        "6 0 5 3 1 0, step 6: hint 1 leaves 1 literals",
        "6 0 3 5 4 1 0, step 6: hint 3 leaves 2 literals",
        "6 0 5 5 3 4 1 0, step 6: hint 5 says nothing new",
        "6 0 5 3 4 7 0, step 6: hint 7 is no clause known there",
        "6 0 5 3 4 6 0, step 6: hint 6 is no clause known there",
        "6 0 5 3 4 -1 0, step 6: hint -1 is no clause known there",
        "6 0 0, step 6: it has no hints",
        "5 0 5 3 4 1 0, step 5: its number is taken",
        "6 -3 0 3 4 1 0, the last step is not the empty clause",
        "6 4 0 5 3 4 1 0, step 6: it names a variable that is not among the 3",
        "6 1 -1 0 5 3 4 1 0, step 6: it says nothing: a variable and its denial",
        "6 -3 0 5 3 4 1 0, step 6: hint 5 says nothing new",
        "6 3 0 5 3 4 1 0, step 6: hint 5 leaves 0 literals"
    })
    void whatIsWrongIsNamed(String proof, String fault) {
        assertThat(LratChecker.fault(CNF, LratProof.read(proof))).contains(fault);
    }

    @Test
    void noStepsAndAFormulaOutOfRangeAreRefused() {
        assertThat(LratChecker.accepts(CNF, new LratProof(List.of()))).isFalse();
        assertThat(LratChecker.fault(new Cnf(2, CNF.clauses()), LratProof.read(BY_HAND)))
                .contains("the formula names a variable that is not among its 2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "6", "6 0", "6 0 5", "0 0 1 0", "6 0 5 0 1 0", "6 d 5 0", "6 x 0 1 0", "6 12345678901 0 1 0"
            })
    void whatIsNoLratIsNotRead(String text) {
        assertThatThrownBy(() -> LratProof.read(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
