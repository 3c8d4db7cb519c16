// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.table;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import sweeplab.agent.Roster;
import sweeplab.arena.PackedWorlds;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.play.Score;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/**
 * What a table is made with: the worlds, the agents, how often each game is played, from which seed, who is told of the progress, and whether
 * somebody has stopped it.
 */
public record Experiment(
        Library library, Roster roster, int runs, long seed, Progress progress, BooleanSupplier stopped) {

    /** Told of every finished piece of work. */
    @FunctionalInterface
    public interface Progress {
        void done(int pieces, int ofAll);
    }

    /** The worlds of a game whose names match; all of them in a folder of one's own. */
    List<Setup> worlds(String game, String names) {
        Rules rules = RuleBook.get(game);
        boolean ours = library instanceof Catalogue;
        List<Setup> worlds = library.names(rules).stream()
                .filter(name -> !ours || name.matches(names))
                .map(name -> GameId.ofWorld(rules, name).setup(library))
                .toList();
        if (worlds.isEmpty()) {
            throw new IllegalArgumentException("there are no worlds for the game " + game);
        }
        return worlds;
    }

    /**
     * Plays some games of an agent on one world to the end, flags after a win included; what comes of them is the same whatever else is
     * played. There are fewer, but at least one, if somebody stops it.
     */
    List<Score> play(String agent, Setup setup, int games) {
        GameId id = setup.id();
        long own = Dice.seed(seed, id.toString().hashCode());
        boolean ours = library instanceof Catalogue;
        Map<String, String> texts = ours ? Map.of() : PackedWorlds.pack(library, List.of(id));
        Plan plan = new Plan(List.of(agent), List.of(id.toString()), games, own, false, texts);
        try (Player player = new Player(plan, name -> roster.get(name).maker()::apply, 0, false)) {
            player.flaggingAfterwards();
            return IntStream.range(0, games)
                    .takeWhile(bout -> bout == 0 || !stopped.getAsBoolean())
                    .mapToObj(bout -> player.play(bout).score())
                    .toList();
        }
    }

    /** Does the same for each of the things, on all processors, until somebody stops it, and gives the results in order. */
    <T, R> List<R> forEach(List<T> things, Function<T, R> work) {
        AtomicInteger done = new AtomicInteger();
        try {
            return inParallel(things, work, done);
        } catch (RuntimeException e) {
            // What fails in another thread arrives wrapped in one of its kind, whose message names the class.
            throw e.getCause() instanceof RuntimeException cause && cause.getClass() == e.getClass() ? cause : e;
        }
    }

    private <T, R> List<R> inParallel(List<T> things, Function<T, R> work, AtomicInteger done) {
        return IntStream.range(0, things.size())
                .parallel()
                .filter(i -> !stopped.getAsBoolean())
                .mapToObj(i -> {
                    R result = work.apply(things.get(i));
                    progress.done(done.incrementAndGet(), things.size());
                    return result;
                })
                .toList();
    }
}
