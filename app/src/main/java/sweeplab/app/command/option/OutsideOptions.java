// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.outside.Confinement;
import sweeplab.app.outside.ProcessAllowance;
import sweeplab.app.terminal.Failure;

/** The options that say how programs of somebody's own are run: shut in or not, and how much of the machine they may use. */
public final class OutsideOptions {

    private static final double LONGEST = 1e6;
    private static final int MOST_MEGABYTES = 1 << 20;

    @Option(
            names = "--isolate",
            negatable = true,
            description =
                    "Programs run without a network, see no process but their own, write only into a /tmp of their own and do not see results or worlds: done wherever the system allows it. --isolate insists, --no-isolate leaves it out.")
    @Nullable
    private Boolean isolate;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description = "The memory of a program with all its children (${DEFAULT-VALUE}).")
    private int memory = ProcessAllowance.USUAL.memory();

    @Option(
            names = "--processes",
            paramLabel = "N",
            description = "The most processes of a program at a time (${DEFAULT-VALUE}).")
    private int processes = ProcessAllowance.USUAL.processes();

    @Option(
            names = "--disk",
            paramLabel = "MB",
            description = "How much an isolated program may write (${DEFAULT-VALUE}).")
    private int disk = ProcessAllowance.USUAL.disk();

    public ProcessAllowance allowance() {
        return new ProcessAllowance(
                within("--memory", memory, 16, MOST_MEGABYTES, " megabytes"),
                within("--processes", processes, 1, 10_000, ""),
                within("--disk", disk, 1, MOST_MEGABYTES, " megabytes"));
    }

    /** The options as words that mean the same again. */
    List<String> words() {
        ProcessAllowance usual = ProcessAllowance.USUAL;
        List<String> words = new ArrayList<>();
        if (isolate != null) {
            words.add(isolate ? "--isolate" : "--no-isolate");
        }
        add(words, "--memory", memory, usual.memory());
        add(words, "--processes", processes, usual.processes());
        add(words, "--disk", disk, usual.disk());
        return words;
    }

    private static void add(List<String> words, String option, int value, int usual) {
        if (value != usual) {
            words.addAll(List.of(option, Integer.toString(value)));
        }
    }

    private static int within(String option, int value, int least, int most, String unit) {
        if (value < least || value > most) {
            throw Failure.badInput(option + " " + value + ": from " + least + " to " + most + unit);
        }
        return value;
    }

    /** How programs are shut in; where that cannot be, one sentence says so. They do not see the hidden files and folders. */
    public Confinement confinement(PrintWriter err, List<Path> hidden) {
        Confinement confinement = Confinement.of(allowance(), hidden);
        if (Boolean.FALSE.equals(isolate)) {
            SeedInSight.line().ifPresent(line -> tell(err, line));
            return confinement.off();
        }
        if (!confinement.on() && Boolean.TRUE.equals(isolate)) {
            throw Failure.badInput("--isolate: this system does not allow it: " + Confinement.obstacle());
        }
        if (!confinement.on()) {
            tell(
                    err,
                    "Programs are not isolated, for this system does not allow it (" + Confinement.obstacle()
                            + "): they run as you do, with your files and the network.");
            SeedInSight.line().ifPresent(line -> tell(err, line));
        }
        return confinement;
    }

    private static void tell(PrintWriter err, String line) {
        err.println(line);
        err.flush();
    }

    public static Duration seconds(String option, double seconds) {
        if (!(seconds >= 0.001 && seconds <= LONGEST)) {
            throw Failure.badInput(option + " " + seconds + ": from 0.001 to 1000000 seconds");
        }
        return Duration.ofMillis((long) (seconds * 1000));
    }
}
