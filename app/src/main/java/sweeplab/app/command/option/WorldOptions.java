package sweeplab.app.command.option;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sweeplab.app.library.FolderLibrary;
import sweeplab.app.library.WorldFinder;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.format.Formats;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Recast;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** The options {@code --game} and {@code --worlds}, for every command that takes a world. */
public final class WorldOptions {

    @Option(
            names = "--game",
            paramLabel = "G",
            completionCandidates = WorldNames.Games.class,
            description =
                    "The game: nettle, daggers, daggers-m, daggers-counted, tornado, reverse, obscured or classic.")
    @Nullable
    public String game;

    @Option(
            names = "--worlds",
            paramLabel = "DIR",
            description = "A folder of world files NAME.txt in place of the catalogue.")
    @Nullable
    public Path folder;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    private @Nullable Library opened;

    public Optional<Rules> rules() {
        return Optional.ofNullable(game).map(RuleBook::get);
    }

    public Library library() {
        if (opened == null) {
            opened = folder == null ? new Catalogue() : new FolderLibrary(folder, this::warn);
        }
        return opened;
    }

    private void warn(String text) {
        command.commandLine().getErr().println("sweep: " + text);
    }

    /** The game that the word names, ready to be played. */
    public Setup setup(String world, SeedOption seed) {
        if (java.nio.file.Files.isRegularFile(Path.of(world))) {
            return fromFile(Path.of(world));
        }
        return new WorldFinder(library(), rules()).find(world, seed::value).setup(library());
    }

    // A file that holds a whole board, in any format.
    private Setup fromFile(Path file) {
        try {
            FullBoard board = Recast.board(new Formats(library()).read(java.nio.file.Files.readAllBytes(file)));
            String name = file.getFileName() == null
                    ? file.toString()
                    : file.getFileName().toString();
            return new Setup(GameId.ofWorld(board.rules(), name), board.world(), board.starts());
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
