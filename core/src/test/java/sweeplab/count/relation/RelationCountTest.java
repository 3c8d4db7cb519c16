// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.base.Dice;
import sweeplab.count.layers.Allowance;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Sampler;
import sweeplab.position.Prior;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Counting of any rule is what going through every board gives (V1 to V5), and the numbers of V9. */
final class RelationCountTest {

    private static final int MOST_STATES = 1 << 20;
    private static final int ROUNDS = Math.max(6, Integer.getInteger("positions", 0) / 31);

    @ParameterizedTest
    @CsvSource({
        "[V],10,3268760", "[Q],10,530314", "[C],10,655478", "[T],10,248318",
        "[O],10,208280", "[B],10,2040", "[D],8,3337", "[S],9,1228"
    })
    void theNumbersOfV9(String letters, int mines, long expected) {
        Scene scene = new Scene(RuleBook.get(letters), Topologies.grid("square", 5, 5), mines, -1);
        assertEquals(
                BigInteger.valueOf(expected),
                RelationCount.of(scene.view(), Prior.USUAL, new Allowance(MOST_STATES))
                        .solutions());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/V", "/M", "/L", "/W", "/N", "/X", "/P", "/E", "/K", "/LM", "/MX", "/NX", "Q/V", "C/V", "T/V", "O/V",
                "D/V", "S/V", "B/V", "Q/M", "C/E", "T/W", "O/L", "D/X", "S/N", "B/K", "QT/P", "CD/LM", "OT/NX", "/MK",
                "Q/LX"
            })
    void likeGoingThroughEveryBoard(String name) {
        String placement = name.substring(0, name.indexOf('/'));
        String clue = name.substring(name.indexOf('/') + 1);
        Dice dice = new Dice(name.hashCode());
        for (int round = 0; round < ROUNDS; round++) {
            int rows = 3 + dice.nextInt(2);
            int columns = placement.contains("B") ? rows : 3 + dice.nextInt(rows == 3 ? 3 : 2);
            int mines = placement.contains("B") ? rows * (1 + dice.nextInt(2)) : mines(placement, rows * columns, dice);
            compare(name + " round " + round, new Boards(rows, columns, mines, placement, clue), dice);
        }
    }

    private static int mines(String placement, int cells, Dice dice) {
        int mines = cells / 5 + dice.nextInt(cells / 3);
        return placement.contains("D") ? mines / 2 * 2 : mines;
    }

    /** All boards of a small size that the letters allow. */
    private static final class Boards {
        private final int rows;
        private final int columns;
        private final int mines;
        private final String clue;
        private final Rules rules;
        private final List<LetterTruth> truths = new ArrayList<>();
        private final List<boolean[]> boards = new ArrayList<>();

        Boards(int rows, int columns, int mines, String placement, String clue) {
            this.rows = rows;
            this.columns = columns;
            this.mines = mines;
            this.clue = clue;
            StringBuilder id = new StringBuilder();
            placement
                    .chars()
                    .forEach(letter -> id.append('[').append((char) letter).append(']'));
            rules = RuleBook.get(id + "[" + clue + "]");
            for (int mask = 0; mask < 1 << rows * columns; mask++) {
                if (Integer.bitCount(mask) == mines) {
                    boolean[] board = new boolean[rows * columns];
                    for (int cell = 0; cell < board.length; cell++) {
                        board[cell] = (mask >> cell & 1) != 0;
                    }
                    LetterTruth truth = new LetterTruth(rows, columns, board);
                    if (truth.allowed(placement)) {
                        boards.add(board);
                        truths.add(truth);
                    }
                }
            }
        }
    }

    private static void compare(String where, Boards boards, Dice dice) {
        Topology topology = Topologies.grid("square", boards.columns, boards.rows);
        Scene scene = new Scene(boards.rules, topology, boards.mines, -1);
        List<Integer> weights = new ArrayList<>(Collections.nCopies(boards.boards.size(), 1));
        if (!boards.boards.isEmpty()) {
            show(boards, scene, topology, weights, dice);
        }
        double all = weights.stream().mapToDouble(Integer::doubleValue).sum();
        RelationCount count = RelationCount.of(scene.view(), Prior.USUAL, new Allowance(MOST_STATES));
        assertEquals(all > 0 ? Analysis.Verdict.KNOWN : Analysis.Verdict.INCONSISTENT, count.verdict(), where);
        assertEquals(
                weights.stream().filter(weight -> weight > 0).count(),
                count.solutions().longValueExact(),
                where);
        for (int cell = 0; all > 0 && cell < topology.size(); cell++) {
            double danger = 0;
            for (int i = 0; i < weights.size(); i++) {
                danger += boards.boards.get(i)[cell] ? weights.get(i) : 0;
            }
            String at = where + " " + topology.name(cell);
            assertEquals(danger / all, count.chances()[cell], 1e-12, at);
            assertEquals(danger == 0, count.chances()[cell] == 0, at);
            assertEquals(danger == all, count.chances()[cell] == 1, at);
        }
    }

    // Opens some safe cells of one board, some without a clue; boards that would not show the same weigh nothing.
    private static void show(Boards boards, Scene scene, Topology topology, List<Integer> weights, Dice dice) {
        int chosen = dice.nextInt(boards.boards.size());
        int density = 1 + dice.nextInt(4);
        for (int cell = 0; cell < topology.size(); cell++) {
            if (boards.boards.get(chosen)[cell] || dice.nextInt(5) >= density) {
                continue;
            }
            List<String> possible = boards.truths.get(chosen).says(boards.clue, cell);
            String said = possible.get(dice.nextInt(possible.size()));
            boolean silent = dice.nextInt(6) == 0;
            if (silent) {
                scene.openSilent(cell);
            } else {
                scene.open(cell, boards.rules.clueOf(said, topology), -1);
            }
            for (int i = 0; i < weights.size(); i++) {
                List<String> says = boards.truths.get(i).says(boards.clue, cell);
                int fits = boards.boards.get(i)[cell]
                        ? 0
                        : silent ? 1 : (int) says.stream().filter(said::equals).count();
                weights.set(i, weights.get(i) * fits);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Q]", "[C]", "[T]", "[O]", "[S]", "[D]", "[B]"})
    void drawnBoardsAreAllEquallyLikely(String letters) {
        int mines = letters.equals("[D]") ? 4 : letters.equals("[B]") ? 8 : 6;
        Topology topology = Topologies.grid("square", 4, 4);
        Scene scene = new Scene(RuleBook.get(letters), topology, mines, -1);
        RelationCount count = RelationCount.of(scene.view(), Prior.USUAL, new Allowance(MOST_STATES));
        Sampler sampler = count.sampler(topology).orElseThrow();
        int kinds = count.solutions().intValueExact();
        int draws = 20 * kinds;
        Dice dice = new Dice(7);
        Map<String, Integer> seen = new TreeMap<>();
        for (int i = 0; i < draws; i++) {
            World world = sampler.draw(dice);
            StringBuilder text = new StringBuilder();
            for (int cell = 0; cell < 16; cell++) {
                text.append(world.danger(cell) ? '*' : '.');
            }
            seen.merge(text.toString(), 1, Integer::sum);
        }
        assertEquals(kinds, seen.size(), "every board is drawn");
        double square = seen.values().stream()
                .mapToDouble(n -> (n - 20.0) * (n - 20.0) / 20)
                .sum();
        // Chi-square is nearly normal with this many kinds: five standard deviations, seed fixed.
        assertTrue(
                Math.abs(square - (kinds - 1)) < 5 * Math.sqrt(2.0 * (kinds - 1)),
                "chi-square " + square + " of " + kinds);
    }

    @Test
    void tooLargeIsSaid() {
        Scene scene = new Scene(RuleBook.get("[C]"), Topologies.grid("square", 12, 12), 40, -1);
        assertEquals(
                Analysis.Verdict.TOO_LARGE,
                RelationCount.of(scene.view(), Prior.USUAL, new Allowance(1000)).verdict());
    }
}
