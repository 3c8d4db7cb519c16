// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sweeplab.world.Content;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

final class WrittenTest {

    private static final Topology ROW = Topologies.grid("square", 4, 1);

    @Test
    void whatIsWrittenIsSaidOfItsOwnBoardAlone() {
        Rules rules = new Written(RuleBook.get("[L]"), mineAt(3), 1, Rules.SILENT, 2, 0);

        assertThat(rules.clue(mineAt(3), 2)).isEqualTo(2);
        assertThat(rules.clue(mineAt(0), 2)).as("no mine around").isEqualTo(1);
        assertThat(rules.clue(mineAt(0), 3)).as("a mine in the board").isEqualTo(1);
        assertThat(rules.clue(mineAt(0), 1)).as("a cell without a clue").isEqualTo(Rules.SILENT);
    }

    private static World mineAt(int cell) {
        byte[] content = new byte[ROW.size()];
        content[cell] = Content.DANGER.code();
        return World.of(ROW, content);
    }
}
