// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.util.function.IntFunction;
import sweeplab.world.Topology;

/** A board as report 004's programs print it (T5), to the byte, spaces at the ends of lines included. */
final class TornadoBoard {

    private TornadoBoard() {}

    static String text(Topology topology, IntFunction<String> symbol) {
        int rows = topology.rows();
        StringBuilder text = new StringBuilder("\n").append(" ".repeat(rows + 5));
        for (int column = 0; column < topology.columns(); column++) {
            text.append(column).append(' ');
        }
        text.append('\n').append(" ".repeat(rows + 3)).append(" -".repeat(topology.columns()));
        text.append('\n');
        for (int row = 0; row < rows; row++) {
            text.append(" ".repeat(rows - 1 - row))
                    .append(row < 10 ? " " : "")
                    .append(row)
                    .append("/ ");
            for (int column = 0; column < topology.columns(); column++) {
                text.append(symbol.apply(topology.cell(row, column))).append(' ');
            }
            text.append('\n');
        }
        return text.append('\n').toString();
    }
}
