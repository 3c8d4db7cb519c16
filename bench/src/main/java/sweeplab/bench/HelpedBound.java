// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.util.Locale;
import sweeplab.arena.MeanDifference;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.list.WorldList;
import sweeplab.endgame.Endgame;
import sweeplab.endgame.EndgameAnswer;
import sweeplab.world.Topology;

/**
 * What no player can win more of: games in which every guess before the endgame is told for nothing, and the endgame is played
 * perfectly. docs/strength.md says why that is a bound.
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

    private HelpedBound(GameId id, int worlds) {
        this.id = id;
        this.worlds = worlds;
        topology = id.setup(new Catalogue()).world().topology();
        game = new Survivor(id.setup(topology), new Dice(0));
    }

    /** Arguments: board and start ("30x16/99 opening@3,3"), games, seed, most worlds of an endgame. */
    public static void main(String[] args) {
        HelpedBound bound = new HelpedBound(GameId.parse(args[0]), Integer.parseInt(args[3]));
        int games = Integer.parseInt(args[1]);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < games; i++) {
            double chance = bound.play(Dice.seed(Long.parseLong(args[2]), i));
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

    // The chance to win of whoever is helped until few worlds are left.
    private double play(long seed) {
        game.begin(id.withSeed(seed).setup(topology));
        while (!game.settle()) {
            WorldList left = game.exact().at(game.view()).list(worlds).orElse(null);
            if (left != null) {
                EndgameAnswer answer = Endgame.solve(left, 1, NODES);
                return (double) answer.most() / answer.total();
            }
            game.tell(game.safer(NEARLY, 1).get(0).cell());
        }
        return 1;
    }
}
