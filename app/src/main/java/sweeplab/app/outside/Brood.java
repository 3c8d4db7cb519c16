// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import sweeplab.app.terminal.AtEnd;

/**
 * A process and all that it started, to be ended together. Children that cut themselves loose are known by their session, and by
 * a mark in the environment that they were born with.
 */
final class Brood {

    static final String MARK = "SWEEPLAB_AGENT";

    private static final Path PROC = Path.of("/proc");
    private static final int ROUNDS = 200;
    private static final Set<Brood> ALIVE = ConcurrentHashMap.newKeySet();

    private static volatile boolean ending;

    static {
        AtEnd.then("end agents", Brood::endAll);
    }

    private final String mark;
    private final Process process;
    private final boolean shutIn;
    private final ProcessAllowance allowance;
    private volatile String greed = "";
    private volatile long nanosUsed;

    private Brood(String mark, Process process, boolean shutIn, ProcessAllowance allowance) {
        this.mark = mark;
        this.process = process;
        this.shutIn = shutIn;
        this.allowance = allowance;
    }

    static Brood start(Launch launch, ProcessAllowance allowance) throws IOException {
        String mark = UUID.randomUUID().toString();
        Brood brood = new Brood(mark, launch.start(mark), launch.confinement().on(), allowance);
        ALIVE.add(brood);
        Warden.wake();
        return brood;
    }

    private static void endAll() {
        ending = true;
        ALIVE.forEach(Brood::kill);
    }

    /** True before any of them is ended because we are. */
    static boolean ending() {
        return ending;
    }

    static Set<Brood> alive() {
        return ALIVE;
    }

    /** Ends all of them if they use more than they may. */
    void inspect() {
        if (!process.isAlive()) {
            return;
        }
        Usage usage = Usage.of(process.pid(), allowance.memory());
        nanosUsed = usage.nanos();
        String passed = allowance.passedBy(usage);
        if (!passed.isEmpty()) {
            greed = passed;
            kill();
        }
    }

    /** What they used more of than they might; empty if nothing. */
    String greed() {
        return greed;
    }

    /** Of processors, so far as was seen; nothing where the system does not tell. */
    long nanosUsed() {
        return nanosUsed;
    }

    Process process() {
        return process;
    }

    /** True if they closed their output without anybody being told, as happens where they are shut in. */
    boolean closedOutput() {
        return shutIn && SharedPipe.closed(process);
    }

    /** Waits for the process to end by itself, and says how it did if it does. */
    Optional<Integer> exit(long millis) {
        try {
            return process.waitFor(millis, TimeUnit.MILLISECONDS) ? Optional.of(process.exitValue()) : Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Ends all of them, by the signal that cannot be ignored, until none is left. */
    void kill() {
        // Where they are shut in, all end with the first.
        process.toHandle().destroyForcibly();
        for (int round = 0; round < ROUNDS; round++) {
            Set<ProcessHandle> members = members();
            if (members.isEmpty()) {
                break;
            }
            members.forEach(ProcessHandle::destroyForcibly);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        }
        ALIVE.remove(this);
    }

    /** Those that still run. */
    Set<ProcessHandle> members() {
        Set<ProcessHandle> members = new HashSet<>();
        if (process.isAlive()) {
            members.add(process.toHandle());
            process.descendants().forEach(members::add);
        }
        if (Files.isDirectory(PROC)) {
            ProcessHandle.allProcesses().filter(this::belongs).forEach(members::add);
        }
        return members;
    }

    private boolean belongs(ProcessHandle other) {
        Path place = PROC.resolve(Long.toString(other.pid()));
        // After the name in brackets: state, parent, group, session.
        String[] stat =
                read(place.resolve("stat")).replaceFirst(".*\\)\\s+", "").split(" ");
        if (stat.length < 4 || stat[0].equals("Z")) {
            return false;
        }
        String session = Long.toString(process.pid());
        return stat[2].equals(session) || stat[3].equals(session) || marked(place);
    }

    private boolean marked(Path place) {
        return Stream.of(read(place.resolve("environ")).split("\0")).anyMatch((MARK + "=" + mark)::equals);
    }

    // What has ended meanwhile, or belongs to somebody else, reads as nothing.
    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
