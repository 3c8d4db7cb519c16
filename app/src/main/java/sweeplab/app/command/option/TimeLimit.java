// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.math.BigDecimal;
import java.util.Optional;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.terminal.Failure;
import sweeplab.base.Budget;

/** The option {@code --time-limit}: the budget of a command, which Ctrl-C ends as well, so that what is known by then is still said. */
public final class TimeLimit {

    private static final BigDecimal LONGEST = new BigDecimal(1_000_000);
    private static final int INTERRUPTED = 130;

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description = "Say what is known after so many seconds, 0 for no limit (${DEFAULT-VALUE}).")
    private BigDecimal seconds;

    private @Nullable Budget budget;

    /** So many seconds unless said, 0 for no limit. */
    public TimeLimit(int usual) {
        seconds = new BigDecimal(usual);
    }

    /** The budget of this command, from its first call on: this much time, and half of the memory. */
    public Budget budget() {
        Budget known = budget;
        if (known == null) {
            known = limited().withBytes(Runtime.getRuntime().maxMemory() / 2);
            budget = known;
            watchForInterrupt(known);
        }
        return known;
    }

    /** The same limit counted from now, for one of several pieces of work. */
    public Budget afresh() {
        return limited().withBytes(Runtime.getRuntime().maxMemory() / 2);
    }

    /** A budget without an end of its own, for work that is as long as what is given; Ctrl-C still ends it. */
    public Budget unlimited() {
        Budget known = Budget.unlimited();
        budget = known;
        watchForInterrupt(known);
        return known;
    }

    private Budget limited() {
        if (seconds.signum() < 0 || seconds.compareTo(LONGEST) > 0) {
            throw Failure.badInput("--time-limit " + seconds + " is out of range: 0 to " + LONGEST + " seconds");
        }
        return seconds.signum() == 0
                ? Budget.unlimited()
                : Budget.millis(seconds.movePointRight(3).longValue());
    }

    // The first Ctrl-C asks for what is known, the second does not wait for it.
    private static void watchForInterrupt(Budget watched) {
        Signals.register("INT", () -> {
            if (watched.end().filter(Budget.End.CANCELLED::equals).isPresent()) {
                Runtime.getRuntime().halt(INTERRUPTED);
            }
            watched.cancel();
        });
    }

    /** Why work was given up, as the end of a sentence. */
    public static String why(Budget budget) {
        return budget.end()
                .map(end -> switch (end) {
                    case TIME -> "the time was up (--time-limit)";
                    case STEPS -> "it would take too many steps";
                    case CANCELLED -> "it was stopped";
                })
                .orElse("it is too large");
    }

    /** Why the work was cut short, if it was. */
    public Optional<String> cutShort() {
        return budget().end().map(end -> why(budget()));
    }

    /** Ends a command that was stopped with the exit code that says so. */
    public void end() {
        if (stopped()) {
            throw Failure.stopped();
        }
    }

    /** True after Ctrl-C. */
    public boolean stopped() {
        return budget().end().filter(Budget.End.CANCELLED::equals).isPresent();
    }
}
