// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import sweeplab.game.Game;

/** One move of a replay, ready to be made on a game. */
public record Turn(Kind kind, int cell, long millis) {

    /** What is done to the cell. */
    public enum Kind {
        PROBE,
        FLAG,
        UNFLAG
    }

    public void apply(Game game) {
        switch (kind) {
            case PROBE -> game.probe(cell);
            case FLAG -> game.flag(cell);
            case UNFLAG -> game.unflag(cell);
        }
    }
}
