// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.io.Reader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import sweeplab.app.library.GivenWorld;
import sweeplab.base.Budget;
import sweeplab.catalogue.Library;
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

    /** The game that the word names or holds, or that this input holds, ready to be played. */
    public Setup setup(String world, Reader input) {
        return setup(world, input, Budget.unlimited());
    }

    /** The same, if its board is made within the budget. */
    public Setup setup(String world, Reader input, Budget budget) {
        return worlds.setup(world, seed, input, budget);
    }

    public Library library() {
        return worlds.library();
    }

    /** True if a trace can name this game, so that it can be opened again. */
    public boolean hasName(Setup setup) {
        return GivenWorld.hasName(setup.id(), worlds.library());
    }

    /** The files and folders of which a program that plays must not know. */
    public List<Path> secrets() {
        List<Path> secrets = new ArrayList<>(seed.secrets());
        Optional.ofNullable(worlds.folder).ifPresent(secrets::add);
        return secrets;
    }

    public long seed() {
        return seed.value();
    }
}
