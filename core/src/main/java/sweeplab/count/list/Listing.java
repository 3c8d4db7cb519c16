// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.list;

import java.util.Arrays;
import sweeplab.base.Budget;
import sweeplab.base.IntList;
import sweeplab.count.region.Region;
import sweeplab.count.region.Regions;
import sweeplab.count.region.Workings;
import sweeplab.position.Position;
import sweeplab.world.Topology;

/**
 * Lists the worlds of a position: the ways to fill each region, each with each of the others and with the ways to place the
 * rest among the cells that no clue touches, as far as the total allows. A world is a row of bits, one for each unknown cell.
 */
public final class Listing {

    private final Position position;
    private final Budget budget;
    private final Topology topology;
    private final int[] cells;
    private final int words;
    private final Fillings[] parts;
    private final int[] leastAfter;
    private final int[] mostAfter;
    private final int firstFree;

    private long[] worlds = new long[64];
    private int count;

    private Listing(Workings workings, Budget budget) {
        this.budget = budget;
        position = workings.position();
        topology = position.topology();
        Regions regions = workings.regions();
        parts = new Fillings[regions.count()];
        leastAfter = new int[parts.length + 1];
        mostAfter = new int[parts.length + 1];
        mostAfter[parts.length] = workings.free();
        for (int i = parts.length - 1; i >= 0; i--) {
            leastAfter[i] = leastAfter[i + 1] + regions.get(i).table.least;
            mostAfter[i] = mostAfter[i + 1] + regions.get(i).table.most();
        }
        cells = order(workings);
        words = (cells.length + 63) >>> 6;
        firstFree = cells.length - workings.free();
        int from = 0;
        for (int i = 0; i < parts.length; i++) {
            Region region = regions.get(i);
            int most = position.dangersLeft() - leastAfter[0] + region.table.least;
            parts[i] =
                    new Fillings(position, Arrays.copyOfRange(cells, from, from + region.cells.length), most, budget);
            from += region.cells.length;
        }
    }

    // The cells of one region after those of another, then those that no clue touches.
    private static int[] order(Workings workings) {
        IntList order = new IntList(64);
        for (int i = 0; i < workings.regions().count(); i++) {
            for (int cell : workings.regions().get(i).cells) {
                order.add(cell);
            }
        }
        for (int cell = 0; cell < workings.position().topology().size(); cell++) {
            if (workings.freeCells().free(cell)) {
                order.add(cell);
            }
        }
        return order.toArray();
    }

    /** What every unknown cell would show in every world, as the number of dangers around it, unless the work is given up. */
    public static WorldList of(Workings workings, Budget budget) {
        Listing listing = new Listing(workings, budget);
        listing.join(0, 0, workings.position().dangersLeft(), new long[listing.words]);
        return listing.list();
    }

    private void join(int part, int from, int left, long[] world) {
        if (left < leastAfter[part] || left > mostAfter[part]) {
            return;
        }
        if (part == parts.length) {
            scatter(firstFree, left, world);
            return;
        }
        Fillings fillings = parts[part];
        for (int i = 0; i < fillings.count(); i++) {
            fillings.write(i, world, from);
            join(part + 1, from + fillings.cells(), left - fillings.dangers(i), world);
        }
        fillings.erase(world, from);
    }

    // All ways to place so many dangers in the cells from this one on.
    private void scatter(int from, int left, long[] world) {
        if (left == 0) {
            keep(world);
            return;
        }
        for (int i = from; i <= cells.length - left; i++) {
            world[i >>> 6] |= 1L << i;
            scatter(i + 1, left - 1, world);
            world[i >>> 6] &= ~(1L << i);
        }
    }

    private void keep(long[] world) {
        budget.demand(1);
        if ((count + 1) * words > worlds.length) {
            worlds = Arrays.copyOf(worlds, 2 * (count + 1) * words);
        }
        System.arraycopy(world, 0, worlds, count++ * words, words);
    }

    private WorldList list() {
        int[] place = new int[topology.size()];
        Arrays.fill(place, -1);
        for (int c = 0; c < cells.length; c++) {
            place[cells[c]] = c;
        }
        int[][] shows = new int[cells.length][];
        Arrays.setAll(shows, c -> shows(c, place));
        return new WorldList(cells, shows);
    }

    private int[] shows(int c, int[] place) {
        long[] around = new long[words];
        int known = 0;
        for (int i = 0; i < topology.degree(cells[c]); i++) {
            int neighbour = topology.neighbour(cells[c], i);
            known += position.status(neighbour) == Position.DANGER ? 1 : 0;
            if (place[neighbour] >= 0) {
                around[place[neighbour] >>> 6] |= 1L << place[neighbour];
            }
        }
        int[] shows = new int[count];
        for (int world = 0; world < count; world++) {
            boolean danger = (worlds[world * words + (c >>> 6)] >>> c & 1) != 0;
            shows[world] = danger ? WorldList.DANGER : known + inside(world, around);
        }
        return shows;
    }

    private int inside(int world, long[] mask) {
        int dangers = 0;
        for (int i = 0; i < words; i++) {
            dangers += Long.bitCount(worlds[world * words + i] & mask[i]);
        }
        return dangers;
    }
}
