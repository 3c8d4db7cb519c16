package sweeplab.explain;

import sweeplab.world.World;

/** What can be said of a cell. */
public sealed interface Answer {

    /** It is certain, and this is why; {@code smallest} if no proof with fewer clues exists, else no clue can be left out. */
    record Proved(Proof proof, boolean smallest) implements Answer {}

    /** It is not certain: both worlds agree with everything in sight, and they differ there. */
    record Open(World with, World without) implements Answer {}

    /** The clues cannot all be true, so that nothing can be said. */
    record Inconsistent(Proof proof, boolean smallest) implements Answer {}

    /** It was not found out with the work that was allowed. */
    record Unknown() implements Answer {}
}
