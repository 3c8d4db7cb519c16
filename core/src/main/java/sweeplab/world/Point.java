package sweeplab.world;

import sweeplab.base.Api;

/** A place on the drawing of a board. */
@Api
public record Point(double x, double y) {}
