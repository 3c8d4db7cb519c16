// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.arena;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.AgentOptions;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.OutsideOptions;
import sweeplab.app.json.Json;
import sweeplab.app.outside.Launch;
import sweeplab.app.outside.ProcessLimits;
import sweeplab.app.outside.Spec;
import sweeplab.app.outside.exam.Exam;
import sweeplab.app.outside.exam.Finding;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;

/** {@code sweep arena check}: tells the author of an agent what it gets wrong. */
@Command(
        name = "check",
        description = "Plays small games of every kind with your agent and tells you what it gets wrong.",
        footer = {
            "",
            "CMD is the command that starts your agent, as you would type it, or jar:FILE; docs/protocol.md says what it reads and writes.",
            "Agents of courses, cs50:FILE, uci:DIR or 'codingame:COMMAND LINE', play the games that they are made for.",
            "The exit code is 0 if nothing is wrong (there may be hints), else 1.",
            "",
            "Example:  sweep arena check python3 examples/agents/agent.py"
        })
public final class ArenaCheck implements Runnable {

    @Parameters(
            arity = "1..*",
            paramLabel = "CMD",
            description = "Your agent's command; options of check come before it.")
    private List<String> words = List.of();

    @Option(
            names = "--move-time",
            paramLabel = "SECONDS",
            description = "The time for one answer (5, or what cmd+SECONDSs: says).")
    @Nullable
    private Double moveTime;

    @Option(names = "--oracle", description = "Let the agent ask for exact chances.")
    private boolean oracle;

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private AgentOptions agents = new AgentOptions();

    private final Terminal terminal;

    private ArenaCheck(Terminal terminal) {
        this.terminal = terminal;
    }

    /** The command; whatever comes after its first word belongs to the agent. */
    static CommandLine command(Terminal terminal) {
        return new CommandLine(new ArenaCheck(terminal)).setStopAtPositional(true);
    }

    @Override
    public void run() {
        Spec spec = spec();
        Launch launch = spec.launch();
        launch.check();
        List<Finding> findings = new Exam(
                        launch.in(agents.confinement(List.of(), false)),
                        limits(spec),
                        oracle || spec.oracle(),
                        agents.transcript("agent"),
                        spec::plays)
                .run();
        show(findings);
        long errors = findings.stream()
                .filter(finding -> finding.kind() == Finding.Kind.ERROR)
                .count();
        if (errors > 0) {
            throw Failure.failed(Words.count((int) errors, "thing") + " to put right");
        }
        if (!json.on) {
            terminal.line("Nothing is wrong.");
        }
    }

    private ProcessLimits limits(Spec spec) {
        ProcessLimits limits = spec.limits().withAllowance(agents.allowance());
        return moveTime == null ? limits : limits.withMove(OutsideOptions.seconds("--move-time", moveTime));
    }

    private void show(List<Finding> findings) {
        if (!json.on) {
            findings.forEach(finding -> terminal.line(line(finding)));
            return;
        }
        terminal.line(Json.text(Json.object(
                "findings",
                findings.stream()
                        .map(finding -> Json.object(
                                "kind", finding.kind().name().toLowerCase(Locale.ROOT), "text", finding.text()))
                        .toList())));
    }

    private Spec spec() {
        String first = words.get(0);
        if (words.size() > 1) {
            return Spec.of(words);
        }
        return Spec.parse(Spec.is(first) ? first : "cmd:" + first);
    }

    private static String line(Finding finding) {
        return switch (finding.kind()) {
            case GOOD -> "ok     " + finding.text();
            case HINT -> "hint   " + finding.text();
            case ERROR -> "WRONG  " + finding.text();
        };
    }
}
