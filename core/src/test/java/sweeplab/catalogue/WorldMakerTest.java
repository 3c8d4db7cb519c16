// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.Boards;
import sweeplab.base.Dice;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Worlds made by chance: fair, with the counts asked for, and the same for the same seed (C4, D1, X2). */
final class WorldMakerTest {

    private static final Topology SIX = Topologies.grid("square", 3, 2);

    static Stream<Topology> topologies() {
        return Boards.topologies();
    }

    // From few dangers to nearly full boards, where the maker throws for the free cells instead.
    @ParameterizedTest
    @CsvSource({"1,5", "2,10", "3,10", "4,5", "5,1"})
    @DisplayName("C4: every way to place the mines is equally likely")
    void isUniform(int mines, int ways) {
        Dice dice = new Dice(mines);
        Map<World, Integer> counts = new HashMap<>();
        int throwsEach = 2_000;
        for (int i = 0; i < ways * throwsEach; i++) {
            World world = make("classic", SIX, mines, 0, 0, dice);
            counts.merge(world, 1, Integer::sum);
        }
        assertThat(counts).as("the start is spared, seed %d", mines).hasSize(ways);
        checkFair(counts, throwsEach, "seed " + mines);
    }

    @Test
    @DisplayName("D1: every place away from the daggers is equally likely for gold")
    void goldIsUniform() {
        Topology row = Topologies.grid("square", 6, 1);
        Dice dice = new Dice(5);
        Map<Integer, Map<World, Integer>> byDagger = new HashMap<>();
        for (int i = 0; i < 40_000; i++) {
            World world = make("daggers", row, 1, 1, 0, dice);
            int dagger = cells(world).next(0);
            byDagger.computeIfAbsent(dagger, d -> new HashMap<>()).merge(world, 1, Integer::sum);
        }
        assertThat(byDagger.keySet()).containsExactlyInAnyOrder(1, 2, 3, 4, 5);
        byDagger.forEach((dagger, counts) -> {
            assertThat(counts).hasSize(dagger == 5 ? 4 : 3);
            int all = counts.values().stream().mapToInt(n -> n).sum();
            checkFair(counts, all / (double) counts.size(), "dagger at " + dagger + ", seed 5");
        });
    }

    private static void checkFair(Map<World, Integer> counts, double expected, String message) {
        double chiSquare = counts.values().stream()
                .mapToDouble(count -> Math.pow(count - expected, 2) / expected)
                .sum();
        int freedom = counts.size() - 1;
        assertThat(chiSquare).as(message).isLessThanOrEqualTo(freedom + 5 * Math.sqrt(2.0 * freedom));
    }

    @ParameterizedTest
    @MethodSource("topologies")
    @DisplayName("D1, X1, X2: the counts are met and the spared cells stay safe, however dense the board")
    void meetsTheCounts(Topology topology) {
        for (Rules rules : RuleBook.all()) {
            CellSet spared = CellSet.of(topology.size(), rules.starts(topology));
            int room = topology.size() - spared.size();
            for (int dangers = 0; dangers <= room; dangers += Math.max(1, room / 5)) {
                int blocked = rules.hasBlocked() ? (room - dangers) / 2 : 0;
                World world = make(rules.id(), topology, dangers, 0, blocked, new Dice(dangers));
                assertThat(world.dangers()).isEqualTo(dangers);
                assertThat(world.blocked()).isEqualTo(blocked);
                spared.forEach(start ->
                        assertThat(world.danger(start) || world.blocked(start)).isFalse());
            }
        }
    }

    @Test
    @DisplayName("D1: gold never touches a dagger")
    void goldTouchesNoDagger() {
        Topology topology = Topologies.grid("square", 12, 12);
        for (int seed = 0; seed < 200; seed++) {
            World world = make("daggers", topology, 25, 3, 0, new Dice(seed));
            assertThat(world.golds()).isEqualTo(3);
            for (int cell = 0; cell < topology.size(); cell++) {
                assertThat(world.gold(cell) && world.dangersAround(cell) > 0)
                        .as("seed %d", seed)
                        .isFalse();
            }
        }
    }

    @Test
    @DisplayName("C4: the same seed gives the same world, another seed another one")
    void isDeterministic() {
        Topology topology = Topologies.grid("hex", 9, 9);
        World world = make("tornado", topology, 20, 0, 0, new Dice(7));
        assertThat(make("tornado", topology, 20, 0, 0, new Dice(7))).isEqualTo(world);
        assertThat(make("tornado", topology, 20, 0, 0, new Dice(8))).isNotEqualTo(world);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "classic  | 6 | 0 | 0 | 6 mines do not fit, there is room for 5 away from the start",
                "classic  | 1 | 1 | 0 | there is no gold in the game classic",
                "daggers  | 1 | 0 | 1 | there are no blocked cells in the game daggers",
                "daggers  | 5 | 2 | 0 | square:3x2/5+2g leaves no room for 2 gold away from the daggers",
                "obscured | 3 | 0 | 3 | 3 mines do not fit, there is room for 1 away from the start"
            })
    @DisplayName("a board that cannot be is refused by its counts")
    void refuses(String game, int dangers, int golds, int blocked, String message) {
        assertThatThrownBy(() -> make(game, SIX, dangers, golds, blocked, new Dice(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    private static World make(String game, Topology topology, int dangers, int golds, int blocked, Dice dice) {
        Board board = Boards.board(topology, dangers, golds, blocked);
        return WorldMaker.make(RuleBook.get(game), topology, board, dice);
    }

    private static CellSet cells(World world) {
        CellSet dangers = new CellSet(world.topology().size());
        for (int cell = 0; cell < dangers.capacity(); cell++) {
            if (world.danger(cell)) {
                dangers.add(cell);
            }
        }
        return dangers;
    }
}
