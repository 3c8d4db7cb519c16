// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import java.util.function.IntUnaryOperator;
import sweeplab.base.Dice;
import sweeplab.world.Graph;
import sweeplab.world.Topology;

/** Graphs on which reasoning is hard. */
public final class HardGraphs {

    private HardGraphs() {}

    static Topology complete(int cells) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < cells - 1; cell++) {
            join(text, cell, cells - 1 - cell, after(cell));
        }
        return graph("complete" + cells, text);
    }

    private static IntUnaryOperator after(int cell) {
        return i -> cell + 1 + i;
    }

    /** Each cell joined to half as many others, so that it has about this many neighbours. */
    public static Topology random(int cells, int neighbours, Dice dice) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < cells; cell++) {
            int own = cell;
            join(text, cell, neighbours / 2, i -> (own + 1 + dice.nextInt(cells - 1)) % cells);
        }
        return graph("random" + cells, text);
    }

    /** So many first cells, each joined to 60 to 99 of the others. */
    static Topology wideClues(int cells, int clues, Dice dice) {
        int others = Math.max(cells - clues, 150);
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < clues + others; cell++) {
            text.append("cell c").append(cell).append('\n');
        }
        for (int clue = 0; clue < clues; clue++) {
            join(text, clue, 60 + dice.nextInt(40), i -> clues + dice.nextInt(others));
        }
        return graph("wide" + cells, text);
    }

    private static void join(StringBuilder text, int cell, int count, IntUnaryOperator other) {
        text.append("join c").append(cell);
        for (int i = 0; i < count; i++) {
            text.append(" c").append(other.applyAsInt(i));
        }
        text.append('\n');
    }

    private static Topology graph(String name, StringBuilder text) {
        return Topology.of(Graph.parse(name, text.toString()));
    }
}
