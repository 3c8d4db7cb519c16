// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.watch;

import java.util.Locale;
import java.util.Optional;
import sweeplab.base.Excerpt;
import sweeplab.world.Graph;
import sweeplab.world.Topology;

/** A cell as a person types it: {@code 3,4} or {@code 3 4}, with an {@code f} before it to flag. */
public record TypedCell(boolean flag, int cell) {

    public static TypedCell parse(String words, Topology topology) {
        return read(words, topology)
                .orElseThrow(() -> new IllegalArgumentException(
                        noCell(words) + ": type row,column such as 3,4, or f 3,4 to flag it"));
    }

    /** A cell to look at, as an option names it: there is nothing to flag. */
    public static int named(String option, String words, Topology topology) {
        return read(words, topology)
                .filter(typed -> !typed.flag())
                .orElseThrow(() -> new IllegalArgumentException(option + ": " + noCell(words) + ": write "
                        + (topology.shape() instanceof Graph
                                ? "its name, such as " + topology.name(0)
                                : "row,column such as 3,4")))
                .cell();
    }

    private static String noCell(String words) {
        return "'" + Excerpt.of(words.strip()) + "' is no cell";
    }

    private static Optional<TypedCell> read(String words, Topology topology) {
        Optional<TypedCell> named = topology.shape() instanceof Graph graph
                ? named(words.strip(), graph, topology.size())
                : Optional.empty();
        return named.isPresent() ? named : numbered(words.strip().toLowerCase(Locale.ROOT), topology);
    }

    private static Optional<TypedCell> numbered(String text, Topology topology) {
        boolean flag = text.startsWith("f");
        String place = (flag ? text.substring(1) : text).strip();
        if (!place.matches("\\d{1,6}(\\s*,\\s*|\\s+)\\d{1,6}")) {
            return Optional.empty();
        }
        String[] numbers = place.split("[\\s,]+");
        return Optional.of(
                new TypedCell(flag, topology.cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]))));
    }

    // The cells of a graph have names, which may begin with an f of their own.
    private static Optional<TypedCell> named(String words, Graph graph, int size) {
        String flagged = words.replaceFirst("^[fF]\\s*", "");
        for (int cell = 0; cell < size; cell++) {
            if (graph.cellName(cell).equals(words)) {
                return Optional.of(new TypedCell(false, cell));
            }
        }
        for (int cell = 0; cell < size; cell++) {
            if (graph.cellName(cell).equals(flagged)) {
                return Optional.of(new TypedCell(true, cell));
            }
        }
        return Optional.empty();
    }
}
