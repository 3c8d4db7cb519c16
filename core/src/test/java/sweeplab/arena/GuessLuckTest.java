// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The luck of guesses on all worlds of small boards. */
final class GuessLuckTest {

    private static double mean(double... numbers) {
        return Arrays.stream(numbers).average().orElseThrow();
    }

    private static double variance(double... numbers) {
        double mean = mean(numbers);
        return Arrays.stream(numbers)
                .map(number -> (number - mean) * (number - mean))
                .average()
                .orElseThrow();
    }

    private static World world(Topology topology, int dangers) {
        CellSet cells = new CellSet(topology.size());
        for (int cell = 0; cell < topology.size(); cell++) {
            if ((dangers >> cell & 1) == 1) {
                cells.add(cell);
            }
        }
        return World.ofDangers(topology, cells);
    }

    @ParameterizedTest
    @CsvSource({
        "exact,4x4/3 safe@0;0,0.5",
        "fast,4x3/4 safe@1;1,0.5",
        "random,3x3/2 safe@0;0,0.95",
        "sps,4x3/3 safe@0;0,1",
        "balanced,hex:4x4/3 safe@0;0,0.5",
        "exact,torus:4x4/3 safe@0;0,0.5"
    })
    void comesToNothingOverAllWorldsAndTakesMostOfTheChanceOff(String agent, String board, double most) {
        Setup setup = GameId.parse(board.replace(';', ',')).setup(new Catalogue());
        Topology topology = setup.world().topology();
        int first = setup.starts()[0];
        List<World> worlds = worlds(topology, setup.world().dangers(), first);
        double[] wins = new double[worlds.size()];
        double[] lucks = new double[wins.length];
        for (int i = 0; i < wins.length; i++) {
            GuessLuck luck = new GuessLuck();
            wins[i] = won(agent, new Game(setup.rules(), worlds.get(i), setup.starts()), luck) ? 1 : 0;
            lucks[i] = luck.ofLastGame();
        }
        assertThat(mean(lucks)).as("%s on %s, all worlds", agent, board).isCloseTo(0, within(1e-9));
        double[] rest = GuessLuck.takenOff(wins, lucks);
        assertThat(mean(rest)).isCloseTo(mean(wins), within(1e-9));
        assertThat(variance(rest)).isLessThanOrEqualTo(most * variance(wins));
    }

    private static List<World> worlds(Topology topology, int dangers, int safe) {
        return IntStream.range(0, 1 << topology.size())
                .filter(cells -> Integer.bitCount(cells) == dangers && (cells >> safe & 1) == 0)
                .mapToObj(cells -> world(topology, cells))
                .toList();
    }

    private static boolean won(String name, Game game, GuessLuck luck) {
        Watched agent = new Watched(Roster.core().get(name).maker().apply(1), false, false);
        agent.weigh(luck);
        luck.begin();
        boolean won = Referee.playOut(game, agent).result() == Result.WON;
        luck.end(won);
        return won;
    }
}
