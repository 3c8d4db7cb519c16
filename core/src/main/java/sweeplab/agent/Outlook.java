// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.list.WorldList;
import sweeplab.count.list.WorldLister;
import sweeplab.count.result.Sampler;
import sweeplab.endgame.Endgame;
import sweeplab.endgame.EndgameAnswer;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;

/** How much a probe is worth: the chance to win after it, exactly where few worlds are left, else by playing on in drawn worlds. */
public final class Outlook {

    private static final int LISTED = 2_000;
    private static final int FEW_CELLS = 40;
    private static final long NODES = 1_000_000;
    private static final int DRAWS = 300;
    private static final double NORMAL_95 = 1.96;

    // The rule of three: what came in none of the draws may still come in so many of all worlds, with 95 % confidence.
    private static final double NEVER_SEEN = 3.0 / DRAWS;

    private final Exact exact = new Exact();
    private final PlayOut playOut = PlayOut.guidedAtFirst();

    /** A chance to win, and how far off it may be with 95 % confidence: 0 if it is exact. */
    public record Chance(double win, double margin) {}

    /** The chance to win after one probe; nothing for games with several lives or gold clues, or if the chances are not known or the budget is spent. */
    public Optional<Chance> chance(View view, int cell, Budget budget) {
        if (view.lives() != 1 || view.rules().goldClue() != GoldClue.NONE) {
            return Optional.empty();
        }
        Insight known = exact.limit(budget).at(view);
        if (known.worlds() == 1) {
            boolean danger = exact.analyse(view).dangers().contains(cell);
            return Optional.of(new Chance(danger ? 0 : 1, 0));
        }
        return listed(known, cell)
                .map(list -> after(list, cell, budget))
                .filter(OptionalDouble::isPresent)
                .map(win -> new Chance(win.getAsDouble(), 0))
                .or(() -> drawn(known, cell, budget));
    }

    // A cell that is certainly safe is left out of the engine's lists, but what it shows may tell worlds apart.
    private static Optional<WorldList> listed(Insight known, int cell) {
        View view = known.view();
        boolean small = view.rules().plain() && view.coveredCells() <= FEW_CELLS;
        Optional<WorldList> inDoubt = known.certain().length > 0 ? Optional.empty() : known.list(LISTED);
        return inDoubt.filter(list -> IntStream.of(list.cells()).anyMatch(each -> each == cell))
                .or(() -> small ? WorldLister.list(view, LISTED) : Optional.empty());
    }

    private Optional<Chance> drawn(Insight known, int cell, Budget budget) {
        double survival = 1 - known.danger(cell);
        if (survival == 0) {
            return Optional.of(new Chance(0, 0));
        }
        Optional<Sampler> worlds = exact.sampler(known.view());
        Dice dice = new Dice(known.view().opened());
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < DRAWS && worlds.isPresent(); i++) {
            OptionalDouble product = playOut.product(known, worlds.get().draw(dice), worlds.get(), dice, budget, cell);
            if (product.isEmpty() || budget.spent()) {
                return Optional.empty();
            }
            sum += survival * product.getAsDouble();
            squares += survival * survival * product.getAsDouble() * product.getAsDouble();
        }
        Chance seen = new Chance(sum / DRAWS, margin(sum, squares));
        return worlds.map(any -> seen);
    }

    // How far off the mean of the draws may be, from their sum and the sum of their squares.
    private static double margin(double sum, double squares) {
        double mean = sum / DRAWS;
        double variance = Math.max(0, squares / DRAWS - mean * mean);
        return Math.max(NEVER_SEEN, NORMAL_95 * Math.sqrt(variance / DRAWS));
    }

    // The chance to win after a probe: every thing that the cell may show leaves some of the worlds; nothing if not
    // known.
    private static OptionalDouble after(WorldList list, int cell, Budget budget) {
        int row = 0;
        while (row < list.cells().length && list.cells()[row] != cell) {
            row++;
        }
        if (row == list.cells().length) {
            return OptionalDouble.empty();
        }
        int[] shown = list.shows()[row];
        double wins = 0;
        for (int symbol : Arrays.stream(shown).distinct().toArray()) {
            if (symbol != WorldList.DANGER) {
                EndgameAnswer answer =
                        Endgame.solve(part(list, shown, symbol), 1, budget.withSteps(NODES), Integer.MAX_VALUE);
                if (!answer.exact()) {
                    return OptionalDouble.empty();
                }
                wins += answer.wins();
            }
        }
        return OptionalDouble.of(wins / list.size());
    }

    private static WorldList part(WorldList list, int[] shown, int symbol) {
        int[] worlds = IntStream.range(0, shown.length)
                .filter(world -> shown[world] == symbol)
                .toArray();
        int[][] shows = new int[list.cells().length][];
        Arrays.setAll(
                shows,
                cell -> Arrays.stream(worlds)
                        .map(world -> list.shows()[cell][world])
                        .toArray());
        return new WorldList(list.cells(), shows);
    }
}
