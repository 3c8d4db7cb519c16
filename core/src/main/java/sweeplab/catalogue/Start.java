// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue;

import sweeplab.base.Excerpt;
import sweeplab.base.Numbers;
import sweeplab.base.PublicApi;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Where a classic game starts (X2): {@code safe@X,Y} is no mine, {@code opening@X,Y} has no mine around it either (X column, Y row). */
@PublicApi
public record Start(boolean opening, int column, int row) {

    public static Start parse(String text) {
        int at = text.indexOf('@');
        int[] place = Numbers.joined(text.substring(at + 1), ',', 2);
        boolean opening = text.startsWith("opening@");
        if (place.length == 0 || !opening && !text.startsWith("safe@")) {
            throw new IllegalArgumentException("start '" + Excerpt.of(text)
                    + "': write safe@X,Y or opening@X,Y, for instance opening@3,3 (X column, Y row)");
        }
        return new Start(opening, place[0], place[1]);
    }

    public int cell(Topology topology) {
        return topology.cell(row, column);
    }

    /** The cells in which there must be no danger. */
    public CellSet spared(Topology topology) {
        CellSet spared = CellSet.of(topology.size(), cell(topology));
        if (opening) {
            for (int neighbour : topology.neighbours(cell(topology))) {
                spared.add(neighbour);
            }
        }
        return spared;
    }

    @Override
    public String toString() {
        return (opening ? "opening@" : "safe@") + column + "," + row;
    }
}
