// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
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

/** Worlds as text (W1). */
final class WorldTextTest {

    static Stream<Arguments> rulesOnBoards() {
        return RuleBook.all().stream()
                .flatMap(rules -> Boards.topologies().map(topology -> Arguments.of(rules, topology)));
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("rulesOnBoards")
    @DisplayName("W1, X3: what is written reads back the same, for every game on every topology")
    void roundTrip(Rules rules, Topology topology) {
        Library library = new OneGraph(topology);
        for (int seed = 0; seed < 3; seed++) {
            World world = Boards.world(rules, topology, 10 + 30 * seed, new Dice(seed));
            String text = WorldText.write(world, rules);
            World read = WorldText.read("file", text, rules, library);
            assertThat(read).as("seed %d", seed).isEqualTo(world);
            assertThat(read.topology().adjacency()).isEqualTo(topology.adjacency());
            assertThat(WorldText.write(read, rules)).isEqualTo(text);
        }
    }

    /** A library that knows the graph that is tested. */
    private record OneGraph(Topology topology) implements Library {

        @Override
        public List<String> names(Rules rules) {
            return List.of();
        }

        @Override
        public String text(Rules rules, String name) {
            return "";
        }

        @Override
        public Topology topology(String family, int columns, int rows) {
            return family.equals(topology.id()) ? topology : Topologies.grid(family, columns, rows);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nettle   | 0 0/0 1 1/1 -1          | f, row 1, column 2: found 3 symbols in the row, expected 2 as in row 0",
                "nettle   | 0 0 0/0 0               | f, row 1, column 2: found 2 symbols in the row, expected 3 as in row 0",
                "nettle   | 1 -1/2 1                | f, row 1, column 0: found clue 2, expected 1 from what its neighbours hold",
                "nettle   | 1 -1/1 x                | f, row 1, column 1: found 'x', expected a clue, '-1' for a nettle",
                "nettle   | 1 -1/1 -2               | f, row 1, column 1: found '-2', expected a clue, '-1' for a nettle",
                "nettle   | 0 0/0 g                 | f, row 1, column 1: found 'g', expected a clue, '-1' for a nettle",
                "nettle   | 0 0/0 123               | f, row 1, column 1: found '123', expected a clue, '-1' for a nettle",
                "nettle   | -1 1/1 1                | f, row 0, column 0: found '-1', expected a safe cell: the game starts here",
                "daggers  | 1 d/1 g                 | f, row 1, column 1: found gold beside a dagger, expected none around gold",
                "daggers  | 1 d/1 b                 | f, row 1, column 1: found 'b', expected a clue, 'd' for a dagger or 'g' for gold",
                "tornado  | 1 1 0/1 t 1/0 1 1       | f, row 1, column 1: found 't', expected a safe cell: the game starts here",
                "tornado  | 0 0 0/0 1 1/0 2 t       | f, row 2, column 1: found clue 2, expected 1 from what its neighbours hold",
                "reverse  | 3 4 2/4 6 3/2 3 t       | f, row 1, column 1: found clue 6, expected 5 from what its neighbours hold",
                "obscured | b 0 0/0 0 0/0 0 0       | f, row 0, column 0: found 'b', expected a safe cell: the game starts here",
                "obscured | 0 0 0/0 0 0/0 0 d       | f, row 2, column 2: found 'd', expected a clue, 'm' for a mine or 'b' for blocked",
                "nettle   | # start: safe@2,0/0 0   | f, the line '# start:': (0,2) is outside the board",
                "nettle   | # start: here/0 0       | f, the line '# start:': start 'here': write safe@X,Y",
                "nettle   | ''                      | f: there are no rows",
                "nettle   | # only/#/# comments     | f: there are no rows",
                "nettle   | # topology: cube/0      | f: unknown topology 'cube'",
                "nettle   | # topology: torus/0 0   | f: a torus of 2x1",
                "nettle   | # topology: graph:x/0 0 | f: unknown graph 'x': there are football, petersen",
                "nettle   | # topology: graph:petersen/0 0 | f: found 2x1 symbols, expected 10x1 for graph:petersen"
            })
    @DisplayName("W1: an error names file, row, column, found and expected")
    void refuses(String game, String rows, String message) {
        assertThatThrownBy(() -> WorldText.read("f", rows.replace('/', '\n'), RuleBook.get(game)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    @DisplayName("W1: a text beyond all bounds is not even taken apart")
    void refusesEndlessText() {
        String text = "0 ".repeat(WorldText.MOST_CHARACTERS / 2 + 1);
        assertThatThrownBy(() -> WorldText.read("big", text, RuleBook.get("nettle")))
                .hasMessageStartingWith("big: " + text.length() + " characters are too many");
    }

    @Test
    @DisplayName("W1: spaces at will, Windows line ends, comments, and a danger by its name")
    void reads() {
        Rules rules = RuleBook.get("nettle");
        World world = WorldText.read("f", "# made by hand\r\n\r\n  1   nettle \r\n 1\t1\r\n", rules);
        assertThat(world).isEqualTo(World.ofDangers(Topologies.grid("square", 2, 2), CellSet.of(4, 1)));
        assertThat(WorldText.write(world, rules)).isEqualTo(" 1 -1\n 1  1\n");
    }

    @Test
    @DisplayName("W1, X2, X3: classic on another board says so in its first line")
    void writesTheTopology() {
        Rules rules = RuleBook.get("classic");
        World world = World.ofDangers(Topologies.grid("torus4", 3, 3), CellSet.of(9, 4));
        assertThat(WorldText.write(world, rules)).isEqualTo("# topology: torus4\n0 1 0\n1 * 1\n0 1 0\n");
        assertThat(WorldText.symbol(world, rules, 4)).isEqualTo("*");
    }
}
