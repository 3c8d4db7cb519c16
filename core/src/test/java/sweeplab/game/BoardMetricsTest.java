// SPDX-License-Identifier: Apache-2.0
package sweeplab.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.base.Dice;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** 3BV, openings, islands, greedy and human ZiNi against counts by hand and against a plain second way to count. */
final class BoardMetricsTest {

    private static World world(String rows) {
        String cells = rows.replace("/", "");
        Topology topology = Topologies.grid("square", rows.indexOf('/'), cells.length() / rows.indexOf('/'));
        CellSet mines = new CellSet(cells.length());
        for (int cell = 0; cell < cells.length(); cell++) {
            if (cells.charAt(cell) == '*') {
                mines.add(cell);
            }
        }
        return World.ofDangers(topology, mines);
    }

    @ParameterizedTest
    @CsvSource({
        // One click opens it all.
        "..../..../..../, 1, 1, 0, 1, 1",
        // An opening, and nothing beside it: the mine in the corner touches numbers that the opening shows.
        "*.../..../..../, 1, 1, 0, 1, 1",
        // Eight numbers in a ring. Open the middle of a side, flag, chord: five are open; one chord opens two more,
        // another the last.
        // By hand the top left corner is opened first, and its neighbours by a chord.
        ".../.*./.../, 8, 0, 1, 5, 6",
        // A column of mines parts two openings.
        "..*../..*../..*../, 2, 2, 0, 2, 2",
        // Two rows of numbers, each an island of five; three flags and a chord save no clicks.
        "...../*****/...../, 10, 0, 2, 10, 10",
        // No safe cell at all.
        "**/**/, 0, 0, 0, 0, 0"
    })
    void smallBoardsByHand(String rows, int bbbv, int openings, int islands, int zini, int humanZini) {
        assertThat(BoardMetrics.of(world(rows))).isEqualTo(new BoardMetrics(bbbv, openings, islands, zini, humanZini));
    }

    @Test
    void randomZiniIsNeverBelowWhatIsPossibleAndOftenBelowGreedy() {
        int better = 0;
        for (int seed = 0; seed < 20; seed++) {
            Dice dice = new Dice(seed);
            Topology topology = Topologies.grid("square", 16, 16);
            CellSet mines = new CellSet(topology.size());
            while (mines.size() < 40) {
                mines.add(dice.nextInt(topology.size()));
            }
            World world = World.ofDangers(topology, mines);
            int one = BoardMetrics.randomZini(world, 1, new Dice(seed));
            int many = BoardMetrics.randomZini(world, 50, new Dice(seed));
            assertThat(many).as("seed " + seed).isBetween(BoardMetrics.of(world).openings(), one);
            better += many < BoardMetrics.of(world).zini() ? 1 : 0;
        }
        assertThat(better).isGreaterThan(10);
    }

    @Test
    void whatIsDoneGrowsToAllOfThe3bv() {
        World ring = world(".../.*./.../");
        assertThat(BoardMetrics.done(ring, cell -> false)).isZero();
        assertThat(BoardMetrics.done(ring, cell -> cell < 3)).isEqualTo(3);
        assertThat(BoardMetrics.done(ring, cell -> cell != 4)).isEqualTo(8);
        World parted = world("..*../..*../..*../");
        assertThat(BoardMetrics.done(parted, cell -> cell == 1))
                .as("a number at the edge")
                .isZero();
        assertThat(BoardMetrics.done(parted, cell -> cell % 5 < 2)).isEqualTo(1);
    }

    @Test
    void aSecondWayToCountSaysTheSameOnEveryTopology() {
        for (long seed = 0; seed < 150; seed++) {
            Dice dice = new Dice(seed);
            List<String> families = Topologies.families();
            Topology topology = Topologies.grid(
                    families.get(dice.nextInt(families.size())), 6 + 2 * dice.nextInt(3), 6 + 2 * dice.nextInt(3));
            CellSet mines = new CellSet(topology.size());
            for (int i = dice.nextInt(topology.size() / 3); i > 0; i--) {
                mines.add(dice.nextInt(topology.size()));
            }
            World world = World.ofDangers(topology, mines);
            assertThat(BoardMetrics.of(world))
                    .as("seed " + seed + " on " + topology)
                    .isEqualTo(new Plain(world).metrics());
        }
    }

    /** The definitions word by word, with sets and without any care for speed. */
    private record Plain(World world) {

        BoardMetrics metrics() {
            Set<Set<Integer>> openings = openings();
            Set<Integer> shown = new TreeSet<>();
            openings.forEach(shown::addAll);
            Set<Integer> alone = new TreeSet<>();
            for (int cell = 0; cell < world.topology().size(); cell++) {
                if (!world.danger(cell) && !shown.contains(cell)) {
                    alone.add(cell);
                }
            }
            return new BoardMetrics(
                    openings.size() + alone.size(),
                    openings.size(),
                    groups(alone),
                    zini(openings, alone, false),
                    zini(openings, alone, true));
        }

        // Each opening with the numbers around it.
        private Set<Set<Integer>> openings() {
            Set<Set<Integer>> openings = new HashSet<>();
            for (int cell = 0; cell < world.topology().size(); cell++) {
                if (!world.danger(cell) && world.dangersAround(cell) == 0) {
                    Set<Integer> opening = new TreeSet<>(Set.of(cell));
                    while (grow(opening)) {
                        assertThat(opening).contains(cell);
                    }
                    openings.add(opening);
                }
            }
            return openings;
        }

        private boolean grow(Set<Integer> opening) {
            Set<Integer> more = new TreeSet<>();
            for (int cell : opening) {
                for (int neighbour : world.topology().neighbours(cell)) {
                    if (world.dangersAround(cell) == 0) {
                        more.add(neighbour);
                    }
                }
            }
            return opening.addAll(more);
        }

        private int groups(Set<Integer> cells) {
            Set<Integer> left = new TreeSet<>(cells);
            int groups = 0;
            for (int cell : cells) {
                groups += left.contains(cell) ? 1 : 0;
                remove(left, cell);
            }
            return groups;
        }

        private void remove(Set<Integer> left, int cell) {
            if (left.remove(cell)) {
                for (int neighbour : world.topology().neighbours(cell)) {
                    remove(left, neighbour);
                }
            }
        }

        private int zini(Set<Set<Integer>> openings, Set<Integer> alone, boolean human) {
            Set<Integer> open = new TreeSet<>();
            Set<Integer> flags = new TreeSet<>();
            int clicks = human ? openings.size() : 0;
            openings.forEach(opening -> open.addAll(human ? opening : Set.of()));
            while (open.size() + world.dangers() < world.topology().size()) {
                int best = -1;
                int most = -1;
                for (int cell : byColumns()) {
                    boolean usable = !world.danger(cell) && (!human || open.contains(cell));
                    if (usable && premium(cell, openings, alone, open, flags) > most) {
                        best = cell;
                        most = premium(cell, openings, alone, open, flags);
                    }
                }
                if (best < 0) {
                    open(firstToClick(open, alone), openings, open);
                    clicks++;
                    continue;
                }
                clicks += open.contains(best) ? 1 : 2;
                open(best, openings, open);
                for (int neighbour : world.topology().neighbours(best)) {
                    if (!world.danger(neighbour)) {
                        open(neighbour, openings, open);
                    } else if (flags.add(neighbour)) {
                        clicks++;
                    }
                }
            }
            return clicks;
        }

        private int firstToClick(Set<Integer> open, Set<Integer> alone) {
            return byColumns().stream()
                    .filter(cell -> !world.danger(cell) && !open.contains(cell))
                    .filter(cell -> alone.contains(cell) || world.dangersAround(cell) == 0)
                    .findFirst()
                    .orElseThrow();
        }

        private List<Integer> byColumns() {
            Topology topology = world.topology();
            return IntStream.range(0, topology.size())
                    .boxed()
                    .sorted(Comparator.comparing(topology::column).thenComparing(topology::row))
                    .toList();
        }

        private int premium(
                int cell, Set<Set<Integer>> openings, Set<Integer> alone, Set<Integer> open, Set<Integer> flags) {
            Set<Integer> near = new TreeSet<>(Set.of(cell));
            int unflagged = 0;
            for (int neighbour : world.topology().neighbours(cell)) {
                near.add(neighbour);
                unflagged += world.danger(neighbour) && !flags.contains(neighbour) ? 1 : 0;
            }
            int saved = 0;
            for (int other : near) {
                saved += alone.contains(other) && !open.contains(other) ? 1 : 0;
            }
            for (Set<Integer> opening : openings) {
                boolean closed = false;
                for (int other : opening) {
                    closed |= world.dangersAround(other) == 0 && !open.contains(other);
                }
                saved += closed && opening.contains(cell) ? 1 : 0;
            }
            return saved - unflagged - (open.contains(cell) ? 0 : 1) - 1;
        }

        private void open(int cell, Set<Set<Integer>> openings, Set<Integer> open) {
            open.add(cell);
            if (world.dangersAround(cell) == 0) {
                openings.stream().filter(opening -> opening.contains(cell)).forEach(open::addAll);
            }
        }
    }
}
