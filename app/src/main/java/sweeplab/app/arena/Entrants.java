package sweeplab.app.arena;

import java.util.function.LongFunction;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.app.outside.Launch;
import sweeplab.app.outside.Limits;
import sweeplab.app.outside.ProcessAgent;
import sweeplab.arena.Clairvoyant;
import sweeplab.sat.SatAgents;

/** Everybody who can be named in a run: the agents, programs of one's own ({@code cmd:COMMAND LINE}), and the bound for scale. */
public final class Entrants {

    private static final Roster ROSTER = Clairvoyant.addTo(SatAgents.addTo(Roster.core()));

    private Entrants() {}

    /** The name as it is spelled in results. */
    public static String name(String spec) {
        if (Launch.isSpec(spec)) {
            Launch.spec(spec).check();
            return spec;
        }
        return ROSTER.get(spec).name();
    }

    public static LongFunction<Agent> maker(String spec) {
        return Launch.isSpec(spec)
                ? seed -> new ProcessAgent(Launch.spec(spec), Limits.USUAL, false, seed)
                : ROSTER.get(spec).maker();
    }
}
