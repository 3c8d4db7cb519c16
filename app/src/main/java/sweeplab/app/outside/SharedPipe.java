// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The standard output of an agent that is shut in. The process that shuts it in holds the same pipe as long as the agent lives, so
 * that no end comes when the agent closes it: the system is asked who else holds it.
 */
final class SharedPipe {

    private SharedPipe() {}

    /** True if nobody in there holds it any more, so far as the system tells. */
    static boolean closed(Process around) {
        try {
            Path pipe = Files.readSymbolicLink(files(around.pid()).resolve("1"));
            List<Long> inside = around.descendants().map(ProcessHandle::pid).toList();
            for (long pid : inside) {
                if (holds(pid, pipe)) {
                    return false;
                }
            }
            return !inside.isEmpty();
        } catch (IOException e) {
            return false;
        }
    }

    private static Path files(long pid) {
        return Path.of("/proc", Long.toString(pid), "fd");
    }

    private static boolean holds(long pid, Path pipe) throws IOException {
        try (Stream<Path> files = Files.list(files(pid))) {
            for (Path file : files.toList()) {
                if (Files.isSymbolicLink(file) && Files.readSymbolicLink(file).equals(pipe)) {
                    return true;
                }
            }
            return false;
        }
    }
}
