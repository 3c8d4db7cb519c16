// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.prove.lines.Counter;
import sweeplab.prove.lines.Goal;
import sweeplab.prove.lines.Goal.Way;
import sweeplab.prove.lines.Line;
import sweeplab.prove.lines.Shrink;

/** The search for the simplest argument for one goal, in ever wider windows around it. */
final class Quest {

    private static final int[] RINGS = {1, 2, 3, 5, 8, Integer.MAX_VALUE};
    private static final int MOST_RINGS_FOR_RICH = 8;

    private final Facts facts;
    private final Goal goal;
    private final Budget budget;
    private final Rings window;
    private final TwoLines regions;

    Quest(Facts facts, Goal goal, Budget budget) {
        this.facts = facts;
        this.goal = goal;
        this.budget = budget;
        window = new Rings(facts, goal.var());
        regions = new TwoLines(facts);
    }

    /** One clue, two clues, or several one step after the other; null if none of these leads there. */
    @Nullable
    Line simple() {
        Line line = few(2);
        return line != null ? line : inWindows(Way.PLAIN, Integer.MAX_VALUE);
    }

    /** Arguments that keep what pairs leave over, that suppose, or that use the totals; null if none was found. */
    @Nullable
    Line deep() {
        Line line = anyhow();
        if (line == null) {
            return counted();
        }
        Line better = inWindows(Way.RICH, MOST_RINGS_FOR_RICH);
        return better != null ? better : shallow(line);
    }

    /** Several clues without a supposition, or null. */
    @Nullable
    Line several() {
        Line line = simple();
        return line != null ? line : inWindows(Way.RICH, MOST_RINGS_FOR_RICH);
    }

    /** Suppositions, but no total, or null. */
    @Nullable
    Line split() {
        Line line = anyhow();
        return line == null ? null : shallow(line);
    }

    private @Nullable Line anyhow() {
        return goal.reach(Way.SPLIT, facts.variables(), window.all(), budget);
    }

    private Line shallow(Line line) {
        Line better = inWindows(Way.SUPPOSE, MOST_RINGS_FOR_RICH);
        better = better != null ? better : inWindows(Way.SPLIT, Integer.MAX_VALUE);
        return better != null ? better : line;
    }

    /** One clue, or two if that many are allowed; null if these do not settle it that way. */
    @Nullable
    Line few(int allowed) {
        List<Line> near = window.within(1);
        for (Line one : near) {
            if (facts.told(goal.var()) == one || regions.settle(goal.var(), one, one)) {
                return reach(one, one);
            }
        }
        List<Line> wider = allowed < 2 ? List.of() : window.within(2);
        for (int j = 1; j < wider.size(); j++) {
            for (int i = 0; i < Math.min(j, near.size()); i++) {
                if (regions.settle(goal.var(), near.get(i), wider.get(j))) {
                    return reach(near.get(i), wider.get(j));
                }
            }
        }
        return null;
    }

    // The two lines with what is told of their cells.
    private @Nullable Line reach(Line one, Line other) {
        Set<Line> lines = new LinkedHashSet<>(List.of(one));
        lines.add(other);
        for (Line line : List.copyOf(lines)) {
            for (int var : line.vars) {
                Line told = facts.told(var);
                if (told != null) {
                    lines.add(told);
                }
            }
        }
        return goal.reach(Way.PLAIN, facts.variables(), List.copyOf(lines), budget);
    }

    private @Nullable Line inWindows(Way way, int mostRings) {
        int before = 0;
        for (int rings : RINGS) {
            List<Line> lines = window.within(Math.min(rings, mostRings));
            if (lines.size() > before && !budget.spent()) {
                before = lines.size();
                Line line = goal.reach(way, facts.variables(), lines, budget);
                if (line != null) {
                    return shrink(line, way, lines);
                }
            }
        }
        return null;
    }

    private Line shrink(Line line, Way way, List<Line> lines) {
        Line smaller = Shrink.shrink(line, goal, way, facts.variables(), lines, budget);
        if (way != Way.SPLIT) {
            return smaller;
        }
        Line shallow = goal.reach(Way.SUPPOSE, facts.variables(), Shrink.used(smaller, lines), budget);
        return shallow != null ? shallow : smaller;
    }

    /** An argument that may use the totals, or null. */
    @Nullable
    Line counted() {
        List<Line> lines = new ArrayList<>(facts.around(goal.var()));
        lines.addAll(facts.totals());
        Line line = goal.reach(Way.PLAIN, facts.variables(), lines, budget);
        if (line != null) {
            return shrink(line, Way.PLAIN, lines);
        }
        line = new Counter(goal, facts.variables(), lines, budget).reach();
        return line != null || budget.spent() ? line : goal.reach(Way.SPLIT, facts.variables(), lines, budget);
    }
}
