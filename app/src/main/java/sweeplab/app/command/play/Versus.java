// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.play;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.agent.Roster;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.Lasting;
import sweeplab.app.command.option.WorldNames;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.watch.Match;
import sweeplab.base.Budget;
import sweeplab.base.Pieces;
import sweeplab.catalogue.Setup;
import sweeplab.rules.RuleBook;

/** {@code sweep versus}: a person and an agent probe one board in turn; whoever uncovers more gold wins (D13). */
@Command(
        name = "versus",
        description = "You and an agent probe a Daggers & Gold board in turn; whoever uncovers more gold wins.",
        footer = {
            "",
            "Type row,column to probe, f row,column to flag for free, q to leave.",
            "",
            "Example:  sweep versus daggers-001-logic2 HARD10 --game daggers"
        })
public final class Versus implements Runnable {

    @Parameters(
            index = "0",
            paramLabel = "AGENT",
            completionCandidates = Agents.Names.class,
            description = "Whom you play against: 'sweep agents' lists them.")
    private String agent = "";

    @Parameters(
            index = "1",
            paramLabel = "WORLD",
            completionCandidates = WorldNames.class,
            description = "A world or a board with gold.")
    private String world = "";

    @Option(names = "--agent-first", description = "The agent makes the first move.")
    private boolean agentFirst;

    @Mixin
    private OneGame one = new OneGame();

    private final Terminal terminal;

    public Versus(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (world.indexOf(':') < 0 && !RuleBook.has(Pieces.of(world.strip())[0])) {
            one.options().usualGame("daggers");
        }
        Setup setup = one.setup(world, terminal.in(), Budget.unlimited());
        if (setup.world().golds() == 0) {
            throw Failure.badInput(
                    setup.id() + " has no gold to win: choose a world of Daggers & Gold, for instance EASY1");
        }
        Roster.Entry player = one.player(agent, setup);
        try (Lasting lasting = new Lasting(player.maker())) {
            Match match = new Match(terminal, setup, lasting.of(player), one.seed(), agentFirst, one.strict());
            one.keeping(match::trace, setup, terminal, match::play);
        }
    }
}
