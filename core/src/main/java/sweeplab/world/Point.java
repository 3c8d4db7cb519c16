// SPDX-License-Identifier: Apache-2.0
package sweeplab.world;

import sweeplab.base.PublicApi;

/** A place on the drawing of a board. */
@PublicApi
public record Point(double x, double y) {}
