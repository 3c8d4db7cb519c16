// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.program;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Outcome;
import sweeplab.app.terminal.OutputLost;
import sweeplab.app.terminal.Terminal;

/** The reports' programs by name, and the way in for their jars: the jar's title says which program it is. */
public final class ReportProgram {

    /** One program of a report. */
    @FunctionalInterface
    interface Body {
        void run(Terminal terminal, ProgramOptions options);
    }

    private static final Map<String, Body> PROGRAMS = new LinkedHashMap<>();

    static {
        for (int i = 1; i <= 3; i++) {
            String logic = "Logic" + i;
            PROGRAMS.put("nettle/" + logic, (terminal, options) -> NettleProgram.run(terminal, options, logic));
            PROGRAMS.put(
                    "daggers-001/" + logic, (terminal, options) -> Daggers001Program.run(terminal, options, logic));
            PROGRAMS.put(
                    "daggers-002/" + logic, (terminal, options) -> Daggers002Program.run(terminal, options, logic));
        }
        PROGRAMS.put("daggers-003/Logic1", Daggers003Program::withChosenStrategy);
        PROGRAMS.put("daggers-003/Logic2", Daggers003Program::withSatisfiability);
        PROGRAMS.put("daggers-003/Logic3", Daggers003Duel::run);
    }

    private ReportProgram() {}

    /** Every program as {@code folder/name}, the way its jar is laid out. */
    public static List<String> names() {
        return List.copyOf(PROGRAMS.keySet());
    }

    public static void run(Terminal terminal, String name, List<String> args) {
        Body body = PROGRAMS.get(name);
        if (body == null) {
            throw Failure.badInput("unknown program '" + name + "': there are " + String.join(", ", PROGRAMS.keySet()));
        }
        if (args.contains("--help") || args.contains("-h")) {
            help(name).forEach(terminal::line);
            return;
        }
        body.run(terminal, ProgramOptions.parse(terminal, args));
    }

    private static List<String> help(String name) {
        String words =
                name.startsWith("nettle/") ? " DIFFICULTY NUMBER" : name.startsWith("daggers-001/") ? " MAP" : "";
        String example = name.startsWith("nettle/") ? " medium 1" : name.startsWith("daggers-001/") ? " MEDIUM3" : "";
        String jar = "java -jar " + name + ".jar";
        String keys = name.startsWith("daggers-002/")
                ? "In a game Enter is the next move, U takes one back, COLUMN ROW dictates one, Q leaves."
                : "It prints what the report's program printed.";
        return List.of(
                "Usage: " + jar + words + " [--worlds DIR] [--seed S]",
                "A program of the reports as its authors wrote it"
                        + (words.isEmpty() ? "; it asks for the world." : "."),
                keys,
                "  --worlds DIR   a folder of world files NAME.txt in place of the catalogue",
                "  --seed S       a whole number from which every random choice is made",
                "Example:  " + jar + example);
    }

    public static void main(String[] args) {
        System.exit(start(Terminal.system(), ReportProgram.class.getPackage().getImplementationTitle(), args));
    }

    private static int start(Terminal terminal, String name, String... args) {
        try {
            run(terminal, name, List.of(args));
            terminal.out().flush();
            return 0;
        } catch (RuntimeException | OutputLost | OutOfMemoryError e) {
            terminal.out().flush();
            return Outcome.of(e).tell(terminal, "");
        } finally {
            terminal.err().flush();
        }
    }
}
