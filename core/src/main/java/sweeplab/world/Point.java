package sweeplab.world;

/** A place on the drawing of a board. */
public record Point(double x, double y) {}
