// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import java.util.List;
import java.util.Optional;
import sweeplab.base.Budget;
import sweeplab.base.Excerpt;
import sweeplab.base.PublicApi;
import sweeplab.rules.Rules;
import sweeplab.world.Graph;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Where worlds and graphs come from by name: the catalogue, or a folder of files (W3). */
@PublicApi
public interface Library {

    /** The names of the worlds for this game, in order. */
    List<String> names(Rules rules);

    /** The text of the world that has exactly this name. */
    String text(Rules rules, String name);

    /** The names of the graphs that boards can lie on: those of the catalogue unless a library has its own. */
    default List<String> graphs() {
        return Catalogue.graphNames();
    }

    /** The text of the graph that has exactly this name, see {@link Graph}. */
    default String graph(String name) {
        return Catalogue.graphText(name);
    }

    /** The name as this library spells it, found in capitals or not. */
    default String spelling(Rules rules, String name) {
        for (String known : names(rules)) {
            if (known.equalsIgnoreCase(name)) {
                return known;
            }
        }
        throw new IllegalArgumentException("unknown world '" + Excerpt.of(name) + "' for the game " + rules.id()
                + ": there are " + listed(names(rules)));
    }

    /** True if a name alone does not say which game a world is for, as in a folder of files. */
    default boolean forAnyGame() {
        return false;
    }

    default boolean has(Rules rules, String name) {
        return names(rules).stream().anyMatch(name::equalsIgnoreCase);
    }

    /** The world of this name, checked. */
    default World world(Rules rules, String name) {
        String known = spelling(rules, name);
        return WorldText.read(known, text(rules, known), rules, this);
    }

    /** The start that the world of this name has in place of the game's own, if it has one. */
    default Optional<Start> start(Rules rules, String name) {
        return WorldText.start(text(rules, spelling(rules, name)));
    }

    /** The board of a family and size; {@code graph:NAME} is a family too, and has a size of its own. */
    default Topology topology(String family, int columns, int rows) {
        if (!family.startsWith("graph:")) {
            return Topologies.grid(family, columns, rows);
        }
        String name = family.substring("graph:".length());
        if (!graphs().contains(name)) {
            throw new IllegalArgumentException(
                    "unknown graph '" + Excerpt.of(name) + "': there are " + listed(graphs()));
        }
        return Topology.of(Graph.parse(name, graph(name)));
    }

    /** What the making of a board may cost: there is no limit unless {@link #within} set one. */
    default Budget budget() {
        return Budget.unlimited();
    }

    /** The same worlds and graphs, for somebody with this budget. */
    default Library within(Budget budget) {
        return new LimitedLibrary(this, budget);
    }

    private static String listed(List<String> names) {
        return names.isEmpty() ? "none" : String.join(", ", names);
    }
}
