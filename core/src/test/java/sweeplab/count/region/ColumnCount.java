// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.region;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import sweeplab.base.Ratio;
import sweeplab.view.View;
import sweeplab.world.Topology;

/**
 * Counts the worlds of a position on a grid cell by cell, one column after the other, in whole numbers: it knows of no regions, boxes or
 * layers and shares no code with the engine. For rules whose clue is the number of dangers around it, and positions of few rows.
 */
final class ColumnCount {

    private static final int FREE = -1;

    private final View view;
    private final Topology topology;
    private final int[] cells;
    private final int[] lastBeside;

    ColumnCount(View view) {
        this.view = view;
        topology = view.topology();
        cells = IntStream.range(0, topology.size())
                .map(i -> topology.cell(i % topology.rows(), i / topology.rows()))
                .filter(cell -> view.covered(cell) && besideClue(cell))
                .toArray();
        lastBeside = new int[topology.size()];
        for (int at = 0; at < cells.length; at++) {
            for (int clue : topology.neighbours(cells[at])) {
                lastBeside[clue] = at;
            }
        }
    }

    private boolean besideClue(int cell) {
        return Arrays.stream(topology.neighbours(cell)).anyMatch(other -> !view.covered(other));
    }

    BigInteger worlds() {
        return worldsWithDanger(FREE);
    }

    /** The chance of danger in a covered cell. */
    Ratio danger(int cell) {
        return Ratio.of(worldsWithDanger(cell), worlds());
    }

    private BigInteger worldsWithDanger(int cell) {
        // What each clue still asks for, and how many dangers there are so far: in how many ways.
        Map<String, BigInteger> ways = new HashMap<>();
        char[] begin = new char[topology.size() + 1];
        for (int clue = 0; clue < topology.size(); clue++) {
            begin[clue] = (char) (view.covered(clue) ? 0 : view.clue(clue));
        }
        ways.put(new String(begin), BigInteger.ONE);
        for (int at = 0; at < cells.length; at++) {
            Map<String, BigInteger> next = new HashMap<>();
            for (Map.Entry<String, BigInteger> way : ways.entrySet()) {
                fill(at, 1, way, next);
                if (cells[at] != cell) {
                    fill(at, 0, way, next);
                }
            }
            ways = next;
        }
        int beside = Arrays.stream(cells).anyMatch(other -> other == cell) || cell == FREE ? 0 : 1;
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<String, BigInteger> way : ways.entrySet()) {
            int placed = way.getKey().charAt(topology.size());
            sum = sum.add(way.getValue().multiply(choose(free() - beside, view.dangers() - placed - beside)));
        }
        return sum;
    }

    private void fill(int at, int dangers, Map.Entry<String, BigInteger> way, Map<String, BigInteger> next) {
        char[] state = way.getKey().toCharArray();
        state[topology.size()] += (char) dangers;
        for (int clue : topology.neighbours(cells[at])) {
            if (!view.covered(clue)) {
                if (state[clue] < dangers || lastBeside[clue] == at && state[clue] > dangers) {
                    return;
                }
                state[clue] -= (char) dangers;
            }
        }
        next.merge(new String(state), way.getValue(), BigInteger::add);
    }

    private int free() {
        return (int) IntStream.range(0, topology.size()).filter(view::covered).count() - cells.length;
    }

    private static BigInteger choose(int of, int some) {
        BigInteger product = some < 0 || some > of ? BigInteger.ZERO : BigInteger.ONE;
        for (int i = 0; i < some; i++) {
            product = product.multiply(BigInteger.valueOf(of - i)).divide(BigInteger.valueOf(i + 1));
        }
        return product;
    }
}
