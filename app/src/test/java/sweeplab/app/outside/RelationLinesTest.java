// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.infer.relation.RelationLines;
import sweeplab.relation.Implied;
import sweeplab.relation.Relation;
import sweeplab.view.Statement;
import sweeplab.world.World;

/** Rules as data say what the rules say (V1 to V4): the lines of docs/protocol.md read by themselves and walked over boards by chance. */
final class RelationLinesTest {

    private static final int BOARDS = 300;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Q][M] 5x5/9 #1",
                "[W] 5x5/8 #2",
                "[T][E] 5x5/7 #3",
                "[L] 5x5/8 #4",
                "[D][NX] 5x5/8 #5",
                "9x9/10 #6"
            })
    void everyLineIsItsRelation(String id) {
        Setup setup = GameId.parse(id).setup(new Catalogue());
        Game game = setup.newGame();
        for (int cell = 0; cell < setup.world().topology().size(); cell += 3) {
            if (!game.over() && game.view().covered(cell) && !setup.world().danger(cell)) {
                game.probe(cell);
            }
        }
        List<String> lines = (RelationLines.rules(game.view()) + RelationLines.news(game.view(), 0))
                .lines()
                .filter(line -> line.startsWith("relation "))
                .toList();
        List<Relation> stated = stated(game);
        assertThat(lines).hasSameSizeAs(stated).isNotEmpty();
        Dice dice = new Dice(id.hashCode());
        for (int i = 0; i < BOARDS; i++) {
            World world = GameId.parse(id)
                    .withSeed(dice.nextInt(1 << 20))
                    .setup(setup.world().topology())
                    .world();
            List<Integer> walked = lines.stream()
                    .map(line -> walk(line.split(" "), world))
                    .sorted()
                    .toList();
            List<Integer> weighed = stated.stream()
                    .map(relation -> relation.weigh(world::danger))
                    .sorted()
                    .toList();
            assertThat(walked).as(id).isEqualTo(weighed);
        }
    }

    private static List<Relation> stated(Game game) {
        return Statement.of(game.view()).relations().stream()
                .filter(relation -> !(relation instanceof Implied))
                .toList();
    }

    private static int walk(String[] words, World world) {
        int[] cells = words[2].equals("-")
                ? new int[0]
                : Arrays.stream(words[2].split(",")).mapToInt(Integer::parseInt).toArray();
        String[] steps = words[3].split(";");
        int state = 0;
        for (int place = 0; place < cells.length; place++) {
            String next = steps[place].split(",")[state].split("/")[world.danger(cells[place]) ? 1 : 0];
            if (next.equals("x")) {
                return 0;
            }
            state = Integer.parseInt(next);
        }
        return Integer.parseInt(steps[cells.length].split(",")[state]);
    }
}
