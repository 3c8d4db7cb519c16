// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The reports' tables on the worlds that the reports print. */
final class TableTest {

    @TempDir
    Path folder;

    private void copy(String game, String... names) throws IOException {
        for (String name : names) {
            String text =
                    Cli.sweep("worlds", "show", game + ":" + name, "--text").out();
            Files.writeString(folder.resolve(name + ".txt"), text);
        }
    }

    private String table(String... words) {
        String[] args = new String[words.length + 3];
        args[0] = "table";
        System.arraycopy(words, 0, args, 1, words.length);
        args[words.length + 1] = "--worlds";
        args[words.length + 2] = folder.toString();
        Cli ran = Cli.sweep(args);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        return ran.out();
    }

    @BeforeEach
    void noScreen() {
        System.setProperty("java.awt.headless", "true");
    }

    @Test
    void cellsLeftInEveryFormat() throws IOException {
        copy("daggers", "EASY1", "EASY10", "HARD4", "HARD10");
        assertThat(table("daggers-left")).isEqualTo("""
                        Daggers worlds: covered cells left without a guess

                        World   SPS  SPS and SAT
                        EASY1     5            4
                        EASY10    0            0
                        HARD4     0            0
                        HARD10  135          102
                        """);
        assertThat(table("daggers-left", "--format", "csv"))
                .isEqualTo("world,sps,sat\nEASY1,5,4\nEASY10,0,0\nHARD4,0,0\nHARD10,135,102\n");
        assertThat(table("daggers-left", "--json"))
                .startsWith(
                        "{\"rows\":[{\"world\":\"EASY1\",\"sps\":5,\"sat\":4},"
                                + "{\"world\":\"EASY10\",\"sps\":0,\"sat\":0},{\"world\":\"HARD4\",\"sps\":0,\"sat\":0},"
                                + "{\"world\":\"HARD10\",\"sps\":135,\"sat\":102}],\"phases\":[{\"world\":\"EASY1\",\"phase\":\"SPS 1\",\"left\":5}");
        assertThat(table("daggers-left", "--format", "markdown"))
                .contains("| World | SPS | SPS and SAT |\n|---|---:|---:|\n| EASY1 | 5 | 4 |\n");
    }

    @Test
    void lettersAsInReport003() throws IOException {
        copy("daggers", "EASY1", "EASY10", "HARD4", "HARD10");
        assertThat(table("daggers-sag", "--format", "csv"))
                .isEqualTo("world,letter\nEASY1,G\nEASY10,S\nHARD4,S\nHARD10,G\n");
    }

    @Test
    void nettleRunsAndGuesses() throws IOException {
        copy("nettle", "easy1", "medium3");
        String out = table("nettle", "--runs", "20", "--json");
        assertThat(out)
                .startsWith("{\"rows\":[{\"world\":\"easy1\",\"agent\":\"Logic1\",\"runs\":20,\"wins\":20,"
                        + "\"successRate\":1,\"averageGuesses\":0},")
                .contains("{\"world\":\"medium3\",\"agent\":\"Logic3\",\"runs\":20,\"wins\":20,"
                        + "\"successRate\":1,\"averageGuesses\":0}")
                .containsPattern("\"medium3\",\"agent\":\"Logic1\",\"runs\":20,\"wins\":\\d,");
        assertThat(table("nettle", "--runs", "20", "--json")).isEqualTo(out);
        assertThat(table("nettle", "--runs", "1")).startsWith("Nettle worlds, 1 run each, seed 1; ");
        assertThat(table("nettle", "--runs", "20", "--json", "--seed", "2")).isNotEqualTo(out);
    }

    @Test
    void tornadoSolvedAndSteps() throws IOException {
        copy("tornado", "SMALL1", "LARGE4");
        assertThat(table("tornado", "--json"))
                .startsWith(
                        "{\"rows\":[{\"agent\":\"P2\",\"solved\":0,\"worlds\":2,\"small\":0,\"medium\":0,\"large\":0},"
                                + "{\"agent\":\"P3\",\"solved\":2,\"worlds\":2,\"small\":1,\"medium\":0,\"large\":1},"
                                + "{\"agent\":\"P4\",\"solved\":2,\"worlds\":2,\"small\":1,\"medium\":0,\"large\":1}],\"steps\":[{\"size\":\"5x5\"");
        assertThat(table("tornado")).contains("Average number of steps").contains("5x5    -  15.00  15.00");
    }

    @Test
    void chartsAsPngAndSvg() throws IOException {
        copy("daggers", "EASY1", "HARD10");
        Path png = folder.resolve("phases.png");
        Path svg = folder.resolve("phases.svg");
        table("daggers-left", "--chart", png.toString());
        table("daggers-left", "--chart", svg.toString());
        assertThat(ImageIO.read(png.toFile()).getWidth()).isGreaterThanOrEqualTo(800);
        String text = Files.readString(svg, StandardCharsets.UTF_8).strip();
        assertThat(text.contains("<svg") && text.endsWith("</svg>")).isTrue();
    }

    @Test
    void badInput() {
        assertThat(Cli.sweep("table", "chess").err()).contains("unknown table 'chess': there are nettle");
        assertThat(Cli.sweep("table", "nettle", "--runs", "0").err()).contains("--runs 0");
        assertThat(Cli.sweep("table", "nettle", "--format", "pdf").exit()).isEqualTo(2);
        assertThat(Cli.sweep("table", "nettle", "--chart", "x.gif").err()).contains("x.gif");
        assertThat(Cli.sweep("table", "nettle", "--chart", "none/x.png").err()).contains("there is no folder");
        assertThat(Cli.sweep("table", "nettle", "--game", "daggers").exit()).isEqualTo(2);
    }
}
