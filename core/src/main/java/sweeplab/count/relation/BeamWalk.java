// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.infer.relation.Track;
import sweeplab.relation.Relation;
import sweeplab.world.CellSet;

/** Finds one way to fill cells that fits relations and has so many dangers (beam search): a walk from cell to cell that goes on from some ways only, those with about as many dangers as they should have by then. */
final class BeamWalk {

    private static final int[] WIDTHS = {200, 1000, 5000};
    private static final double NOISE = 3;

    private record Way(@Nullable Way before, boolean danger, int dangers, int[] states, double rank) {}

    private final int[] cells;
    private final List<Track> tracks;
    private final int[][] readers;
    private final int[][] places;
    private final int dangers;
    private final Dice dice;

    BeamWalk(int[] cells, List<Track> tracks, int dangers, Dice dice) {
        this.cells = cells;
        this.tracks = tracks;
        this.dangers = dangers;
        this.dice = dice;
        readers = new int[cells.length][];
        places = new int[cells.length][];
        new FrontFields(cells, tracks).readers(readers, places);
    }

    /** The dangers of one way; nothing if none was found. */
    Optional<CellSet> find(int size, Budget budget) {
        for (int width : WIDTHS) {
            Way way = walk(width, budget);
            if (way != null) {
                CellSet found = new CellSet(size);
                for (int at = cells.length - 1; at >= 0 && way != null; at--) {
                    if (way.danger()) {
                        found.add(cells[at]);
                    }
                    way = way.before();
                }
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    private @Nullable Way walk(int width, Budget budget) {
        int[] begin = new int[tracks.size()];
        Arrays.setAll(begin, i -> tracks.get(i).start());
        List<Way> ways = List.of(new Way(null, false, 0, begin, 0));
        for (int at = 0; at < cells.length && !budget.spent(); at++) {
            List<Way> next = new ArrayList<>();
            for (Way way : ways) {
                step(way, at, false, next);
                step(way, at, true, next);
            }
            next.sort((a, b) -> Double.compare(a.rank(), b.rank()));
            ways = next.size() <= width ? next : next.subList(0, width);
        }
        return ways.stream()
                .filter(way -> way.dangers() == dangers && !budget.spent())
                .findFirst()
                .orElse(null);
    }

    private void step(Way way, int at, boolean danger, List<Way> next) {
        int count = way.dangers() + (danger ? 1 : 0);
        int left = cells.length - at - 1;
        int[] states = way.states().clone();
        if (count <= dangers && count + left >= dangers && advance(states, at, danger)) {
            double due = dangers * (at + 1.0) / cells.length;
            double rank = Math.abs(count - due) + NOISE * dice.nextDouble();
            next.add(new Way(way, danger, count, states, rank));
        }
    }

    private boolean advance(int[] states, int at, boolean danger) {
        for (int i = 0; i < readers[at].length; i++) {
            Track track = tracks.get(readers[at][i]);
            int after = track.next(places[at][i], states[readers[at][i]], danger ? 1 : 0);
            boolean last = places[at][i] == track.cells().length - 1;
            if (after == Relation.DEAD || last && track.weight(after) == 0) {
                return false;
            }
            states[readers[at][i]] = after;
        }
        return true;
    }
}
