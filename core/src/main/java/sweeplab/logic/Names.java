// SPDX-License-Identifier: Apache-2.0
package sweeplab.logic;

import sweeplab.world.Topology;

/** What the reports call the variable of a cell: {@code N06} for row 0, column 6, and {@code N_10_3} where two digits could be misread (N5). */
public record Names(Topology topology, String letter) {

    /** N for nettles, M for mines, D for the dangers of the other reports. */
    public static Names of(Topology topology, String danger) {
        String letter = danger.equals("nettle") ? "N" : danger.equals("mine") ? "M" : "D";
        return new Names(topology, letter);
    }

    public String text(int cell) {
        String separator = topology.rows() <= 10 && topology.columns() <= 10 ? "" : "_";
        return letter + separator + topology.row(cell) + separator + topology.column(cell);
    }

    public String latex(int cell) {
        return letter + "_{" + topology.row(cell) + "," + topology.column(cell) + "}";
    }
}
