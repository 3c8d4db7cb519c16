package sweeplab.app.arena;

import java.util.function.LongFunction;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.arena.Clairvoyant;
import sweeplab.sat.SatAgents;

/** Everybody who can be named in a run: the agents, and the bound for scale. */
public final class Entrants {

    private static final Roster ROSTER = SatAgents.addTo(Roster.core())
            .add(
                    Clairvoyant.NAME,
                    "sees the world, but only to choose among equally safe cells",
                    seed -> new Clairvoyant());

    private Entrants() {}

    /** The name as it is spelled in results. */
    public static String name(String spec) {
        return ROSTER.get(spec).name();
    }

    public static LongFunction<Agent> maker(String spec) {
        return ROSTER.get(spec).maker();
    }
}
