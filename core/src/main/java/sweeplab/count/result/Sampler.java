package sweeplab.count.result;

import sweeplab.base.Api;
import sweeplab.base.Dice;
import sweeplab.world.World;

/** Draws worlds that fit a position, each as often as it is likely; gold that no clue speaks of is left out. */
@Api
public interface Sampler {

    /** One world. */
    World draw(Dice dice);
}
