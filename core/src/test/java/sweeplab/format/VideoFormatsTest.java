// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.format.document.Recast;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replay.Click;
import sweeplab.format.document.Replay.Kind;
import sweeplab.format.document.ReplaySet;
import sweeplab.format.document.Turn;
import sweeplab.format.text.Source;
import sweeplab.view.Status;

/** The statements of the documents of EVF, EVFS, RMV, AVF and MVF, on a small game written byte by byte after them. */
final class VideoFormatsTest {

    private static final Formats FORMATS = new Formats();

    @ParameterizedTest
    @ValueSource(strings = {"evf", "rmv", "avf", "mvf"})
    void theGameIsReadFromEveryForm(String format) {
        for (byte[] file : VideoFiles.of(format)) {
            assertThat(FORMATS.recognise(Source.of(file)).name()).isEqualTo(format);
            Replay replay = (Replay) FORMATS.read(file);
            if (replay.board().world().topology().size() == 5) {
                check(replay);
            }
        }
    }

    private static void check(Replay replay) {
        assertThat(replay.doubts()).isEmpty();
        assertThat(replay.board().world().dangers()).isEqualTo(1);
        assertThat(replay.board().world().danger(2)).isTrue();
        assertThat(replay.clicks()).extracting(Click::kind).containsExactly(Kind.OPEN, Kind.OPEN);
        assertThat(replay.clicks()).extracting(Click::cell).containsExactly(0, 4);
        List<Turn> turns = replay.turns();
        assertThat(turns.get(1).millis() - turns.get(0).millis()).isBetween(1230L, 1234L);
        assertThat(Recast.view(replay).status()).isEqualTo(Status.WON);
        assertThat(replay.notes()).containsEntry("Player", "Ann").containsKey("Program");
        assertThat(replay.path().spots()).isNotEmpty();
    }

    @Test
    void evfSaysMoreOfItsGame() {
        Replay replay = (Replay) FORMATS.read(VideoFiles.evf(4));
        assertThat(replay.notes())
                .containsEntry("Country", "AT")
                .containsEntry("Race", "cup")
                .containsEntry("Identifier", "me")
                .containsEntry("Timestamp", "1")
                .containsEntry("Program", "Meta 3.2");
        assertThat(replay.path().cellSize()).isEqualTo(20);
        assertThat(replay.clicks()).extracting(Click::millis).containsExactly(100L, 1334L);
    }

    /** The example of the document: three rows of four, the last six mines and more, as 00110111 11110000. */
    @Test
    void theBoardOfTheDocument() {
        byte[] file = VideoFiles.evf(1);
        byte[] board = Arrays.copyOf(file, file.length + 1);
        int at = file.length - 6 * 8 - 2;
        System.arraycopy(file, at + 1, board, at + 2, file.length - at - 1);
        board[2] = 3;
        board[3] = 4;
        board[5] = 9;
        board[at] = (byte) 0b00110111;
        board[at + 1] = (byte) 0b11110000;
        Replay replay = (Replay) FORMATS.named("evf").read(Source.of(board));
        int[] mines = LongStream.range(0, 12)
                .mapToInt(cell -> (int) cell)
                .filter(replay.board().world()::danger)
                .toArray();
        assertThat(mines).containsExactly(2, 3, 5, 6, 7, 8, 9, 10, 11);
    }

    @Test
    void aSetHasItsGamesWithTheirNames() {
        ReplaySet set = (ReplaySet) FORMATS.read(VideoFiles.evfs());
        assertThat(set.games()).extracting(ReplaySet.Named::name).containsExactly("one", "two");
        set.games().forEach(game -> check(game.replay()));
    }

    @Test
    void whatTheFileSaysIsCompared() {
        byte[] evf = VideoFiles.evf(3);
        evf[11] = 9;
        evf[14] = 0;
        assertThat(((Replay) FORMATS.read(evf)).doubts())
                .anySatisfy(doubt -> assertThat(doubt).contains("3BV 9", "the board has 2"))
                .anySatisfy(doubt -> assertThat(doubt).contains("its events take 1.234 s"));
        byte[] lost = VideoFiles.evf(3);
        lost[1] = 0x10;
        assertThat(((Replay) FORMATS.read(lost)).doubts())
                .anySatisfy(doubt -> assertThat(doubt).contains("not won", "game won"));
        byte[] rmv = VideoFiles.rmv(1);
        rmv[9] = 1;
        assertThat(((Replay) FORMATS.read(rmv)).doubts())
                .anySatisfy(doubt -> assertThat(doubt).contains("the file says that it has"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"evf", "rmv", "avf", "mvf"})
    void everyVideoBecomesEveryReplayThatIsWritten(String name) {
        for (byte[] file : VideoFiles.of(name)) {
            Replay video = (Replay) FORMATS.named(name).read(Source.of(file));
            for (String form : List.of("evf", "rawvf", "trace")) {
                Replay again = (Replay) FORMATS.read(FORMATS.named(form).write(video));
                assertThat(moves(again)).as("%s to %s", name, form).isEqualTo(moves(video));
                assertThat(again.board().world()).isEqualTo(video.board().world());
                if (!form.equals("trace")) {
                    assertThat(again.turns()).as("%s to %s", name, form).isEqualTo(video.turns());
                    assertThat(again.path()).as("%s to %s", name, form).isEqualTo(video.path());
                }
                for (String next : List.of("evf", "rawvf", "trace")) {
                    Replay third = (Replay) FORMATS.read(FORMATS.named(next).write(again));
                    assertThat(moves(third))
                            .as("%s to %s to %s", name, form, next)
                            .isEqualTo(moves(video));
                }
            }
        }
    }

    /** Off the board EVF has one place only, its lower right corner, and no smaller cells than five pixels; RAWVF has all. */
    @Test
    void whatEvfCannotHold() {
        String text = "Board:\n00*00\nEvents:\n0.1 mv (-4 3)\n0.2 mv (99 3)\n0.3 mv (79 15)\n";
        Replay replay = (Replay) FORMATS.read(text);
        Replay evf = (Replay) FORMATS.read(FORMATS.named("evf").write(replay));
        assertThat(evf.path().spots())
                .extracting(spot -> spot.x() + " " + spot.y())
                .containsExactly("80 16", "80 16", "79 15");
        assertThat(((Replay) FORMATS.read(FORMATS.named("rawvf").write(replay))).path())
                .isEqualTo(replay.path());
        Replay small = (Replay) FORMATS.read("SquareSize: 4\n" + text);
        assertThatThrownBy(() -> FORMATS.named("evf").write(small))
                .hasMessageContaining("cells of 5 to 255", "cells of 4");
    }

    // A trace has no clock.
    private static List<String> moves(Replay replay) {
        return replay.turns().stream()
                .map(turn -> turn.kind() + " " + turn.cell())
                .toList();
    }

    @Test
    void evfHoldsEveryReplayOfSquares() {
        LongStream.range(0, 200).forEach(seed -> {
            Replay replay = new Samples(seed).replay();
            Replay again = (Replay) FORMATS.read(FORMATS.named("evf").write(replay));
            assertThat(again.turns()).as("seed " + seed).isEqualTo(replay.turns());
            assertThat(again.board().world())
                    .as("seed " + seed)
                    .isEqualTo(replay.board().world());
            assertThat(again.doubts()).as("seed " + seed).isEmpty();
        });
    }

    @Test
    void errorsNameTheByte() {
        byte[] evf = VideoFiles.evf(3);
        assertThatThrownBy(() -> FORMATS.named("evf").read(Source.of(Arrays.copyOf(evf, evf.length - 40))))
                .hasMessageContaining("ends at byte");
        byte[] rmv = VideoFiles.rmv(2);
        rmv[5] = 9;
        assertThatThrownBy(() -> FORMATS.read(rmv)).hasMessageContaining("RMV version 9 is not read");
        byte[] mines = VideoFiles.avf();
        mines[11] = 7;
        assertThatThrownBy(() -> FORMATS.named("avf").read(Source.of(mines))).hasMessageContaining("off the board");
    }
}
