// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sweeplab.agent.Agent;
import sweeplab.agent.AgentMaker;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Setup;
import sweeplab.play.Referee;
import sweeplab.play.Score;

/** Agents in jars: the documented one, and ours in a jar plays what it plays without. */
final class JarTest {

    private static final String SERVICE = "META-INF/services/" + AgentMaker.class.getName();

    @TempDir
    Path folder;

    private Path jar(String name, String source) throws IOException {
        Path file = folder.resolve(name + ".java");
        Files.writeString(file, source);
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-cp", home(), "-d", folder.toString(), file.toString());
        assertThat(failed).isZero();
        Files.createDirectories(folder.resolve(SERVICE).getParent());
        Files.writeString(folder.resolve(SERVICE), name + "\n");
        Path jar = folder.resolve(name + ".jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream packed = new JarOutputStream(out);
                Stream<Path> files = Files.walk(folder)) {
            for (Path each :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                put(packed, folder.relativize(each).toString(), Files.readAllBytes(each));
            }
            put(packed, SERVICE, name.getBytes(StandardCharsets.UTF_8));
        }
        return jar;
    }

    private static String home() {
        return AgentMaker.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
    }

    private static void put(JarOutputStream jar, String name, byte[] bytes) throws IOException {
        jar.putNextEntry(new JarEntry(name));
        jar.write(bytes);
        jar.closeEntry();
    }

    private static List<Score> play(LongFunction<Agent> maker) {
        List<Score> scores = new ArrayList<>();
        for (Setup setup : Programs.games()) {
            scores.add(Referee.playOut(setup.newGame(), maker.apply(1)));
        }
        return scores;
    }

    private static List<Score> play(Path jar) {
        try (ProcessAgent agent = new ProcessAgent(Spec.parse("jar:" + jar).launch(), ProcessLimits.USUAL, false, 1)) {
            List<Score> scores = play(seed -> agent);
            assertThat(agent.fault()).isEmpty();
            return scores;
        }
    }

    @Test
    @DisplayName("the agent of the document compiles and plays")
    void documented() throws IOException {
        String text = Files.readString(Path.of("../docs/protocol.md"));
        String source = text.replaceFirst("(?s).*```java\n", "").replaceFirst("(?s)```.*", "");
        assertThat(source.lines().count()).isLessThan(30);
        assertThat(play(jar("Backwards", source))).extracting(Score::probes).allMatch(probes -> probes > 0);
    }

    @Test
    @DisplayName("an agent of ours makes the same of every game on every board, in a jar or not")
    void sameAsWithout() throws IOException {
        Path jar = jar("Wrapped", """
                import sweeplab.agent.*;
                public final class Wrapped implements AgentMaker {
                    @Override public String name() { return "wrapped"; }
                    @Override public Agent make(long seed) {
                        System.out.println("this is not part of the talk");
                        return Roster.core().get("exact").maker().apply(seed);
                    }
                }
                """);
        assertThat(play(jar)).isEqualTo(play(Roster.core().get("exact").maker()));
    }

    @Test
    @DisplayName("a jar that throws loses, with the exception as its last words")
    void throwing() throws IOException {
        Path jar = jar("Thrown", """
                import sweeplab.agent.*;
                public final class Thrown implements AgentMaker {
                    @Override public String name() { return "thrown"; }
                    @Override public Agent make(long seed) { throw new IllegalStateException("no luck today"); }
                }
                """);
        try (ProcessAgent agent = new ProcessAgent(Spec.parse("jar:" + jar).launch(), ProcessLimits.USUAL, false, 1)) {
            Referee.playOut(Programs.games().get(0).newGame(), agent);
            assertThat(agent.fault().orElseThrow().kind()).isEqualTo(Fault.Kind.CRASHED);
            assertThat(agent.fault().orElseThrow().lastWords()).contains("Thrown.make");
        }
    }

    @Test
    @DisplayName("a jar without an agent is refused")
    void empty() throws IOException {
        Path jar = folder.resolve("empty.jar");
        try (JarOutputStream packed = new JarOutputStream(Files.newOutputStream(jar))) {
            put(packed, "readme", new byte[0]);
        }
        assertThatThrownBy(() -> Spec.parse("jar:" + jar)).hasMessageContaining("holds no agent");
    }
}
