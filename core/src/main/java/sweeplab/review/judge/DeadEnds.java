// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * A control variate for games played on: how many places a world has that no clue will ever tell apart, each of which halves the chance to
 * win, less how many are to be expected given what lies in sight of clues. On average that is 0 exactly, since the cells out of sight hold their dangers in any way
 * equally likely.
 */
final class DeadEnds {

    private final int[] free;

    // Those out of sight altogether, by their first danger: only where one lies they are looked at.
    private final List<List<Pattern>> unseen = new ArrayList<>();

    private final List<Place> partly = new ArrayList<>();
    // By the number of dangers out of sight, which is about the same in nearly all worlds.
    private final double[] @Nullable [] expected;

    /** A pattern of which some cells are out of sight. */
    private record Place(Pattern seen, Pattern unseen) {}

    /** The cells by which worlds are told apart count as seen. */
    DeadEnds(List<Pattern> patterns, View view, int[]... told) {
        boolean[] out = outOfSight(view);
        for (int[] cells : told) {
            for (int cell : cells) {
                out[cell] = false;
            }
        }
        free = IntStream.range(0, out.length).filter(cell -> out[cell]).toArray();
        expected = new double[free.length + 1][];
        for (int cell = 0; cell < out.length; cell++) {
            unseen.add(new ArrayList<>());
        }
        for (Pattern pattern : patterns) {
            if (pattern.coveredIn(view)) {
                add(pattern.part(out, false), pattern.part(out, true));
            }
        }
    }

    private void add(Pattern seen, Pattern hidden) {
        if (seen.size() == 0) {
            unseen.get(hidden.dangers()[0]).add(hidden);
        } else if (hidden.size() > 0) {
            partly.add(new Place(seen, hidden));
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
        int found = 0;
        for (int cell : free) {
            if (world.danger(cell)) {
                dangers++;
                for (Pattern pattern : unseen.get(cell)) {
                    found += pattern.in(world) ? 1 : 0;
                }
            }
        }
        double[] chances = expected(dangers);
        double excess = found - chances[partly.size()];
        for (int i = 0; i < partly.size(); i++) {
            Place place = partly.get(i);
            if (place.seen.in(world)) {
                excess += (place.unseen.in(world) ? 1 : 0) - chances[i];
            }
        }
        return excess;
    }

    private double[] expected(int dangers) {
        double[] known = expected[dangers];
        if (known == null) {
            known = workOut(dangers);
            expected[dangers] = known;
        }
        return known;
    }

    // Of each that is partly seen, and in the end of all that are not.
    private double[] workOut(int dangers) {
        double all = unseen.stream()
                .flatMap(List::stream)
                .mapToDouble(each -> each.chance(dangers, free.length))
                .sum();
        return DoubleStream.concat(
                        partly.stream().mapToDouble(each -> each.unseen.chance(dangers, free.length)),
                        DoubleStream.of(all))
                .toArray();
    }
}
