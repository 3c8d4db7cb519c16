// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import sweeplab.agent.Roster;
import sweeplab.app.library.Given;
import sweeplab.app.library.OutFile;
import sweeplab.app.outside.Confinement;
import sweeplab.app.outside.ProcessAllowance;
import sweeplab.app.outside.Spec;
import sweeplab.app.outside.TalkLog;
import sweeplab.app.outside.Transcript;
import sweeplab.app.terminal.Failure;
import sweeplab.base.Excerpt;
import sweeplab.rules.Rules;

/** Who plays, by the word for it: an agent in full or in short, or a program of one's own, whose talk {@code --log} keeps. */
public final class AgentOptions {

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description =
                    "Keep every line of the talk with a program of your own: > to it, < from it, ! its standard error.")
    @Nullable
    private Path log;

    @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    @Mixin
    private OutsideOptions outside = new OutsideOptions();

    private @Nullable TalkLog kept;
    private Confinement confinement = Confinement.NONE;
    private boolean anyProgram;

    /** The agent that the word means in this game; where that is a longer name, a line says which. */
    public Roster.Entry find(String word, Rules rules) {
        return find(Agents.all(), word, rules);
    }

    /** The same among these. */
    public Roster.Entry find(Roster roster, String word, Rules rules) {
        if (Spec.is(word)) {
            return outside(Spec.parse(word));
        }
        if (!roster.has(word) && (word.strip().contains(" ") || Given.isFile(word))) {
            throw Failure.badInput(
                    "unknown agent '" + word + "': a program of your own is written cmd: and its command,"
                            + " for instance 'cmd:python3 agent.py', or jar:FILE");
        }
        Roster.Entry found = Agents.get(roster, word, rules);
        if (!found.name().equalsIgnoreCase(word)) {
            tell("sweep: " + word + " is " + found.name() + " here");
        }
        return found;
    }

    private Roster.Entry outside(Spec program) {
        program.launch().check();
        anyProgram = true;
        Transcript transcript = transcript(program.name());
        return new Roster.Entry(
                program.name(),
                "a program of one's own",
                seed -> program.in(confinement).agent(seed, transcript));
    }

    /** Shuts the programs in that were found, so that they do not see these files; to be called before any of them plays. */
    public void confine(List<Path> hidden) {
        confine(hidden, false);
    }

    /** The same; a run that goes on keeps what its log holds. */
    public void confine(List<Path> hidden, boolean goingOn) {
        if (anyProgram) {
            confinement = confinement(hidden, goingOn);
        }
    }

    /** How a program is shut in that does not see these files, nor what others say: the log begins here. */
    public Confinement confinement(List<Path> hidden, boolean goingOn) {
        List<Path> all = new ArrayList<>(hidden);
        if (log != null) {
            talkLog(log).begin(goingOn);
            all.add(log);
        }
        return outside.confinement(command.commandLine().getErr(), all);
    }

    public ProcessAllowance allowance() {
        return outside.allowance();
    }

    /** Shows what a program of this name writes to its standard error, and keeps all that is said if that is wanted. */
    public Transcript transcript(String name) {
        String mark = "[" + Excerpt.of(name) + "] ";
        Transcript shown = (voice, line) -> {
            if (voice == Transcript.Voice.COMPLAINT) {
                tell(mark + line);
            }
        };
        return log == null ? shown : shown.and(talkLog(log).of(name));
    }

    private TalkLog talkLog(Path file) {
        if (kept == null) {
            OutFile.check("--log", file);
            kept = new TalkLog(file, warning -> tell("sweep: " + warning));
        }
        return kept;
    }

    /** The options as words that mean the same again. */
    public List<String> words() {
        List<String> words = new ArrayList<>(outside.words());
        if (log != null) {
            words.addAll(List.of("--log", log.toString()));
        }
        return words;
    }

    private void tell(String line) {
        command.commandLine().getErr().println(line);
        command.commandLine().getErr().flush();
    }
}
