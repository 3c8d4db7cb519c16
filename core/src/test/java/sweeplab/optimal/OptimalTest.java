// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Budget;
import sweeplab.count.list.WorldLister;
import sweeplab.endgame.Endgame;
import sweeplab.endgame.EndgameAnswer;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;

/** Perfect play on small boards: the published fractions, and the same as the endgame search on other kinds of board. */
final class OptimalTest {

    private static final long BYTES = 100L << 20;
    private static final LongConsumer WATCH = positions -> {};

    @ParameterizedTest
    @CsvSource({
        "3,3,'8/9 24/36 33/84 27/126'",
        "4,4,'15/16 102/120 400/560 961/1820 1461/4368 1584/8008 1317/11440 859/12870'",
        "5,4,'19/20 166/190 864/1140 2950/4845 6998/15504'",
        "5,5,'24/25 266/300 1798/2300 8236/12650 27271/53130'"
    })
    void winsAsManyBoardsAsIsKnown(int columns, int rows, String fractions) {
        int mines = 0;
        for (String fraction : fractions.split(" ")) {
            Optimal optimal = all("square", columns, rows, ++mines);
            assertThat(optimal.wins() + "/" + optimal.boards())
                    .as(columns + "x" + rows + "/" + mines)
                    .isEqualTo(fraction);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"square", "square4", "torus4", "hex", "hextorus", "triangle"})
    void agreesWithTheEndgameSearch(String family) {
        Rules rules = RuleBook.get("classic");
        for (int mines = 1; mines <= 5; mines++) {
            Topology topology = Topologies.grid(family, 4, 3);
            View view = new Scene(rules, topology, mines, View.UNTOLD).view();
            EndgameAnswer answer = Endgame.solve(WorldLister.list(view, 1000).orElseThrow(), 1, 10_000_000);
            assertThat(all(family, 4, 3, mines).wins())
                    .as(family + " 4x3/" + mines)
                    .isEqualTo(answer.wins());
        }
    }

    @Test
    void aSafeFirstClickWinsTheSameBoardsOfFewer() {
        for (int mines = 2; mines <= 6; mines++) {
            Optimal risky = all("square", 4, 4, mines);
            Optimal safe = from(CellSet.of(16, risky.first()), mines);
            assertThat(safe.wins()).as("mines " + mines).isEqualTo(risky.wins());
            assertThat(safe.boards()).isEqualTo(AllBoards.choose(15, mines));
        }
    }

    @Test
    void noSafeStartIsBetterThanTheBestFirstClick() {
        Optimal best = all("square", 4, 4, 4);
        for (int cell = 0; cell < 16; cell++) {
            assertThat(from(CellSet.of(16, cell), 4).wins()).as("cell " + cell).isLessThanOrEqualTo(best.wins());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 1_000, 100_000})
    void stopsWhenTheBudgetIsSpentWhileListingToo(long steps) {
        Topology topology = Topologies.grid("square", 5, 5);
        assertThat(Optimal.search(topology, 7, new CellSet(25), BYTES, Budget.steps(steps), WATCH))
                .isEmpty();
    }

    @Test
    void saysWhatIsTooLarge() {
        Topology topology = Topologies.grid("square", 6, 6);
        assertThatThrownBy(() -> Optimal.search(topology, 18, new CellSet(36), BYTES, Budget.unlimited(), WATCH))
                .hasMessageContaining("9075135300 such boards");
        assertThatThrownBy(() -> Optimal.search(topology, 37, new CellSet(36), BYTES, Budget.unlimited(), WATCH))
                .hasMessageContaining("37 mines: there must be 1 to 35");
    }

    @Test
    void aSquareHasEightSymmetries() {
        assertThat(Symmetries.of(Topologies.grid("square", 5, 5), 64)).hasDimensions(8, 25);
        assertThat(Symmetries.of(Topologies.grid("square", 5, 4), 64)).hasDimensions(4, 20);
        assertThat(Symmetries.of(Topologies.grid("hex", 4, 4), 64)).hasDimensions(4, 16);
    }

    private static Optimal all(String family, int columns, int rows, int mines) {
        Topology topology = Topologies.grid(family, columns, rows);
        return Optimal.search(topology, mines, new CellSet(topology.size()), BYTES, Budget.unlimited(), WATCH)
                .orElseThrow();
    }

    private static Optimal from(CellSet spared, int mines) {
        return Optimal.search(Topologies.grid("square", 4, 4), mines, spared, BYTES, Budget.unlimited(), WATCH)
                .orElseThrow();
    }
}
