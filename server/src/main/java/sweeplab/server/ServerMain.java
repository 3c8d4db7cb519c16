// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.IOException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code sweep web}: serves the browser app until it is stopped. */
@Command(
        name = "sweep web",
        description = "Serves the browser app.",
        footer = "%nExample: sweep web --port 8080, then open http://localhost:8080/",
        mixinStandardHelpOptions = true)
public final class ServerMain implements Callable<Integer> {

    @Option(
            names = "--port",
            paramLabel = "P",
            defaultValue = "8080",
            description = "the port (default ${DEFAULT-VALUE}; 0 takes a free one)")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "H",
            defaultValue = "127.0.0.1",
            description = "the address to listen on (default ${DEFAULT-VALUE}: only this machine)")
    private String host = "";

    @Option(
            names = "--name",
            paramLabel = "N",
            description =
                    "a name that people type for this server, besides localhost, its address and --host; repeatable")
    private List<String> names = List.of();

    @Option(
            names = "--log",
            paramLabel = "WHAT",
            defaultValue = "faults",
            description =
                    "which requests are written to stderr, a line of JSON each: none, faults (the server's own, the"
                            + " default) or all")
    private AccessLog.Level level = AccessLog.Level.FAULTS;

    public static void main(String[] args) {
        CommandLine command = new CommandLine(new ServerMain())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((wrong, words) -> {
                    System.err.println("sweep web: " + wrong.getMessage());
                    return CommandLine.ExitCode.USAGE;
                });
        System.exit(command.execute(args));
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65_535) {
            System.err.println("sweep web: --port " + port + " is no port; write a number from 0 to 65535.");
            return CommandLine.ExitCode.USAGE;
        }
        WebServer server = new WebServer(Limits.usual(), known(), new AccessLog(level, System.err));
        try {
            int taken = server.start(host, port);
            System.out.println("Sweeplab is at http://" + (host.equals("127.0.0.1") ? "localhost" : host) + ":" + taken
                    + "/ (stop it with Ctrl+C)");
        } catch (IOException e) {
            System.err.println("sweep web: cannot listen on " + host + " port " + port + " (" + reason(e)
                    + "); choose another with --port or --host.");
            return CommandLine.ExitCode.SOFTWARE;
        }
        server.join();
        return CommandLine.ExitCode.OK;
    }

    private static String reason(IOException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        return cause instanceof UnresolvedAddressException || cause instanceof UnknownHostException
                ? "no such address"
                : String.valueOf(cause.getMessage());
    }

    private Set<String> known() {
        Set<String> known = new HashSet<>();
        known.add(host.toLowerCase(Locale.ROOT));
        names.forEach(name -> known.add(name.toLowerCase(Locale.ROOT)));
        return known;
    }
}
