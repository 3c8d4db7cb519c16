// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.list.WorldList;
import sweeplab.count.list.WorldLister;
import sweeplab.endgame.Endgame;
import sweeplab.endgame.EndgameAnswer;
import sweeplab.view.View;

/** The exact chance to win of a position with few worlds left, by perfect play and after the move that was made. */
record EndgameValue(double best, double made) {

    private static final int LISTED = 2_000;
    private static final int FEW_CELLS = 40;
    private static final long NODES = 1_000_000;

    /** Of a view whose certain dangers are flagged; no cells made stand for perfect play. */
    static Optional<EndgameValue> of(View view, Budget budget, Forecast.Step made) {
        int[] cells = made.safe() > 0 ? made.cells() : new int[0];
        return list(view, budget, cells).flatMap(worlds -> solve(worlds, budget, made));
    }

    private static Optional<EndgameValue> solve(WorldList worlds, Budget budget, Forecast.Step made) {
        EndgameAnswer whole = Endgame.solve(worlds, 1, budget.withSteps(NODES), Integer.MAX_VALUE);
        if (!whole.exact()) {
            return Optional.empty();
        }
        if (made.cells().length == 0 || made.safe() == 0) {
            return Optional.of(new EndgameValue(whole.chance(), made.safe() == 0 ? 0 : whole.chance()));
        }
        return after(worlds, budget, made.cells()).map(chance -> new EndgameValue(whole.chance(), chance));
    }

    private static Optional<Double> after(WorldList worlds, Budget budget, int... cells) {
        double wins = 0;
        for (int[] same : told(worlds, cells)) {
            EndgameAnswer part = Endgame.solve(part(worlds, same), 1, budget.withSteps(NODES), Integer.MAX_VALUE);
            if (!part.exact()) {
                return Optional.empty();
            }
            wins += part.wins();
        }
        return Optional.of(wins / worlds.totalWeight());
    }

    // A cell that is certainly safe is left out of the engine's lists, but what it shows may tell worlds apart.
    private static Optional<WorldList> list(View view, Budget budget, int... cells) {
        Insight known = new Exact().limit(budget).at(view);
        Optional<WorldList> inDoubt = known.certain().length > 0 ? Optional.empty() : known.list(LISTED);
        boolean small = view.coveredCells() <= FEW_CELLS;
        return inDoubt.filter(list -> IntStream.of(cells).allMatch(cell -> row(list, cell) >= 0))
                .or(() -> small ? WorldLister.list(view, LISTED) : Optional.empty());
    }

    private static int row(WorldList list, int cell) {
        int row = list.cells().length - 1;
        while (row >= 0 && list.cells()[row] != cell) {
            row--;
        }
        return row;
    }

    // The worlds without a danger in these cells, apart by what the cells show.
    private static Iterable<int[]> told(WorldList list, int... cells) {
        Map<List<Integer>, int[]> groups = new LinkedHashMap<>();
        for (int w = 0; w < list.size(); w++) {
            int world = w;
            List<Integer> shown = IntStream.of(cells)
                    .mapToObj(cell -> list.shows()[row(list, cell)][world])
                    .toList();
            if (!shown.contains(WorldList.DANGER)) {
                groups.merge(shown, new int[] {world}, EndgameValue::joined);
            }
        }
        return groups.values();
    }

    private static int[] joined(int[] some, int[] more) {
        return IntStream.concat(IntStream.of(some), IntStream.of(more)).toArray();
    }

    private static WorldList part(WorldList list, int... worlds) {
        int[][] shows = new int[list.cells().length][];
        Arrays.setAll(
                shows,
                cell -> IntStream.of(worlds)
                        .map(world -> list.shows()[cell][world])
                        .toArray());
        return new WorldList(list.cells(), shows);
    }
}
