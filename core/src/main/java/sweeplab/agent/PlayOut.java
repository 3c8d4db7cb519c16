// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.list.WorldList;
import sweeplab.count.result.Sampler;
import sweeplab.endgame.Endgame;
import sweeplab.rules.Rules;
import sweeplab.view.FloodFill;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * A rollout: plays a position on in a world that may be the true one: certain moves, else the safest or what a guide guesses, until the rest
 * can be solved.
 */
public final class PlayOut {

    private static final int SOLVED_FROM = 64;
    private static final long NODES = 5_000;
    private static final int WIDTH = 3;

    private final Exact exact = new Exact();
    private final Safest safest = new Safest();
    private final @Nullable Planner guide;
    private @Nullable View last;
    private int openedForSure;

    /** Guesses where it is safest. */
    public PlayOut() {
        this(null);
    }

    private PlayOut(@Nullable Planner guide) {
        this.guide = guide;
    }

    /** Guesses as {@code fast} does. */
    public static PlayOut guided() {
        return new PlayOut(new Planner(Effort.FAST));
    }

    /** The chance to win after a probe of what is known: 0 if the play hits a danger, nothing if chances are not known or the budget is spent. */
    OptionalDouble chance(Insight known, World world, int cell, Budget budget) {
        return world.danger(cell) ? OptionalDouble.of(0) : play(known, world, new int[] {cell}, null, budget);
    }

    /**
     * The same after cells were opened at once and were safe (none: what is certain comes first), in this world or else in another in which they are,
     * as like this one as may be if it is one cell; and a guess that would hit a danger is made in another world that fits, as like as may be, and the chances that the guesses
     * had are multiplied: right on average over worlds as well, and it varies far less.
     */
    public OptionalDouble product(Insight known, World first, Sampler more, Dice dice, Budget budget, int... cells) {
        World world = cells.length == 1 && first.danger(cells[0])
                ? known.redraw(first, cells[0], dice).orElse(first)
                : first;
        while (hit(world, cells) && !budget.spent()) {
            world = more.draw(dice);
        }
        return hit(world, cells) ? OptionalDouble.empty() : play(known, world, cells, dice, budget);
    }

    /** True if the last play opened these cells before it guessed: it would have been the same had they been opened first. */
    public boolean openedForSure(int... cells) {
        int found = 0;
        for (int cell : cells) {
            for (int i = openedForSure - 1; i >= 0 && last != null; i--) {
                if (last.opened(i) == cell) {
                    found++;
                    break;
                }
            }
        }
        return found == cells.length;
    }

    private OptionalDouble play(Insight known, World first, int[] cells, @Nullable Dice dice, Budget budget) {
        Scene scene = Scene.from(known.view());
        View now = scene.view();
        Insight here = exact.branch(known, now);
        World world = first;
        double product = 1;
        openAll(scene, world, cells);
        last = now;
        openedForSure = 0;
        while (true) {
            openCertain(scene, here, world);
            openedForSure = openedForSure == 0 ? now.opened() : openedForSure;
            if (now.coveredCells() == world.dangers() - now.explodedCells()) {
                return OptionalDouble.of(product);
            }
            Optional<WorldList> list = here.list(SOLVED_FROM);
            if (list.isPresent()) {
                return OptionalDouble.of(product
                        * Endgame.solve(list.get(), 1, budget.withSteps(NODES), WIDTH)
                                .chance());
            }
            Optional<Choice> guess = budget.spent() ? Optional.empty() : guess(here, budget);
            if (guess.isEmpty()) {
                return OptionalDouble.empty();
            }
            int next = guess.get().cell();
            if (dice != null) {
                product *= guess.get().survival();
                world = safeAt(next, world, now, dice);
            }
            if (world.danger(next)) {
                return OptionalDouble.of(0);
            }
            open(scene, world, next);
        }
    }

    private Optional<Choice> guess(Insight here, Budget budget) {
        if (guide != null && guide.guess(here, budget).orElse(null) instanceof Decision.Guess guess) {
            return Optional.of(new Choice(guess.cell(), guess.risk(), 0));
        }
        return here.chances(safest.begin(here.view())) && safest.cell() >= 0
                ? Optional.of(new Choice(safest.cell(), safest.danger(), 0))
                : Optional.empty();
    }

    private static void openAll(Scene scene, World world, int... cells) {
        for (int cell : cells) {
            if (scene.view().covered(cell)) {
                open(scene, world, cell);
            }
        }
    }

    private static boolean hit(World world, int... cells) {
        for (int cell : cells) {
            if (world.danger(cell)) {
                return true;
            }
        }
        return false;
    }

    // The same world if the budget is spent.
    private World safeAt(int cell, World world, View now, Dice dice) {
        return world.danger(cell) ? exact.redraw(now, world, cell, dice).orElse(world) : world;
    }

    private static void openCertain(Scene scene, Insight here, World world) {
        View now = scene.view();
        for (int[] moves = here.certain(); moves.length > 0; moves = here.certain()) {
            for (int move : moves) {
                if (Move.isFlag(move)) {
                    mark(scene, world, Move.cell(move));
                } else if (now.covered(move)) {
                    open(scene, world, move);
                }
            }
        }
    }

    private static void open(Scene scene, World world, int cell) {
        FloodFill.from(cell, scene.view(), new Showing(scene, scene.view().rules(), world));
    }

    // No lambda: the light compiler, with which short commands run, makes such objects slowly.
    private record Showing(Scene scene, Rules rules, World world) implements FloodFill.Uncovering {

        @Override
        public void uncover(int cell) {
            show(scene, cell, rules.clue(world, cell));
        }
    }

    private static void show(Scene scene, int cell, int clue) {
        if (clue == Rules.SILENT) {
            scene.openSilent(cell);
        } else {
            scene.open(cell, clue, View.UNTOLD);
        }
    }

    // Where marks are judged a right one may show a clue.
    private static void mark(Scene scene, World world, int cell) {
        Rules rules = scene.view().rules();
        if (rules.judgesMarks()) {
            scene.find(cell, rules.foundClue(world, cell));
        } else {
            scene.flag(cell);
        }
    }
}
