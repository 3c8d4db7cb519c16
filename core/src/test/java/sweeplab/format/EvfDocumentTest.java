// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sweeplab.format.VideoFiles.with;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.format.document.Replay;
import sweeplab.format.document.ReplaySet;
import sweeplab.format.text.Source;

/** Statement by statement what the documents of EVF 0.0 to 0.4 and EVFS say, on five cells in a row with a mine in the middle. */
final class EvfDocumentTest {

    private static final Formats FORMATS = new Formats();

    private static Replay read(byte[] file) {
        return (Replay) FORMATS.named("evf").read(Source.of(file));
    }

    private static List<String> clicks(int version, int[]... events) {
        return read(VideoFiles.evf(version, events)).clicks().stream()
                .map(click -> click.kind() + " " + click.cell() + " " + click.millis())
                .toList();
    }

    @Test
    @DisplayName("issue 23: the first byte is the version")
    void version() {
        assertThatThrownBy(() -> read(with(VideoFiles.evf(4), 0, 5))).hasMessageContaining("EVF version 5 is not read");
    }

    @ParameterizedTest
    @DisplayName("issue 23: what the summary's bits claim is compared")
    @CsvSource({
        "0, 0x00, not won",
        "1, 0x40, official",
        "2, 0x50, official",
        "3, 0x10, not won",
        "3, 0x60, official",
        "4, 0x68, official",
    })
    void summary(int version, String summary, String doubt) {
        Replay replay = read(with(VideoFiles.evf(version), 1, Integer.decode(summary)));
        assertThat(replay.doubts()).anySatisfy(said -> assertThat(said).contains(doubt));
    }

    @ParameterizedTest
    @DisplayName(
            "issue 23: no flags is the third bit in version 1, the fourth from version 2 on, and not said in version 0")
    @CsvSource({"0, 0xB0, false", "1, 0xA0, true", "1, 0x90, false", "2, 0xB0, true", "2, 0xA0, false", "3, 0x90, true"
    })
    void noFlags(int version, String summary, boolean told) {
        byte[] file = VideoFiles.evf(version, new int[] {4, 0, 45, 5}, new int[] {5, 0, 45, 5});
        List<String> doubts = read(with(file, 1, Integer.decode(summary))).doubts();
        assertThat(doubts.stream().anyMatch(doubt -> doubt.contains("no flag"))).isEqualTo(told);
    }

    @Test
    @DisplayName("issue 23: an official game is of the standard mode, and the mode is kept")
    void mode() {
        Replay replay = read(with(with(VideoFiles.evf(3), 8, 0, 11), 1, 0xF0));
        assertThat(replay.notes()).containsEntry("Mode", "11");
        assertThat(replay.doubts()).anySatisfy(said -> assertThat(said).contains("official, but of mode 11"));
        assertThat(read(with(VideoFiles.evf(4), 8, 0xff, 0xff)).notes()).containsEntry("Mode", "65535");
    }

    @Test
    @DisplayName(
            "issue 23: settings change nothing of the game; 3BV and time are told when they are wrong, the time to 32 bits in version 4")
    void settingsAndNumbers() {
        assertThat(read(with(VideoFiles.evf(4), 2, 0)).clicks())
                .isEqualTo(read(VideoFiles.evf(4)).clicks());
        assertThat(read(with(VideoFiles.evf(4), 10, 1, 2)).doubts())
                .containsExactly("the file says 3BV 258, the board has 2");
        assertThat(read(with(VideoFiles.evf(4), 12, 1)).doubts())
                .anySatisfy(said -> assertThat(said).contains("16778.450 s"));
        assertThat(read(with(VideoFiles.evf(2), 11, 0, 0, 7)).doubts())
                .anySatisfy(said -> assertThat(said).contains("0.007 s"));
        assertThat(read(with(VideoFiles.evf(2), 6, 10)).path().cellSize()).isEqualTo(10);
        assertThatThrownBy(() -> read(with(VideoFiles.evf(2), 4, 0, 2))).hasMessageContaining("1 mines, 2 are said");
    }

    @Test
    @DisplayName("issue 23: start and end are millionths of a second, as far apart as the time")
    void stamps() {
        byte[] late = with(VideoFiles.evf(3), "1700000001234000", "1700000009234000");
        assertThat(read(late).doubts())
                .containsExactly("the file says 1.234 s, its start and its end are 9.234 s apart");
        assertThat(read(VideoFiles.evf(3)).notes())
                .containsEntry("Timestamp", "1700000000000000")
                .containsEntry("End", "1700000001234000");
    }

    @Test
    @DisplayName(
            "issue 23: version 4 names the program that converted it only if it was converted, and its texts are UTF-8")
    void texts() {
        byte[] direct = with(with(VideoFiles.evf(4), "Sweeplab\0utf-8\0", ""), 1, 0xB0);
        assertThat(read(direct).notes()).containsEntry("Program", "Meta 3.2").containsEntry("Player", "Ann");
        assertThatThrownBy(() -> read(with(VideoFiles.evf(4), "Ann", "A\u00ffn")))
                .hasMessageContaining("no UTF-8");
        assertThat(read(with(VideoFiles.evf(3), "Ann", "\u00cd\u00f5")).notes()).containsEntry("Player", "\u738b");
        assertThat(read(with(VideoFiles.evf(4), "\0\3abc", "\0\0")).notes()).containsEntry("Identifier", "me");
    }

    @ParameterizedTest
    @DisplayName("issue 23: versions 0 to 2 have events 1 to 9, version 3 has 1 to 12; others are refused")
    @ValueSource(ints = {0, 1, 2, 3})
    void kindsOfEvents(int version) {
        int last = version < 3 ? 9 : 12;
        for (int kind = 1; kind <= last; kind++) {
            assertThat(read(VideoFiles.evf(version, new int[] {kind, 0, 5, 5}))
                            .board()
                            .world()
                            .dangers())
                    .isEqualTo(1);
        }
        assertThatThrownBy(() -> read(VideoFiles.evf(version, new int[] {last + 1, 0, 5, 5})))
                .hasMessageContaining("event " + (last + 1));
    }

    @Test
    @DisplayName("issue 23: what the kinds of events do")
    void whatEventsDo() {
        assertThat(clicks(3, new int[] {6, 0, 5, 5}, new int[] {7, 9, 5, 5})).containsExactly("CHORD 0 9");
        assertThat(clicks(3, new int[] {8, 0, 45, 5})).containsExactly("MARK 2 0");
        assertThat(clicks(3, new int[] {2, 0, 5, 5}, new int[] {9, 1, 5, 5}, new int[] {3, 2, 5, 5}))
                .containsExactly("CHORD 0 2");
        assertThat(clicks(3, new int[] {10, 0, 5, 5}, new int[] {10, 3, 25, 5})).containsExactly("OPEN 1 3");
        assertThat(clicks(3, new int[] {11, 4, 45, 5}, new int[] {11, 5, 5, 5})).containsExactly("MARK 2 4");
        assertThat(clicks(3, new int[] {12, 4, 5, 5}, new int[] {12, 6, 5, 5})).containsExactly("CHORD 0 6");
        assertThat(clicks(3, new int[] {2, 0, 5, 5}, new int[] {3, 9, 100, 20}))
                .as("off the board")
                .isEmpty();
        assertThatThrownBy(() -> clicks(3, new int[] {2, 9, 5, 5}, new int[] {3, 8, 5, 5}))
                .hasMessageContaining("goes back");
    }

    @Test
    @DisplayName("issue 23: version 4 has four ends, changes of the board, figures and pauses; its mouse events add up")
    void eventsOf4() {
        List<Integer> ends = List.of(81, 82, 83, 99);
        ends.forEach(
                end -> assertThat(read(VideoFiles.evf4(1, end, 7)).clicks()).isEmpty());
        IntStream.of(100, 108, 110, 111, 114, 115, 116, 118, 120, 121)
                .forEach(code -> assertThat(
                                read(VideoFiles.evf4(1, code, 0, 1, 0)).clicks())
                        .isEmpty());
        Replay replay = read(VideoFiles.evf4(1, 2, 5, 0, 30, 0, 5, 255, 1, 0, 255, 0, 1, 3, 2, 0xff, 0xff, 0, 0));
        assertThat(replay.clicks().get(0).cell()).isEqualTo(1);
        assertThat(replay.clicks().get(0).millis()).isEqualTo(5 + 256 + 1 + 2);
        for (int code : new int[] {13, 80, 202, 254}) {
            assertThatThrownBy(() -> read(VideoFiles.evf4(1, code, 0, 0, 0, 0, 0)))
                    .hasMessageContaining("event " + code);
        }
        assertThat(read(VideoFiles.evf4(1, 83, 0)).doubts())
                .anySatisfy(said -> assertThat(said).contains("its end that it was not won"));
    }

    @Test
    @DisplayName("issue 23: 0 ends with a checksum of 32 bytes or none, 255 without one, version 4 says how long it is")
    void checksum() {
        byte[] file = VideoFiles.evf(3);
        assertThat(read(Arrays.copyOf(file, file.length - 32)).doubts()).isEmpty();
        assertThatThrownBy(() -> read(Arrays.copyOf(file, file.length - 1))).hasMessageContaining("ends at byte");
        assertThatThrownBy(() -> read(Arrays.copyOf(file, file.length + 1))).hasMessageContaining("1 bytes too many");
        byte[] none = VideoFiles.evf(1);
        assertThatThrownBy(() -> read(Arrays.copyOf(none, none.length + 31))).hasMessageContaining("ends at byte");
        byte[] four = VideoFiles.evf(4);
        assertThat(read(Arrays.copyOf(with(four, four.length - 4, 0, 0), four.length - 2))
                        .doubts())
                .isEmpty();
        assertThatThrownBy(() -> read(with(four, four.length - 4, 0, 3))).hasMessageContaining("ends at byte");
    }

    @Test
    @DisplayName("issue 23: a set is of one player with one program, one game after the other")
    void sets() {
        assertThat(doubts(VideoFiles.evfs())).isEmpty();
        assertThat(doubts(VideoFiles.evfs(VideoFiles.evf(4), VideoFiles.evf(4))))
                .containsExactly("this game of a set begins before the one before it ends");
        assertThat(doubts(VideoFiles.evfs(VideoFiles.evf(4), VideoFiles.evf(3))))
                .containsExactly("the Program of this game of a set is 'Meta 3.1', of the one before 'Meta 3.2'");
        assertThatThrownBy(() -> FORMATS.named("evfs").read(Source.of(with(VideoFiles.evfs(), 0, 1))))
                .hasMessageContaining("EVFS version 1");
        assertThatThrownBy(() -> FORMATS.named("evfs").read(Source.of(with(VideoFiles.evfs(), 7, 255))))
                .hasMessageContaining("ends at byte");
    }

    /** A large board takes much more memory than the bytes that name it. */
    @Test
    @DisplayName("issue 23: games of a set share the shapes of their boards, of which there are at most twenty")
    void shapes() {
        ReplaySet set = (ReplaySet) FORMATS.named("evfs").read(Source.of(VideoFiles.evfs()));
        assertThat(set.games().get(0).replay().board().world().topology())
                .isSameAs(set.games().get(1).replay().board().world().topology());
        byte[][] games = IntStream.range(0, 21)
                .mapToObj(i -> with(
                        with(VideoFiles.evf(2), "\5\0\1", (char) (5 + i) + "\0\1"),
                        "device\0 ",
                        "device\0 " + "\0".repeat((i + 4) / 8)))
                .toArray(byte[][]::new);
        assertThatThrownBy(() -> FORMATS.named("evfs").read(Source.of(VideoFiles.evfs(games))))
                .hasMessageContaining("more than 20 sizes");
    }

    private static List<String> doubts(byte[] set) {
        return ((ReplaySet) FORMATS.named("evfs").read(Source.of(set)))
                .games()
                .get(1)
                .replay()
                .doubts();
    }
}
