// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.util.Arrays;
import java.util.Locale;
import sweeplab.agent.PlayOut;
import sweeplab.arena.MeanDifference;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.result.Sampler;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** What each of some cells is worth as the next guess of a position that is given: {@code fast} plays on from all of them in the same worlds, and the chances that its guesses had are multiplied. */
public final class FirstMoves {

    private static final int TELL_EVERY = 10_000;

    private final View view;
    private final int[] cells;
    private final Exact exact = new Exact();
    private final Insight known;
    private final Sampler worlds;
    private final PlayOut playOut = PlayOut.guided();
    private final double[] sums;
    private final double[] squares;
    private final double[] gains;
    private final double[] gainSquares;

    private FirstMoves(View view, int... cells) {
        this.view = view;
        this.cells = cells;
        known = exact.at(view);
        worlds = exact.sampler(view).orElseThrow();
        sums = new double[cells.length];
        squares = new double[cells.length];
        gains = new double[cells.length];
        gainSquares = new double[cells.length];
    }

    /** Arguments: board ("30x16/99", a start is not looked at), what is open ("0,0=1 0,29=2", row and column), the cells ("15,0 0,2"), worlds, seed. */
    public static void main(String[] args) {
        View view = position(GameId.parse(args[0]).setup(new Catalogue()), args[1].split(" "));
        int[] cells = Arrays.stream(args[2].split(" "))
                .mapToInt(name -> cell(view.topology(), name))
                .toArray();
        FirstMoves moves = new FirstMoves(view, cells);
        int games = Integer.parseInt(args[3]);
        for (int i = 1; i <= games; i++) {
            moves.play(Dice.seed(Long.parseLong(args[4]), i));
            if (i % TELL_EVERY == 0 || i == games) {
                System.out.println(args[0] + ", " + args[1] + ", " + i + " worlds");
                moves.tell(i);
            }
        }
    }

    private static View position(Setup setup, String... opened) {
        Topology topology = setup.world().topology();
        Scene scene = new Scene(setup.rules(), topology, setup.world().dangers(), 0);
        for (String open : opened) {
            String[] parts = open.split("=", -1);
            scene.open(cell(topology, parts[0]), Integer.parseInt(parts[1]), View.UNTOLD);
        }
        return scene.view();
    }

    private static int cell(Topology topology, String name) {
        String[] parts = name.split(",", -1);
        return topology.cell(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    private void play(long seed) {
        World world = worlds.draw(new Dice(seed));
        double first = 0;
        for (int i = 0; i < cells.length; i++) {
            double value = value(world, cells[i], new Dice(~seed));
            first = i == 0 ? value : first;
            sums[i] += value;
            squares[i] += value * value;
            gains[i] += value - first;
            gainSquares[i] += (value - first) * (value - first);
        }
    }

    private double value(World world, int cell, Dice dice) {
        World safe = world.danger(cell) ? exact.redraw(view, world, cell, dice).orElseThrow() : world;
        return (1 - known.danger(cell))
                * playOut.product(known, safe, worlds, dice, Budget.unlimited(), cell)
                        .orElseThrow();
    }

    private void tell(int games) {
        for (int i = 0; i < cells.length; i++) {
            MeanDifference wins = MeanDifference.of(sums[i], squares[i], games);
            MeanDifference gain = MeanDifference.of(gains[i], gainSquares[i], games);
            System.out.printf(
                    Locale.ROOT,
                    "  %-6s survives %.2f %%, opens %.2f %%, wins %.3f ± %.3f %%, %+.3f ± %.3f points%n",
                    view.topology().name(cells[i]),
                    100 * (1 - known.danger(cells[i])),
                    100 * known.whatWouldShow(cells[i])[0],
                    100 * wins.mean(),
                    100 * wins.half(),
                    100 * gain.mean(),
                    100 * gain.half());
        }
    }
}
