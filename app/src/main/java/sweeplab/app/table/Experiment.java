package sweeplab.app.table;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import sweeplab.agent.Roster;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.play.Referee;
import sweeplab.play.Score;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;

/** What a table is made with: the worlds, the agents, how often each game is played, from which seed, and who is told of the progress. */
public record Experiment(Library library, Roster roster, int runs, long seed, Progress progress) {

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

    /** Plays to the end, flags after a win included, so that moves can be counted. */
    Score play(String agent, Setup setup, long agentSeed) {
        return Referee.play(setup.newGame(), roster.get(agent).maker().apply(agentSeed), step -> {});
    }

    /** The seed of one run on one world: the same whatever else is played. */
    long seedOf(Setup setup, int run) {
        return Dice.seed(Dice.seed(seed, setup.id().toString().hashCode()), run);
    }

    /** Does the same for each of the things, on all processors, and gives the results in order. */
    <T, R> List<R> forEach(List<T> things, Function<T, R> work) {
        AtomicInteger done = new AtomicInteger();
        return IntStream.range(0, things.size())
                .parallel()
                .mapToObj(i -> {
                    R result = work.apply(things.get(i));
                    progress.done(done.incrementAndGet(), things.size());
                    return result;
                })
                .toList();
    }
}
