package sweeplab.rules;

import sweeplab.world.Topology;
import sweeplab.world.World;

/** Reverse Tornado Sweeper (T4): a clue is the number of neighbours that are no tornado. */
public final class ReverseTornado implements Rules {

    @Override
    public String id() {
        return "reverse";
    }

    @Override
    public String danger() {
        return "tornado";
    }

    @Override
    public String dangerSymbol() {
        return "t";
    }

    @Override
    public int clue(World world, int cell) {
        return world.topology().degree(cell) - world.dangersAround(cell);
    }

    @Override
    public int atLeast(int clue, int degree) {
        return degree - clue;
    }

    @Override
    public boolean dangersKnown() {
        return false;
    }

    @Override
    public String family() {
        return "hex";
    }

    @Override
    public int[] starts(Topology topology) {
        return Starts.cornerAndCentre(topology);
    }
}
