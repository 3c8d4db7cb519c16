// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** What a piece of evidence says, read from the view by the checker itself: between {@code least} and {@code most} of the atoms are true. */
public record Meaning(List<Integer> atoms, int least, int most) {

    public static Meaning of(Bound bound) {
        boolean least = bound.sense() == Sense.LEAST;
        return new Meaning(
                bound.atoms(), least ? bound.count() : 0, least ? bound.atoms().size() : bound.count());
    }

    /** What the evidence says, or nothing if the view does not show it. */
    public static Optional<Meaning> of(Evidence evidence, View view, boolean flagsTrusted) {
        if (evidence instanceof Evidence.Clue clue) {
            return onBoard(view, clue.cell()) && view.hasClue(clue.cell())
                    ? Optional.of(clue(view, clue.cell()))
                    : Optional.empty();
        }
        if (evidence instanceof Evidence.GoldNear near) {
            return onBoard(view, near.cell()) && view.goldClue(near.cell()) != View.UNTOLD
                    ? Optional.of(goldNear(view, near.cell()))
                    : Optional.empty();
        }
        if (evidence instanceof Evidence.Total) {
            return view.dangers() == View.UNTOLD ? Optional.empty() : Optional.of(total(view));
        }
        if (evidence instanceof Evidence.GoldTotal) {
            return view.golds() == View.UNTOLD ? Optional.empty() : Optional.of(goldTotal(view));
        }
        return rule(evidence, view, flagsTrusted);
    }

    private static Optional<Meaning> rule(Evidence evidence, View view, boolean flagsTrusted) {
        if (evidence instanceof Evidence.Apart apart) {
            return apart(view, apart);
        }
        if (evidence instanceof Evidence.Start start) {
            return isStart(view, start.cell())
                    ? Optional.of(new Meaning(List.of(start.cell()), 0, 0))
                    : Optional.empty();
        }
        if (evidence instanceof Evidence.Flag flag) {
            return flagsTrusted && onBoard(view, flag.cell()) && view.flagged(flag.cell())
                    ? Optional.of(new Meaning(List.of(flag.cell()), 1, 1))
                    : Optional.empty();
        }
        return Optional.empty();
    }

    private static boolean onBoard(View view, int cell) {
        return cell >= 0 && cell < view.topology().size();
    }

    private static Meaning clue(View view, int cell) {
        List<Integer> covered = new ArrayList<>();
        int seen = 0;
        for (int neighbour : view.topology().neighbours(cell)) {
            if (view.covered(neighbour)) {
                covered.add(neighbour);
            } else if (view.exploded(neighbour)) {
                seen++;
            }
        }
        return new Meaning(covered, view.atLeast(cell) - seen, view.atMost(cell) - seen);
    }

    private static Meaning goldNear(View view, int cell) {
        GoldClue kind = view.rules().goldClue();
        int[] scope = kind.scope(view.topology(), cell);
        List<Integer> covered = new ArrayList<>();
        int seen = 0;
        for (int near : scope) {
            if (view.covered(near)) {
                covered.add(Bound.gold(near));
            } else if (view.gold(near)) {
                seen++;
            }
        }
        int clue = view.goldClue(cell);
        return new Meaning(covered, kind.atLeast(clue) - seen, kind.atMost(clue, scope.length) - seen);
    }

    private static Meaning total(View view) {
        List<Integer> covered = new ArrayList<>();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                covered.add(cell);
            }
        }
        int left = view.dangers() - view.explodedCells();
        return new Meaning(covered, left, left);
    }

    private static Meaning goldTotal(View view) {
        List<Integer> covered = new ArrayList<>();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                covered.add(Bound.gold(cell));
            }
        }
        int left = view.golds() - view.goldCells();
        return new Meaning(covered, left, left);
    }

    // The danger may be one in sight: then the cell beside it is no gold.
    private static Optional<Meaning> apart(View view, Evidence.Apart apart) {
        Topology topology = view.topology();
        int gold = apart.gold();
        int danger = apart.danger();
        if (!view.rules().hasGold() || !onBoard(view, gold) || !onBoard(view, danger) || !view.covered(gold)) {
            return Optional.empty();
        }
        if (gold != danger && !topology.adjacent(gold, danger)) {
            return Optional.empty();
        }
        if (view.exploded(danger)) {
            return Optional.of(new Meaning(List.of(Bound.gold(gold)), 0, 0));
        }
        return view.covered(danger)
                ? Optional.of(new Meaning(List.of(Bound.gold(gold), danger), 0, 1))
                : Optional.empty();
    }

    private static boolean isStart(View view, int cell) {
        for (int start : view.starts()) {
            if (start == cell && view.covered(cell)) {
                return true;
            }
        }
        return false;
    }
}
