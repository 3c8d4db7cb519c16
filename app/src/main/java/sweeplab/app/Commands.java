// SPDX-License-Identifier: Apache-2.0
package sweeplab.app;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine;
import sweeplab.app.command.AgentsList;
import sweeplab.app.command.Completion;
import sweeplab.app.command.Mcp;
import sweeplab.app.command.Web;
import sweeplab.app.command.analyse.Analyse;
import sweeplab.app.command.analyse.Explain;
import sweeplab.app.command.analyse.Kb;
import sweeplab.app.command.analyse.OptimalCommand;
import sweeplab.app.command.analyse.Review;
import sweeplab.app.command.arena.Arena;
import sweeplab.app.command.bench.Bench;
import sweeplab.app.command.course.Dist;
import sweeplab.app.command.course.GradeCommand;
import sweeplab.app.command.course.Program;
import sweeplab.app.command.course.Serve;
import sweeplab.app.command.course.TableCommand;
import sweeplab.app.command.play.Play;
import sweeplab.app.command.play.Versus;
import sweeplab.app.command.play.WatchCommand;
import sweeplab.app.command.worlds.Convert;
import sweeplab.app.command.worlds.Generate;
import sweeplab.app.command.worlds.WorldsCommand;
import sweeplab.app.terminal.Terminal;

/** Every command by its name, in the order of the help: the line to add for a new one. */
final class Commands {

    private static final String COMPLETION = "completion";
    private static final Set<String> VERSION = Set.of("-V", "--version");
    private static final Map<String, Function<Terminal, Object>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("play", Play::new);
        ALL.put("watch", WatchCommand::new);
        ALL.put("versus", Versus::new);
        ALL.put("worlds", WorldsCommand::command);
        ALL.put("kb", Kb::new);
        ALL.put("table", TableCommand::new);
        ALL.put("optimal", OptimalCommand::new);
        ALL.put("agents", AgentsList::new);
        ALL.put("analyse", Analyse::new);
        ALL.put("arena", Arena::command);
        ALL.put("bench", Bench::command);
        ALL.put("grade", GradeCommand::command);
        ALL.put("serve", Serve::new);
        ALL.put("mcp", Mcp::new);
        ALL.put("explain", Explain::new);
        ALL.put("review", Review::new);
        ALL.put("convert", Convert::new);
        ALL.put("web", Web::new);
        ALL.put(COMPLETION, Completion::new);
        ALL.put("generate", Generate::new);
        ALL.put("dist", Dist::new);
        ALL.put("program", Program::command);
    }

    private Commands() {}

    /** Adds the one command that the first word names, so that starting is quick; none for the version alone; all if it names none, or the one that is about all. */
    static void addTo(CommandLine root, Terminal terminal, String... args) {
        Function<Terminal, Object> only = args.length == 0 ? null : ALL.get(args[0]);
        if (only != null && !args[0].equals(COMPLETION)) {
            root.addSubcommand(args[0], only.apply(terminal));
        } else if (args.length != 1 || !VERSION.contains(args[0])) {
            ALL.forEach((name, maker) -> root.addSubcommand(name, maker.apply(terminal)));
        }
    }
}
