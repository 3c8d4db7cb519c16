// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.MousePath;
import sweeplab.format.document.Replay;
import sweeplab.format.text.SizeLimits;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** A game as it is read event by event: the board, the buttons, the way of the mouse, and what the file says of it. */
final class Recording {

    private static final int MOST_EVENTS = 1 << 20;

    private final Topology topology;
    private final FullBoard board;
    private final int cellSize;
    private final Replay.Mouse mouse;
    private final MouseButtons buttons;
    private final List<MousePath.Spot> spots = new ArrayList<>();
    private final Map<String, String> notes = new LinkedHashMap<>();
    private final Claims claims = new Claims();
    private boolean saysNoFlags;
    private int events;
    private long last = Long.MIN_VALUE;
    private boolean timeGoesBack;

    Recording(Topology topology, CellSet mines, int cellSize, boolean questionMarks) {
        this(Minefield.board(topology, mines), cellSize, new Replay.Mouse(questionMarks, false));
    }

    Recording(FullBoard board, int cellSize, Replay.Mouse mouse) {
        if (cellSize < 1) {
            throw new IllegalArgumentException("SquareSize is " + cellSize + ": cells are at least 1 pixel wide");
        }
        this.board = board;
        this.cellSize = cellSize;
        this.mouse = mouse;
        topology = board.world().topology();
        buttons = new MouseButtons(board, mouse);
    }

    static Topology squares(int columns, int rows) {
        SizeLimits.check(columns, rows, SizeLimits.COMPACT_CELLS);
        return Minefield.squares(columns, rows);
    }

    Topology topology() {
        return topology;
    }

    FullBoard board() {
        return board;
    }

    Claims claims() {
        return claims;
    }

    /** Keeps something that the file says, unless it is empty. */
    void note(String key, String value) {
        if (!value.isBlank()) {
            notes.put(key, value.strip());
        }
    }

    void add(MouseEvent.Kind kind, long millis, int x, int y) {
        if (events++ >= MOST_EVENTS) {
            throw new IllegalArgumentException("more than " + MOST_EVENTS + " events are not read");
        }
        if (millis < last && !timeGoesBack) {
            timeGoesBack = true;
            claims.differs("the time goes back from " + RawVfWriter.seconds(last) + " to " + RawVfWriter.seconds(millis)
                    + " s");
        }
        last = millis;
        if (kind == MouseEvent.Kind.MOVE) {
            spots.add(new MousePath.Spot(millis, x, y));
        }
        buttons.take(kind, cell(x, y), millis);
    }

    /** The same where buttons go down and up without a move to the place before. */
    void addMoved(MouseEvent.Kind kind, long millis, int x, int y) {
        boolean moved = spots.isEmpty() || moved(spots.get(spots.size() - 1), x, y);
        if (kind != MouseEvent.Kind.MOVE && moved) {
            add(MouseEvent.Kind.MOVE, millis, x, y);
        }
        add(kind, millis, x, y);
    }

    /** The file says that no flag was set, or that some were. */
    void noFlags(boolean said) {
        saysNoFlags = said;
    }

    /** An event on a cell, wherever the mouse was. */
    void addOnCell(MouseEvent.Kind kind, long millis, int column, int row) {
        buttons.take(kind, topology.contains(row, column) ? topology.cell(row, column) : -1, millis);
    }

    private static boolean moved(MousePath.Spot last, int x, int y) {
        return last.x() != x || last.y() != y;
    }

    private int cell(int x, int y) {
        int column = Math.floorDiv(x, cellSize);
        int row = Math.floorDiv(y, cellSize);
        return topology.contains(row, column) ? topology.cell(row, column) : -1;
    }

    Replay replay() {
        if (saysNoFlags && buttons.flags() > 0) {
            claims.differs("the file says that no flag was set, its events set some");
        }
        Replay bare = new Replay(
                board, buttons.clicks(), mouse, notes, Optional.empty(), new MousePath(cellSize, spots), List.of());
        return bare.withDoubts(claims.doubts(bare));
    }
}
