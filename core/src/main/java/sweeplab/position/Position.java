// SPDX-License-Identifier: Apache-2.0
package sweeplab.position;

import sweeplab.view.View;

/**
 * What is known of one view, followed along its journal: which cells are safe and which are dangers, told, seen or proved, and what
 * every clue still says of its unknown neighbours (the frontier). The one thing that every inference asks; what it keeps besides follows the
 * {@linkplain #fact facts} and the {@linkplain #changed changed clues}. Flags are no knowledge.
 */
public final class Position extends Known {

    private View view;
    private int read;

    public Position(View view) {
        super(view.topology());
        this.view = view;
        begin(view);
    }

    /** Forgets everything and starts on another view of the same board. */
    public void begin(View next) {
        view = next;
        read = 0;
        forget(view.dangers() == View.UNTOLD ? Integer.MAX_VALUE : view.dangers());
        if (view.opened() + view.coveredCells() < status.length) {
            learnBlocked();
        }
        for (int start : view.starts()) {
            learn(Fact.safe(start));
        }
        update();
    }

    /** Takes over what is known of another position of the same board, and reads on in a view that continues its view. */
    public void copy(Position other, View next) {
        view = next;
        read = other.read;
        copy(other);
    }

    private void learnBlocked() {
        for (int cell = 0; cell < status.length; cell++) {
            if (view.blocked(cell)) {
                learn(Fact.safe(cell));
            }
        }
    }

    /** Reads what was uncovered since the last time. */
    public void update() {
        int end = view.opened();
        // First all cells, then their clues: a clue that was opened together with its neighbours is looked at once.
        for (int i = read; i < end; i++) {
            uncover(view.opened(i));
        }
        for (int i = read; i < end; i++) {
            addClue(view.opened(i));
        }
        read = end;
    }

    private void uncover(int cell) {
        byte what = view.exploded(cell) ? DANGER : SAFE;
        if (status[cell] == UNKNOWN) {
            mark(cell, what);
        } else if (status[cell] != what) {
            consistent = false;
        }
    }

    private void addClue(int cell) {
        if (view.hasClue(cell)) {
            long word = Around.clue(around[cell], view.atLeast(cell), view.atMost(cell));
            around[cell] = Around.met(word) ? word : touch(cell, word);
        }
    }

    public View view() {
        return view;
    }

    /** How many entries of the view's journal are taken in. */
    public int read() {
        return read;
    }

    /** True if this is the view that is followed, and nothing was opened since. */
    public boolean upToDate(View asked) {
        return view == asked && read == view.opened();
    }

    /** Dangers among the unknown cells, or {@link View#UNTOLD}. */
    public int dangersLeft() {
        return view.dangers() == View.UNTOLD ? View.UNTOLD : view.dangers() - knownDangers;
    }

    /** What the clues and the total say of the unknown cells. */
    public Constraints constraints() {
        return new Constraints(this);
    }
}
