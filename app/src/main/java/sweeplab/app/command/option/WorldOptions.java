// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.option;

import java.io.Reader;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sweeplab.app.library.FolderLibrary;
import sweeplab.app.library.GivenWorld;
import sweeplab.app.library.WorldFinder;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
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

    /** The game that the word names or holds, or that this input holds, ready to be played, if its board is made within the budget. */
    public Setup setup(String world, SeedOption seed, Reader input, Budget budget) {
        return new GivenWorld(new WorldFinder(library().within(budget), rules()), seed::value).setup(world, input);
    }
}
