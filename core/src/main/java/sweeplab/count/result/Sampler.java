// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.result;

import sweeplab.base.Dice;
import sweeplab.base.PublicApi;
import sweeplab.world.World;

/** Draws worlds that fit a position, each as often as it is likely; gold that no clue speaks of is left out. */
@PublicApi
public interface Sampler {

    /** One world. */
    World draw(Dice dice);
}
