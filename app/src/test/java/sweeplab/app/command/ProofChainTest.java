// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.proof.lrat.LratChecker;
import sweeplab.proof.lrat.LratProof;

/** A whole board as a chain of proofs for the checkers of others: {@code generate --proof}, {@code worlds check --proof}. */
final class ProofChainTest {

    private static final String LETTERS = "generate --no-guess --seed 3 --game [T] --board 5x5/8 --proof %s --out %s";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"9x9/10 --start opening@4,4", "hex:8x8/10 --start safe@4,4", "5x5/8 --start safe@2,2"})
    void everyMoveHasAProofThatHolds(String board) throws IOException {
        Path chain = folder.resolve("chain");
        String[] words = ("generate --no-guess --seed 3 --proof lrat --board " + board).split(" ");
        Cli made = Cli.sweep(Stream.concat(Stream.of(words), Stream.of("--out", chain.toString()))
                .toArray(String[]::new));
        assertThat(made.exit()).as(made.err()).isZero();
        int moves = made.out().split("sweeplab-proof 1").length - 1;
        everyProofHolds(chain, moves);
        assertThat(Files.readString(chain.resolve("map.txt")))
                .startsWith("The board: ")
                .contains("\n0001\nc The statement: ")
                .contains("\nOpened: ")
                .doesNotContain("no proof");
        sameFromTheCertificate(made.out(), chain);
    }

    private static void everyProofHolds(Path chain, int moves) throws IOException {
        assertThat(formulas(chain, ".cnf")).hasSize(moves);
        for (Path formula : formulas(chain, ".cnf")) {
            String proof = Files.readString(Path.of(formula.toString().replace(".cnf", ".lrat")));
            assertThat(LratChecker.fault(CnfFile.read(formula), LratProof.read(proof)))
                    .as(formula.toString())
                    .isEmpty();
        }
    }

    @Test
    void boardsUnderLettersHaveChainsToo() throws IOException {
        Path chain = folder.resolve("chain");
        Cli made = Cli.sweep(LETTERS.formatted("lrat", chain).split(" "));
        assertThat(made.exit()).as(made.err()).isZero();
        everyProofHolds(chain, made.out().split("\\\\n(probe|flag) ").length - 1);
        assertThat(Files.readString(chain.resolve("map.txt"))).contains(" as an automaton, which reads (");
        sameFromTheCertificate(made.out(), chain);
        assertThat(Cli.sweep(LETTERS.formatted("veripb", chain).split(" ")).err())
                .contains("--proof veripb knows clues that count neighbours", "--proof lrat and drat know them");
    }

    @Test
    void anArgumentUnderLettersIsWrittenAsClauses() throws IOException {
        Cli told = Cli.sweep("explain", "[Q] 5x5/6 #1", "--cell", "2,2", "--proof", "lrat", "--out", folder.toString());
        assertThat(told.exit()).isEqualTo(1);
        assertThat(told.err()).contains("(2,2) is not certain, so there is no proof to write");
    }

    private void sameFromTheCertificate(String line, Path chain) throws IOException {
        Path file = Files.writeString(folder.resolve("board.jsonl"), line);
        Path again = folder.resolve("again");
        Cli checked = Cli.sweep(
                "worlds", "check", "--certificate", file.toString(), "--proof", "lrat", "--out", again.toString());
        assertThat(checked.exit()).as(checked.err()).isZero();
        for (Path each : formulas(chain, "")) {
            assertThat(again.resolve(each.getFileName())).hasSameTextualContentAs(each);
        }
    }

    private static List<Path> formulas(Path chain, String ending) throws IOException {
        try (Stream<Path> files = Files.list(chain)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theScriptRunsAnyCheckerOverAll() throws IOException, InterruptedException {
        Cli.sweep(
                "generate",
                "--board",
                "5x5/3",
                "--start",
                "safe@2,2",
                "--no-guess",
                "--seed",
                "1",
                "--proof",
                "veripb",
                "--out",
                folder.toString());
        Path yes = Files.writeString(folder.resolve("yes"), "#!/bin/sh\ntest -s $1 -a -s $2 && echo s VERIFIED\n");
        assertThat(yes.toFile().setExecutable(true)).isTrue();
        assertThat(script(yes.toString())).isZero();
        assertThat(script("false")).isEqualTo(1);
    }

    private int script(String checker) throws IOException, InterruptedException {
        return new ProcessBuilder("sh", folder.resolve("check.sh").toString(), checker)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    @Test
    void severalBoardsHaveAFolderEach() {
        Cli made = Cli.sweep(
                "generate",
                "--board",
                "4x4/2",
                "--start",
                "safe@0,0",
                "--no-guess",
                "--seed",
                "1",
                "--count",
                "2",
                "--proof",
                "drat",
                "--out",
                folder.toString());
        assertThat(made.exit()).as(made.err()).isZero();
        assertThat(folder.resolve("1").resolve("0001.drat")).exists();
        assertThat(folder.resolve("2").resolve("check.sh")).exists();
    }

    @Test
    void whatDoesNotGoTogetherIsSaid() {
        assertThat(Cli.sweep("generate", "--board", "4x4/2", "--proof", "lrat", "--out", folder.toString())
                        .err())
                .contains("--proof goes with --no-guess");
        assertThat(Cli.sweep("worlds", "check", "any.txt", "--proof", "lrat", "--out", folder.toString())
                        .err())
                .contains("--proof goes with --certificate and one file");
        assertThat(Cli.sweep("worlds", "check", "--certificate", "any.txt", "--proof", "lrat")
                        .err())
                .contains("--out DIR go together");
    }
}
