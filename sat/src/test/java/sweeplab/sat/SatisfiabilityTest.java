// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Dice;
import sweeplab.game.Game;
import sweeplab.infer.ClueTruth;
import sweeplab.infer.Inference;
import sweeplab.infer.Positions;
import sweeplab.infer.Satisfiability;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.view.View;
import sweeplab.world.CellSet;

/** In every encoding, satisfiability proves all that brute force finds and nothing else (N5), with the total or without (D7), also when clues come one after the other; 100,000 games with -Dpositions=100000. */
class SatisfiabilityTest {

    private static final int GAMES = Integer.getInteger("positions", 600);

    /** One encoding's solver, which lives through the game, and what it has proved. */
    private record Player(String name, Inference inference, Position position) {}

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void findsAllThatTheCluesSay(boolean withTotal) {
        int proved = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            proved += play(withTotal, seed);
        }
        assertThat(proved).as("facts proved").isGreaterThan(GAMES);
    }

    private static int play(boolean withTotal, int seed) {
        Game game = Positions.game(seed);
        Dice dice = new Dice(seed);
        List<Player> players = SatEngines.all().stream()
                .map(engine -> new Player(
                        engine.name(), new Satisfiability(engine.tools(), withTotal), new Position(game.view())))
                .toList();
        int proved = check(players, game.view(), withTotal, seed);
        for (int probe = 0; probe < 2 && game.view().coveredCells() > 0 && !game.over(); probe++) {
            game.probe(covered(game, dice));
            proved += check(players, game.view(), withTotal, seed);
        }
        return proved;
    }

    private static int covered(Game game, Dice dice) {
        int cell = dice.nextInt(game.view().topology().size());
        while (!game.view().covered(cell)) {
            cell = dice.nextInt(game.view().topology().size());
        }
        return cell;
    }

    private static int check(List<Player> players, View view, boolean withTotal, int seed) {
        ClueTruth truth = ClueTruth.of(view, withTotal);
        for (Player player : players) {
            player.position().update();
            think(player);
            assertThat(known(player.position(), false))
                    .as("safe cells by %s, seed %d", player.name(), seed)
                    .isEqualTo(truth.safe());
            assertThat(known(player.position(), true))
                    .as("dangers by %s, seed %d", player.name(), seed)
                    .isEqualTo(truth.dangers());
        }
        return truth.safe().size() + truth.dangers().size();
    }

    private static void think(Player player) {
        int[] facts = player.inference().facts(player.position());
        while (facts.length > 0) {
            for (int fact : facts) {
                assertThat(player.position().learn(fact)).as("news").isTrue();
            }
            facts = player.inference().facts(player.position());
        }
    }

    private static CellSet known(Position position, boolean danger) {
        CellSet cells = new CellSet(position.topology().size());
        for (int i = 0; i < position.facts(); i++) {
            int fact = position.fact(i);
            if (Fact.isDanger(fact) == danger && position.view().covered(Fact.cell(fact))) {
                cells.add(Fact.cell(fact));
            }
        }
        return cells;
    }
}
