// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.world.Content;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The worlds that the reports print are in the catalogue exactly as printed; what a printout leaves covered follows from it. */
final class PrintedWorldsTest {

    @ParameterizedTest
    @DisplayName("N2, D3, T2: a printed world ships exactly")
    @CsvSource({
        "nettle, easy1, 5, 0",
        "nettle, medium3, 10, 0",
        "nettle, hard1, 20, 0",
        "daggers, EASY1, 4, 1",
        "daggers, EASY10, 4, 1",
        "daggers, HARD4, 25, 3",
        "daggers, HARD10, 25, 3",
        "tornado, SMALL1, 6, 0",
        "tornado, LARGE4, 15, 0"
    })
    void shipsAsPrinted(String game, String name, int dangers, int golds) throws IOException {
        Rules rules = RuleBook.get(game);
        List<String[]> printed = printed(name);
        List<World> possible = worldsThatPrint(printed, rules, dangers);

        assertThat(possible)
                .as("what the printout of %s leaves covered is forced", name)
                .hasSize(1);
        World shipped = new Catalogue().world(rules, name);
        assertThat(shipped).isEqualTo(possible.get(0));
        assertThat(shipped.dangers()).isEqualTo(dangers);
        assertThat(shipped.golds()).isEqualTo(golds);
    }

    private static List<String[]> printed(String name) throws IOException {
        try (InputStream in = PrintedWorldsTest.class.getResourceAsStream("/printed/" + name + ".txt")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            // A row of the reports is "0 1 F", "|0|1|M|" or "3/ 0 1 t".
            return text.lines()
                    .map(line ->
                            line.replaceFirst("^\\d+/", "").replace('|', ' ').strip())
                    .map(line -> line.split("\\s+"))
                    .toList();
        }
    }

    // Tries every content of the cells that the printout leaves covered.
    private static List<World> worldsThatPrint(List<String[]> printed, Rules rules, int dangers) {
        Topology topology = rules.board(printed.get(0).length, printed.size());
        byte[] content = new byte[topology.size()];
        List<Integer> covered = new ArrayList<>();
        for (int cell = 0; cell < content.length; cell++) {
            String symbol = symbol(printed, topology, cell);
            content[cell] = contentOf(symbol).code();
            if (symbol.matches("[#C]")) {
                covered.add(cell);
            }
        }
        List<World> worlds = new ArrayList<>();
        for (int chosen = 0; chosen < 1 << covered.size(); chosen++) {
            for (int i = 0; i < covered.size(); i++) {
                content[covered.get(i)] = (chosen >> i & 1) == 0 ? Content.CLEAR.code() : Content.DANGER.code();
            }
            World world = World.of(topology, content);
            if (world.dangers() == dangers && cluesFit(printed, world, rules)) {
                worlds.add(world);
            }
        }
        return worlds;
    }

    private static boolean cluesFit(List<String[]> printed, World world, Rules rules) {
        for (int cell = 0; cell < world.topology().size(); cell++) {
            String symbol = symbol(printed, world.topology(), cell);
            if (symbol.matches("\\d") && rules.clue(world, cell) != Integer.parseInt(symbol)) {
                return false;
            }
        }
        return true;
    }

    private static String symbol(List<String[]> printed, Topology topology, int cell) {
        return printed.get(topology.row(cell))[topology.column(cell)];
    }

    private static Content contentOf(String symbol) {
        return switch (symbol) {
            case "F", "M", "t" -> Content.DANGER;
            case "G" -> Content.GOLD;
            default -> Content.CLEAR;
        };
    }
}
