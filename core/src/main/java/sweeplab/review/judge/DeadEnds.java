// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * A control variate for games played on: how many places a world has that no clue will ever tell apart, each of which halves the chance to
 * win, less how many are to be expected given what lies in sight of clues. On average that is 0 exactly, since the cells out of sight hold their dangers in any way
 * equally likely.
 */
final class DeadEnds {

    private final List<Place> places = new ArrayList<>();
    private final int[] free;
    private final double @Nullable [][] chances;

    /** A pattern of which some cells are out of sight. */
    private record Place(Pattern seen, Pattern unseen) {}

    /** The cells of the two moves count as seen: worlds are told apart by them. */
    DeadEnds(List<Pattern> patterns, View view, int[] best, int[] made) {
        boolean[] out = outOfSight(view);
        for (int[] moves : List.of(best, made)) {
            for (int cell : moves) {
                out[cell] = false;
            }
        }
        free = Pattern.those(out, true);
        chances = new double[free.length + 1][];
        for (Pattern pattern : patterns) {
            Pattern unseen = pattern.part(out, true);
            if (unseen.size() > 0 && pattern.coveredIn(view)) {
                places.add(new Place(pattern.part(out, false), unseen));
            }
        }
    }

    private static boolean[] outOfSight(View view) {
        boolean[] out = new boolean[view.topology().size()];
        for (int cell = 0; cell < out.length; cell++) {
            out[cell] = view.covered(cell) && !view.flagged(cell);
            for (int neighbour : view.topology().neighbours(cell)) {
                out[cell] &= !view.hasClue(neighbour);
            }
        }
        return out;
    }

    double excess(World world) {
        int dangers = 0;
        for (int cell : free) {
            dangers += world.danger(cell) ? 1 : 0;
        }
        double[] expected = expected(dangers);
        double excess = 0;
        for (int i = 0; i < expected.length; i++) {
            Place place = places.get(i);
            if (place.seen.in(world)) {
                excess += (place.unseen.in(world) ? 1 : 0) - expected[i];
            }
        }
        return excess;
    }

    // Nearly all worlds have about the same number of dangers out of sight.
    private double[] expected(int dangers) {
        if (chances[dangers] == null) {
            chances[dangers] = places.stream()
                    .mapToDouble(place -> place.unseen.chance(dangers, free.length))
                    .toArray();
        }
        return chances[dangers];
    }
}
