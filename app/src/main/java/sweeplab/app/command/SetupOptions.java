package sweeplab.app.command;

import picocli.CommandLine.Mixin;
import sweeplab.catalogue.Setup;

/** The options {@code --game}, {@code --worlds} and {@code --seed}, for every command that sets up one game. */
final class SetupOptions {

    @Mixin
    private WorldOptions worlds = new WorldOptions();

    @Mixin
    private SeedOption seed = new SeedOption();

    /** The game that is meant where none is said. */
    void usualGame(String game) {
        if (worlds.game == null) {
            worlds.game = game;
        }
    }

    /** The game that the word names, ready to be played. */
    Setup setup(String world) {
        return worlds.setup(world, seed);
    }

    long seed() {
        return seed.value();
    }
}
