// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The measurements of boards without a guess, in small: {@code --boards 10000} is the full size. */
final class BenchNoGuessTest {

    @Test
    void everyKindOfBoardHasACertificateThatHolds() {
        Cli ran = Cli.sweep("bench", "certificates", "--boards", "74", "--mix", "5", "--seed", "3");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .endsWith("74 boards, 0 faults; an agent that plays only certain moves won 74 games; seed 3\n");
    }

    @Test
    void boardsASecondAreCounted() {
        Cli ran = Cli.sweep(
                "bench",
                "generate",
                "--seconds",
                "0.05",
                "--mix",
                "20",
                "--seed",
                "1",
                "--json",
                "--board",
                "9x9/10 opening@3,3",
                "--board",
                "12x12/60 opening@3,3");
        assertThat(ran.out())
                .as(ran.err())
                .containsPattern("\"board\":\"square:9x9/10\".*\"method\":\"rejection\"")
                .containsPattern("\"board\":\"square:12x12/60\".*\"method\":\"repair\"");
    }

    @Test
    void distancesComeWithIntervalsAndAPicture(@TempDir Path folder) throws java.io.IOException {
        Path heat = folder.resolve("heat.png");
        Path chart = folder.resolve("clues.png");
        Cli ran = Cli.sweep(
                ("bench distribution --board 6x6/6 --start opening@2,2 --boards 50 --mix 0,10 --seed 1 --heat " + heat
                                + " --chart " + chart)
                        .split(" "));
        assertThat(ran.out().lines())
                .as(ran.err())
                .hasSize(5)
                .anyMatch(line -> line.startsWith("rejection "))
                .anyMatch(line -> line.matches("repair, mix 10 .*\\(.*\\.\\..*\\).*"));
        assertThat(ImageIO.read(heat.toFile()).getWidth()).isPositive();
        assertThat(ImageIO.read(chart.toFile()).getWidth()).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "certificates --boards 0, --boards 0",
        "generate --seconds 0, --seconds 0",
        "distribution --board 6x6/6 --boards 10, --boards 10",
        "distribution --board 6x6/6 --heat x.svg, --heat x.svg"
    })
    void whatMakesNoSenseIsRefused(String options, String why) {
        Cli ran = Cli.sweep(("bench " + options).split(" "));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains(why);
    }
}
