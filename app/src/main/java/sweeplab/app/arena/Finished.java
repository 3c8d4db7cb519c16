package sweeplab.app.arena;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Plan;
import sweeplab.arena.SequentialTest;
import sweeplab.arena.Standings;

/** The results of a run as a file holds them, whole or not yet. */
public record Finished(Path results, RunCard card, Standings standings) {

    public static Finished read(Path results) {
        RunCard card = RunCard.read(results);
        Standings standings = new Standings(card.plan());
        ResultsFile.read(results, standings::add);
        return new Finished(results, card, standings);
    }

    public Plan plan() {
        return card.plan();
    }

    /** What the sequential test found, in words, if there was one. */
    public Optional<String> test() {
        return card.sprt().map(sprt -> {
            SequentialTest test = new SequentialTest(sprt, standings);
            test.update();
            return test.words();
        });
    }

    /** Hands over the records one by one, for as long as they are wanted. */
    public void forEach(Predicate<GameRecord> wanted) {
        ResultsFile.read(results, wanted);
    }
}
