// SPDX-License-Identifier: Apache-2.0
package sweeplab.catalogue.circuit;

import sweeplab.catalogue.circuit.CircuitSketch.Spot;

/** The end of a wire while it is drawn: a signal, and whether it is the opposite of what the wire carries. Each step of two cells turns it round. */
record CircuitWire(CircuitSketch sketch, Spot at, boolean denied) {

    private static final int BUMP = 8;

    /** How much room a detour may take. */
    static final int ROOM = 12;

    CircuitWire to(int row, int column) {
        Spot end = new Spot(row, column);
        sketch.line(at, end);
        int length = Math.abs(row - at.row()) + Math.abs(column - at.column());
        return new CircuitWire(sketch, end, denied ^ length % 4 == 2);
    }

    /** Passes a crossing that begins here: down, or to the right. */
    CircuitWire across(boolean down) {
        sketch.crossing(at.row() + (down ? 4 : 0), at.column() + (down ? 0 : 4));
        return new CircuitWire(sketch, new Spot(at.row() + (down ? 8 : 0), at.column() + (down ? 0 : 8)), !denied);
    }

    /** The same wire for the opposite of what it carries. */
    CircuitWire negated() {
        return new CircuitWire(sketch, at, !denied);
    }

    /** To the right and then up or down; on the way a detour if the end would not be as wanted. */
    CircuitWire around(int row, int column, boolean wanted) {
        int length = Math.abs(row - at.row()) + column - at.column();
        CircuitWire straight = (denied ^ length % 4 == 2) == wanted ? this : detour();
        CircuitWire corner = straight.to(at.row(), column);
        return corner.to(row, column);
    }

    // Two cells longer than the straight way.
    private CircuitWire detour() {
        int row = at.row();
        int column = at.column();
        CircuitWire up = to(row, column + 2);
        sketch.line(up.at, new Spot(row - 1, column + 2));
        sketch.line(new Spot(row - 1, column + 2), new Spot(row - 1, column + BUMP - 2));
        sketch.line(new Spot(row - 1, column + BUMP - 2), new Spot(row, column + BUMP - 2));
        CircuitWire down = new CircuitWire(sketch, new Spot(row, column + BUMP - 2), !up.denied);
        return down.to(row, column + BUMP);
    }
}
