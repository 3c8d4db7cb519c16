// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import sweeplab.rules.GoldClue;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** Small positions drawn in tests: digits, {@code ?} covered, {@code *} exploded, {@code g} gold, {@code #} blocked. */
final class Positions {

    private Positions() {}

    static View read(String game, int dangers, String... rows) {
        return scene(game, dangers, rows).view();
    }

    static Scene scene(String game, int dangers, String... rows) {
        Rules rules = RuleBook.get(game);
        Topology topology = rules.board(rows[0].split(" ").length, rows.length);
        Scene scene = new Scene(rules, topology, dangers, View.UNTOLD);
        for (int cell = 0; cell < topology.size(); cell++) {
            String shown = rows[topology.row(cell)].split(" ")[topology.column(cell)];
            switch (shown) {
                case "?" -> {}
                case "*" -> scene.explode(cell);
                case "g" -> scene.openGold(cell, GoldClue.UNTOLD);
                case "#" -> scene.block(cell);
                default -> scene.open(cell, Integer.parseInt(shown), GoldClue.UNTOLD);
            }
        }
        return scene;
    }
}
