// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import sweeplab.view.View;

/** The first clue, row by row, that settles its neighbours without marks by itself; cell -1 if there is none. */
record SingleClue(int cell) {

    static SingleClue first(View view) {
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.hasClue(cell) && settles(view, cell)) {
                return new SingleClue(cell);
            }
        }
        return new SingleClue(-1);
    }

    private static boolean settles(View view, int cell) {
        int unmarked = 0;
        int found = 0;
        for (int neighbour : view.topology().neighbours(cell)) {
            found += view.flagged(neighbour) || view.exploded(neighbour) ? 1 : 0;
            unmarked += view.covered(neighbour) && !view.flagged(neighbour) ? 1 : 0;
        }
        int missing = view.atLeast(cell) - found;
        return unmarked > 0 && (missing == 0 || missing == unmarked);
    }

    /** What the cell shows. */
    String shown(View view) {
        return view.gold(cell) ? "G" : Integer.toString(view.clue(cell));
    }
}
