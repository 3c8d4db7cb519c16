package sweeplab.app.outside;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Words before a command that tie its process to ours, as far as the system has them: a session of its own, and death when the thread that started it dies, by kill -9 too. */
final class Leash {

    static final List<String> WORDS = words();

    private Leash() {}

    private static List<String> words() {
        List<String> words = new ArrayList<>();
        for (List<String> part : List.of(List.of("setsid"), List.of("setpriv", "--pdeathsig", "KILL"))) {
            if (works(part)) {
                words.addAll(part);
            }
        }
        return List.copyOf(words);
    }

    private static boolean works(List<String> part) {
        if (Launch.program(part.get(0)).isEmpty()) {
            return false;
        }
        List<String> trial = new ArrayList<>(part);
        trial.add("true");
        try {
            Process process =
                    new ProcessBuilder(trial).redirectErrorStream(true).start();
            boolean worked = process.waitFor(5, TimeUnit.SECONDS) && process.exitValue() == 0;
            process.destroyForcibly();
            return worked;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
