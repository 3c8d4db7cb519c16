// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.library.TextFile;
import sweeplab.app.terminal.Failure;
import sweeplab.base.Excerpt;

/** The option {@code --seed}: every random choice comes from it (C4); without it one is drawn. */
public final class SeedOption {

    private static final long SHORT = 1_000_000_000L;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "A whole number from which every random choice is made; without it one is drawn and shown.")
    @Nullable
    Long given;

    @Option(
            names = "--seed-file",
            paramLabel = "FILE",
            description = "A file with the seed, which other programs could read on the command line.")
    @Nullable
    Path file;

    private @Nullable Long readOrDrawn;

    /** The seed, always the same once asked for. A drawn one is short enough to type again. */
    public long value() {
        return value(SHORT);
    }

    /** The same, but a drawn one is too long to be found by trying. */
    long secret() {
        return value(Long.MAX_VALUE);
    }

    private long value(long below) {
        if (given != null && file != null) {
            throw Failure.badInput("give --seed or --seed-file, not both");
        }
        if (given != null) {
            return given;
        }
        if (readOrDrawn == null) {
            readOrDrawn = file == null ? draw(below) : read(file);
        }
        return readOrDrawn;
    }

    /** The file that other programs must not see, if there is one. */
    List<Path> secrets() {
        return file == null ? List.of() : List.of(file);
    }

    private static long draw(long below) {
        return new SecureRandom().longs(1, 0, below).findFirst().orElseThrow();
    }

    private static long read(Path file) {
        String text = TextFile.read(file, 1000).strip();
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw Failure.badInput("--seed-file " + file + ": '" + Excerpt.of(text)
                    + "' is not a whole number from -2^63 to 2^63 - 1");
        }
    }
}
