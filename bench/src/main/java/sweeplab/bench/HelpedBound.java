// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import sweeplab.arena.MeanDifference;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.list.WorldList;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Sampler;
import sweeplab.endgame.Endgame;
import sweeplab.endgame.EndgameAnswer;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * What no player can win more of: games in which every guess before the endgame is told for nothing, or all but the first, which has to be made without, and the
 * endgame is played perfectly. docs/strength.md says why that is a bound.
 */
public final class HelpedBound {

    private static final int TELL_EVERY = 1_000;
    private static final long NODES = 20_000_000;

    // Not 1, which rounding may miss.
    private static final double NEARLY = 0.999;

    private final GameId id;
    private final Topology topology;
    private final Survivor game;
    private final int worlds;
    private final int draws;
    private final Dice dice;

    private HelpedBound(GameId id, int worlds, int draws, Dice dice) {
        this.id = id;
        this.worlds = worlds;
        this.draws = draws;
        this.dice = dice;
        topology = id.setup(new Catalogue()).world().topology();
        game = new Survivor(id.setup(topology), new Dice(0));
    }

    /** Arguments: board and start ("30x16/99 opening@3,3"), games, seed, most worlds of an endgame, and, if the first guess is to be made without help, how many worlds it is judged by. */
    public static void main(String[] args) {
        long seed = Long.parseLong(args[2]);
        int draws = args.length > 4 ? Integer.parseInt(args[4]) : 0;
        HelpedBound bound =
                new HelpedBound(GameId.parse(args[0]), Integer.parseInt(args[3]), draws, new Dice(Dice.seed(seed, -1)));
        int games = Integer.parseInt(args[1]);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < games; i++) {
            double chance = bound.play(Dice.seed(seed, i));
            sum += chance;
            squares += chance * chance;
            if ((i + 1) % TELL_EVERY == 0 || i + 1 == games) {
                MeanDifference mean = MeanDifference.of(sum, squares, i + 1);
                System.out.printf(
                        Locale.ROOT,
                        "%s: at most %.2f ± %.2f %% are won, by %d games%n",
                        args[0],
                        100 * mean.mean(),
                        100 * mean.half(),
                        i + 1);
            }
        }
    }

    private double play(long seed) {
        game.begin(id.withSeed(seed).setup(topology));
        boolean bet = draws > 0 && !game.settle() && left().isEmpty();
        return bet ? afterBet(Scene.from(game.view()).view()) : helped();
    }

    // The best first guess, if help comes after it: who is told how the game goes on wins at most that often, and loses
    // at least where the cell is a danger.
    private double afterBet(View begun) {
        // By an engine that sees no other position.
        Sampler more = new Exact().sampler(begun).orElseThrow();
        double[] wins = new double[topology.size()];
        for (int i = 0; i < draws; i++) {
            game.begin(Scene.from(begun), more.draw(dice));
            double most = helped();
            Analysis known = game.exact().analyse(game.view());
            for (int cell = 0; cell < wins.length; cell++) {
                wins[cell] += begun.covered(cell) ? Math.min(most, safe(known, cell)) : 0;
            }
        }
        return Arrays.stream(wins).max().orElseThrow() / draws;
    }

    private double safe(Analysis known, int cell) {
        if (game.view().covered(cell)) {
            return 1 - known.danger(cell);
        }
        return game.view().exploded(cell) ? 0 : 1;
    }

    // The chance to win of whoever is helped until few worlds are left.
    private double helped() {
        while (!game.settle()) {
            WorldList left = left().orElse(null);
            if (left != null) {
                EndgameAnswer answer = Endgame.solve(left, 1, NODES);
                return (double) answer.most() / answer.total();
            }
            game.tell(game.safer(NEARLY, 1).get(0).cell());
        }
        return 1;
    }

    private Optional<WorldList> left() {
        return game.exact().at(game.view()).list(worlds);
    }
}
