package sweeplab.app.command;

import sweeplab.agent.Roster;

/** Every agent that the command line knows. */
public final class Agents {

    private Agents() {}

    public static Roster all() {
        return Roster.core();
    }
}
