package sweeplab.agent;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.Exact;
import sweeplab.count.list.WorldList;
import sweeplab.count.result.Sampler;
import sweeplab.endgame.Endgame;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.World;

/** Plays a position on in a world that may be the true one: certain moves, else the safest, until the rest can be solved. */
public final class PlayOut {

    private static final int SOLVED_FROM = 64;
    private static final long NODES = 5_000;
    private static final int WIDTH = 3;

    private final Exact exact = new Exact();
    private final Safest safest = new Safest();

    /** The chance to win after a probe of a view that this engine has worked out: 0 if the play hits a danger, NaN if chances are not known or the budget is spent. */
    double chance(Exact known, View view, World world, int cell, Budget budget) {
        return world.danger(cell) ? 0 : play(known, view, world, cell, null, budget);
    }

    /**
     * The same after a probe that is safe, in this world or else in the next one drawn in which it is; and a guess that would hit a
     * danger is made in another world that fits, and the chances that the guesses had are multiplied: right on average over worlds
     * as well, and it varies far less.
     */
    public double product(Exact known, View view, World first, Sampler more, int cell, Dice dice, Budget budget) {
        World world = first;
        while (world.danger(cell) && !budget.spent()) {
            world = more.draw(dice);
        }
        return world.danger(cell) ? Double.NaN : play(known, view, world, cell, dice, budget);
    }

    private double play(Exact known, View view, World first, int cell, @Nullable Dice dice, Budget budget) {
        Scene scene = Scene.from(view);
        View now = scene.view();
        exact.branch(known, now);
        World world = first;
        double product = 1;
        int next = cell;
        while (!world.danger(next)) {
            open(scene, world, next);
            openCertain(scene, world);
            if (now.coveredCells() == world.dangers() - now.explodedCells()) {
                return product;
            }
            Optional<WorldList> list = exact.list(SOLVED_FROM);
            if (list.isPresent()) {
                return product
                        * Endgame.solve(list.get(), 1, budget.withSteps(NODES), WIDTH)
                                .chance();
            }
            if (budget.spent() || !exact.chances(safest.begin(now)) || safest.cell() < 0) {
                return Double.NaN;
            }
            next = safest.cell();
            if (dice != null) {
                product *= 1 - safest.danger();
                world = safeAt(next, world, now, dice, budget);
            }
        }
        return 0;
    }

    // The same world if the budget is spent.
    private World safeAt(int cell, World world, View now, Dice dice, Budget budget) {
        World other = world;
        Optional<Sampler> worlds = other.danger(cell) ? exact.sampler(now) : Optional.empty();
        while (worlds.isPresent() && other.danger(cell) && !budget.spent()) {
            other = worlds.get().draw(dice);
        }
        return other;
    }

    private void openCertain(Scene scene, World world) {
        View now = scene.view();
        for (int[] moves = exact.certain(now); moves.length > 0; moves = exact.certain(now)) {
            for (int move : moves) {
                if (Move.isFlag(move)) {
                    scene.flag(Move.cell(move));
                } else if (now.covered(move)) {
                    open(scene, world, move);
                }
            }
        }
    }

    // The journal of what was opened is the queue of the cascade.
    private static void open(Scene scene, World world, int cell) {
        View now = scene.view();
        int next = now.opened();
        uncover(scene, world, cell);
        while (next < now.opened()) {
            int open = now.opened(next++);
            for (int i = 0; now.atMost(open) == 0 && i < now.topology().degree(open); i++) {
                int neighbour = now.topology().neighbour(open, i);
                if (now.covered(neighbour) && !now.flagged(neighbour)) {
                    uncover(scene, world, neighbour);
                }
            }
        }
    }

    private static void uncover(Scene scene, World world, int cell) {
        scene.open(cell, scene.view().rules().clue(world, cell), View.UNTOLD);
    }
}
