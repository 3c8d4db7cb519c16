// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.infer.BruteForce;
import sweeplab.proof.Grade;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Boards without a guess: which there are, found out by trying every world, and how likely each of them is. */
final class NoGuessTest {

    private static final String SMALL = "4x4/3 safe@0,0";
    private static final int EACH = 12;

    private static NoGuess source(String game, NoGuess.Method method, int mixing) {
        GameId id = GameId.parse(game);
        Topology topology = id.setup(new Catalogue()).world().topology();
        return new NoGuess(id, topology, NoGuess.Wish.ANY, method, mixing);
    }

    @ParameterizedTest
    @CsvSource({"REJECTION, 0", "REPAIR, 200"})
    void everyBoardWithoutAGuessIsEquallyLikely(NoGuess.Method method, int mixing) {
        Map<World, Integer> seen = allWithoutAGuess();
        int boards = seen.size();
        int draws = EACH * boards;
        NoGuess source = source(SMALL + " #1", method, mixing);
        for (int i = 0; i < draws; i++) {
            World world = source.find(10_000).orElseThrow().setup().world();
            assertThat(seen)
                    .as("a board that needs a guess, or another kind of board")
                    .containsKey(world);
            seen.merge(world, 1, Integer::sum);
        }
        double square = seen.values().stream()
                .mapToDouble(n -> (n - EACH) * (double) (n - EACH) / EACH)
                .sum();
        // A chi-square sum is near its degrees of freedom; four standard deviations above would be one in 30,000.
        assertThat(square).isLessThan(boards - 1 + 4 * Math.sqrt(2.0 * (boards - 1)));
    }

    private static Map<World, Integer> allWithoutAGuess() {
        Setup setup = GameId.parse(SMALL).setup(new Catalogue());
        Topology topology = setup.world().topology();
        Map<World, Integer> found = new HashMap<>();
        for (int a = 1; a < topology.size(); a++) {
            for (int b = a + 1; b < topology.size(); b++) {
                for (int c = b + 1; c < topology.size(); c++) {
                    World world = World.ofDangers(topology, CellSet.of(topology.size(), a, b, c));
                    if (bruteForceWins(new Setup(setup.id(), world, setup.starts()))) {
                        found.put(world, 0);
                    }
                }
            }
        }
        return found;
    }

    private static boolean bruteForceWins(Setup setup) {
        Game game = setup.newGame();
        game.probe(setup.starts()[0]);
        int before = 0;
        while (!game.over() && before < game.view().opened()) {
            before = game.view().opened();
            View view = game.view();
            CellSet safe = BruteForce.of(view).safe();
            safe.forEach(cell -> {
                if (!game.over() && view.covered(cell)) {
                    game.probe(cell);
                }
            });
        }
        return game.over();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "daggers square:8x8/12+3g #1",
                "obscured square:8x8/12+6b #2",
                "hex:8x8/20 opening@3,3 #3",
                "square:12x12/60 opening@3,3 #4",
                "graph:football/10 safe@0,0 #5"
            })
    void aRepairMovesDangersAndNothingElse(String game) {
        Setup before = GameId.parse(game).setup(new Catalogue());
        NoGuess.Found found =
                source(game, NoGuess.Method.REPAIR, 5).find(100_000).orElseThrow();
        World after = found.setup().world();
        CellSet spared = before.id().spared(after.topology());
        assertThat(after.dangers()).isEqualTo(before.world().dangers());
        assertThat(after.golds()).isEqualTo(before.world().golds());
        assertThat(after.blocked()).isEqualTo(before.world().blocked());
        assertThat(IntStream.range(0, after.topology().size()))
                .as(found.setup().id().toString())
                .noneMatch(cell -> after.danger(cell) && spared.contains(cell))
                .noneMatch(cell -> after.gold(cell) && after.dangersAround(cell) > 0);
        assertThat(NoGuess.fault(
                        GameId.parse(found.setup().id().toString()).setup(new Catalogue()), found.certificate()))
                .isEmpty();
    }

    @Test
    void theSameSeedGivesTheSameBoards() {
        for (NoGuess.Method method : NoGuess.Method.values()) {
            NoGuess one = source("12x12/40 opening@3,3 #7", method, 20);
            NoGuess other = source("12x12/40 opening@3,3 #7", method, 20);
            for (int i = 0; i < 3; i++) {
                assertThat(one.find(100_000).map(NoGuess.Found::certificate))
                        .isPresent()
                        .isEqualTo(other.find(100_000).map(NoGuess.Found::certificate));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"REJECTION", "REPAIR", "AUTO"})
    void aBudgetThatRunsOutGivesNoBoard(NoGuess.Method method) {
        // Two cells are left beside one clue: whatever moves, it is a guess.
        assertThat(source("3x1/1 safe@1,0 #1", method, 10).find(500)).isEmpty();
    }

    @Test
    void whatTheTotalAloneDecidesNeedsTheCounter() {
        GameId id = GameId.parse("9x9/10 opening@4,4 #1");
        Topology topology = id.setup(new Catalogue()).world().topology();
        NoGuess.Wish without = new NoGuess.Wish(Grade.ONE_CLUE, Grade.MINE_COUNTER, false);
        NoGuess.Wish with = new NoGuess.Wish(Grade.MINE_COUNTER, Grade.MINE_COUNTER, true);
        for (int i = 0; i < 20; i++) {
            assertThat(new NoGuess(id.withSeed(100L * i), topology, without)
                            .find(10_000)
                            .orElseThrow()
                            .solution()
                            .usesTotal())
                    .isFalse();
            assertThat(new NoGuess(id.withSeed(100L * i), topology, with)
                            .find(10_000)
                            .orElseThrow()
                            .solution()
                            .usesTotal())
                    .isTrue();
        }
    }
}
