// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.app.Main;
import sweeplab.logic.Bounded;

/** A standard output that takes no more ends the command: with one line if the disk is full, quietly if the reader has gone. */
final class OutletTest {

    /** Takes so many bytes and then fails with a message. */
    private static final class Bounded extends OutputStream {
        private final String failure;
        private int room;

        Bounded(int room, String failure) {
            this.room = room;
            this.failure = failure;
        }

        @Override
        public void write(int one) throws IOException {
            if (--room < 0) {
                throw new IOException(failure);
            }
        }
    }

    private record Ran(int exit, String err) {}

    private static Ran run(int room, String failure, String... words) {
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(
                Outlet.writer(new Bounded(room, failure)),
                new PrintWriter(err),
                new BufferedReader(new StringReader("")),
                false,
                false);
        return new Ran(Main.run(terminal, words), err.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "agents",
                "worlds list",
                "worlds show tornado:LARGE4",
                "play sps tornado:LARGE4",
                "table tornado",
                "analyse afadaaaeblU2sZ --json",
                "convert afafaaadbc2lSdlSdlS jsm",
                "kb nettle:medium3",
                "generate --board beginner --count 5 --seed 1",
                "--help",
                "play --help",
                "program report nettle/Logic1 easy 1"
            })
    void aFullDiskIsAFailure(String words) {
        assertThat(run(9, "No space left on device", words.split(" ")))
                .isEqualTo(new Ran(1, "sweep: standard output: No space left on device\n"));
    }

    @Test
    void whoeverReadsMayGo() {
        assertThat(run(9, "Broken pipe", "worlds", "list")).isEqualTo(new Ran(141, ""));
        assertThat(run(0, "Relais brisé (pipe)", "agents")).isEqualTo(new Ran(141, ""));
    }

    @Test
    void theWorkEndsWhenTheReaderHasGone() {
        String many = "generate --board beginner --start opening@4,4 --no-guess --seed 1 --count 1000000";
        assertThat(run(50, "Broken pipe", many.split(" "))).isEqualTo(new Ran(141, ""));
    }
}
