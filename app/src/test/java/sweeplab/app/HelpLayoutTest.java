// SPDX-License-Identifier: Apache-2.0
package sweeplab.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import sweeplab.app.terminal.Terminal;

final class HelpLayoutTest {

    private static final Terminal NOWHERE = new Terminal(
            new PrintWriter(new StringWriter()),
            new PrintWriter(new StringWriter()),
            new BufferedReader(new StringReader("")),
            false,
            false);

    private static void all(CommandLine command, List<CommandLine> found) {
        found.add(command);
        command.getSubcommands().values().forEach(below -> all(below, found));
    }

    private static CommandLine commands(int width) {
        CommandLine root =
                new CommandLine(CommandLine.Model.CommandSpec.create().name("sweep"));
        Commands.addTo(root, NOWHERE);
        HelpLayout.set(root, () -> new HelpLayout(width));
        return root;
    }

    private static List<String> pages(int width, CommandLine.Help.Ansi colours) {
        List<CommandLine> found = new java.util.ArrayList<>();
        all(commands(width), found);
        return found.stream().map(each -> each.getUsageMessage(colours)).toList();
    }

    private static String words(String text) {
        return text.replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 40, 55, 80, 100})
    void everyHelpFitsTheTerminalAndLosesNoWord(int width) {
        List<String> endless = pages(2000, CommandLine.Help.Ansi.OFF);
        List<String> narrow = pages(width, CommandLine.Help.Ansi.OFF);
        assertThat(narrow).hasSizeGreaterThan(30).hasSameSizeAs(endless);
        for (int i = 0; i < narrow.size(); i++) {
            assertThat(words(narrow.get(i))).isEqualTo(words(endless.get(i)));
            // A word that is longer than a line stays whole.
            assertThat(narrow.get(i).lines())
                    .allMatch(line -> line.length() <= width || line.strip().indexOf(' ') < 0, "at most " + width);
        }
    }

    @Test
    void coloursTakeNoRoom() {
        List<String> plain = pages(60, CommandLine.Help.Ansi.OFF);
        List<String> coloured = pages(60, CommandLine.Help.Ansi.ON);
        assertThat(coloured.get(1)).contains("\u001b[");
        for (int i = 0; i < plain.size(); i++) {
            assertThat(coloured.get(i).replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain.get(i));
        }
    }

    @Test
    void whatStandsBesideANameStaysBesideOrBelowIt() {
        String options = "  --out=DIR   Where the files go, a folder.\n";
        assertThat(new HelpLayout(32).wrapped(options))
                .isEqualTo("  --out=DIR   Where the files\n              go, a folder.\n");
        assertThat(new HelpLayout(20).wrapped(options))
                .isEqualTo("  --out=DIR\n      Where the\n      files go, a\n      folder.\n");
    }

    @Test
    void linesBecomeParagraphsButForExamples() {
        assertThat(HelpLayout.paragraphs("one\ntwo\n\nExample:  a\nExample:  b\n          c\n"))
                .isEqualTo("one two\n\nExample:  a\nExample:  b\n          c\n");
    }
}
