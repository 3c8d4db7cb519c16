// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** Where the mines are, as files write it. */
final class MineBits {

    private MineBits() {}

    /** A bit a cell, row by row, the highest bit first. */
    static CellSet bits(ByteReader in, Topology topology) {
        byte[] bytes = in.take((topology.size() + 7) / 8);
        CellSet mines = new CellSet(topology.size());
        for (int cell = 0; cell < topology.size(); cell++) {
            if ((bytes[cell / 8] >> (7 - cell % 8) & 1) == 1) {
                mines.add(cell);
            }
        }
        return mines;
    }

    static byte[] bytes(CellSet mines, int size) {
        byte[] bytes = new byte[(size + 7) / 8];
        mines.forEach(cell -> bytes[cell / 8] |= (byte) (1 << (7 - cell % 8)));
        return bytes;
    }

    /** So many pairs of column and row, counted from some number. */
    static CellSet columnsAndRows(ByteReader in, Topology topology, int count, int first) {
        CellSet mines = new CellSet(topology.size());
        for (int i = 0; i < count; i++) {
            int column = in.u8() - first;
            add(in, topology, mines, column, in.u8() - first);
        }
        return mines;
    }

    /** So many pairs of row and column, counted from 1. */
    static CellSet rowsAndColumns(ByteReader in, Topology topology, int count) {
        CellSet mines = new CellSet(topology.size());
        for (int i = 0; i < count; i++) {
            int row = in.u8() - 1;
            add(in, topology, mines, in.u8() - 1, row);
        }
        return mines;
    }

    private static void add(ByteReader in, Topology topology, CellSet mines, int column, int row) {
        if (!topology.contains(row, column)) {
            throw in.fault("a mine in column " + column + ", row " + row + " is off the board of " + topology.columns()
                    + "x" + topology.rows());
        }
        if (!mines.add(topology.cell(row, column))) {
            throw in.fault("the mine in column " + column + ", row " + row + " is there twice");
        }
    }

    static void check(ByteReader in, long mines, Topology topology) {
        if (mines > topology.size()) {
            throw in.fault(mines + " mines do not fit on a board of " + topology.size() + " cells");
        }
    }
}
