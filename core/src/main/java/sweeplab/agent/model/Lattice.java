// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent.model;

import java.util.Optional;
import sweeplab.world.Hexagon;
import sweeplab.world.Shape;
import sweeplab.world.Square;

/** A board that a model can look at, a cell's neighbours being all of the 3x3 cells around it or, of hexagons, all but two opposite corners. */
public record Lattice(int rows, int columns, boolean hexagons, boolean wrapped) {

    private static final int ALL_AROUND = 8;

    /** A board as such, if it is one. */
    public static Optional<Lattice> of(Shape shape) {
        if (shape instanceof Hexagon hexes) {
            return Optional.of(new Lattice(hexes.rows(), hexes.columns(), true, hexes.wrapped()));
        }
        return shape instanceof Square squares && squares.reach() == ALL_AROUND
                ? Optional.of(new Lattice(squares.rows(), squares.columns(), false, squares.wrapped()))
                : Optional.empty();
    }

    int cells() {
        return rows * columns;
    }

    int shortest() {
        return Math.min(rows, columns);
    }

    /** Whether no side is longer than this, nor, of a board that wraps around, shorter than that. */
    public boolean within(int least, int most) {
        return Math.max(rows, columns) <= most && (!wrapped || shortest() >= least);
    }
}
