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
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program in docs/library.md compiles and prints what the document says. */
final class LibraryDocTest {

    @TempDir
    private Path folder;

    @Test
    void theProgramRuns() throws Exception {
        String document = Files.readString(Path.of("..", "docs", "library.md"));
        String program = document.replaceAll("(?s).*```java\n(.*?)```.*", "$1");
        String expected =
                document.replaceAll("(?s).*HHH'\n\n(.*?)\n\n## .*", "$1").replaceAll("(?m)^ +", "");
        assertThat(program.lines().count()).isLessThan(20);
        compile(program);
        assertThat(run("3x2x1\n1HH\nHHH").strip()).isEqualTo(expected);
    }

    private void compile(String program) throws IOException {
        Path source = Files.writeString(folder.resolve("Chances.java"), program);
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

    private String run(String position) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
            loader.loadClass("Chances").getMethod("main", String[].class).invoke(null, (Object)
                    new String[] {position});
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8).replace("\r", "");
    }
}
