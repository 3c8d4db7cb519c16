package sweeplab.app.arena;

import java.util.function.LongFunction;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.app.outside.Confinement;
import sweeplab.app.outside.Spec;
import sweeplab.arena.Clairvoyant;
import sweeplab.sat.SatAgents;

/** Everybody who can be named in a run: the agents, programs of one's own ({@link Spec}) and how they are shut in, and the bound for scale. */
public record Entrants(Confinement confinement) {

    private static final Roster ROSTER = Clairvoyant.addTo(SatAgents.addTo(Roster.core()));

    /** The name as it is spelled in results. */
    public static String name(String spec) {
        if (Spec.is(spec)) {
            Spec.parse(spec).launch().check();
            return spec;
        }
        return ROSTER.get(spec).name();
    }

    public LongFunction<Agent> maker(String spec) {
        return Spec.is(spec)
                ? seed -> Spec.parse(spec).in(confinement).agent(seed)
                : ROSTER.get(spec).maker();
    }
}
