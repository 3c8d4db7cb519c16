// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The printouts of playSweeper.sh, to the byte (T5); the golden files were written from the page's words by another program. */
final class ProgramTest {

    private static final Path RESOURCES = Path.of("src/test/resources");
    private static final String WORLDS = RESOURCES.resolve("worlds/tornado").toString();

    @ParameterizedTest
    @ValueSource(strings = {"THREE", "FIVE", "NINE", "TWELVE"})
    void p1PrintsExactly(String world) throws IOException {
        Cli quiet = Cli.sweep("program", "tornado", "P1", world, "--worlds", WORLDS);
        assertThat(quiet.exit()).isZero();
        assertThat(quiet.out()).isEqualTo(golden("P1-" + world + "-q"));
        Cli verbose = Cli.sweep("program", "tornado", "P1", world, "verbose", "--worlds", WORLDS);
        assertThat(verbose.out()).isEqualTo(golden("P1-" + world + "-v"));
    }

    private static String golden(String name) throws IOException {
        return Files.readString(RESOURCES.resolve("golden/tornado/" + name + ".txt"));
    }

    @Test
    void theCatalogueIsTheDefaultAndNamesMayBeSmall() {
        assertThat(Cli.sweep("program", "tornado", "p2", "large4").out())
                .startsWith("-------------------------------------------\n\nAgent P2 plays LARGE4\n\n\n")
                .endsWith(" 8/ 0 1 1 0 1 * 1 1 1 \n\n\nResult: Agent not terminated\n\n");
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThat(Cli.sweep("program", "tornado", "P6", "SMALL1").exit()).isEqualTo(2);
        assertThat(Cli.sweep("program", "tornado", "P1", "SMALL1", "loud").err())
                .contains("'loud'");
        assertThat(Cli.sweep("program", "tornado", "P1", "HUGE1").err()).contains("unknown world 'HUGE1'");
        assertThat(Cli.sweep("program", "tornado", "P1").exit()).isEqualTo(2);
    }
}
