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
        body.run(terminal, ProgramOptions.parse(terminal, args));
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
