package sweeplab.app.grade;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import sweeplab.app.outside.Launch;
import sweeplab.app.outside.Limits;

/**
 * The terms on which submissions are run, the same for all.
 *
 * @param megabytes the memory that one may use, where the system can see to it
 * @param hidden if there are any, submissions run without a network and with these folders empty
 */
public record Terms(Limits limits, int megabytes, List<Path> hidden) {

    // Mounts an empty folder over each hidden one, then steps into a second namespace from which they cannot be taken
    // off again.
    private static final String HIDE =
            "n=$1; shift; while [ $n -gt 0 ]; do mount -t tmpfs none \"$1\" || exit 1; shift; "
                    + "n=$((n - 1)); done; exec unshare --user --map-root-user --mount -- \"$@\"";

    private static final List<String> ALONE = List.of(
            "unshare",
            "--user",
            "--map-root-user",
            "--net",
            "--mount",
            "--pid",
            "--fork",
            "--kill-child",
            "--mount-proc");

    public Terms {
        hidden = List.copyOf(hidden);
    }

    Launch launch(Way way, Path room) {
        List<String> command = new ArrayList<>();
        if (!way.java() && Launch.program("prlimit").isPresent()) {
            command.addAll(List.of("prlimit", "--core=0", "--as=" + ((long) megabytes << 20), "--"));
        }
        if (!hidden.isEmpty()) {
            command.addAll(alone());
        }
        command.addAll(way.command());
        return new Launch(command, Optional.of(room), Optional.of(environment(room)));
    }

    private List<String> alone() {
        List<String> words = new ArrayList<>(ALONE);
        words.addAll(List.of("sh", "-c", HIDE, "sh", Integer.toString(hidden.size())));
        hidden.forEach(folder -> words.add(folder.toString()));
        return words;
    }

    // Nothing of ours: not where the worlds are, not who we are.
    private Map<String, String> environment(Path room) {
        Map<String, String> environment = new HashMap<>();
        environment.put("PATH", System.getenv().getOrDefault("PATH", "/usr/bin:/bin"));
        environment.put("HOME", room.toString());
        environment.put("TMPDIR", room.toString());
        environment.put("LANG", "C.UTF-8");
        return environment;
    }

    /** Complains if submissions are to run alone and this machine cannot do it. */
    public void check() {
        if (hidden.isEmpty()) {
            return;
        }
        List<String> command = alone();
        command.add("true");
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            if (process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0) {
                return;
            }
            process.destroyForcibly();
        } catch (IOException e) {
            // said below
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new IllegalArgumentException(
                "--isolate: this machine does not allow it; it needs Linux with unshare and user namespaces");
    }
}
