// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue.circuit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.count.Exact;
import sweeplab.count.list.WorldLister;
import sweeplab.rules.GoldClue;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.World;

/** Circuits answer as their formula demands: by exact counting for every line of the truth table. */
final class CircuitBoardTest {

    private static final int LEAVES = Integer.getInteger("sweeplab.circuit.leaves", 2);

    @Test
    void allSmallFormulasAreAsTheirTruthTable() {
        int drawn = 0;
        for (String formula : formulas(LEAVES)) {
            compare(formula);
            drawn++;
        }
        assertThat(drawn).isGreaterThan(20);
    }

    // Every formula of so many places over a, b, c, with every way to deny its parts.
    private static List<String> formulas(int places) {
        List<String> all = new ArrayList<>();
        for (String name : places == 1 ? List.of("a", "b", "c") : List.<String>of()) {
            all.add(name);
            all.add("!" + name);
        }
        for (int left = 1; left < places; left++) {
            for (String one : formulas(left)) {
                for (String other : formulas(places - left)) {
                    all.add("(" + one + " & " + other + ")");
                    all.add("!(" + one + " & " + other + ")");
                }
            }
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "!a",
                "a & !a",
                "a | !a",
                "(a | b) & !c",
                "c & b & a",
                "a ^ b",
                "a -> b -> c",
                "a <-> b",
                "c & (b | a) & !b",
                "(a | b) & (!a | b) & (a | !b)",
                "d & c & b & a"
            })
    void formulasAreAsTheirTruthTable(String formula) {
        compare(formula);
    }

    private static void compare(String formula) {
        CircuitBoard board = CircuitBoard.of(formula, false);
        int models = 0;
        for (Map<String, Boolean> world : worlds(board)) {
            boolean holds = board.meaning().holds(world);
            models += holds ? 1 : 0;
            assertThat(new Exact().analyse(told(board, world)).danger(board.output()))
                    .as(formula + " " + world)
                    .isEqualTo(holds ? 1.0 : 0.0);
        }
        double danger = new Exact().analyse(board.view()).danger(board.output());
        assertThat(danger == 0.0).as(formula + " never: " + danger).isEqualTo(models == 0);
        assertThat(danger == 1.0)
                .as(formula + " always: " + danger)
                .isEqualTo(models == worlds(board).size());
        assertThat(new Exact().analyse(CircuitBoard.of(formula, true).view()).fits())
                .as(formula + " said to be true")
                .isEqualTo(Optional.of(models > 0));
    }

    // A variable that is true shows its mine, one that is false is open and sees the seven mines of its walls.
    private static View told(CircuitBoard board, Map<String, Boolean> world) {
        Scene scene = Scene.from(board.view());
        board.inputs().forEach((name, cell) -> {
            if (world.getOrDefault(name, false)) {
                scene.explode(cell);
            } else {
                scene.open(cell, 7, GoldClue.UNTOLD);
            }
        });
        return scene.view();
    }

    private static List<Map<String, Boolean>> worlds(CircuitBoard board) {
        List<Map<String, Boolean>> worlds = new ArrayList<>();
        for (int bits = 0; bits < 1 << board.inputs().size(); bits++) {
            Map<String, Boolean> world = new LinkedHashMap<>();
            for (String name : board.inputs().keySet()) {
                world.put(name, (bits >> world.size() & 1) == 1);
            }
            worlds.add(world);
        }
        return worlds;
    }

    // All ways to fill the twelve covered cells of a crossing and its four ends.
    @Test
    void aCrossingLetsBothLinesPass() {
        CircuitSketch sketch = new CircuitSketch();
        sketch.crossing(0, 0);
        View view = sketch.view();
        int middle = -sketch.corner().row();
        List<World> worlds = WorldLister.worlds(view, 5).orElseThrow();
        assertThat(worlds).hasSize(4);
        for (World world : worlds) {
            assertThat(mine(world, middle - 4, middle)).isNotEqualTo(mine(world, middle + 4, middle));
            assertThat(mine(world, middle, middle - 4)).isNotEqualTo(mine(world, middle, middle + 4));
        }
        assertThat(worlds.stream()
                        .map(world -> List.of(mine(world, middle - 4, middle), mine(world, middle, middle - 4)))
                        .distinct())
                .hasSize(4);
    }

    private static boolean mine(World world, int row, int column) {
        return world.danger(world.topology().cell(row, column));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a &; expected a variable",
                "a b; expected an operator",
                "(a; expected ')'",
                "; expected a variable",
                "a & $; character 5",
                "1a; expected a variable"
            })
    void aWrongFormulaIsSaidToBe(String formula, String why) {
        assertThatThrownBy(() -> CircuitBoard.of(formula == null ? "" : formula, false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }

    @Test
    void sizesHaveBounds() {
        assertThatThrownBy(() -> CircuitBoard.of("a ^ b ^ c ^ d ^ e ^ f ^ g", false))
                .hasMessageContaining("more than " + CircuitBoard.MOST_LEAVES);
        assertThatThrownBy(() -> CircuitBoard.of("!".repeat(900) + "a", false))
                .hasMessageContaining("inside each other");
        assertThatThrownBy(() -> CircuitBoard.of("a&b&c&d&e&f&g&h&i&j&k&l&m", false))
                .hasMessageContaining("13 variables");
    }
}
