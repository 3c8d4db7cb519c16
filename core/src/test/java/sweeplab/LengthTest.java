// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.Sources.Source;

/** Files and methods are short: measured over the main code of all modules. */
final class LengthTest {

    private static final double NEARLY_ALL = 0.95;

    @Test
    @DisplayName("95 % of files have less than 250 lines")
    void filesAreShort() {
        List<Long> lines = Sources.all().stream().map(Source::lines).toList();
        assertThat(share(lines, 250)).isGreaterThanOrEqualTo(NEARLY_ALL);
    }

    @Test
    @DisplayName("95 % of methods have less than 20 lines")
    void methodsAreShort() throws IOException {
        List<Long> lines = methods();
        assertThat(lines).hasSizeGreaterThan(3_000);
        assertThat(share(lines, 20)).isGreaterThanOrEqualTo(NEARLY_ALL);
    }

    /** Functions of the page have at most 40 lines: its linter says so, in the same ./verify. */
    @Test
    @DisplayName(
            "95 % of the page's JavaScript files have less than 250 lines, its text apart no line has over 120 signs")
    void filesOfThePageAreShort() {
        List<Source> files = Sources.ofThePage();
        assertThat(files).hasSizeGreaterThan(60);
        assertThat(share(files.stream().map(Source::lines).toList(), 250)).isGreaterThanOrEqualTo(NEARLY_ALL);
        assertThat(files.stream()
                        .filter(file -> !file.path().toString().contains("/text/"))
                        .flatMap(file -> file.text().lines())
                        .filter(line -> line.length() > 120))
                .isEmpty();
    }

    private static double share(List<Long> lengths, long below) {
        return lengths.stream().filter(length -> length < below).count() / (double) lengths.size();
    }

    /** The lines of every method with a body, from its first line (annotations left out) to its closing brace. */
    private static List<Long> methods() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<Long> lengths = new ArrayList<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<Path> paths = Sources.all().stream().map(Source::path).toList();
            JavacTask task = (JavacTask)
                    compiler.getTask(null, files, null, null, null, files.getJavaFileObjectsFromPaths(paths));
            Trees trees = Trees.instance(task);
            for (CompilationUnitTree unit : task.parse()) {
                new Lengths(unit, trees, lengths).scan(unit, null);
            }
        }
        return lengths;
    }

    /** Collects the lengths of the methods of one file. */
    private static final class Lengths extends TreeScanner<Void, Void> {

        private final CompilationUnitTree unit;
        private final Trees trees;
        private final List<Long> lengths;

        Lengths(CompilationUnitTree unit, Trees trees, List<Long> lengths) {
            this.unit = unit;
            this.trees = trees;
            this.lengths = lengths;
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            BlockTree body = method.getBody();
            if (body != null) {
                LineMap lines = unit.getLineMap();
                long first = lines.getLineNumber(trees.getSourcePositions().getStartPosition(unit, body));
                long last = lines.getLineNumber(trees.getSourcePositions().getEndPosition(unit, body));
                lengths.add(last - first + 1);
            }
            return super.visitMethod(method, nothing);
        }
    }
}
