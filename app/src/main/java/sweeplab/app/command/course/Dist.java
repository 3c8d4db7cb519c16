// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.course;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.json.Json;
import sweeplab.app.library.OutFile;
import sweeplab.app.program.JarMaker;
import sweeplab.app.program.ReportProgram;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;

/** {@code sweep dist}: the reports' own programs as jars, laid out by report. */
@Command(
        name = "dist",
        description = "Packs the reports' own programs as jars.",
        footer = {"", "Example:  sweep dist && java -jar dist/nettle/Logic2.jar medium 1"})
public final class Dist implements Runnable {

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where to, ${DEFAULT-VALUE} unless said.",
            defaultValue = "dist")
    private Path folder = Path.of("dist");

    @Option(names = "--only", paramLabel = "PROGRAM", description = "One of them, for instance nettle/Logic2.")
    @Nullable
    private String only;

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    public Dist(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        List<String> jars = new ArrayList<>();
        if (only != null && !ReportProgram.names().contains(only)) {
            throw Failure.badInput("--only '" + only + "': there are " + String.join(", ", ReportProgram.names()));
        }
        for (String program : only == null ? ReportProgram.names() : List.of(only)) {
            Path jar = folder.resolve(program + ".jar");
            OutFile.write(jar, () -> JarMaker.make(program, jar));
            jars.add(jar.toString());
            if (!json.on) {
                terminal.line(jar.toString());
                terminal.flush();
            }
        }
        if (json.on) {
            terminal.line(Json.text(Json.object("files", jars)));
        }
    }
}
