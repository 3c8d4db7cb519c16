package sweeplab.infer;

import org.jspecify.annotations.Nullable;
import sweeplab.knowledge.Fact;
import sweeplab.knowledge.Knowledge;
import sweeplab.world.Topology;

/**
 * Single point reasoning (SPS): one clue alone says that all its unknown neighbours are safe (AFN) or all are dangers (AMN).
 * Goes round the covered cells row by row and gives one fact at a time, so that cells further on see what came of it.
 */
public final class SinglePoint implements Inference {

    private static final int[] NOTHING = {};

    private @Nullable Knowledge game;
    private int cursor;
    private int passes;

    @Override
    public String name() {
        return "SPS";
    }

    @Override
    public int[] facts(Knowledge knowledge) {
        if (game != knowledge) {
            game = knowledge;
            cursor = 0;
            passes = 0;
        }
        if (!knowledge.view().rules().plain()) {
            return RelationAlone.facts(knowledge);
        }
        int cell = next(knowledge, cursor);
        if (cell < 0 && cursor > 0) {
            cell = next(knowledge, 0);
            passes++;
        }
        cursor = cell + 1;
        return cell < 0 ? NOTHING : new int[] {decide(knowledge, cell)};
    }

    /** How often the search has gone back to the first cell in this game. */
    public int passes() {
        return passes;
    }

    /** The first cell at or after this one that a single clue decides, or -1. */
    public static int next(Knowledge knowledge, int from) {
        int cell = knowledge.nextFrontier(from);
        while (cell >= 0 && sourceOf(knowledge, cell) < 0) {
            cell = knowledge.nextFrontier(cell + 1);
        }
        return cell;
    }

    /** What the first clue that decides this cell says of it. */
    public static int decide(Knowledge knowledge, int cell) {
        return Fact.of(cell, allMarked(knowledge, sourceOf(knowledge, cell)));
    }

    /** The first clue that decides this unknown cell by itself, or -1. */
    public static int sourceOf(Knowledge knowledge, int cell) {
        Topology topology = knowledge.topology();
        int[] adjacency = topology.adjacency();
        for (int i = topology.firsts()[cell], end = topology.firsts()[cell + 1]; i < end; i++) {
            if (decides(knowledge, adjacency[i])) {
                return adjacency[i];
            }
        }
        return -1;
    }

    /** True if the cell has a clue that decides all its unknown neighbours, of which there are some. */
    public static boolean decides(Knowledge knowledge, int clue) {
        return knowledge.informs(clue) && (allFree(knowledge, clue) || allMarked(knowledge, clue));
    }

    /** AFN: every danger around the clue is found. */
    public static boolean allFree(Knowledge knowledge, int clue) {
        return knowledge.atMost(clue) == 0;
    }

    /** AMN: every unknown neighbour is needed to make up the clue. */
    public static boolean allMarked(Knowledge knowledge, int clue) {
        return knowledge.atLeast(clue) == knowledge.unknownAround(clue);
    }
}
