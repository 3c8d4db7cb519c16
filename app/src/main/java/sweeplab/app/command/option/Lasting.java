// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.app.outside.ProcessAgent;

/** Makes the agent of a game that goes back and forth: a fresh one each time, but of a program of one's own only one process. */
public final class Lasting implements AutoCloseable {

    private final LongFunction<Agent> maker;
    private @Nullable ProcessAgent program;

    public Lasting(LongFunction<Agent> maker) {
        this.maker = maker;
    }

    private Agent get(long seed) {
        if (program != null) {
            return program;
        }
        Agent made = maker.apply(seed);
        if (made instanceof ProcessAgent process) {
            program = process;
        }
        return made;
    }

    /** The same entry with this as its maker. */
    public Roster.Entry of(Roster.Entry player) {
        return new Roster.Entry(player.name(), player.about(), this::get);
    }

    @Override
    public void close() {
        if (program != null) {
            program.close();
        }
    }
}
