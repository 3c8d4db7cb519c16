package sweeplab.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The way in from the command line: reads the words and hands over to the command they name. */
@Command(
        name = "sweep",
        description = "A laboratory for logical agents on sweeper games.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
public final class Main implements Runnable {

    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }

    /** The version that Maven wrote into the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"sweep " + (version == null ? "(unpackaged)" : version)};
        }
    }
}
