package sweeplab.app.command.course;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.json.Json;
import sweeplab.app.program.JarMaker;
import sweeplab.app.program.ReportProgram;
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

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    public Dist(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        List<String> jars = new ArrayList<>();
        for (String program : ReportProgram.names()) {
            Path jar = folder.resolve(program + ".jar");
            try {
                JarMaker.make(program, jar);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            jars.add(jar.toString());
            if (!json.on) {
                terminal.line(jar.toString());
            }
        }
        if (json.on) {
            terminal.line(Json.text(Json.object("files", jars)));
        }
    }
}
