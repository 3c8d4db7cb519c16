// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Everything that the catalogue lists is there and sound. */
final class CatalogueTest {

    private static final Library CATALOGUE = new Catalogue();

    static Stream<Arguments> worlds() {
        return RuleBook.all().stream()
                .flatMap(rules -> CATALOGUE.names(rules).stream().map(name -> Arguments.of(rules, name)));
    }

    @ParameterizedTest
    @MethodSource("worlds")
    @DisplayName("W1: every world of the catalogue passes the checks and is written as our writer writes")
    void worldsAreSound(Rules rules, String name) {
        World world = CATALOGUE.world(rules, name);
        assertThat(CATALOGUE.text(rules, name)).isEqualTo(WorldText.write(world, rules));
        assertThat(GameId.ofWorld(rules, name).setup(CATALOGUE).newGame().over())
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"petersen,10,3,3", "football,32,5,6"})
    @DisplayName("X3: the graphs of the catalogue are what they say")
    void graphs(String name, int cells, int fewest, int most) {
        assertThat(CATALOGUE.graphs()).contains(name);
        Topology topology = CATALOGUE.topology("graph:" + name, 0, 0);
        assertThat(topology.size()).isEqualTo(cells);
        for (int cell = 0; cell < cells; cell++) {
            assertThat(topology.degree(cell)).isBetween(fewest, most);
        }
        assertThat(topology.adjacency().length).isEqualTo(name.equals("football") ? 12 * 5 + 20 * 6 : 30);
    }
}
