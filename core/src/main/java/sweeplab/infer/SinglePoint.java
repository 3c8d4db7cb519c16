// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.world.Topology;

/**
 * Single point reasoning (SPS; elsewhere unit propagation): one clue alone says that all its unknown neighbours are safe (AFN) or all are dangers (AMN).
 * Goes round the covered cells row by row and gives one fact at a time, so that cells further on see what came of it.
 */
public final class SinglePoint implements Inference {

    private static final int[] NOTHING = {};

    private @Nullable CellsInSight sight;
    private int cursor;
    private int passes;

    @Override
    public String name() {
        return "SPS";
    }

    @Override
    public int[] facts(Position position, Budget budget) {
        if (!position.view().rules().plain()) {
            return RelationAlone.facts(position, budget);
        }
        CellsInSight seen = sightOf(position);
        int cell = next(seen, cursor);
        if (cell < 0 && cursor > 0) {
            cell = next(seen, 0);
            passes++;
        }
        cursor = cell + 1;
        return cell < 0 ? NOTHING : new int[] {decide(position, cell)};
    }

    private CellsInSight sightOf(Position position) {
        CellsInSight seen = sight;
        if (seen == null || seen.position() != position) {
            seen = new CellsInSight(position);
            sight = seen;
            cursor = 0;
            passes = 0;
        }
        seen.update();
        return seen;
    }

    /** How often the search has gone back to the first cell in this game. */
    public int passes() {
        return passes;
    }

    // The first cell at or after this one that a single clue decides, or -1.
    private static int next(CellsInSight sight, int from) {
        int cell = sight.next(from);
        while (cell >= 0 && sourceOf(sight.position(), cell) < 0) {
            cell = sight.next(cell + 1);
        }
        return cell;
    }

    // What the first clue that decides this cell says of it.
    private static int decide(Position position, int cell) {
        return Fact.of(cell, allMarked(position, sourceOf(position, cell)));
    }

    // The first clue that decides this unknown cell by itself, or -1.
    private static int sourceOf(Position position, int cell) {
        Topology topology = position.topology();
        int[] adjacency = topology.adjacency();
        for (int i = topology.firsts()[cell], end = topology.firsts()[cell + 1]; i < end; i++) {
            if (decides(position, adjacency[i])) {
                return adjacency[i];
            }
        }
        return -1;
    }

    /** True if the cell has a clue that decides all its unknown neighbours, of which there are some. */
    static boolean decides(Position position, int clue) {
        return position.informs(clue) && (allFree(position, clue) || allMarked(position, clue));
    }

    /** AFN: every danger around the clue is found. */
    static boolean allFree(Position position, int clue) {
        return position.atMost(clue) == 0;
    }

    /** AMN: every unknown neighbour is needed to make up the clue. */
    static boolean allMarked(Position position, int clue) {
        return position.atLeast(clue) == position.unknownAround(clue);
    }
}
