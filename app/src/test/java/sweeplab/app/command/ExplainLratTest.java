// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.proof.lrat.LratChecker;
import sweeplab.proof.lrat.LratProof;

/** {@code sweep explain --proof lrat}: the files, read back from the disk and checked there. */
final class ExplainLratTest {

    private static final String CERTAIN = "4x3x2\n1211\nHHHH\nHHHH\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4x3x2/1211/HHHH/HHHH; 1,1; (1,1) is safe",
                "4x3x2/1211/HHHH/HHHH; 1,0; (1,0) is a mine",
                "2x2x3/3H/HH; 1,1; (1,1) is a mine",
                "3x3x1/1HH/HHH/HHH; 2,2; (2,2) is safe",
                "9x4x3/3HHHHHHHH/HHHHHHHHH/HHHHHHHHH/HHHHHHHHH; 3,8; (3,8) is safe",
                "3x2x2/131/HHH; 1,1; these clues cannot all be true",
                "3x3x1/1HH/HHH/HHH; 0,1; not certain"
            })
    void writtenAndReadBack(String position, String cell, String claim) throws IOException {
        Cli ran = lrat(position.replace('/', '\n') + "\n", cell, "lrat");
        if (claim.startsWith("not")) {
            assertThat(ran.exit()).isEqualTo(1);
            assertThat(ran.err()).contains(claim);
            return;
        }
        assertThat(ran.exit()).as(ran.err()).isEqualTo(claim.endsWith("true") ? 1 : 0);
        assertThat(ran.out())
                .isEqualTo("Written: " + folder.resolve("claim.cnf") + ", claim.lrat and map.txt: " + claim
                        + "; our LRAT checker accepted the proof.\n");
        assertThat(read("map.txt"))
                .startsWith("c The statement: " + claim + ".\n")
                .contains("\nclause");
        assertThat(LratChecker.fault(CnfFile.read(folder.resolve("claim.cnf")), LratProof.read(read("claim.lrat"))))
                .isEmpty();
    }

    @Test
    void dratHasTheSameClausesWithoutHints() throws IOException {
        assertThat(lrat(CERTAIN, "1,1", "drat").exit()).isZero();
        assertThat(read("claim.drat")).endsWith("0\n").matches("((-?\\d+ )*0\n)+");
    }

    @Test
    void forVeripbTheProofIsSums() throws IOException {
        Cli ran = lrat("9x4x3\n3HHHHHHHH\nHHHHHHHHH\nHHHHHHHHH\nHHHHHHHHH\n", "3,8", "veripb");
        assertThat(ran.out())
                .as(ran.err())
                .isEqualTo("Written: " + folder.resolve("claim.opb")
                        + ", claim.pbp and map.txt: (3,8) is safe; our checker of sums accepted the proof.\n");
        assertThat(read("claim.opb")).startsWith("* #variable= 35 #constraint= 3\n* The statement: (3,8) is safe.\n");
        assertThat(read("claim.pbp"))
                .startsWith("pseudo-Boolean proof version 3.0\n")
                .contains("\npol 2 4 + x4 + x5 +")
                .endsWith("\nend pseudo-Boolean proof;\n");
        assertThat(read("map.txt"))
                .contains("\nvariable x1: (0,1) is a mine\n")
                .contains(": the number of mines, 3: at most 3 of ");
    }

    @Test
    void theProofOfASolverIsReadAndToldInOurWords() throws IOException {
        Path formula = folder.resolve("position.cnf");
        Path proof = Files.writeString(folder.resolve("solver.drat"), "0\n");
        Cli ran = Cli.sweep(
                "explain",
                "2x2x3\n3H\nHH\n",
                "--cell",
                "1,1",
                "--formula",
                formula.toString(),
                "--solver",
                proof.toString());
        assertThat(ran.out())
                .as(ran.err())
                .startsWith("Written: " + formula)
                .contains("The solver's proof of 1 clause was checked; it needs 1 of them and 1 piece of evidence.")
                .contains("from these alone: (1,1) is a mine.")
                .endsWith("The proof was checked.\n");
        assertThat(CnfFile.read(formula).clauses()).isNotEmpty();
        Files.writeString(proof, "7 0\n");
        assertThat(Cli.sweep("explain", "2x2x3\n3H\nHH\n", "--cell", "1,1", "--solver", proof.toString())
                        .err())
                .contains("'7' is no literal of this position's formula");
    }

    @Test
    void theProofAloneIsOurOwnTextWhereverItStands() {
        assertThat(Cli.sweep("explain", "--proof", CERTAIN, "--cell", "1,1").out())
                .startsWith("sweeplab-proof 1\n");
        assertThat(Cli.sweep("explain", CERTAIN, "--proof", "--cell", "1,1").out())
                .startsWith("sweeplab-proof 1\n");
    }

    @Test
    void whatDoesNotGoTogetherIsSaid() {
        assertThat(Cli.sweep("explain", CERTAIN, "--cell", "1,1", "--proof", "lrat")
                        .err())
                .contains("--out DIR");
        assertThat(Cli.sweep("explain", CERTAIN, "--cell", "1,1", "--out", folder.toString())
                        .exit())
                .isEqualTo(2);
    }

    private Cli lrat(String position, String cell, String form) {
        return Cli.sweep("explain", position, "--cell", cell, "--proof", form, "--out", folder.toString());
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
