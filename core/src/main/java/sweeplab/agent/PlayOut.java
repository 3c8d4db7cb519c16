// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.result.Sampler;
import sweeplab.rules.Rules;
import sweeplab.view.FloodFill;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.view.ZobristHash;
import sweeplab.world.World;

/**
 * A rollout: plays a position on in a world that may be the true one: certain moves, else the safest or what a guide guesses, until the rest
 * can be solved.
 */
public final class PlayOut {

    // Measured: who makes the guesses after these hardly changes which guess is best before them.
    private static final int FIRST_GUESSES = 2;

    private final Exact exact = new Exact();
    private final Playbook book;
    private @Nullable View last;
    private int openedForSure;

    /** Guesses where it is safest. */
    public PlayOut() {
        this(new Playbook(null, 0));
    }

    private PlayOut(Playbook book) {
        this.book = book;
    }

    /** Guesses as {@code fast} does, one and the same player wherever a play begins. */
    public static PlayOut guided() {
        return new PlayOut(new Playbook(new Planner(Effort.FAST), Playbook.ALWAYS));
    }

    /** Makes the first guesses as {@code fast} does where it has a model for that, all others where it is safest. */
    public static PlayOut guidedAtFirst() {
        return new PlayOut(new Playbook(new Planner(Effort.FAST), FIRST_GUESSES));
    }

    /** The chance to win after a probe of what is known: 0 if the play hits a danger with its last life, nothing if chances are not known or the budget is spent. */
    OptionalDouble chance(Insight known, World world, int cell, Budget budget) {
        return world.danger(cell) && known.view().lives() == 1
                ? OptionalDouble.of(0)
                : play(known, world, new int[] {cell}, null, budget);
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

    /**
     * The chance to win by a guess, as far as one play tells: with the last life its survival times that {@linkplain #product product}; with lives to spare what comes of it
     * in this world, for a hit costs a life and tells where a danger is, and the chances are multiplied from the last life on.
     */
    public OptionalDouble chance(Insight known, World drawn, Sampler more, Dice dice, Budget budget, Choice guess) {
        if (known.view().lives() > 1) {
            return play(known, drawn, new int[] {guess.cell()}, dice, budget);
        }
        OptionalDouble product = product(known, drawn, more, dice, budget, guess.cell());
        return product.isEmpty() ? product : OptionalDouble.of(guess.survival() * product.getAsDouble());
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
        book.open(known);
        Play play = new Play(known, first, dice);
        play.open(cells);
        last = play.now;
        openedForSure = 0;
        while (!play.won()) {
            Playbook.Step step = book.next(play.hash.value(), play.guesses, play::here, budget);
            if (step == null) {
                return OptionalDouble.empty();
            }
            if (step.moves().length > 0) {
                play.make(step.moves());
                continue;
            }
            openedForSure = openedForSure == 0 ? play.now.opened() : openedForSure;
            Choice guess = step.guess();
            if (guess == null) {
                return OptionalDouble.of(play.product * step.chance());
            }
            if (!play.survives(guess)) {
                return OptionalDouble.of(0);
            }
        }
        openedForSure = openedForSure == 0 ? play.now.opened() : openedForSure;
        return OptionalDouble.of(play.product);
    }

    private final class Play {
        private final Insight known;
        private final @Nullable Dice dice;
        private final Scene scene;
        private final View now;
        private final ZobristHash hash;
        private World world;
        private double product = 1;
        private int guesses;
        private @Nullable Insight here;

        Play(Insight known, World world, @Nullable Dice dice) {
            this.known = known;
            this.world = world;
            this.dice = dice;
            scene = Scene.from(known.view());
            now = scene.view();
            hash = new ZobristHash(now);
        }

        boolean won() {
            return now.coveredCells() == world.dangers() - now.explodedCells();
        }

        // The engine is told of the moves only where something has to be worked out.
        private Insight here() {
            Insight insight = here == null ? exact.branch(known, now) : here;
            here = insight;
            return insight;
        }

        void make(int... moves) {
            for (int move : moves) {
                int cell = Move.cell(move);
                if (!Move.isFlag(move)) {
                    open(cell);
                } else if (!now.flagged(cell)) {
                    hash.flag(cell);
                    mark(scene, world, cell);
                }
            }
        }

        /** Makes a guess, with dice and the last life in another world if need be; false if it hits a danger and that was the last life. */
        boolean survives(Choice guess) {
            guesses++;
            if (dice != null && now.lives() == 1) {
                product *= guess.survival();
                world = world.danger(guess.cell()) ? safeAt(guess.cell(), dice) : world;
            }
            open(guess.cell());
            return now.lives() > 0;
        }

        void open(int... cells) {
            for (int cell : cells) {
                if (world.danger(cell)) {
                    scene.explode(cell);
                } else if (now.covered(cell)) {
                    PlayOut.open(scene, world, cell);
                }
            }
        }

        // The same world if the budget is spent.
        private World safeAt(int cell, Dice luck) {
            return exact.redraw(here().view(), world, cell, luck).orElse(world);
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
