package sweeplab.app.outside;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A program that is run once to its end, shut in and limited as agents are.
 *
 * @param output what it printed
 * @param fault what went wrong, in a sentence; empty if nothing did
 */
public record OneShot(String output, String fault) {

    private static final int LARGEST = 1 << 22;

    public static OneShot run(Launch launch, ProcessAllowance allowance, long millis) {
        String wrong = launch.fault().orElse("");
        if (!wrong.isEmpty()) {
            return new OneShot("", wrong);
        }
        try {
            Brood brood = Brood.start(launch, allowance);
            OneShot ran = watched(brood.process(), millis);
            brood.kill();
            return brood.greed().isEmpty() ? ran : new OneShot("", "too much of the machine: " + brood.greed());
        } catch (IOException e) {
            return new OneShot("", Printable.start(String.valueOf(e.getMessage())));
        }
    }

    private static OneShot watched(Process process, long millis) throws IOException {
        process.getOutputStream().close();
        CompletableFuture<String> errors = CompletableFuture.supplyAsync(() -> read(process.getErrorStream()));
        CompletableFuture<String> printed = CompletableFuture.supplyAsync(() -> read(process.getInputStream()));
        try {
            String output = printed.get(millis, TimeUnit.MILLISECONDS);
            if (output.length() >= LARGEST) {
                return new OneShot(output, "it printed more than " + LARGEST + " characters");
            }
            boolean ended = process.waitFor(millis, TimeUnit.MILLISECONDS);
            int code = ended ? process.exitValue() : 0;
            String last = code == 0 ? "" : errors.get(millis, TimeUnit.MILLISECONDS).strip();
            return new OneShot(output, code == 0 ? "" : "it ended with exit code " + code + ": " + Printable.start(last));
        } catch (TimeoutException e) {
            return new OneShot("", "it did not end within " + millis / 1000 + " s");
        } catch (ExecutionException e) {
            return new OneShot("", "its output could not be read");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new OneShot("", "interrupted");
        }
    }

    private static String read(InputStream in) {
        try (in) {
            return new String(in.readNBytes(LARGEST), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
