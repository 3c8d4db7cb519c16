// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.agent.Agent;
import sweeplab.agent.Roster;
import sweeplab.app.bench.Series;
import sweeplab.app.command.option.AgentOptions;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.GamesOptions;
import sweeplab.catalogue.GameId;
import sweeplab.world.Topology;

/** The options that say who plays what in a measurement. */
final class BenchOptions {

    @Option(
            names = "--agent",
            paramLabel = "A",
            completionCandidates = Agents.Names.class,
            description =
                    "Who plays: 'sweep agents' lists them; cmd:COMMAND LINE or jar:FILE is a program of your own.")
    private String agent = "exact";

    @Mixin
    private AgentOptions agents = new AgentOptions();

    @Mixin
    private GamesOptions games = new GamesOptions();

    private Roster.@Nullable Entry found;

    void check() {
        games.check();
    }

    GameId id() {
        return games.id();
    }

    Topology topology() {
        return games.topology();
    }

    Agent newAgent() {
        return entry().maker().apply(games.seed());
    }

    private Roster.Entry entry() {
        if (found == null) {
            found = agents.find(agent, games.id().rules());
            agents.confine(games.secrets());
        }
        return found;
    }

    Series series() {
        return games.series(entry());
    }

    String agentName() {
        return entry().name();
    }

    String startText() {
        return games.startText();
    }

    boolean strict() {
        return games.strict();
    }

    int lives() {
        return games.lives();
    }

    int games() {
        return games.games();
    }

    double warmUp() {
        return games.warmUp();
    }

    long seed() {
        return games.seed();
    }
}
