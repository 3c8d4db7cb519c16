// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sweeplab.format.VideoFiles.with;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.format.document.Replay;
import sweeplab.format.text.Source;

/** Statement by statement what the document of RMV 1 and 2 says, on five cells in a row with a mine in the middle. */
final class RmvDocumentTest {

    private static final int[] NONE = {};

    private static Replay read(byte[] file) {
        return (Replay) new Formats().named("rmv").read(Source.of(file));
    }

    private static Replay events(int version, int... events) {
        return read(VideoFiles.rmv(version, VideoFiles.RMV_PROPERTIES[version - 1], NONE, bytes(events)));
    }

    private static byte[] bytes(int... values) {
        return with(new byte[values.length], 0, values);
    }

    private static void told(Replay replay, String... words) {
        assertThat(replay.doubts()).anySatisfy(doubt -> assertThat(doubt).contains(words));
    }

    @Test
    @DisplayName("issue 23: a signature, and versions 1 and 2")
    void signature() {
        assertThat(new Formats().recognise(Source.of(VideoFiles.rmv(1))).name()).isEqualTo("rmv");
        for (int version : new int[] {0, 3}) {
            assertThatThrownBy(() -> read(with(VideoFiles.rmv(1), 5, version)))
                    .hasMessageContaining("RMV version " + version);
        }
    }

    @ParameterizedTest
    @DisplayName("issue 23: every size is compared with what it is the size of")
    @CsvSource({
        "1, 9, it has 1 bytes",
        "1, 15, player fields",
        "1, 17, board section",
        "1, 25, events should have",
        "2, 11, it has 1 bytes",
        "2, 15, player fields",
        "2, 17, board section",
        "2, 23, extension properties",
        "2, 27, events should have",
    })
    void sizes(int version, int at, String words) {
        byte[] file = VideoFiles.rmv(version);
        told(read(with(with(file, at, 1), at - 1, 0)), words);
    }

    @Test
    @DisplayName("issue 23: the sizes of texts, properties and checksum say where the next part begins")
    void places() {
        assertThatThrownBy(() -> read(with(VideoFiles.rmv(2), 28, 0, 5))).hasMessageContaining("ends at byte");
        told(read(with(VideoFiles.rmv(2), 28, 0, 3)), "file should have");
        assertThatThrownBy(() -> read(with(VideoFiles.rmv(2), 20, 0, 6))).hasMessageContaining("6 properties");
        assertThatThrownBy(() -> read(with(VideoFiles.rmv(1), 20, 0, 3))).hasMessageContaining("3 properties");
    }

    @Test
    @DisplayName(
            "issue 23: player fields are name, nickname, country and a secret token, which is not kept; missing ones are empty")
    void playerFields() {
        assertThat(read(VideoFiles.rmv(2)).notes())
                .containsEntry("Player", "Ann")
                .containsEntry("Identifier", "a")
                .doesNotContainKey("Country");
        byte[] four = with(VideoFiles.rmv(2), "\0\2\3Ann\1a", "\0\4\3Ann\1a\2AT\6secret");
        assertThat(read(four).notes()).containsEntry("Country", "AT").doesNotContainValue("secret");
    }

    @Test
    @DisplayName("issue 23: texts are UTF-8 in version 2 and where version 1 says so, else they are not defined")
    void texts() {
        assertThatThrownBy(() -> read(with(VideoFiles.rmv(2), "Ann", "A\u00ffn")))
                .hasMessageContaining("no UTF-8");
        assertThatThrownBy(() -> read(with(VideoFiles.rmv(1), "Ann", "A\u00ffn")))
                .hasMessageContaining("no UTF-8");
        byte[] other = VideoFiles.rmv(1, new int[] {0, 1, 0, 3}, NONE, bytes(16, 0, 0, 0));
        assertThat(read(with(other, "Ann", "A\u00e4n")).notes()).containsEntry("Player", "A\u00e4n");
    }

    @Test
    @DisplayName(
            "issue 23: a program without a number of its own has its name among the extensions, one with a number has not")
    void cloneName() {
        byte[] named = with(VideoFiles.rmv(2), "\3abc\1\t", "\nclone_name\2Mo");
        assertThat(read(with(named, 6, 0)).notes()).containsEntry("Program", "Mo");
        assertThat(read(with(named, 6, 1)).notes()).containsEntry("Program", "Vienna 5");
    }

    @Test
    @DisplayName("issue 23: the board was made at a second since 1970; mines are columns and rows from 0")
    void board() {
        Replay replay = read(VideoFiles.rmv(2));
        assertThat(replay.notes()).containsEntry("Timestamp", "1700000000000000");
        assertThat(replay.board().world().danger(2)).isTrue();
        assertThatThrownBy(() -> read(with(VideoFiles.rmv(2), 54, 5))).hasMessageContaining("off the board");
    }

    @Test
    @DisplayName("issue 23: flags set before the game are columns and rows, too")
    void earlyFlags() {
        Replay replay = read(VideoFiles.rmv(2, VideoFiles.RMV_PROPERTIES[1], new int[] {2, 0}, bytes(17, 0, 0, 0)));
        assertThat(replay.turns()).hasSize(1);
        assertThat(replay.turns().get(0).cell()).isEqualTo(2);
        told(replay, "no flag was set");
    }

    @Test
    @DisplayName(
            "issue 23: properties say question marks, no flags, mode, level, 3BV and size of cells; more of them are ignored")
    void properties() {
        byte[] end = bytes(17, 0, 0, 0);
        Replay replay = read(VideoFiles.rmv(2, new int[] {1, 0, 13, 2, 1, 1, 24, 99}, NONE, end));
        assertThat(replay.mouse().questionMarks()).isTrue();
        assertThat(replay.notes()).containsEntry("Mode", "13");
        assertThat(replay.path().cellSize()).isEqualTo(24);
        told(replay, "level Expert", "Custom");
        told(replay, "3BV 257");
        assertThatThrownBy(() -> read(VideoFiles.rmv(2, new int[] {0, 0, 0, 4, 2, 0, 16}, NONE, end)))
                .hasMessageContaining("level 4");
        told(read(VideoFiles.rmv(1, new int[] {0, 0, 4, 3}, NONE, end)), "mode 4 is none of RMV version 1");
        assertThat(read(VideoFiles.rmv(1, new int[] {0, 0, 3, 3}, NONE, end)).doubts())
                .isEmpty();
        told(read(with(VideoFiles.rmv(1), "3BV:2", "3BV:7")), "3BV 7");
    }

    @Test
    @DisplayName(
            "issue 23: places are from the corner of the window in version 1, signed and from that of the board in version 2")
    void places1And2() {
        Replay one = events(1, 3, 0, 0, 0, 0, 0, 12 + 17, 0, 56 + 3, 17, 0, 0, 0);
        assertThat(one.clicks().get(0).cell()).isEqualTo(1);
        Replay two = events(2, 3, 0, 0, 0, 0, 0, 17, 0, 3, 1, 0, 0, 1, 0, 0xff, 0xff, 0xff, 0xfe, 17, 0, 0, 0);
        assertThat(two.clicks().get(0).cell()).isEqualTo(1);
        assertThat(two.path().spots().get(1).x()).isEqualTo(-1);
        assertThat(two.path().spots().get(1).y()).isEqualTo(-2);
    }

    @Test
    @DisplayName(
            "issue 23: a short move adds its time and four bits each to the place; version 1 has none, and 0 only there")
    void shortMoves() {
        Replay two = events(2, 3, 0, 0, 9, 0, 0, 17, 0, 3, 28, 255, 0x87, 17, 0, 0, 0);
        assertThat(two.path().spots()).last().hasToString("Spot[millis=264, x=9, y=10]");
        assertThatThrownBy(() -> events(1, 28, 1, 0, 17, 0, 0, 0)).hasMessageContaining("event 28");
        assertThat(events(1, 0, 1, 2, 3, 4, 17, 0, 0, 0).clicks()).isEmpty();
        assertThatThrownBy(() -> events(2, 0, 1, 2, 3, 4, 17, 0, 0, 0)).hasMessageContaining("event 0");
    }

    @ParameterizedTest
    @DisplayName("issue 23: changes of the board are read; a number that the board does not have is told")
    @ValueSource(ints = {9, 10, 11, 12, 13, 14, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27})
    void boardEvents(int code) {
        List<String> doubts = events(2, code, 1, 0, 17, 0, 0, 0).doubts();
        if (code < 18 || code == 19 || code == 27) {
            assertThat(doubts).isEmpty();
        } else {
            assertThat(doubts).containsExactly("the file shows a " + (code - 18) + " at (0,1), the board has a 1");
        }
        assertThatThrownBy(() -> events(2, code, 5, 0, 17, 0, 0, 0)).hasMessageContaining("off the board");
    }

    @Test
    @DisplayName("issue 23: an end is a blast, a win or something else, with the time in thousandths")
    void ends() {
        told(events(2, 16, 0, 0, 0), "the game was won", "not finished");
        assertThat(events(2, 15, 0, 0, 0).doubts()).isEmpty();
        assertThat(events(2, 17, 0, 0, 0).doubts()).isEmpty();
        told(read(with(VideoFiles.rmv(2), "\20\0\4\u00d2\0\0F", "\20\0\5\u00d2\0\0F")), "1.490 s", "1.234 s");
        for (int code : new int[] {8, 29, 255}) {
            assertThatThrownBy(() -> events(2, code, 0, 0, 0, 0)).hasMessageContaining("event " + code);
        }
    }
}
