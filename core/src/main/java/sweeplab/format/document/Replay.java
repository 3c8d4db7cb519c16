// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sweeplab.trace.Trace;

/**
 * A game that was played: its board, every click in order, how the mouse was set up, what else the file says of it, the trace it was
 * read from if it was one, the way of the mouse, and where the file says something else than its board and its events.
 */
public record Replay(
        FullBoard board,
        List<Click> clicks,
        Mouse mouse,
        Map<String, String> notes,
        Optional<Trace> trace,
        MousePath path,
        List<String> doubts)
        implements Document {

    /** What the player did with the mouse; {@link Replayer} says what came of it. */
    public enum Kind {
        /** A left click: uncovers. */
        OPEN,
        /** A right click: sets or takes a flag. */
        MARK,
        /** Both buttons, or the middle one: uncovers around a number with all its flags. */
        CHORD,
        /** Switches question marks on or off. */
        MARKS_SETTING
    }

    /** One click on a cell, so many thousandths of a second after the start. */
    public record Click(Kind kind, int cell, long millis) {}

    /** How the program was set up: right clicks go on to question marks; a left click on a number is a chord. */
    public record Mouse(boolean questionMarks, boolean superClick) {

        public static final Mouse PLAIN = new Mouse(false, false);
    }

    public Replay(FullBoard board, List<Click> clicks, Mouse mouse, Map<String, String> notes, Optional<Trace> trace) {
        this(board, clicks, mouse, notes, trace, MousePath.NONE, List.of());
    }

    public Replay {
        clicks = List.copyOf(clicks);
        notes = Map.copyOf(notes);
        doubts = List.copyOf(doubts);
    }

    /** The same game with these cells told to be safe from the beginning. */
    public Replay withStarts(int... starts) {
        return new Replay(board.withStarts(starts), clicks, mouse, notes, trace, path, doubts);
    }

    public Replay withDoubts(List<String> others) {
        return new Replay(board, clicks, mouse, notes, trace, path, others);
    }

    @Override
    public String kind() {
        return "replay";
    }

    /** The moves that the clicks come to. */
    public List<Turn> turns() {
        return new Replayer(this).turns();
    }
}
