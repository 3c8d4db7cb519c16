// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import sweeplab.app.Main;
import sweeplab.app.terminal.Terminal;

/**
 * A program that runs a command and presses Ctrl-C itself: as soon as the command has written something or has worked for a while; or, with
 * {@code -Dpress.within=PLACE}, a package, a class or a method, when its work has come that far.
 */
final class Interrupted {

    private static final long WORK_NANOS = 150_000_000;

    private static final String WITHIN = System.getProperty("press.within", "");

    private static final CountDownLatch WRITTEN = new CountDownLatch(1);

    private Interrupted() {}

    public static void main(String[] args) {
        Thread watcher = new Thread(Interrupted::pressWhenAtWork);
        watcher.setDaemon(true);
        watcher.start();
        OutputStream out = new FilterOutputStream(new FileOutputStream(FileDescriptor.out)) {
            @Override
            public void flush() throws IOException {
                super.flush();
                WRITTEN.countDown();
            }
        };
        Terminal terminal = new Terminal(
                new PrintWriter(out, false, StandardCharsets.UTF_8),
                new PrintWriter(System.err, false, StandardCharsets.UTF_8),
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                false,
                false);
        System.exit(Main.run(terminal, args));
    }

    private static Thread main() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("main"))
                .findFirst()
                .orElseThrow();
    }

    private static boolean within(Thread main) {
        return Stream.of(main.getStackTrace())
                .anyMatch(frame -> (frame.getClassName() + "." + frame.getMethodName()).startsWith(WITHIN));
    }

    private static long cpu() {
        var system = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return system.getProcessCpuTime();
    }

    private static void pressWhenAtWork() {
        try {
            Thread main = main();
            long end = cpu() + WORK_NANOS;
            while (!(WITHIN.isEmpty() ? cpu() >= end : within(main)) && !WRITTEN.await(1, TimeUnit.MILLISECONDS)) {
                // not at work yet
            }
            new ProcessBuilder(
                            "kill",
                            "-INT",
                            Long.toString(ProcessHandle.current().pid()))
                    .start();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
