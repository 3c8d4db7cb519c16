// SPDX-License-Identifier: Apache-2.0
package sweeplab.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * C1: an agent that tries to read the truth does not compile. Agents are compiled here against the rooms that they may
 * import; ArchitectureTest holds the agents of this project to the same rooms.
 */
final class CheatingAgentTest {

    private static final List<String> ROOMS_OF_AGENTS =
            List.of("world", "rules", "view", "position", "logic", "infer", "agent");

    @TempDir
    Path folder;

    @Test
    @DisplayName("C1: an honest agent compiles")
    void honest() {
        assertThat(compile("", "view.covered(0) ? 0 : 1", agentsRooms())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                          | view.world().danger(0) ? 1 : 0                        | world()",
                "''                          | view.game().world().danger(0) ? 1 : 0                 | game()",
                "''                          | view.shown[0]                                         | shown",
                "''                          | view.topology().world().dangers()                     | world()",
                "''                          | view.rules().clue(view, 0)                            | incompatible types",
                "''                          | new sweeplab.view.Scene(view).view().dangers()        | Scene",
                "import sweeplab.game.Game;  | ((Game) view).world().dangers()                       | sweeplab.game",
                "''                          | sweeplab.catalogue.GameId.parse(\"x\").hashCode()     | sweeplab.catalogue",
                "''                          | ((sweeplab.play.Referee) (Object) this).hashCode()    | sweeplab.play"
            })
    @DisplayName("C1: no way leads from a view to the world")
    void cheats(String imports, String cell, String complaint) {
        assertThat(compile(imports, cell, agentsRooms())).isNotEmpty().anyMatch(error -> error.contains(complaint));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"Game", "sweeplab.world.World", "sweeplab.play.Session"})
    @DisplayName("C1: even with the game at hand a view cannot be cast to it")
    void cannotBeCast(String type) {
        String cell = "((" + type + ") view).hashCode()";
        assertThat(compile("import sweeplab.game.Game;", cell, classes().toString()))
                .anyMatch(error -> error.contains("incompatible types"));
    }

    private String agentsRooms() {
        try {
            for (String room : ROOMS_OF_AGENTS) {
                Path copy = Files.createDirectories(folder.resolve("sweeplab").resolve(room));
                try (Stream<Path> files =
                        Files.list(classes().resolve("sweeplab").resolve(room))) {
                    for (Path file : files.toList()) {
                        Files.copy(file, copy.resolve(file.getFileName()));
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return folder.toString();
    }

    private static Path classes() {
        try {
            return Path.of(View.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> compile(String imports, String cell, String classPath) {
        String source = """
                package cheat;
                %s
                import sweeplab.agent.*;
                import sweeplab.view.View;
                public final class Cheat implements Agent {
                    public Decision decide(View view) {
                        return new Decision.Guess("cheat", %s, 0);
                    }
                }
                """.formatted(imports, cell);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> complaints = new DiagnosticCollector<>();
        List<String> options = List.of(
                "-proc:none",
                "-Xlint:none",
                "-d",
                folder.toString(),
                "-cp",
                classPath + File.pathSeparator + jspecify());
        boolean done = compiler.getTask(
                        new StringWriter(), null, complaints, options, null, List.of(new Source(source)))
                .call();
        // In English, whatever language the machine speaks.
        List<String> errors = complaints.getDiagnostics().stream()
                .map(complaint -> complaint.getMessage(Locale.ENGLISH))
                .toList();
        assertThat(done).isEqualTo(errors.isEmpty());
        return errors;
    }

    private static String jspecify() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> path.contains("jspecify"))
                .findFirst()
                .orElse("");
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String text) {
            super(URI.create("string:///cheat/Cheat.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
