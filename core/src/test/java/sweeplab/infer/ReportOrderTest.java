// SPDX-License-Identifier: Apache-2.0
package sweeplab.infer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.position.Fact;
import sweeplab.position.Position;
import sweeplab.world.Topology;

/** The order of moves that report 000 prints. */
class ReportOrderTest {

    private final List<String> printed = new ArrayList<>();

    private Game game(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        game.probe(0);
        return game;
    }

    private void act(Game game, Position position, int... facts) {
        Topology topology = position.topology();
        for (int fact : facts) {
            int cell = Fact.cell(fact);
            printed.add((Fact.isDanger(fact) ? "mark " : "reveal ") + topology.row(cell) + " " + topology.column(cell));
            position.learn(fact);
            if (!Fact.isDanger(fact) && game.view().covered(cell)) {
                game.probe(cell);
            }
        }
        position.update();
    }

    // Figure 16; the two cells that (3,4) uncovers are printed by the program from the journal.
    @Test
    void singlePointOnEasy1() {
        Game game = game("nettle:easy1");
        Position position = new Position(game.view());
        SinglePoint inference = new SinglePoint();
        int[] facts = inference.facts(position);
        while (inference.passes() == 0) {
            act(game, position, facts);
            facts = inference.facts(position);
        }
        assertThat(printed)
                .containsExactly("mark 0 4", "mark 1 4", "reveal 2 4", "reveal 3 3", "reveal 3 4", "mark 4 2");
    }

    // Figure 21: the second time that single point is stuck.
    @Test
    void easyEquationsOnMedium3() {
        Game game = game("nettle:medium3");
        Position position = new Position(game.view());
        for (int time = 1; time <= 2; time++) {
            runOut(game, position, new SinglePoint());
            printed.clear();
            act(game, position, new EasyEquations().facts(position));
        }
        assertThat(printed).containsExactly("reveal 2 6", "reveal 4 2", "reveal 4 5");
    }

    private void runOut(Game game, Position position, Inference inference) {
        int[] facts = inference.facts(position);
        while (facts.length > 0) {
            act(game, position, facts);
            facts = inference.facts(position);
        }
    }
}
