// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs in docs/library.md compile and print what the document says. */
final class LibraryDocTest {

    // A program, the call with its one argument in the shell's $'…' or none, and what it prints.
    private static final Pattern PROGRAM = Pattern.compile(
            "(?s)```java\n(.*?)```\n\n +java -cp \\S+ (\\w+)(?: \\$'([^\n]*)')?\n\n((?: {4}[^\n]*\n)+)");

    @TempDir
    private Path folder;

    @Test
    void theProgramsRun() throws Exception {
        String document = Files.readString(Path.of("..", "docs", "library.md"));
        List<MatchResult> programs = PROGRAM.matcher(document).results().toList();
        assertThat(programs).hasSize(document.split("```java\n", -1).length - 1).hasSize(5);
        assertThat(programs.get(0).group(1).lines().count()).isLessThan(20);
        for (MatchResult program : programs) {
            assertThat(program.group(1).lines().count()).isLessThan(42);
            compile(program.group(2), program.group(1));
            assertThat(run(program.group(2), program.group(3)))
                    .isEqualTo(program.group(4).replaceAll("(?m)^ {4}", ""));
        }
    }

    private void compile(String name, String program) throws IOException {
        Path source = Files.writeString(folder.resolve(name + ".java"), program);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        int result = compiler.run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                Path.of("target", "classes").toString(),
                "-d",
                folder.toString(),
                source.toString());
        assertThat(result).isZero();
    }

    private String run(String name, String argument) throws Exception {
        String[] arguments = argument == null ? new String[0] : new String[] {argument.replace("\\n", "\n")};
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) arguments);
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8).replace("\r", "");
    }
}
