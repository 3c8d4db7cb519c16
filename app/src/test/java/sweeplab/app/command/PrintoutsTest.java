// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sweep grade printouts} for students who hand in a jar: P1 to P5, and jars that cannot be run. */
final class PrintoutsTest {

    private static final String SOURCE = """
            import java.nio.file.*;

            public class Sweeper {
                public static void main(String[] words) throws Exception {
                    if (words.length != 2 || words[0].equals("P4")) {
                        throw new IllegalStateException("not yet written: " + words[0]);
                    }
                    System.out.print(Files.readString(Path.of(words[0] + "-" + words[1] + ".txt")));
                }
            }
            """;

    @TempDir
    private Path folder;

    private Path student(String name) throws IOException {
        return Files.createDirectories(folder.resolve("handed-in").resolve(name));
    }

    private void jar(Path jar, boolean runnable) throws IOException {
        Path source = Files.writeString(folder.resolve("Sweeper.java"), SOURCE);
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", folder.toString(), source.toString()))
                .isZero();
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        if (runnable) {
            manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "Sweeper");
        }
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream packed = new JarOutputStream(out, manifest)) {
            packed.putNextEntry(new JarEntry("Sweeper.class"));
            packed.write(Files.readAllBytes(folder.resolve("Sweeper.class")));
        }
    }

    @Test
    @DisplayName(
            "a jar's printouts of Tornado and of Reverse Tornado (P5) are compared line by line; what cannot run says why")
    void jars() throws IOException {
        Path right = student("right");
        jar(right.resolve("sweeper.jar"), true);
        for (String program : List.of("P1", "P4", "P5")) {
            String world = program.equals("P5") ? "REVTEST1" : "SMALL1";
            Cli expected = Cli.sweep("program", "tornado", program, world);
            assertThat(expected.exit()).as(expected.err()).isZero();
            Files.writeString(right.resolve(program + "-" + world + ".txt"), expected.out());
        }
        Path wrong = student("wrong");
        Files.copy(right.resolve("sweeper.jar"), wrong.resolve("sweeper.jar"));
        Files.copy(right.resolve("P1-SMALL1.txt"), wrong.resolve("P1-SMALL1.txt"));
        Files.copy(right.resolve("P1-SMALL1.txt"), wrong.resolve("P5-REVTEST1.txt"));
        jar(student("no-main").resolve("sweeper.jar"), false);
        Files.writeString(student("no-jar").resolve("sweeper.jar"), "this is no jar");
        Cli ran = Cli.sweep(
                "grade",
                "printouts",
                folder.resolve("handed-in").toString(),
                "--programs",
                "P1,P4,P5",
                "--names",
                "SMALL1,revtest1");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out())
                .contains("right: 2 of 3 printouts right", "P4 SMALL1 it ended with exit code 1", "not yet written: P4")
                .containsPattern("wrong: 1 of 3 printouts right\\R  P4 [^\\n]*\\R  P5 REVTEST1 line \\d+ should be '")
                .containsPattern("no-main: 0 of 3 printouts right\\R  P1 SMALL1 [^\\n]*no main manifest attribute")
                .containsPattern(
                        "no-jar: 0 of 3 printouts right\\R  P1 SMALL1 [^\\n]*(corrupt|Invalid|unable to access)");
    }

    @Test
    @DisplayName("a class is graded if something was right; a single submission is checked")
    void exitCodes() throws IOException {
        Path anna = student("anna");
        Files.writeString(anna.resolve("playSweeper.sh"), "cat $1-$2.txt\n");
        Files.writeString(
                anna.resolve("P1-SMALL1.txt"),
                Cli.sweep("program", "tornado", "P1", "SMALL1").out());
        assertThat(printouts("P1").exit()).isZero();
        Cli half = printouts("P1,P2");
        assertThat(half.exit()).isEqualTo(1);
        assertThat(half.out()).contains("anna: 1 of 2 printouts right");
        assertThat(half.err()).contains("1 printout to put right");
        assertThat(printouts("P2").err()).contains("no printout was right");
        student("ben");
        assertThat(printouts("P1,P2").exit()).isZero();
        Cli none = printouts("P2");
        assertThat(none.exit()).isEqualTo(1);
        assertThat(none.err()).contains("no printout was right");
    }

    private Cli printouts(String programs) {
        return Cli.sweep(
                "grade",
                "printouts",
                folder.resolve("handed-in").toString(),
                "--programs",
                programs,
                "--names",
                "SMALL1");
    }

    @Test
    @DisplayName("a world that no program's game has is named")
    void unknownWorld() throws IOException {
        student("anna");
        Cli ran = Cli.sweep(
                "grade", "printouts", folder.resolve("handed-in").toString(), "--programs", "P5", "--names", "SMALL1");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("unknown world 'SMALL1' for the game reverse: there are REVTEST0");
    }
}
