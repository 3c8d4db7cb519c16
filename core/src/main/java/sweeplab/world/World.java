// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import sweeplab.base.PublicApi;

/** A fixed board: what lies in each cell (C1). */
@PublicApi
public final class World {

    private final Topology topology;
    private final byte[] content;
    private final int dangers;
    private final int golds;
    private final int blocked;

    // Made when first asked for: a game asks for most of them.
    private int @Nullable [] dangersAround;

    private World(Topology topology, byte[] content) {
        this.topology = topology;
        this.content = content;
        dangers = count(Content.DANGER);
        golds = count(Content.GOLD);
        blocked = count(Content.BLOCKED);
    }

    /** The world with this content, one {@link Content} ordinal a cell; the array is copied. */
    public static World of(Topology topology, byte[] content) {
        if (content.length != topology.size()) {
            throw new IllegalArgumentException(content.length + " cells of content for a board of " + topology.size());
        }
        return new World(topology, content.clone());
    }

    /** The world with dangers in these cells and nothing else. */
    public static World ofDangers(Topology topology, CellSet dangers) {
        byte[] content = new byte[topology.size()];
        dangers.forEach(cell -> content[cell] = Content.DANGER.code());
        return new World(topology, content);
    }

    private int count(Content what) {
        int n = 0;
        for (byte c : content) {
            n += c == what.code() ? 1 : 0;
        }
        return n;
    }

    public Topology topology() {
        return topology;
    }

    public Content content(int cell) {
        return Content.of(content[cell]);
    }

    public boolean danger(int cell) {
        return content[cell] == Content.DANGER.code();
    }

    public boolean gold(int cell) {
        return content[cell] == Content.GOLD.code();
    }

    public boolean blocked(int cell) {
        return content[cell] == Content.BLOCKED.code();
    }

    /** How many dangers there are. */
    public int dangers() {
        return dangers;
    }

    public int golds() {
        return golds;
    }

    public int blocked() {
        return blocked;
    }

    /** How many neighbours of a cell hold a danger. */
    public int dangersAround(int cell) {
        int[] known = dangersAround;
        if (known == null) {
            known = countAround();
            dangersAround = known;
        }
        return known[cell];
    }

    // Neighbours are mutual, and dangers are fewer than cells.
    private int[] countAround() {
        int[] adjacency = topology.adjacency();
        int[] firsts = topology.firsts();
        int[] counts = new int[content.length];
        for (int cell = 0; cell < content.length; cell++) {
            for (int i = firsts[cell]; danger(cell) && i < firsts[cell + 1]; i++) {
                counts[adjacency[i]]++;
            }
        }
        return counts;
    }

    /** How many neighbours of a cell hold gold. */
    public int goldsAround(int cell) {
        int n = 0;
        for (int i = 0; i < topology.degree(cell); i++) {
            n += gold(topology.neighbour(cell, i)) ? 1 : 0;
        }
        return n;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof World world
                && world.topology.id().equals(topology.id())
                && Arrays.equals(world.content, content);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(content);
    }

    @Override
    public String toString() {
        return topology + " with " + dangers + " dangers, " + golds + " gold, " + blocked + " blocked";
    }
}
