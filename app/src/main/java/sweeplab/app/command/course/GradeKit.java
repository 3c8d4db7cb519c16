// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.course;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.PlayedOptions;
import sweeplab.app.grade.Rubric;
import sweeplab.app.grade.kit.Kit;
import sweeplab.app.json.Json;
import sweeplab.app.library.OutFile;
import sweeplab.app.library.TextFile;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;

/** {@code sweep grade kit}: a folder or a zip that grades by itself on the platform of a course. */
@Command(
        name = "kit",
        description =
                "Writes a folder or zip that grades by itself, without a network: for Gradescope, GitHub, GitLab or any machine.",
        footer = {
            "",
            "The games are chosen as for 'sweep grade'. gradescope: write a .zip and upload it as the autograder; actions",
            "and gitlab: copy it into the repository, where the agent lies in the folder 'agent'; local: ./grade.sh DIR.",
            "",
            "Example:  sweep grade kit --for gradescope --board beginner --start opening@4,4 --games 100 --out kit.zip"
        })
public final class GradeKit implements Runnable {

    private static final int USUAL_GAMES = 100;

    @Option(names = "--for", required = true, paramLabel = "P", description = "gradescope, actions, gitlab or local.")
    private Kit.Platform platform = Kit.Platform.LOCAL;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "DIR",
            description = "The folder to write, new or empty; or a new FILE.zip.")
    private Path out = Path.of("");

    @Option(
            names = "--rubric",
            paramLabel = "FILE",
            description = "What points are given for; docs/grading.md says how.")
    @Nullable
    private Path rubric;

    @Mixin
    private PlayedOptions boards = new PlayedOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    public GradeKit(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        String points = rubric == null ? Rubric.USUAL : TextFile.read(rubric, 100_000);
        Rubric.parse(rubric == null ? "the usual rubric" : rubric.toString(), points);
        long seed = boards.plan(List.of("submission"), USUAL_GAMES, true).seed();
        Optional<Path> worlds = boards.folder();
        List<String> options = boards.words(worlds.isPresent() ? Kit.HERE + "/worlds" : null);
        OutFile.write(out, () -> {
            checkEmpty();
            new Kit(options, worlds, seed, points).write(platform, out);
        });
        String place = platform.name().toLowerCase(Locale.ROOT);
        terminal.line(
                json.on
                        ? Json.text(Json.object("out", out.toString(), "for", place))
                        : "Written: " + out + ", for " + place + ".");
    }

    private void checkEmpty() throws IOException {
        if (!Files.exists(out)) {
            return;
        }
        if (Kit.zipped(out)) {
            throw Failure.badInput("--out " + out + " is there already: name a new file");
        }
        try (Stream<Path> files = Files.list(out)) {
            if (files.findAny().isPresent()) {
                throw Failure.badInput("--out " + out + " is not empty: name a new folder");
            }
        }
    }
}
