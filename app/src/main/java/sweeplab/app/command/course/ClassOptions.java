// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.course;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import sweeplab.app.grade.FeedbackFolder;
import sweeplab.app.grade.GradeLog;
import sweeplab.app.grade.Grading;
import sweeplab.app.grade.Submission;
import sweeplab.app.grade.TooMuch;
import sweeplab.app.library.OutFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Words;

/** The options of grading that matter for a whole class. */
final class ClassOptions implements AutoCloseable {

    private static final int MOST_THREADS = 256;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many submissions play at a time (${DEFAULT-VALUE}); they then share the machine.")
    private int threads = 1;

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description =
                    "Keeps what was graded, and goes on where FILE ends: who has not changed is not graded again.")
    @Nullable
    private Path log;

    @Option(
            names = "--seed-per-student",
            description = "Everybody gets boards of their own, from the seed and the name.")
    private boolean ownSeeds;

    @Option(
            names = "--visible",
            paramLabel = "N",
            description =
                    "Students are shown the first N games only; the others count and stay hidden (all unless said).")
    private int visible = Integer.MAX_VALUE;

    @Option(
            names = "--feedback",
            paramLabel = "DIR",
            description =
                    "A page for each student: what was missed first in each game, why it was certain, and a picture.")
    @Nullable
    private Path feedback;

    @Option(names = "--jplag", paramLabel = "DIR", description = "Lays the submissions out as JPlag reads them.")
    @Nullable
    private Path jplag;

    private @Nullable GradeLog opened;

    int threads() {
        if (threads < 1 || threads > MOST_THREADS) {
            throw Failure.badInput("--threads " + threads + ": 1 to " + MOST_THREADS);
        }
        return threads;
    }

    boolean ownSeeds() {
        return ownSeeds;
    }

    int visible() {
        if (visible < 0) {
            throw Failure.badInput("--visible " + visible + ": 0 or more");
        }
        return visible;
    }

    /** What a grading is to do beside playing; a warning tells of what cannot be done for a submission. */
    void apply(Grading grading, List<Submission> submissions, Consumer<String> warning) {
        if (jplag != null) {
            submissions.forEach(submission -> copy(submission, jplag, warning));
        }
        if (feedback != null) {
            grading.teaching(new FeedbackFolder(feedback, visible()));
        }
        if (log != null) {
            grading.logging(open(log));
        }
    }

    /** What tells of others and of the games. */
    List<Path> secrets() {
        return Stream.of(log, feedback, jplag).filter(Objects::nonNull).toList();
    }

    /** What a run that is stopped leaves behind and how it goes on. */
    String goingOn() {
        return log == null
                ? "nothing was written. With --log FILE the same command goes on where it was stopped"
                : log + " keeps what was graded, the same command goes on from there";
    }

    /** The seed of what was graded before. */
    OptionalLong seedBefore() {
        return log == null ? OptionalLong.empty() : open(log).seed();
    }

    private GradeLog open(Path file) {
        if (opened != null) {
            return opened;
        }
        OutFile.checkLasting("--log", file);
        try {
            GradeLog open = GradeLog.open(file);
            opened = open;
            return open;
        } catch (IllegalArgumentException e) {
            throw Failure.badInput("--log " + e.getMessage());
        }
    }

    /** Lets others write the log. */
    @Override
    public void close() {
        if (opened != null) {
            opened.close();
        }
    }

    private static void copy(Submission submission, Path to, Consumer<String> warning) {
        OutFile.write(to, () -> {
            try {
                submission.copyTo(to);
            } catch (TooMuch e) {
                warning.accept(Words.shown(submission.name()) + " is not in " + to + ": " + e.getMessage());
            }
        });
    }
}
