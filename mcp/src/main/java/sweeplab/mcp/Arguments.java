// SPDX-License-Identifier: Apache-2.0
package sweeplab.mcp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a client gave to a tool, read with bounds. */
record Arguments(Map<String, Object> values) {

    private static final int LONGEST = 1 << 20;

    /** What was given; a client that gives nothing may leave the whole out. */
    static Arguments of(@Nullable Map<String, Object> values) {
        return new Arguments(values == null ? Map.of() : values);
    }

    /** A text that must be there. */
    String text(String name) {
        return maybe(name).orElseThrow(() -> new IllegalArgumentException("'" + name + "' is missing"));
    }

    /** A text that may be there; never one that a command could take for an option. */
    Optional<String> maybe(String name) {
        Object value = values.get(name);
        if (value == null) {
            return Optional.empty();
        }
        String text = value.toString().strip();
        if (text.length() > LONGEST) {
            throw new IllegalArgumentException("'" + name + "' is too long: at most " + LONGEST + " characters");
        }
        if (text.isEmpty() || text.startsWith("--")) {
            throw new IllegalArgumentException("'" + name + "' is '" + text + "', which is nothing of the kind");
        }
        return Optional.of(text);
    }

    long number(String name, long usual) {
        Object value = values.getOrDefault(name, usual);
        if (value instanceof Integer || value instanceof Long) {
            return ((Number) value).longValue();
        }
        throw new IllegalArgumentException("'" + name + "' is " + value + ": write a whole number");
    }

    /** A cell as [row, column]. */
    int[] cell(String name) {
        return cell(name, values.get(name));
    }

    /** Some cells. */
    List<int[]> cells(String name) {
        if (!(values.getOrDefault(name, List.of()) instanceof List<?> list)) {
            throw new IllegalArgumentException(
                    "'" + name + "' is " + values.get(name) + ": write a list of cells [row, column]");
        }
        List<int[]> cells = new ArrayList<>();
        for (Object each : list) {
            cells.add(cell(name, each));
        }
        return cells;
    }

    private static int[] cell(String name, @Nullable Object value) {
        if (value instanceof List<?> pair
                && pair.size() == 2
                && pair.get(0) instanceof Integer row
                && pair.get(1) instanceof Integer column) {
            return new int[] {row, column};
        }
        throw new IllegalArgumentException("'" + name + "' is " + value + ": write a cell as [row, column]");
    }
}
