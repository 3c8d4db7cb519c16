package sweeplab.app.command.option;

import java.time.Duration;
import sweeplab.app.terminal.Failure;

/** Reads the limits for agents outside. */
public final class OutsideOptions {

    private static final double LONGEST = 1e6;

    private OutsideOptions() {}

    public static Duration seconds(String option, double seconds) {
        if (!(seconds >= 0.001 && seconds <= LONGEST)) {
            throw Failure.badInput(option + " " + seconds + ": from 0.001 to 1000000 seconds");
        }
        return Duration.ofMillis((long) (seconds * 1000));
    }
}
