package sweeplab.app.command.option;

import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --seed}: every random choice comes from it (C4); without it one is drawn. */
public final class SeedOption {

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "A whole number from which every random choice is made; without it one is drawn and shown.")
    @Nullable
    Long given;

    private @Nullable Long drawn;

    /** The seed, always the same once asked for. A drawn one is short enough to type again. */
    public long value() {
        if (given != null) {
            return given;
        }
        if (drawn == null) {
            drawn = ThreadLocalRandom.current().nextLong(1_000_000_000L);
        }
        return drawn;
    }
}
