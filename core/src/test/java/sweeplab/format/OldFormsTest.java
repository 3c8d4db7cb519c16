// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sweeplab.format.VideoFiles.with;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.format.document.Replay;
import sweeplab.format.text.Source;

/** What is known of AVF and MVF, which have no document, and what the grammar of RAWVF says. */
final class OldFormsTest {

    private static final Formats FORMATS = new Formats();

    private static Replay read(String format, byte[] file) {
        return (Replay) FORMATS.named(format).read(Source.of(file));
    }

    private static Replay raw(String keys, String events) {
        return (Replay) FORMATS.named("rawvf").read(Source.of(keys + "Board:\n00*00\nEvents:\n" + events));
    }

    private static void told(Replay replay, String... words) {
        assertThat(replay.doubts()).anySatisfy(doubt -> assertThat(doubt).contains(words));
    }

    @Test
    @DisplayName("issue 23: AVF says level, question marks, start, 3BV and a time whose clock began at 1")
    void avf() {
        told(read("avf", with(VideoFiles.avf(), "[3|", "[2|")), "level Expert", "Custom");
        told(read("avf", with(VideoFiles.avf(), "|B2T", "|B9T")), "3BV 9");
        told(read("avf", with(VideoFiles.avf(), "RealTime: 1.23", "RealTime: 1.22")), "1.230 s in its head", "1.220 s");
        told(read("avf", with(VideoFiles.avf(), "T2.23]", "T2.43]")), "1.430 s", "1.230 s");
        assertThat(read("avf", with(VideoFiles.avf(), "T2.23]", "T2,23]")).doubts())
                .isEmpty();
        assertThat(read("avf", with(VideoFiles.avf(), "|B2T", "B2T")).doubts())
                .as("older versions")
                .isEmpty();
        assertThat(read("avf", with(VideoFiles.avf(), "\u007f<", "\21<"))
                        .mouse()
                        .questionMarks())
                .isTrue();
        assertThat(read("avf", VideoFiles.avf()).notes())
                .containsEntry("Timestamp", "3.9.2025.17:00:08:6660")
                .containsEntry("Program", "Minesweeper Arbiter 0.52.3");
        assertThatThrownBy(() -> read("avf", with(VideoFiles.avf(), 5, 7))).hasMessageContaining("level 7");
    }

    @ParameterizedTest
    @DisplayName("issue 23: the kinds of AVF's events")
    @CsvSource({"9, 17, MARK", "9, 145, MARK", "33, 65, CHORD", "33, 193, CHORD", "11, 5, CHORD", "3, 21, OPEN"})
    void avfEvents(int down, int up, String kind) {
        byte[] file = VideoFiles.avf();
        int first = new String(file, StandardCharsets.ISO_8859_1).indexOf("]") + 3;
        Replay replay = read("avf", with(with(file, first + 8, down), first + 16, up));
        assertThat(replay.clicks().get(0).kind()).hasToString(kind);
        assertThatThrownBy(() -> read("avf", with(file, first + 8, 2))).hasMessageContaining("event 2");
    }

    @Test
    @DisplayName("issue 23: MVF 0.97 says level, time, 3BV, what of it was done, and clicks")
    void mvf97() {
        byte[] file = VideoFiles.mvf97();
        assertThat(read("mvf", file).doubts()).isEmpty();
        told(read("mvf", with(file, 81, 2)), "level Intermediate");
        told(read("mvf", with(file, 84, 9)), "its events take");
        told(read("mvf", with(file, 87, 5, 0, 5)), "3BV 5");
        told(read("mvf", with(file, 89, 1)), "not won");
        told(read("mvf", with(file, 91, 7)), "7 left and 0 double clicks", "2 left");
        told(read("mvf", with(file, 93, 3)), "2 left and 3 double clicks");
        assertThat(read("mvf", file).notes())
                .containsEntry("Timestamp", "2008-01-26 00:40:32")
                .containsEntry("Program", "Minesweeper Clone 0.97 beta");
    }

    @Test
    @DisplayName("issue 23: MVF of 2006 and 2007 says its version, level and time")
    void mvf2007() {
        byte[] file = VideoFiles.mvf2007();
        assertThat(read("mvf", file).notes()).containsEntry("Program", "Minesweeper Clone 2222");
        told(read("mvf", with(file, 78, 3)), "level Expert");
        told(read("mvf", with(file, 80, 1)), "its events take 1.230 s");
        assertThatThrownBy(() -> read("mvf", with(file, 27, '3'))).hasMessageContaining("not known");
    }

    @Test
    @DisplayName("issue 23: RAWVF's options claim level, 3BV, time and end")
    void rawClaims() {
        String game = "0.00 lc (3 3)\n0.00 lr (3 3)\n1.23 lc (70 3)\n1.234 lr (70 3)\n";
        String right = "Level: Custom\nBBBV: 2\nTime: 1.234\nStatus: won\n";
        assertThat(raw(right, game + "won\n").doubts()).isEmpty();
        told(raw(right.replace("Custom", "Expert"), game), "level Expert");
        told(raw(right.replace(": 2", ": 3"), game), "3BV 3");
        told(raw(right.replace("1.234", "2.234"), game), "2.234 s", "1.234 s");
        told(raw(right.replace("won", "Lost"), game), "not won");
        told(raw("", game + "1.234 lost\n"), "not won");
        told(raw("", "1.0 mv (3 3)\n0.5 mv (4 4)\n"), "goes back from 1.000 to 0.500 s");
    }

    @Test
    @DisplayName(
            "issue 23: RAWVF's events: hundredths or thousandths, before the start too, with or without column, row and state of the buttons")
    void rawEvents() {
        Replay replay = raw(
                "",
                "-0.50 rc 3 1 (40 3) (r)\n-0.400 rr (40 3)\n0.00 start\n0.01 lc 1 1 (3 3) (l)\n0.015 lr (3 3)\nnumber0 1 1\n");
        assertThat(replay.turns())
                .extracting(turn -> turn.kind() + " " + turn.millis())
                .isEqualTo(List.of("FLAG -500", "PROBE 15"));
        for (String event : List.of("closed", "flag", "questionmark", "pressed", "pressedqm", "blast", "number8")) {
            assertThat(raw("", event + " 1 1\n0.5 " + event + " 1 1\n").clicks())
                    .isEmpty();
        }
        assertThatThrownBy(() -> raw("", "0.1 xx (3 3)\n")).hasMessageContaining("'xx' is no event");
        assertThatThrownBy(() -> raw("", "0.1 lc 1 1\n")).hasMessageContaining("pixels");
    }
}
