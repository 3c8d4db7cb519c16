// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.CleanError;
import sweeplab.Damage;
import sweeplab.app.watch.TypedCell;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** Any words as the name of an agent outside, as its command line, or as a cell that a person types. */
final class WordsReaderTest {

    private static final Topology BOARD = Topologies.grid("square", 30, 16);

    static List<byte[]> seeds() {
        return Stream.of(
                        "cmd:python3 'my agent.py' --fast",
                        "cmd+oracle+0.5s:\"a b\" c\\ d",
                        "jar:agent.jar",
                        "f 3, 4",
                        "12 7")
                .map(words -> words.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    @Test
    void anyWordsAreReadOrRefused() {
        Damage.tryMany("words", seeds(), WordsReaderTest::check);
    }

    @ParameterizedTest
    @ValueSource(strings = {"y", "\u0000", "/y", "\ufffd"})
    void aVeryLongFileIsRefusedInAFewWords(String part) {
        assertThat(check(("jar:" + part.repeat(3000)).getBytes(StandardCharsets.UTF_8)))
                .isFalse();
    }

    /** Shared with the fuzzer: true if the words are an agent or a cell. */
    static boolean check(byte[] input) {
        String words = new String(input, StandardCharsets.UTF_8);
        reads(() -> CommandWords.of(words));
        boolean cell = reads(() -> TypedCell.parse(words, BOARD));
        return reads(() -> Spec.parse(words)) || cell;
    }

    private static boolean reads(Runnable reading) {
        try {
            reading.run();
            return true;
        } catch (IllegalArgumentException e) {
            CleanError.require(e);
            return false;
        }
    }
}
