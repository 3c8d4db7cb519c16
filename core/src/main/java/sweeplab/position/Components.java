// SPDX-License-Identifier: Apache-2.0
package sweeplab.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Splits constraints into groups that share no cell (connected components), so that each can be thought about alone. */
public final class Components {

    /** One group: its constraints, and the cells they speak of in ascending order. */
    public record Component(int[] cells, List<Constraint> constraints) {}

    private final int[] parent;

    private Components(int size) {
        parent = new int[size];
        for (int cell = 0; cell < size; cell++) {
            parent[cell] = cell;
        }
    }

    /** The groups in the order of their first constraints; constraints without cells belong to none. */
    public static List<Component> of(List<Constraint> constraints, int size) {
        Components components = new Components(size);
        constraints.forEach(components::join);
        Map<Integer, List<Constraint>> groups = new LinkedHashMap<>();
        for (Constraint constraint : constraints) {
            if (constraint.cells().length > 0) {
                int root = components.root(constraint.cells()[0]);
                groups.computeIfAbsent(root, key -> new ArrayList<>()).add(constraint);
            }
        }
        return groups.values().stream()
                .map(group -> new Component(cells(group), group))
                .toList();
    }

    private static int[] cells(List<Constraint> group) {
        return group.stream()
                .flatMapToInt(constraint -> Arrays.stream(constraint.cells()))
                .sorted()
                .distinct()
                .toArray();
    }

    private void join(Constraint constraint) {
        for (int cell : constraint.cells()) {
            parent[root(cell)] = root(constraint.cells()[0]);
        }
    }

    private int root(int cell) {
        while (parent[cell] != cell) {
            parent[cell] = parent[parent[cell]];
            cell = parent[cell];
        }
        return cell;
    }
}
