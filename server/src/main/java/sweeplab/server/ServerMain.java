package sweeplab.server;

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

    public static void main(String[] args) {
        int code = new CommandLine(new ServerMain()).execute(args);
        if (code != 0) {
            System.exit(code);
        }
    }

    @Override
    public Integer call() {
        if (port < 0 || port > 65_535) {
            System.err.println("sweep web: --port " + port + " is no port; write a number from 0 to 65535.");
            return CommandLine.ExitCode.USAGE;
        }
        try {
            int taken = new WebServer(Limits.usual()).start(host, port);
            System.out.println("Sweeplab is at http://" + (host.equals("127.0.0.1") ? "localhost" : host) + ":" + taken
                    + "/ (stop it with Ctrl+C)");
            return CommandLine.ExitCode.OK;
        } catch (io.javalin.util.JavalinBindException e) {
            System.err.println("sweep web: port " + port + " is taken; choose another with --port.");
            return CommandLine.ExitCode.SOFTWARE;
        }
    }
}
