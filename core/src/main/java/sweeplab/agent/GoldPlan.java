// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Arrays;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.count.Insight;
import sweeplab.count.gold.GoldInPlay;
import sweeplab.count.list.WorldList;
import sweeplab.count.list.WorldLister;
import sweeplab.count.result.Groups;
import sweeplab.endgame.Endgame;
import sweeplab.endgame.EndgameAnswer;
import sweeplab.position.Prior;
import sweeplab.rules.Daggers;
import sweeplab.rules.GoldClue;
import sweeplab.view.Scene;
import sweeplab.view.View;

/**
 * Guesses in a game with gold clues. Where none speaks of gold out of sight, dangers alone decide, and so does a planner that knows
 * of nothing else; where one does, the end of the game is solved over dangers and gold together.
 */
final class GoldPlan {

    // Worlds with gold are listed cell by cell, which is for small positions only.
    private static final int MOST_COVERED = 30;
    private static final int MOST_WORLDS = 1_000;
    private static final int MOST_GOLD = 6;

    private final Effort effort;
    private final Planner plain;

    GoldPlan(Effort effort) {
        this.effort = effort;
        plain = new Planner(effort);
    }

    /** A guess in a position that the engine was asked about, or nothing if none is better than the safest cell. */
    Optional<Decision> guess(Insight known, Budget budget) {
        View view = known.view();
        if (GoldInPlay.spokenOf(view)) {
            return endgame(known, budget);
        }
        return plain.decide(withoutGoldClues(view), budget) instanceof Decision.Guess guess
                ? Optional.of(new Decision.Guess(guess.by() + ", gold left aside", guess.cell(), guess.risk()))
                : Optional.empty();
    }

    /** The same position in the game without gold clues. */
    static View withoutGoldClues(View view) {
        Scene scene =
                new Scene(new Daggers(GoldClue.NONE), view.topology(), view.dangers(), View.UNTOLD, view.starts());
        for (int i = 0; i < view.opened(); i++) {
            int cell = view.opened(i);
            if (view.exploded(cell)) {
                scene.explode(cell);
            } else if (view.gold(cell)) {
                scene.openGold(cell, View.UNTOLD);
            } else {
                scene.open(cell, view.clue(cell), View.UNTOLD);
            }
        }
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.flagged(cell)) {
                scene.flag(cell);
            }
        }
        scene.lives(view.lives());
        return scene.view();
    }

    private Optional<Decision> endgame(Insight known, Budget budget) {
        View view = known.view();
        if (view.coveredCells() > MOST_COVERED) {
            return Optional.empty();
        }
        return WorldLister.list(view, Math.min(MOST_WORLDS, effort.worlds()))
                .flatMap(list -> weighted(list, view))
                .flatMap(list -> solve(list, known, budget));
    }

    private Optional<Decision> solve(WorldList list, Insight known, Budget budget) {
        EndgameAnswer answer =
                Endgame.solve(list, known.view().lives(), budget.withSteps(effort.nodes()), effort.width());
        Risk risk = new Risk(answer.cell());
        return answer.ended() && known.chances(risk)
                ? Optional.of(new Decision.Guess("endgame", answer.cell(), risk.danger()))
                : Optional.empty();
    }

    // Where the amount of gold is not told, a world with more of it is less likely.
    private static Optional<WorldList> weighted(WorldList list, View view) {
        if (view.golds() != View.UNTOLD) {
            return Optional.of(list);
        }
        int[] golds = new int[list.size()];
        for (int[] row : list.shows()) {
            for (int world = 0; world < golds.length; world++) {
                golds[world] += row[world] != WorldList.DANGER && (row[world] & WorldList.GOLD) != 0 ? 1 : 0;
            }
        }
        int most = Arrays.stream(golds).max().getAsInt();
        long[] weights =
                Arrays.stream(golds).mapToLong(gold -> weight(most - gold)).toArray();
        return most > MOST_GOLD ? Optional.empty() : Optional.of(new WorldList(list.cells(), list.shows(), weights));
    }

    private static long weight(int fewer) {
        long weight = 1;
        for (int i = 0; i < fewer; i++) {
            weight *= Prior.USUAL.goldShare();
        }
        return weight;
    }

    /** Listens for the chance of one cell. */
    private static final class Risk implements Groups {

        private final int wanted;
        private double danger = Double.NaN;

        Risk(int wanted) {
            this.wanted = wanted;
        }

        double danger() {
            return danger;
        }

        @Override
        public void beside(int[] cells, int from, int to, double chance) {
            for (int i = from; i < to; i++) {
                danger = cells[i] == wanted ? chance : danger;
            }
        }

        @Override
        public void free(int count, int cell, double chance) {
            danger = cell == wanted ? chance : danger;
        }
    }
}
