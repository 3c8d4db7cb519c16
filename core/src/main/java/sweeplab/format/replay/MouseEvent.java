// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.List;

/** Something the mouse did, so many thousandths of a second after the start, at a pixel of the board. */
record MouseEvent(Kind kind, long millis, int x, int y) {

    /** What it did, with the short names that the formats use. */
    enum Kind {
        MOVE("mv"),
        LEFT_DOWN("lc"),
        LEFT_UP("lr"),
        RIGHT_DOWN("rc"),
        RIGHT_UP("rr"),
        MIDDLE_DOWN("mc"),
        MIDDLE_UP("mr"),
        /** A flag that was set before the game began. */
        EARLY_FLAG("pf"),
        /** The second of two buttons went down. */
        BOTH_DOWN("cc"),
        /** The left button changed. */
        LEFT("l"),
        RIGHT("r"),
        MIDDLE("m"),
        /** The left button went down while shift was held. */
        SHIFT_DOWN("sc"),
        /** Question marks were switched on or off. */
        MARKS("mt");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        String id() {
            return id;
        }

        /** The kinds that EVF knows, in the order of their numbers from 1. */
        static final List<Kind> NUMBERED = List.of(
                MOVE,
                LEFT_DOWN,
                LEFT_UP,
                RIGHT_DOWN,
                RIGHT_UP,
                MIDDLE_DOWN,
                MIDDLE_UP,
                EARLY_FLAG,
                BOTH_DOWN,
                LEFT,
                RIGHT,
                MIDDLE);
    }
}
