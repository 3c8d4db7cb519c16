// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HelpTest {

    private static List<String> commands() {
        return Cli.sweep("--help")
                .out()
                .lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .skip(1)
                .takeWhile(line -> !line.isBlank())
                .filter(line -> line.matches("  \\S.*"))
                .map(line -> line.strip().split(" ")[0])
                .toList();
    }

    @Test
    void everyCommandHasHelpWithAnExample() {
        assertThat(commands()).contains("play", "worlds", "agents");
        for (String command : commands()) {
            Cli ran = Cli.sweep(command, "--help");
            assertThat(ran.exit()).as(command).isZero();
            assertThat(ran.out())
                    .as(command)
                    .contains("Usage: sweep " + command)
                    .contains("Example:  ");
        }
    }

    @Test
    void everyTableHasALineOfItsOwn() {
        assertThat(Cli.sweep("table", "--help").out().lines())
                .contains("  daggers-left  cells left when SPS, and then SAT, stop (report 001)");
    }

    @Test
    void bareInAPipeIsTheHelp() {
        assertThat(Cli.sweep()).isEqualTo(Cli.sweep("--help"));
    }

    @Test
    void helpIsAlsoAWord() {
        assertThat(Cli.sweep("help")).isEqualTo(Cli.sweep("--help"));
        assertThat(Cli.sweep("help", "play")).isEqualTo(Cli.sweep("play", "--help"));
    }

    @Test
    void helpOnACommandThatIsNotThereIsWrongUsage() {
        for (String words : List.of("help plya", "plya --help", "arena rum --help", "help arena rum")) {
            Cli ran = Cli.sweep(words.split(" "));
            assertThat(ran.exit()).as(words).isEqualTo(2);
            assertThat(ran.out()).as(words).isEmpty();
            assertThat(ran.err()).as(words).contains("there is no command '").contains("Did you mean '");
        }
    }

    @Test
    void helpOnHelpIsTheHelp() {
        assertThat(Cli.sweep("help", "--help")).isEqualTo(Cli.sweep("--help"));
    }

    @Test
    void version() {
        assertThat(Cli.sweep("--version").out()).startsWith("sweep ");
        assertThat(Cli.sweep("-V").exit()).isZero();
    }

    @Test
    void everyCommandHasAPageForMan(@TempDir Path folder) throws IOException {
        assertThat(Cli.sweep("completion", "man", "--out", folder.toString()).exit())
                .isZero();
        for (String command : commands()) {
            String page = Files.readString(folder.resolve("sweep-" + command + ".1"));
            assertThat(page)
                    .as(command)
                    .startsWith(".TH \"SWEEP-" + command.toUpperCase(Locale.ROOT) + "\" 1\n.SH NAME\n")
                    .contains("\n.SH SYNOPSIS\nsweep " + command);
        }
        assertThat(Cli.sweep("completion", "man").err()).contains("--out DIR");
    }

    @Test
    void completionKnowsCommandsAgentsAndWorlds() {
        assertThat(Cli.sweep("completion").out())
                .contains("complete -F _complete_sweep")
                .contains("in-order")
                .contains("LARGE4");
    }

    @Test
    void completionIsForBashAndZsh() {
        assertThat(Cli.sweep("completion", "zsh")).isEqualTo(Cli.sweep("completion"));
        assertThat(Cli.sweep("completion", "fish").err()).contains("'fish'");
    }
}
