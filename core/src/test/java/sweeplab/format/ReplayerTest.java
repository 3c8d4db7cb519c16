// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.format.document.Recast;
import sweeplab.format.document.Replay;
import sweeplab.view.Status;
import sweeplab.view.View;

/** What clicks come to, on a row of five cells with mines in the first and the last. */
final class ReplayerTest {

    private static Replay replay(String keys, String... events) {
        return (Replay) new Formats().read(keys + "Board:\n*000*\nEvents:\n" + String.join("\n", events) + "\n");
    }

    private static String at(String time, String id, int column) {
        return time + " " + id + " " + (column + 1) + " 1 (" + (16 * column + 3) + " 3)";
    }

    private static List<String> clicks(String... events) {
        return replay("", events).clicks().stream()
                .map(click -> click.kind() + " " + click.cell())
                .toList();
    }

    private static List<String> turns(Replay replay) {
        return replay.turns().stream()
                .map(turn -> turn.kind() + " " + turn.cell())
                .toList();
    }

    /** Buttons at columns, one event a tenth of a second, and the clicks that they come to. */
    @ParameterizedTest
    @CsvSource({
        "lc1 mv2 lr2, OPEN 2",
        "rc0 rr2, MARK 0",
        "mc1 mr1, CHORD 1",
        "sc1 lr1, CHORD 1",
        // Both buttons are one chord, whichever is let go first.
        "lc1 rc1 lr1 rr1, CHORD 1",
        "lc1 rc1 rr1 lr1, CHORD 1",
        // Flag and chord in one movement: the right button first, and the flag is set.
        "rc0 lc1 lr1 rr1, MARK 0 CHORD 1",
        // After a chord the left button works again.
        "lc1 rc1 rr1 lr1 lc2 lr2, CHORD 1 OPEN 2",
        // The left button stays down while the right one goes down twice: two chords, wherever the second one ends.
        "lc1 rc1 rr1 rc1 lr1 rr1, CHORD 1 CHORD 1",
        "lc1 rc1 rr1 rc2 rr2 lr2, CHORD 1 CHORD 2",
        // Let go without having been pressed.
        "lr1 rr1 mr1, ''"
    })
    void buttonsBecomeClicks(String buttons, String clicks) {
        String[] each = buttons.split(" ");
        String[] events = IntStream.range(0, each.length)
                .mapToObj(i -> at("0." + (i + 1), each[i].substring(0, 2), each[i].charAt(2) - '0'))
                .toArray(String[]::new);
        assertThat(String.join(" ", clicks(events))).isEqualTo(clicks);
    }

    /** As FreeSweeper writes it. */
    @Test
    void eventsMayFollowTheBoardAtOnce() {
        String events = "0.000 start\n" + at("0.1", "lc", 1) + "\n" + at("0.2", "lr", 1) + "\nnumber1 2 1\n";
        Replay replay = (Replay) new Formats().read("RawVF_Version: Rev3\nBoard:\n*000*\n" + events);
        assertThat(turns(replay)).containsExactly("PROBE 1");
        assertThat(replay.board().world().topology().rows()).isEqualTo(1);
    }

    @Test
    void buttonsOffTheBoardDoNothing() {
        assertThat(clicks("0.1 lc 0 0 (-5 3)", "0.2 lr 0 0 (-5 3)", "0.3 lr 9 9 (999 999)"))
                .isEmpty();
    }

    @Test
    void aChordOpensAroundANumberThatHasItsFlags() {
        Replay right = replay(
                "",
                at("0.1", "lc", 1),
                at("0.1", "lr", 1),
                at("0.2", "rc", 0),
                at("0.2", "rr", 0),
                at("0.3", "mc", 1),
                at("0.3", "mr", 1));
        assertThat(turns(right)).containsExactly("PROBE 1", "FLAG 0", "PROBE 2");
        Replay wrong = replay(
                "",
                at("0.1", "lc", 1),
                at("0.1", "lr", 1),
                at("0.2", "rc", 2),
                at("0.2", "rr", 2),
                at("0.3", "mc", 1),
                at("0.3", "mr", 1),
                at("0.4", "lc", 3),
                at("0.4", "lr", 3));
        assertThat(turns(wrong)).containsExactly("PROBE 1", "FLAG 2", "PROBE 0");
        assertThat(Recast.view(wrong).status()).isEqualTo(Status.LOST);
        Replay unflagged = replay("", at("0.1", "lc", 1), at("0.1", "lr", 1), at("0.3", "mc", 1), at("0.3", "mr", 1));
        assertThat(turns(unflagged)).containsExactly("PROBE 1");
    }

    @Test
    void superClickMakesALeftClickOnANumberAChord() {
        String[] events = {
            at("0.1", "lc", 1),
            at("0.1", "lr", 1),
            at("0.2", "rc", 0),
            at("0.2", "rr", 0),
            at("0.3", "lc", 1),
            at("0.3", "lr", 1)
        };
        assertThat(turns(replay("SuperClick: On\n", events))).containsExactly("PROBE 1", "FLAG 0", "PROBE 2");
        assertThat(turns(replay("", events))).containsExactly("PROBE 1", "FLAG 0");
    }

    @Test
    void questionMarksGoRound() {
        String[] rights = new String[8];
        for (int i = 0; i < rights.length; i += 2) {
            rights[i] = at("0." + i, "rc", 0);
            rights[i + 1] = at("0." + i, "rr", 0);
        }
        assertThat(turns(replay("Marks: Off\n", rights))).containsExactly("FLAG 0", "UNFLAG 0", "FLAG 0", "UNFLAG 0");
        assertThat(turns(replay("Marks: On\n", rights))).containsExactly("FLAG 0", "UNFLAG 0", "FLAG 0");
        String[] switched = rights.clone();
        switched[1] = "0.1 mt 1 1 (3 3)";
        assertThat(turns(replay("Marks: On\n", switched))).containsExactly("FLAG 0", "UNFLAG 0", "FLAG 0", "UNFLAG 0");
    }

    @Test
    void aFlaggedCellIsNotOpened() {
        Replay replay = replay("", at("0.1", "rc", 1), at("0.1", "rr", 1), at("0.2", "lc", 1), at("0.2", "lr", 1));
        assertThat(turns(replay)).containsExactly("FLAG 1");
        View view = Recast.view(replay);
        assertThat(view.flagged(1)).isTrue();
        assertThat(view.opened()).isZero();
    }
}
