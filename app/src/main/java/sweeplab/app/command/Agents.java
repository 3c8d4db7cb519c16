package sweeplab.app.command;

import java.util.Iterator;
import sweeplab.agent.Roster;

/** Every agent that the command line knows. */
final class Agents {

    private Agents() {}

    static Roster all() {
        return Roster.core();
    }

    /** The agents' names, for the shell to complete. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return all().all().stream().map(Roster.Entry::name).iterator();
        }
    }
}
