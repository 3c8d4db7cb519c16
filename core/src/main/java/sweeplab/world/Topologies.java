// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import sweeplab.base.Excerpt;
import sweeplab.base.PublicApi;

/** Every kind of grid by its name: the line to add for a new one. */
@PublicApi
public final class Topologies {

    /** Makes the shape of one size. */
    @FunctionalInterface
    public interface Family {
        Shape shape(int columns, int rows);
    }

    private static final Map<String, Family> FAMILIES = new TreeMap<>();

    static {
        FAMILIES.put("square", (columns, rows) -> new Square(columns, rows, 8, false));
        FAMILIES.put("square4", (columns, rows) -> new Square(columns, rows, 4, false));
        FAMILIES.put("torus", (columns, rows) -> new Square(columns, rows, 8, true));
        FAMILIES.put("torus4", (columns, rows) -> new Square(columns, rows, 4, true));
        FAMILIES.put("hex", (columns, rows) -> new Hexagon(columns, rows, false));
        FAMILIES.put("hextorus", (columns, rows) -> new Hexagon(columns, rows, true));
        FAMILIES.put("triangle", (columns, rows) -> new Triangle(columns, rows, false));
        FAMILIES.put("tritorus", (columns, rows) -> new Triangle(columns, rows, true));
    }

    private Topologies() {}

    public static List<String> families() {
        return List.copyOf(FAMILIES.keySet());
    }

    public static Topology grid(String family, int columns, int rows) {
        Family maker = FAMILIES.get(family);
        if (maker == null) {
            throw new IllegalArgumentException("unknown topology '" + Excerpt.of(family) + "': there are "
                    + String.join(", ", FAMILIES.keySet()) + " and graph");
        }
        return Topology.of(maker.shape(columns, rows));
    }
}
