// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sweep worlds new --circuit}: what it writes is a position that {@code analyse} and {@code explain} answer as the formula demands. */
final class CircuitCommandTest {

    @TempDir
    private Path folder;

    @Test
    void aFormulaThatCannotBeTrueHasASafeOutput() {
        Path file = folder.resolve("never.board");
        Cli made = Cli.sweep("worlds", "new", "--circuit", "a & !a", "--out", file.toString());
        assertThat(made.out())
                .as(made.err())
                .startsWith("The circuit of a & !a\na is true if (2,2) is a mine\nthe formula is true if (")
                .endsWith("Written: " + file + "\n");
        String output = made.out().replaceAll("(?s).*formula is true if \\((\\d+,\\d+)\\).*", "$1");
        Cli explained = Cli.sweep("explain", file.toString(), "--cell", output);
        assertThat(explained.out()).as(explained.err()).contains("(" + output + ") is safe");
    }

    @Test
    void saidToBeTrueItFitsOnlyIfItCanBe() {
        Path never = folder.resolve("never.board");
        Path once = folder.resolve("once.board");
        Cli.sweep("worlds", "new", "--circuit", "a & !a", "--satisfied", "--out", never.toString());
        Cli.sweep("worlds", "new", "--circuit", "a & !b", "--satisfied", "--out", once.toString());
        assertThat(Cli.sweep("analyse", never.toString()).exit()).isEqualTo(1);
        Cli analysed = Cli.sweep("analyse", once.toString(), "--json");
        assertThat(analysed.exit()).as(analysed.err()).isZero();
        assertThat(analysed.out()).contains("\"consistent\":true").contains("\"solutions\":\"1\"");
    }

    @Test
    void whatDoesNotGoTogetherIsSaid() {
        assertThat(Cli.sweep("worlds", "new", "--circuit", "a &").err()).contains("expected a variable");
        assertThat(Cli.sweep("worlds", "new", "9x9/10", "--circuit", "a").err()).contains("leave '9x9/10' out");
        assertThat(Cli.sweep("worlds", "new", "9x9/10", "--satisfied").err())
                .contains("--satisfied goes with --circuit");
        assertThat(Cli.sweep("worlds", "new").exit()).isEqualTo(2);
        assertThat(Cli.sweep("worlds", "new", "--circuit", "a", "--json").out()).contains("\"inputs\":{\"a\":[2,2]}");
    }
}
