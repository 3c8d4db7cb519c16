// SPDX-License-Identifier: Apache-2.0
package sweeplab.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.infer.CertainBySat;
import sweeplab.rules.RuleBook;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** What a SAT solver calls certain in any rule is what counting calls certain, and its worlds fit (V2 to V5); on boards too wide for C, O and S to be written out too. */
final class LargeRelationsTest {

    private static final int PROBES = 8;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[C] 5x5/9 #1",
                "[O] 5x5/8 #2",
                "[S] 5x5/9 #3",
                "[Q][M] 5x5/9 #4",
                "[W] 5x5/8 #5",
                "[E] 5x5/7 #6",
                "[T][L] 5x5/7 #7",
                "[D] 5x5/8 #8",
                "[B] 5x5/10 #9",
                "[C][NX] 5x5/8 #10"
            })
    void likeCounting(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        Dice dice = new Dice(id.hashCode());
        for (int probe = 0; probe < PROBES && !game.over(); probe++) {
            open(game, dice);
            CertainBySat certain = new CertainBySat(game.view(), SatEngines.DEFAULT.tools(), Budget.unlimited());
            Analysis analysis = new Exact().analyse(game.view());
            assertThat(certain.decided()).isTrue();
            assertThat(certain.safe()).as(id).isEqualTo(covered(analysis.safe(), game));
            assertThat(certain.dangers()).as(id).isEqualTo(analysis.dangers());
            bothWays(game, certain);
        }
    }

    // Starts are told to be safe: nobody has to ask.
    private static CellSet covered(CellSet safe, Game game) {
        CellSet found = CellSet.of(game.world().topology().size(), safe.toArray());
        for (int start : game.view().starts()) {
            found.remove(start);
        }
        return found;
    }

    private static void open(Game game, Dice dice) {
        int cell = dice.nextInt(game.world().topology().size());
        while (game.world().danger(cell) || !game.view().covered(cell)) {
            cell = dice.nextInt(game.world().topology().size());
        }
        game.probe(cell);
    }

    private static void bothWays(Game game, CertainBySat certain) {
        for (int cell = 0; cell < game.world().topology().size(); cell++) {
            boolean known = certain.safe().contains(cell) || certain.dangers().contains(cell);
            if (game.view().covered(cell) && !known && !told(game, cell)) {
                assertThat(game.fits(certain.world(cell, true).orElseThrow())).isTrue();
                assertThat(game.fits(certain.world(cell, false).orElseThrow())).isTrue();
            }
        }
    }

    private static boolean told(Game game, int cell) {
        return Arrays.stream(game.view().starts()).anyMatch(start -> start == cell);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[C]", "[O]", "[S]"})
    void whatHangsTogetherOnAWideBoard(String letters) {
        Topology topology = Topologies.grid("square", 9, 9);
        CellSet mines = new CellSet(81);
        for (int column = 0; column < 9; column++) {
            mines.add(topology.cell(0, column));
        }
        mines.add(topology.cell(1, 8));
        mines.add(topology.cell(2, 8));
        Game game = new Game(RuleBook.get(letters), World.ofDangers(topology, mines), new int[0]);
        for (int cell = 81 - 9 * 6; cell < 81 - 2; cell++) {
            if (game.view().covered(cell)) {
                game.probe(cell);
            }
        }
        CertainBySat certain = new CertainBySat(game.view(), SatEngines.DEFAULT.tools(), Budget.unlimited());
        assertThat(certain.decided()).isTrue();
        certain.safe().forEach(cell -> assertThat(mines.contains(cell)).isFalse());
        certain.dangers().forEach(cell -> assertThat(mines.contains(cell)).isTrue());
        bothWays(game, certain);
    }
}
