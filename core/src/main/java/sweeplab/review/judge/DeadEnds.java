// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * Control variates for games played on: how many places a world has that no clue will ever tell apart, each of which halves the chance to
 * win, less how many are to be expected given what lies in sight of clues. On average that is 0 exactly, since the cells out of sight hold their dangers in any way
 * equally likely.
 */
final class DeadEnds {

    private final int[] free;

    // Those out of sight altogether, by their first danger: only where one lies they are looked at.
    private final List<List<Pattern>> unseen = new ArrayList<>();
    private final Sizes sizes = new Sizes();
    private final Sizes couples;

    private final List<Place> partly = new ArrayList<>();
    // By the number of dangers out of sight, which is about the same in nearly all worlds.
    private final @Nullable Expected[] expected;

    /** A pattern of which some cells are out of sight. */
    private record Place(Pattern seen, Pattern unseen) {}

    /** How much is to be expected of those out of sight, alone and in couples, and of each that is partly seen. */
    private record Expected(double places, double couples, double... partly) {}

    /** The cells by which worlds are told apart count as seen. */
    DeadEnds(PatternBook patterns, View view, int[]... told) {
        boolean[] out = outOfSight(view);
        for (int[] cells : told) {
            for (int cell : cells) {
                out[cell] = false;
            }
        }
        free = IntStream.range(0, out.length).filter(cell -> out[cell]).toArray();
        expected = new Expected[free.length + 1];
        for (int cell = 0; cell < out.length; cell++) {
            unseen.add(new ArrayList<>());
        }
        boolean[] whole = new boolean[patterns.all().size()];
        for (int i = 0; i < whole.length; i++) {
            Pattern pattern = patterns.all().get(i);
            whole[i] = pattern.coveredIn(view) && add(pattern.part(out, false), pattern.part(out, true));
        }
        couples = patterns.couples(whole);
    }

    // True if it is out of sight altogether.
    private boolean add(Pattern seen, Pattern hidden) {
        if (seen.empty()) {
            unseen.get(hidden.dangers()[0]).add(hidden);
            sizes.add(hidden.size(), 1);
        } else if (!hidden.empty()) {
            partly.add(new Place(seen, hidden));
        }
        return seen.empty();
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

    Excess excess(World world) {
        int dangers = 0;
        int found = 0;
        for (int cell : free) {
            if (world.danger(cell)) {
                dangers++;
                List<Pattern> here = unseen.get(cell);
                for (int i = 0; i < here.size(); i++) {
                    found += here.get(i).in(world) ? 1 : 0;
                }
            }
        }
        Expected usual = expected(dangers);
        double places = found - usual.places;
        for (int i = 0; i < usual.partly.length; i++) {
            Place place = partly.get(i);
            if (place.seen.in(world)) {
                places += (place.unseen.in(world) ? 1 : 0) - usual.partly[i];
            }
        }
        return new Excess(places, found * (found - 1) / 2.0 - usual.couples);
    }

    private Expected expected(int dangers) {
        Expected known = expected[dangers];
        if (known == null) {
            double[] each = partly.stream()
                    .mapToDouble(place -> place.unseen.chance(dangers, free.length))
                    .toArray();
            known = new Expected(sizes.expected(dangers, free.length), couples.expected(dangers, free.length), each);
            expected[dangers] = known;
        }
        return known;
    }
}
