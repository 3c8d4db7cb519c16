package sweeplab.rules;

import java.util.List;
import sweeplab.world.Topology;

/** Tornado Sweeper (T1, T2): hexagons, the number of tornadoes untold, two given safe cells. */
public final class Tornado implements Counting {

    @Override
    public String id() {
        return "tornado";
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

    @Override
    public List<Level> levels() {
        return List.of(
                new Level("SMALL", 5, 5, 6, 0), new Level("MEDIUM", 7, 7, 10, 0), new Level("LARGE", 9, 9, 15, 0));
    }
}
