package sweeplab.app.command.option;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import sweeplab.catalogue.Setup;

/** The options {@code --game}, {@code --worlds} and {@code --seed}, for every command that sets up one game. */
public final class SetupOptions {

    @Mixin
    private WorldOptions worlds = new WorldOptions();

    @Mixin
    private SeedOption seed = new SeedOption();

    /** The game that is meant where none is said. */
    public void usualGame(String game) {
        if (worlds.game == null) {
            worlds.game = game;
        }
    }

    /** The game that the word names, ready to be played. */
    public Setup setup(String world) {
        return worlds.setup(world, seed);
    }

    /** The folder that the worlds come from, if there is one. */
    public Optional<Path> folder() {
        return Optional.ofNullable(worlds.folder);
    }

    public long seed() {
        return seed.value();
    }
}
