// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.base.IntList;
import sweeplab.base.Ratio;
import sweeplab.count.Exact;
import sweeplab.count.LargePositions;
import sweeplab.count.layers.Allowance;
import sweeplab.count.layers.BigPasses;
import sweeplab.count.layers.Layers;
import sweeplab.count.layers.Polynomial;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Census;
import sweeplab.format.Formats;
import sweeplab.format.document.RuleSet;
import sweeplab.format.document.SeenPosition;
import sweeplab.position.Prior;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Positions that the usual order of boxes is too wide for: {@code -Dragged=1000} for more. */
final class RaggedFrontTest {

    private static final int POSITIONS = Integer.getInteger("ragged", 40);
    private static final Allowance ALLOWANCE = new Allowance(Exact.USUAL_STATES);
    private static final Rules CLASSIC = RuleBook.get("classic");

    // A front along the left side and clues scattered to the right of it, on an expert board.
    private static final String EXPERT = """
            30x16x99
            00012F2F2HHHHHHHHHHHHHHHHHHHHH
            0001F2335HHHHHHHHHHHHHHHHHHHHH
            0112111FFFHHHHHHHHHHHHHHHHHHHH
            01F21113HHHHHHHHHHHHHHHHHHHHHH
            0123F112HHHHHHHHHHHHHHHHHHHHHH
            111F211F3HHHHHHHHHHHHHHHHHHHHH
            F1111012HHHHHHHHHHHHHHHHHHHHHH
            11000012HH4HHHHHHHHHHHHHHHHHHH
            1110112F22FFHHHHHHHHHHHHHHHHHH
            2F213F31113F4HHHHHHH322HHHHHHH
            3F21FF2000124HHHHHH3H1H2HHHHHH
            F31233100001FF22H21H111H1HHHHH
            F311F10000012222H2H210112HHHHH
            2F1111000001111F22HH111H2HHHHH
            112110111001F1112H33H3H3HHHHHH
            001F101F100111001HHHHHHHHHHHHH
            """;

    private static View expert() {
        return ((SeenPosition) new Formats().read(EXPERT)).view();
    }

    /** Clues scattered over a board, none of them 0; as many of a hundred cells are mines, and looked at, as is said. */
    private static LargePositions.Made scattered(long seed, Topology topology, int mines, int shown) {
        Dice dice = new Dice(Dice.seed(seed, 77));
        byte[] content = new byte[topology.size()];
        for (int cell = 0; cell < content.length; cell++) {
            content[cell] = (dice.nextInt(100) < mines ? Content.DANGER : Content.CLEAR).code();
        }
        World world = World.of(topology, content);
        Scene scene = new Scene(CLASSIC, topology, world.dangers(), View.UNTOLD);
        for (int cell = 0; cell < content.length; cell++) {
            if (dice.nextInt(100) < shown && !world.danger(cell) && world.dangersAround(cell) > 0) {
                scene.open(cell, CLASSIC.clue(world, cell), View.UNTOLD);
            }
        }
        return new LargePositions.Made("seed " + seed, world, scene.view());
    }

    private static View longFront(long seed) {
        Dice dice = new Dice(Dice.seed(seed, 78));
        Topology topology = Topologies.grid(seed % 3 == 0 ? "hex" : "square", 60, 4 + dice.nextInt(4));
        return scattered(seed, topology, 15 + dice.nextInt(10), 20 + dice.nextInt(20))
                .view();
    }

    private static Workings workings(View view) {
        Workings workings = new Workings(view, Prior.USUAL, new Solver(ALLOWANCE, new Memory()));
        workings.update();
        while (workings.proveMore()) {
            // every round proves more cells
        }
        return workings;
    }

    private static boolean tooWideForTheUsualOrder(View view) {
        Regions regions = workings(view).regions();
        boolean tooWide = false;
        for (int i = 0; i < regions.count(); i++) {
            tooWide |= states(regions.puzzle(regions.get(i)), usual(regions.puzzle(regions.get(i)))) < 0;
        }
        return tooWide;
    }

    private static IntList usual(Puzzle puzzle) {
        Order order = new Order();
        order.find(puzzle);
        return order.boxes();
    }

    // How many states a puzzle has with its boxes in this order, or -1 if these are too many.
    private static int states(Puzzle puzzle, IntList boxes) {
        Layers layers = new Layers(ALLOWANCE);
        return new Filling(layers).run(puzzle, boxes) ? layers.states : -1;
    }

    @Test
    void anExpertBoardIsKnownAndCountedColumnByColumn() {
        View view = expert();
        assertThat(tooWideForTheUsualOrder(view)).isTrue();
        Exact exact = new Exact();
        assertSame("expert", view, exact.analyse(view), exact.count(view));
    }

    @Test
    void whoeverLaysTheRegionOutAgainFindsTheSameWay() {
        View view = expert();
        Exact exact = new Exact();
        World world = exact.sampler(view).orElseThrow().draw(new Dice(1));
        assertThat(world.dangers()).isEqualTo(view.dangers());
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (!view.covered(cell)) {
                assertThat(world.dangersAround(cell)).isEqualTo(view.clue(cell));
            } else if (exact.analyse(view).danger(cell) < 1) {
                double[] around = exact.dangersAround(view, cell);
                assertThat(Arrays.stream(around).sum()).as("%d", cell).isCloseTo(1, within(1e-9));
            }
        }
    }

    @Test
    void worldsOfLongFrontsAreAsManyInTheOtherOrderAndColumnByColumn() {
        long usual = 0;
        long other = 0;
        for (long seed = 0; seed < POSITIONS; seed++) {
            View view = longFront(seed);
            Workings workings = workings(view);
            Polynomial worlds = Polynomial.choose(workings.free());
            for (int i = 0; i < workings.regions().count(); i++) {
                Puzzle puzzle = workings.regions().puzzle(workings.regions().get(i));
                IntList boxes = new BeamSearch(puzzle, ALLOWANCE, 8).order();
                assertThat(Arrays.stream(boxes.toArray()).distinct().count()).isEqualTo(puzzle.boxes);
                usual += states(puzzle, usual(puzzle));
                other += states(puzzle, boxes);
                worlds = worlds.times(solutions(puzzle, boxes), Budget.unlimited());
            }
            assertThat(worlds.at(workings.position().dangersLeft()))
                    .as("seed %d", seed)
                    .isEqualTo(new ColumnCount(view).worlds());
        }
        assertThat(other).isLessThan(usual);
    }

    private static Polynomial solutions(Puzzle puzzle, IntList boxes) {
        Layers layers = new Layers(ALLOWANCE);
        assertThat(new Filling(layers).run(puzzle, boxes) && layers.close()).isTrue();
        BigPasses passes = new BigPasses(layers, (layer, label) -> choose(puzzle.size[boxes.items[layer]], label));
        Polynomial solutions = new Polynomial(layers.restLow[0], passes.solutions());
        passes.close();
        return solutions;
    }

    @Test
    void boardsOfUsualSizeWithScatteredCluesAreKnown() {
        int tooWide = 0;
        for (long seed = 0; seed < POSITIONS; seed++) {
            LargePositions.Made made = scattered(seed, Topologies.grid("torus", 30, 16), 20, 26);
            tooWide += tooWideForTheUsualOrder(made.view()) ? 1 : 0;
            Analysis analysis = new Exact().analyse(made.view());
            assertThat(analysis.verdict()).as(made.name()).isEqualTo(Analysis.Verdict.KNOWN);
            made.check(analysis);
        }
        assertThat(tooWide).isPositive();
    }

    /** One cell beside forty ones and a four: all are open at once, and most need one bit where the four needs three. */
    @Test
    void aClueTakesNoMoreBitsThanItNeeds() {
        List<RuleSet.Rule> rules = new ArrayList<>();
        rules.add(new RuleSet.Rule(4, List.of("hub", "a", "b", "c", "d", "e", "f", "g")));
        for (int i = 0; i < 40; i++) {
            rules.add(new RuleSet.Rule(1, List.of("hub", "left" + i, "right" + i)));
        }
        View view = new RuleSet(rules, 138, 50).position().view();
        BigInteger with = BigInteger.valueOf(35).multiply(choose(50, 46));
        BigInteger without = BigInteger.valueOf(35).shiftLeft(40).multiply(choose(50, 6));
        Census census = new Exact().count(view);
        assertThat(census.solutions()).isEqualTo(with.add(without));
        assertThat(census.danger()).containsValue(Ratio.of(with, with.add(without)));
    }

    private static BigInteger choose(int of, int some) {
        return IntStream.range(0, some)
                .mapToObj(BigInteger::valueOf)
                .reduce(
                        BigInteger.ONE,
                        (product, i) -> product.multiply(BigInteger.valueOf(of).subtract(i))
                                .divide(i.add(BigInteger.ONE)));
    }

    private static void assertSame(String where, View view, Analysis analysis, Census census) {
        ColumnCount truth = new ColumnCount(view);
        assertThat(census.solutions()).as(where).isEqualTo(truth.worlds());
        for (int cell = 0; cell < view.topology().size(); cell++) {
            if (view.covered(cell)) {
                Ratio chance = truth.danger(cell);
                assertThat(census.danger(cell)).as("%s, cell %d", where, cell).isEqualTo(chance);
                assertThat(analysis.danger(cell))
                        .as("%s, cell %d", where, cell)
                        .isCloseTo(chance.value(), within(1e-12));
            }
        }
    }
}
