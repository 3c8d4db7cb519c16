// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Brings the classes of a jar that are in a form of before Java 6 into that of Java 17, by adding the frames that its verifier reads;
 * what they do does not change. The JVM cannot keep the older ones linked. Arguments: the jar, the new one. Needs a JDK 24 or newer.
 */
final class AddFrames {

    private static final int WITH_FRAMES = ClassFile.JAVA_6_VERSION;

    private final ClassFile files;

    private AddFrames(ClassLoader loader) {
        files = ClassFile.of(
                StackMapsOption.GENERATE_STACK_MAPS,
                ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(loader).cached()));
    }

    public static void main(String[] args) throws IOException {
        Path jar = Path.of(args[0]);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()});
                JarFile in = new JarFile(jar.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(Path.of(args[1])))) {
            AddFrames frames = new AddFrames(loader);
            for (ZipEntry entry : Collections.list(in.entries())) {
                ZipEntry same = new ZipEntry(entry.getName());
                same.setTimeLocal(entry.getTimeLocal());
                out.putNextEntry(same);
                byte[] bytes = in.getInputStream(entry).readAllBytes();
                out.write(entry.getName().endsWith(".class") ? frames.added(bytes) : bytes);
            }
        }
    }

    private byte[] added(byte[] bytes) {
        var old = files.parse(bytes);
        return old.majorVersion() >= WITH_FRAMES
                ? bytes
                : files.transformClass(
                        old,
                        ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL)
                                .andThen((builder, element) -> builder.with(
                                        element instanceof ClassFileVersion
                                                ? ClassFileVersion.of(ClassFile.JAVA_17_VERSION, 0)
                                                : element)));
    }
}
