// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import sweeplab.agent.ExactAgent;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.format.Formats;
import sweeplab.format.document.SeenPosition;
import sweeplab.game.Game;
import sweeplab.play.Referee;

/** Positions from expert games as people play them. */
final class OrdinaryPositions {

    private OrdinaryPositions() {}

    static List<String> all() {
        List<String> texts = new ArrayList<>();
        for (int seed = 1; seed <= 40; seed++) {
            Game game = GameId.parse("30x16/99 opening@3,3 #" + seed)
                    .setup(new Catalogue())
                    .newGame();
            Referee referee = new Referee(game, new ExactAgent(), step -> {});
            for (int i = 0; i < 3 * seed && !game.over() && referee.step(); i++) {
                texts.add(new String(
                        new Formats().named("jsm").write(new SeenPosition(game.view())), StandardCharsets.UTF_8));
            }
        }
        return texts;
    }
}
