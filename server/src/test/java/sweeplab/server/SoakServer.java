// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The server as {@code sweep web} starts it, a process of its own whose memory and log can be looked at. */
final class SoakServer implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)/");
    private static final Pattern TOKEN = Pattern.compile("\"token\":\"(\\w+)\"");

    private final Path log;
    private final Process process;
    private final int port;
    private final String token;

    SoakServer(Path log) throws IOException, InterruptedException {
        this.log = log;
        process = new ProcessBuilder(command())
                .redirectError(log.toFile())
                .redirectOutput(ProcessBuilder.Redirect.PIPE)
                .start();
        BufferedReader out = process.inputReader();
        port = Integer.parseInt(group(ADDRESS, String.valueOf(out.readLine())));
        HttpRequest about =
                HttpRequest.newBuilder(URI.create(address("/api/about"))).build();
        token = group(
                TOKEN,
                HttpClient.newHttpClient().send(about, BodyHandlers.ofString()).body());
    }

    private static List<String> command() {
        String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
        return List.of(
                java,
                "-XX:+UseG1GC",
                "-Xmx512m",
                "-cp",
                System.getProperty("java.class.path"),
                ServerMain.class.getName(),
                "--port=0",
                "--log=all");
    }

    private static String group(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("no " + pattern + " in '" + text + "'");
        }
        return matcher.group(1);
    }

    int port() {
        return port;
    }

    String token() {
        return token;
    }

    String address(String path) {
        return "http://127.0.0.1:" + port + path;
    }

    /** The memory that the process has, in megabytes; 0 where the system does not tell. */
    int megabytes() throws IOException {
        Path status = Path.of("/proc/" + process.pid() + "/status");
        if (!Files.exists(status)) {
            return 0;
        }
        for (String line : Files.readAllLines(status)) {
            if (line.startsWith("VmRSS:")) {
                return Integer.parseInt(line.replaceAll("\\D", "")) >> 10;
            }
        }
        return 0;
    }

    /** The requests that the server wrote down so far. */
    List<String> log() throws IOException {
        return Files.readAllLines(log);
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
