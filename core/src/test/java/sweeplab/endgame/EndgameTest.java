// SPDX-License-Identifier: Apache-2.0
package sweeplab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.count.list.WorldList;
import sweeplab.count.list.WorldLister;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topologies;
import sweeplab.world.World;

/** The endgame search and a plain game tree say the same. */
final class EndgameTest {

    private static final int SEEDS = Integer.getInteger("sweeplab.endgame.seeds", 50);
    private static final long PLENTY = 10_000_000;

    static List<Object[]> kinds() {
        List<Object[]> kinds = new ArrayList<>();
        for (Rules rules : SmallPositions.rules()) {
            for (String family : Topologies.families()) {
                kinds.add(new Object[] {rules, family});
            }
        }
        return kinds;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void agreesWithThePlainTree(Rules rules, String family) {
        for (long seed = 0; seed < SEEDS; seed++) {
            View view = SmallPositions.make(rules, family, 8, new Dice(Dice.seed(seed, family.hashCode())));
            Optional<List<World>> worlds = WorldLister.worlds(view, 60);
            if (view.status() == Status.PLAYING && worlds.isPresent()) {
                compare(view, worlds.get(), List.of(), rules.id() + " " + family + " seed " + seed);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void agreesWithThePlainTreeWhereWorldsHaveWeights(Rules rules, String family) {
        for (long seed = 0; seed < SEEDS; seed++) {
            Dice dice = new Dice(Dice.seed(seed, ~family.hashCode()));
            View view = SmallPositions.make(rules, family, 7, dice);
            Optional<List<World>> worlds = WorldLister.worlds(view, 30);
            if (view.status() == Status.PLAYING && worlds.isPresent()) {
                List<Long> weights =
                        worlds.get().stream().map(any -> 1L + dice.nextInt(9)).toList();
                compare(view, worlds.get(), weights, rules.id() + " " + family + " weighted, seed " + seed);
            }
        }
    }

    private static void compare(View view, List<World> worlds, List<Long> weights, String where) {
        WorldList plain = WorldLister.list(view, worlds.size()).orElseThrow();
        WorldList list = new WorldList(
                plain.cells(),
                plain.shows(),
                weights.stream().mapToLong(Long::longValue).toArray());
        PlainTree tree = new PlainTree(
                view.rules(),
                worlds,
                weights.isEmpty() ? worlds.stream().map(any -> 1L).toList() : weights,
                list.cells());
        EndgameAnswer answer = Endgame.solve(list, view.lives(), PLENTY);
        assertThat(answer.exact()).as(where).isTrue();
        assertThat(answer.wins()).as(where).isEqualTo(tree.wins(view.lives()));
        assertThat(tree.winsAfter(answer.cell(), view.lives()))
                .as("after the best move, " + where)
                .isEqualTo(answer.wins());
        assertThat(wide(list, view.lives()))
                .as("without the narrow search, " + where)
                .isEqualTo(answer.wins());
    }

    private static long wide(WorldList list, int lives) {
        SearchList puzzle = new SearchList(list, lives);
        Search search = new Search(puzzle, Budget.steps(PLENTY), Integer.MAX_VALUE);
        int[] worlds = IntStream.range(0, puzzle.worlds).toArray();
        int[] cells = IntStream.range(0, puzzle.cells).toArray();
        return new Wide(puzzle, search, worlds, cells).solve(0, lives, 0);
    }

    @Test
    void aBudgetThatRunsOutGivesBounds() {
        for (long seed = 0; seed < 200; seed++) {
            View view = SmallPositions.make(SmallPositions.rules().get(0), "square", 9, new Dice(seed));
            Optional<WorldList> list = WorldLister.list(view, 200);
            if (view.status() == Status.PLAYING && list.isPresent()) {
                long wins = Endgame.solve(list.get(), 1, PLENTY).wins();
                for (long nodes = 0; nodes < 20; nodes += 3) {
                    EndgameAnswer answer = Endgame.solve(list.get(), 1, nodes);
                    assertThat(wins).as("seed " + seed).isBetween(answer.wins(), answer.most());
                }
            }
        }
    }

    @Test
    void fewerCellsTriedGiveWhatIsReachedAndABound() {
        int narrowed = 0;
        for (long seed = 0; seed < 200; seed++) {
            View view = SmallPositions.make(SmallPositions.rules().get(0), "square", 12, new Dice(seed));
            Optional<WorldList> list = WorldLister.list(view, 2000);
            if (view.status() == Status.PLAYING && list.isPresent()) {
                long wins = Endgame.solve(list.get(), 1, PLENTY).wins();
                EndgameAnswer answer = Endgame.solve(list.get(), 1, PLENTY, 1);
                assertThat(answer.ended()).as("seed " + seed).isTrue();
                assertThat(wins).as("seed " + seed).isBetween(answer.wins(), answer.most());
                narrowed += answer.exact() ? 0 : 1;
            }
        }
        assertThat(narrowed).as("positions where cells were left out").isPositive();
    }

    @ParameterizedTest
    @CsvSource({"3,3,4,27", "4,4,2,102", "4,4,3,400", "4,4,4,961"})
    void playsAWholeSmallBoardAsWellAsIsKnownToBePossible(int columns, int rows, int mines, long wins) {
        Rules rules = RuleBook.get("classic");
        View view = new Scene(rules, rules.board(columns, rows), mines, View.UNTOLD).view();
        assertThat(Endgame.solve(WorldLister.list(view, 2000).orElseThrow(), 1, PLENTY)
                        .wins())
                .isEqualTo(wins);
    }

    @Test
    void chancesOfIndependentPartsMultiply() {
        int compared = 0;
        for (long seed = 0; seed < 300; seed++) {
            WorldList a = product(list("square", seed), list("triangle", seed));
            WorldList b = product(list("hex", ~seed), list("square4", seed));
            if (a.size() * b.size() > Narrow.MOST_WORLDS && a.size() * b.size() < 5000) {
                long wins = Endgame.solve(a, 1, PLENTY).wins()
                        * Endgame.solve(b, 1, PLENTY).wins();
                WorldList both = product(a, b);
                EndgameAnswer answer = Endgame.solve(both, 1, PLENTY);
                assertThat(answer.wins()).as("seed " + seed).isEqualTo(wins);
                assertThat(wide(both, 1)).as("without regions, seed " + seed).isEqualTo(wins);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(20);
    }

    private static WorldList list(String family, long seed) {
        View view = SmallPositions.make(RuleBook.get("classic"), family, 12, new Dice(seed));
        return WorldLister.list(view, 1000).orElse(new WorldList(new int[] {0}, new int[][] {{0}}));
    }

    private static WorldList product(WorldList a, WorldList b) {
        int[] cells = IntStream.range(0, a.cells().length + b.cells().length).toArray();
        int[][] shows = new int[cells.length][a.size() * b.size()];
        for (int w = 0; w < shows[0].length; w++) {
            for (int c = 0; c < cells.length; c++) {
                shows[c][w] = c < a.cells().length
                        ? a.shows()[c][w / b.size()]
                        : b.shows()[c - a.cells().length][w % b.size()];
            }
        }
        return new WorldList(cells, shows);
    }
}
