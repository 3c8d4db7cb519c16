// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.stream.IntStream;
import sweeplab.world.World;

/** The rules of a board whose clues are written down: what its liars say, and which of its cells say nothing. */
public final class Written extends RulesLike {

    private final World board;
    private final boolean silent;
    private final int[] clues;

    /** The rules with one clue a cell of this board, {@link #SILENT} where there is none. */
    public Written(Rules rules, World board, int... clues) {
        super(rules);
        this.board = board;
        this.clues = clues.clone();
        silent = IntStream.of(clues).anyMatch(clue -> clue == SILENT);
    }

    @Override
    public boolean plain() {
        return super.plain() && !silent;
    }

    // In another world, one that is only imagined or that strict play changes to, other clues are right; the same cells
    // say nothing.
    @Override
    public int clue(World world, int cell) {
        boolean written = clues[cell] == SILENT || world.equals(board);
        return written ? clues[cell] : super.clue(world, cell);
    }
}
