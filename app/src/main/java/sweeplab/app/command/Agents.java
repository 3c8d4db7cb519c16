package sweeplab.app.command;

import java.util.Iterator;
import sweeplab.agent.Roster;
import sweeplab.sat.SatAgents;

/** Every agent that the command line knows. */
final class Agents {

    private Agents() {}

    static Roster all() {
        return SatAgents.addTo(Roster.core());
    }

    /** The agents' names, for the shell to complete. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return all().all().stream().map(Roster.Entry::name).iterator();
        }
    }
}
