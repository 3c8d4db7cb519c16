// SPDX-License-Identifier: Apache-2.0
package sweeplab.web.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMToolLog;
import org.teavm.tooling.builder.BuildException;
import org.teavm.tooling.builder.BuildResult;
import org.teavm.tooling.builder.BuildStrategy;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the class path to the modules of WebAssembly that the page loads: EngineCompiler FOLDER. TeaVM numbers classes in an order that follows
 * identity hashes, which repeat only in a JVM that did nothing else before; in one of its own, two builds are equal to the byte.
 */
public final class EngineCompiler {

    private static final String LOADER = "/org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";
    private static final int MEGABYTE = 1 << 20;

    private final Path folder;
    private final TeaVMToolLog log = new ConsoleTeaVMToolLog(false);

    private EngineCompiler(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws BuildException, IOException {
        EngineCompiler compiler = new EngineCompiler(Path.of(args[0]).toAbsolutePath());
        compiler.compile("sweeplab.web.Engine", "engine.wasm", "all");
        // What playing needs, and no more: it is there before the large one.
        compiler.compile("sweeplab.web.GameTable", "games.wasm", "games");
        compiler.copyLoader();
    }

    private void compile(String main, String file, String part) throws BuildException {
        BuildStrategy build = new InProcessBuildStrategy();
        build.init();
        build.setLog(new EmptyTeaVMToolLog());
        build.setClassPathEntries(List.of(System.getProperty("java.class.path").split(File.pathSeparator)));
        build.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        build.setMainClass(main);
        build.setEntryPointName("main");
        build.setTargetDirectory(folder.toString());
        build.setTargetFileName(file);
        build.setCacheDirectory(folder.resolve("cache").toString());
        // FULL makes the file 1.7 times as large.
        build.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        build.setObfuscated(true);
        build.setStrict(true);
        build.setMinHeapSize(4 * MEGABYTE);
        build.setMaxHeapSize(128 * MEGABYTE);
        build.setProperties(property("part", part));
        accept(build.build());
    }

    private static Properties property(String name, String value) {
        Properties properties = new Properties();
        properties.setProperty(name, value);
        return properties;
    }

    private void accept(BuildResult result) {
        TeaVMProblemRenderer.describeProblems(result.getCallGraph(), result.getProblems(), log);
        if (!result.getProblems().getSevereProblems().isEmpty()) {
            System.exit(1);
        }
    }

    private void copyLoader() throws IOException {
        try (InputStream loader = Objects.requireNonNull(EngineCompiler.class.getResourceAsStream(LOADER))) {
            Files.copy(loader, folder.resolve("loader.js"), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
