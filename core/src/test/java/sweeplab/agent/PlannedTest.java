// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.base.Dice;
import sweeplab.count.list.WorldLister;
import sweeplab.endgame.PlainTree;
import sweeplab.endgame.SmallPositions;
import sweeplab.position.Prior;
import sweeplab.rules.RuleBook;
import sweeplab.view.Scene;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topologies;
import sweeplab.world.World;

/** Near the end of a game, with any number of lives, the planning agents guess as well as a plain game tree. */
final class PlannedTest {

    private static final int SEEDS = 250;

    @ParameterizedTest
    @CsvSource({"daggers,fast", "daggers,balanced", "classic,fast", "daggers-m,fast", "daggers-counted,balanced"})
    void guessesAsWellAsThePlainTree(String game, String agent) {
        Agent planner = Roster.core().get(agent).maker().apply(1);
        int guesses = 0;
        for (String family : Topologies.families()) {
            for (long seed = 0; seed < SEEDS; seed++) {
                Scene scene = position(game, family, seed);
                View view = scene.view();
                Optional<List<World>> worlds = WorldLister.worlds(view, 60);
                if (view.status() == Status.PLAYING
                        && worlds.isPresent()
                        && afterFlags(planner, scene) instanceof Decision.Guess guess) {
                    check(view, worlds.get(), guess, game + " " + agent + " " + family + " seed " + seed);
                    guesses++;
                }
            }
        }
        assertThat(guesses).as("guesses").isGreaterThan(50);
    }

    private static Scene position(String game, String family, long seed) {
        Dice dice = new Dice(Dice.seed(seed, family.hashCode()));
        Scene scene = Scene.from(SmallPositions.make(RuleBook.get(game), family, 8, dice));
        scene.lives(1 + dice.nextInt(3));
        return scene;
    }

    private static Decision afterFlags(Agent planner, Scene scene) {
        Decision decision = planner.decide(scene.view());
        if (decision instanceof Decision.Certain certain
                && Arrays.stream(certain.moves()).allMatch(Move::isFlag)) {
            Arrays.stream(certain.moves()).map(Move::cell).forEach(scene::flag);
            return planner.decide(scene.view());
        }
        return decision;
    }

    private static void check(View view, List<World> worlds, Decision.Guess guess, String where) {
        int[] cells = WorldLister.list(view, worlds.size()).orElseThrow().cells();
        PlainTree tree = new PlainTree(view.rules(), worlds, weights(view, worlds), cells);
        assertThat(tree.winsAfter(guess.cell(), view.lives())).as(where).isEqualTo(tree.wins(view.lives()));
    }

    // Where the amount of gold is not told, each more makes a world less likely.
    private static List<Long> weights(View view, List<World> worlds) {
        int most = worlds.stream().mapToInt(World::golds).max().orElse(0);
        long share = view.golds() == View.UNTOLD ? Prior.USUAL.goldShare() : 1;
        return worlds.stream()
                .map(world ->
                        BigInteger.valueOf(share).pow(most - world.golds()).longValueExact())
                .toList();
    }
}
