package sweeplab.web;

import sweeplab.view.View;

/** A view as bytes, one a cell: its clue, or one of the codes below. The page draws from these, and positions travel as these. */
final class Shown {

    static final byte COVERED = -1;
    static final byte FLAGGED = -2;
    static final byte EXPLODED = -3;
    static final byte BLOCKED = -4;
    static final byte GOLD = -5;

    private Shown() {}

    static byte[] of(View view) {
        byte[] codes = new byte[view.topology().size()];
        for (int cell = 0; cell < codes.length; cell++) {
            codes[cell] = code(view, cell);
        }
        return codes;
    }

    private static byte code(View view, int cell) {
        if (view.covered(cell)) {
            return view.flagged(cell) ? FLAGGED : COVERED;
        }
        if (view.gold(cell)) {
            return GOLD;
        }
        if (view.exploded(cell)) {
            return EXPLODED;
        }
        return view.blocked(cell) ? BLOCKED : (byte) view.clue(cell);
    }

    /** What the uncovered cells say of gold, or nothing where the game has no such clues. */
    static byte[] goldClues(View view) {
        if (view.rules().goldClue() == sweeplab.rules.GoldClue.NONE) {
            return new byte[0];
        }
        byte[] clues = new byte[view.topology().size()];
        for (int cell = 0; cell < clues.length; cell++) {
            clues[cell] = (byte) view.goldClue(cell);
        }
        return clues;
    }
}
