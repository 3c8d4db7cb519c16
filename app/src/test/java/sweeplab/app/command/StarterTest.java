// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The starter {@code sweep} says in one line what keeps it from building; java and mvn are played by small scripts. */
@DisabledOnOs(OS.WINDOWS)
final class StarterTest {

    private static final String JAVA = """
            #!/bin/sh
            case "$*" in
                *XshowSettings*) echo "    java.home = $JAVA_HOME" ;;
                *-version*) echo 'openjdk version "17.0.1"' ;;
                *) echo "locale $LC_ALL" ;;
            esac
            """;

    @TempDir
    Path folder;

    private Path home;

    @BeforeEach
    void checkout() throws IOException {
        home = Files.createDirectory(folder.resolve("checkout"));
        Files.copy(Path.of("../sweep"), home.resolve("sweep"));
        Files.writeString(home.resolve("pom.xml"), "");
        program("jdk/bin/java", JAVA);
        program("jdk/bin/javac", "#!/bin/sh\n");
    }

    private void program(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    /** Maven says this and fails. */
    private void mavenFails(String said) throws IOException {
        program("bin/mvn", "#!/bin/sh\necho '[ERROR] " + said + "'\nexit 1\n");
    }

    private String started(int exit, Map<String, String> environment) throws IOException, InterruptedException {
        ProcessBuilder start = new ProcessBuilder("bash", home.resolve("sweep").toString(), "agents");
        start.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        start.environment().put("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
        start.environment().remove("LC_ALL");
        start.environment().putAll(environment);
        Process process = start.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isEqualTo(exit);
        return said;
    }

    private void built() throws IOException {
        Files.createDirectories(home.resolve("target/sweep/jars"));
        Files.writeString(home.resolve("target/sweep/built"), "");
    }

    @Test
    void aCheckoutThatCannotBeWritten() throws IOException, InterruptedException {
        Files.writeString(home.resolve("target"), "nothing can be made in here");
        assertThat(started(1, Map.of()))
                .startsWith("sweep: nothing is built yet, and " + home.toRealPath() + " cannot be written: copy it")
                .hasLineCount(1);
    }

    @Test
    void whatIsBuiltRunsWhereNothingCanBeWritten() throws IOException, InterruptedException {
        built();
        // Where the answer about java would be kept is no file.
        Files.createDirectories(home.resolve("target/sweep/java"));
        assertThat(started(0, Map.of())).startsWith("locale");
    }

    @Test
    void noFolderForLibraries() throws IOException, InterruptedException {
        mavenFails("Could not create local repository at /root/.m2/repository");
        assertThat(started(1, Map.of()))
                .endsWith("MAVEN_OPTS=-Dmaven.repo.local=/tmp/m2 " + home.toRealPath() + "/sweep\n");
    }

    @Test
    void noNetwork() throws IOException, InterruptedException {
        mavenFails("Could not transfer artifact x:y:1 from/to central: repo.example: Name or service not known");
        assertThat(started(1, Map.of())).contains("the first build needs the network");
    }

    @Test
    void anyOtherFailureNamesTheLog() throws IOException, InterruptedException {
        mavenFails("something else");
        assertThat(started(1, Map.of())).contains("something else").contains("build.log");
    }

    @Test
    void thePlainLocaleGivesWayToOneThatCanNameFiles() throws IOException, InterruptedException {
        built();
        assertThat(started(0, Map.of("LC_ALL", "C"))).isEqualTo("locale C.UTF-8\n");
        assertThat(started(0, Map.of("LANG", "C"))).isEqualTo("locale C.UTF-8\n");
        assertThat(started(0, Map.of("LANG", "xx_YY.nowhere"))).isEqualTo("locale C.UTF-8\n");
        assertThat(started(0, Map.of("LANG", "C.UTF-8"))).isEqualTo("locale \n");
    }
}
