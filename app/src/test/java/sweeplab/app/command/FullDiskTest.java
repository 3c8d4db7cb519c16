// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that cannot be written ends the command with its name and the reason. */
@EnabledOnOs(OS.LINUX)
final class FullDiskTest {

    private static final String FULL = "/dev/full cannot be written: No space left on device";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play exact 4x4/3 --trace /dev/full",
                "watch exact 4x4/3 --trace /dev/full",
                "bench versus exact fast --board 4x4/3 --games 1 --warm-up 0 --trace /dev/full",
                "convert 4x4/3 --to board --out /dev/full",
                "explain afadaaaeblU2sZ --cell 1,0 --formula /dev/full",
            })
    void theFileIsNamed(String words) {
        Cli ran = Cli.typing("g\n", words.split(" "));
        assertThat(ran.exit()).as(ran.err()).isEqualTo(1);
        assertThat(ran.err()).contains(FULL);
    }

    @Test
    void aDeviceIsNoLogThatARunGoesOnWith() throws IOException {
        Path handedIn = Files.createDirectories(folder.resolve("class"));
        Files.writeString(handedIn.resolve("anna.py"), "");
        Files.writeString(handedIn.resolve("game.trace"), "");
        for (String words : List.of("grade " + handedIn + " --board 4x4/3 --games 1", "review " + handedIn)) {
            Cli ran = Cli.sweep((words + " --log /dev/full").split(" "));
            assertThat(ran.exit()).as(ran.err()).isEqualTo(2);
            assertThat(ran.err())
                    .isEqualTo("sweep: --log /dev/full: this is no plain file, which a later run could go on with\n");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "worlds new 4x4/3 --out",
                "worlds levels hexcells --cells 12 --seed 1 --out",
                "dist --only nettle/Logic1 --out",
                "completion man --out",
                "explain afadaaaeblU2sZ --cell 1,0 --proof lrat --out",
            })
    void aFileInPlaceOfAFolder(String words) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Cli ran = Cli.sweep((words + " " + file).split(" "));
        assertThat(ran.exit()).as(ran.err()).isEqualTo(1);
        assertThat(ran.err()).contains(" cannot be written: ").containsAnyOf("is no folder", "Not a directory");
    }

    @Test
    void aLogThatTakesNoMoreIsNoFaultOfTheProgram() throws IOException {
        Path agent = Files.writeString(
                folder.resolve("agent.sh"),
                "while read -r word rest; do case $word in hello) echo hello stops 1 ;; move) echo resign ;; esac; done\n");
        Path out = folder.resolve("run.jsonl");
        Cli ran = Cli.sweep(List.of(
                        "arena",
                        "run",
                        "--agents",
                        "cmd:sh " + agent,
                        "--board",
                        "4x4/3",
                        "--games",
                        "2",
                        "--no-isolate",
                        "--log",
                        "/dev/full",
                        "--out",
                        out.toString())
                .toArray(String[]::new));
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.err()).containsOnlyOnce("--log " + FULL + "; the games go on without it");
        assertThat(Files.readString(out)).contains("\"result\":\"stuck\"").doesNotContain("\"result\":\"fault\"");
    }
}
