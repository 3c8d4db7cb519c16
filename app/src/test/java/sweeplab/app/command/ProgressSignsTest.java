// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.app.Main;
import sweeplab.app.terminal.Terminal;

/** Work that may be long shows a sign of it to whoever sits at a terminal, from its beginning on, and nothing in a pipe. */
@Isolated
final class ProgressSignsTest {

    @TempDir
    Path folder;

    /** What is written to standard error. */
    private static String signs(boolean live, String... words) {
        ByteArrayOutputStream seen = new ByteArrayOutputStream();
        StringWriter err = new StringWriter();
        PrintStream before = System.err;
        System.setErr(new PrintStream(seen, true, StandardCharsets.UTF_8));
        try {
            Terminal terminal = new Terminal(
                    new PrintWriter(new StringWriter()),
                    new PrintWriter(err),
                    new BufferedReader(new StringReader("")),
                    live,
                    false);
            assertThat(Main.run(terminal, words)).as(String.join(" ", words)).isZero();
        } finally {
            System.setErr(before);
        }
        return seen.toString(StandardCharsets.UTF_8) + err;
    }

    @ParameterizedTest
    @CsvSource({
        "positions, optimal 3x3/2",
        "games, bench play --agent sps --board 5x5/4 --games 2 --warm-up 0.1 --seed 1",
        "rows, bench sat --board 5x5/4 --games 1 --seed 1",
        "sizes, bench sizes --largest 480 --games 1 --seed 1",
        "warming up, bench worst --board 5x5/4 --positions 5 --warm-up 0.1 --seed 1",
        "boards, bench generate --board 5x5/4 --seconds 0.1 --seed 1",
        "boards, bench distribution --board 5x5/4 --boards 50 --mix 0 --seed 1",
        "boards, bench certificates --boards 1 --seed 1",
        "games, arena run --agents sps --board 4x4/3 --games 20 --seed 1 --out DIR/r.jsonl",
        "nettle, table nettle --runs 2",
    })
    void aBarAtATerminalAndNothingInAPipe(String sign, String command) {
        assertThat(signs(true, words("1", command))).contains(sign);
        assertThat(signs(false, words("2", command))).isEmpty();
    }

    private String[] words(String number, String command) {
        return command.replace("DIR/r", folder.resolve("r" + number).toString()).split(" ");
    }
}
