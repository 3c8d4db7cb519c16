// SPDX-License-Identifier: Apache-2.0
package sweeplab.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.Boards;
import sweeplab.base.Dice;
import sweeplab.rules.GoldClue;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Games of every rule on every topology, played by chance, against the truth and a cascade written a second time (C1, C2). */
final class GameContractTest {

    static Stream<Arguments> rulesOnBoards() {
        return RuleBook.all().stream()
                .flatMap(rules -> Boards.playable().map(topology -> Arguments.of(rules, topology)));
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("rulesOnBoards")
    @DisplayName("C2: a probe opens exactly what a second cascade says; the view stays true to the world")
    void randomGames(Rules rules, Topology topology) {
        for (int seed = 0; seed < 8; seed++) {
            Dice dice = new Dice(seed);
            World world = Boards.world(rules, topology, 4 + 5 * seed, dice);
            Game game = new Game(rules, world, rules.starts(topology), 1 + dice.nextInt(4));
            int lives = game.view().lives();
            while (!game.over()) {
                int cell = anyCovered(game.view(), dice);
                if (dice.nextInt(5) == 0 && !game.view().flagged(cell)) {
                    game.flag(cell);
                } else {
                    CellSet expected = opened(game.view());
                    expected.addAll(cascade(world, game.view(), cell));
                    game.probe(cell);
                    assertThat(opened(game.view()))
                            .as("seed %d, %s", seed, topology.name(cell))
                            .isEqualTo(expected);
                }
                checkView(game, lives, "seed " + seed);
            }
        }
    }

    private static int anyCovered(View view, Dice dice) {
        int cell = dice.nextInt(view.topology().size());
        while (!view.covered(cell)) {
            cell = (cell + 1) % view.topology().size();
        }
        return cell;
    }

    private static CellSet opened(View view) {
        CellSet opened = new CellSet(view.topology().size());
        for (int i = 0; i < view.opened(); i++) {
            assertThat(opened.add(view.opened(i))).as("a cell is opened once").isTrue();
        }
        return opened;
    }

    // From the words of C2: a clear cell without danger around, or gold, opens its neighbours; flags stay.
    private static CellSet cascade(World world, View view, int probed) {
        CellSet open = CellSet.of(world.topology().size(), probed);
        Deque<Integer> queue = new ArrayDeque<>();
        queue.push(probed);
        while (!queue.isEmpty()) {
            int cell = queue.pop();
            if (world.danger(cell)
                    || Arrays.stream(world.topology().neighbours(cell)).anyMatch(world::danger)) {
                continue;
            }
            for (int neighbour : world.topology().neighbours(cell)) {
                boolean closed = view.covered(neighbour) && !view.flagged(neighbour);
                if (closed && open.add(neighbour)) {
                    queue.push(neighbour);
                }
            }
        }
        return open;
    }

    private static void checkView(Game game, int livesAtFirst, String seed) {
        View view = game.view();
        World world = game.world();
        int covered = 0;
        int flagged = 0;
        int exploded = 0;
        int gold = 0;
        int safeCovered = 0;
        for (int cell = 0; cell < world.topology().size(); cell++) {
            checkCell(view, world, cell, seed);
            covered += view.covered(cell) ? 1 : 0;
            flagged += view.flagged(cell) ? 1 : 0;
            exploded += view.exploded(cell) ? 1 : 0;
            gold += view.gold(cell) ? 1 : 0;
            safeCovered += view.covered(cell) && !world.danger(cell) ? 1 : 0;
        }
        assertThat(view.coveredCells()).isEqualTo(covered);
        assertThat(view.flaggedCells()).isEqualTo(flagged);
        assertThat(view.left()).isEqualTo(covered - flagged);
        assertThat(view.explodedCells()).isEqualTo(exploded);
        assertThat(view.goldCells()).isEqualTo(gold);
        assertThat(view.opened()).isEqualTo(world.topology().size() - covered - world.blocked());
        assertThat(view.lives())
                .as("D1: gold gives a life, a danger takes one")
                .isEqualTo(livesAtFirst + gold - exploded);
        Status expected = view.lives() == 0 ? Status.LOST : safeCovered == 0 ? Status.WON : Status.PLAYING;
        assertThat(view.status()).as("D2, N1: " + seed).isEqualTo(expected);
    }

    private static void checkCell(View view, World world, int cell, String seed) {
        String place = seed + " " + world.topology().name(cell);
        if (view.covered(cell)) {
            assertThat(view.hasClue(cell) || view.exploded(cell) || view.gold(cell))
                    .isFalse();
            assertThat(view.goldClue(cell)).isEqualTo(View.UNTOLD);
            return;
        }
        assertThat(view.exploded(cell)).as(place).isEqualTo(world.danger(cell));
        assertThat(view.gold(cell)).as(place).isEqualTo(world.gold(cell));
        assertThat(view.blocked(cell)).as(place).isEqualTo(world.blocked(cell));
        assertThat(view.hasClue(cell)).as(place).isEqualTo(!world.danger(cell) && !world.blocked(cell));
        if (view.hasClue(cell)) {
            assertThat(world.dangersAround(cell)).as(place).isBetween(view.atLeast(cell), view.atMost(cell));
            int degree = world.topology().degree(cell);
            int least = view.gold(cell) ? 0 : view.rules().atLeast(view.clue(cell), degree);
            int most = view.gold(cell) ? 0 : view.rules().atMost(view.clue(cell), degree);
            assertThat(view.atLeast(cell)).as(place).isEqualTo(least);
            assertThat(view.atMost(cell)).as(place).isEqualTo(most);
            GoldClue goldClue = view.rules().goldClue();
            assertThat(view.goldClue(cell)).as(place).isEqualTo(goldClue.clue(world, cell));
        }
    }
}
