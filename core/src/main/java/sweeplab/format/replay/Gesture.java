// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.format.document.MousePath;
import sweeplab.format.document.MousePath.Spot;
import sweeplab.format.document.Replay;
import sweeplab.world.Topology;

/** A mouse event to be written, and the click that is done with it, if one is. */
record Gesture(MouseEvent event, Optional<Replay.Click> done) {

    /** The way of the mouse with the presses and releases of the clicks in it, in the order of time. */
    static List<Gesture> of(Replay replay, List<Replay.Click> clicks) {
        Writing writing = new Writing(replay);
        clicks.forEach(writing::click);
        writing.moveUntil(Long.MAX_VALUE);
        return writing.gestures;
    }

    private static final class Writing {

        private final List<Gesture> gestures = new ArrayList<>();
        private final MousePath path;
        private final Topology topology;
        private int next;
        private int x;
        private int y;

        Writing(Replay replay) {
            path = replay.path();
            topology = replay.board().world().topology();
        }

        void moveUntil(long millis) {
            while (next < path.spots().size() && path.spots().get(next).millis() <= millis) {
                move();
            }
        }

        private void move() {
            Spot spot = path.spots().get(next++);
            x = spot.x();
            y = spot.y();
            gestures.add(new Gesture(new MouseEvent(MouseEvent.Kind.MOVE, spot.millis(), x, y), Optional.empty()));
        }

        void click(Replay.Click click) {
            moveUntil(click.millis() - 1);
            if (click.kind() != Replay.Kind.MARKS_SETTING) {
                goTo(click.millis(), topology.column(click.cell()), topology.row(click.cell()));
            }
            switch (click.kind()) {
                case OPEN -> add(click, MouseEvent.Kind.LEFT_DOWN, MouseEvent.Kind.LEFT_UP);
                case MARK -> add(click, MouseEvent.Kind.RIGHT_DOWN, MouseEvent.Kind.RIGHT_UP);
                case CHORD -> add(click, MouseEvent.Kind.MIDDLE_DOWN, MouseEvent.Kind.MIDDLE_UP);
                case MARKS_SETTING -> add(click, MouseEvent.Kind.MARKS);
            }
        }

        // Where the mouse comes into the cell at that time, else the middle of the cell.
        private void goTo(long millis, int column, int row) {
            int size = path.cellSize();
            while (!inside(column, row)
                    && next < path.spots().size()
                    && path.spots().get(next).millis() <= millis) {
                move();
            }
            if (!inside(column, row)) {
                x = column * size + size / 2;
                y = row * size + size / 2;
            }
        }

        private boolean inside(int column, int row) {
            int size = path.cellSize();
            return !gestures.isEmpty() && Math.floorDiv(x, size) == column && Math.floorDiv(y, size) == row;
        }

        private void add(Replay.Click click, MouseEvent.Kind... kinds) {
            for (int i = 0; i < kinds.length; i++) {
                Optional<Replay.Click> done = i == kinds.length - 1 ? Optional.of(click) : Optional.empty();
                gestures.add(new Gesture(new MouseEvent(kinds[i], click.millis(), x, y), done));
            }
        }
    }
}
