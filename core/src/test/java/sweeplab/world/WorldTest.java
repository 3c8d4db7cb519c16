// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A world is fixed (C1). */
final class WorldTest {

    private static final Topology TOPOLOGY = Topologies.grid("square", 3, 2);

    @Test
    @DisplayName("C1: a world counts what it holds and does not change with the array it was made from")
    void holdsItsContent() {
        byte[] content = {0, 1, 2, 3, 1, 0};
        World world = World.of(TOPOLOGY, content);
        content[0] = 1;
        assertThat(world.dangers()).isEqualTo(2);
        assertThat(world.golds()).isEqualTo(1);
        assertThat(world.blocked()).isEqualTo(1);
        assertThat(world.content(0)).isEqualTo(Content.CLEAR);
        assertThat(world.content(3)).isEqualTo(Content.BLOCKED);
        assertThat(world.danger(1) && world.gold(2) && world.blocked(3)).isTrue();
        assertThat(world.dangersAround(0)).isEqualTo(2);
        assertThat(world.goldsAround(5)).isEqualTo(1);
        assertThat(world).hasToString("square:3x2 with 2 dangers, 1 gold, 1 blocked");
    }

    @Test
    void equalityIsOfTopologyAndContent() {
        World world = World.ofDangers(TOPOLOGY, CellSet.of(6, 1));
        assertThat(world)
                .isEqualTo(World.of(Topologies.grid("square", 3, 2), new byte[] {0, 1, 0, 0, 0, 0}))
                .hasSameHashCodeAs(World.ofDangers(TOPOLOGY, CellSet.of(6, 1)))
                .isNotEqualTo(World.ofDangers(Topologies.grid("hex", 3, 2), CellSet.of(6, 1)))
                .isNotEqualTo(World.ofDangers(TOPOLOGY, CellSet.of(6, 2)));
    }

    @Test
    void refusesContentOfAnotherSize() {
        assertThatThrownBy(() -> World.of(TOPOLOGY, new byte[5]))
                .hasMessageContaining("5 cells of content for a board of 6");
    }
}
