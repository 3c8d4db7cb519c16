// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import sweeplab.app.outside.Confinement;
import sweeplab.app.outside.Launch;
import sweeplab.app.outside.ProcessLimits;

/** The terms on which submissions are run, the same for all. */
public record Terms(ProcessLimits limits, Confinement confinement) {

    Launch launch(Way way, Path room) {
        return new Launch(way.command(), Optional.of(room), Optional.of(environment(room)), confinement);
    }

    // Nothing of ours: not where the worlds are, not who we are.
    private static Map<String, String> environment(Path room) {
        Map<String, String> environment = new HashMap<>();
        environment.put("PATH", System.getenv().getOrDefault("PATH", "/usr/bin:/bin"));
        environment.put("HOME", room.toString());
        environment.put("TMPDIR", room.toString());
        environment.put("LANG", "C.UTF-8");
        return environment;
    }
}
