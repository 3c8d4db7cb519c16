// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import sweeplab.app.terminal.Failure;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Plan;
import sweeplab.arena.SequentialTest;
import sweeplab.arena.Standings;

/** The results of a run as a file holds them, whole or not yet. */
public record Finished(Path results, RunCard card, Standings standings) {

    public static Finished read(Path results) {
        RunCard card = RunCard.read(results);
        Standings standings = new Standings(card.plan());
        Damage damage = ResultsFile.read(results, standings::add);
        if (damage.inTheMiddle()) {
            throw Failure.failed(results + ": " + damage.words()
                    + ": damaged or changed, the checksum does not fit; the " + damage.whole()
                    + " other games are whole.\n'sweep arena run' with --resume plays again what is missing.");
        }
        return new Finished(results, card, standings);
    }

    public Plan plan() {
        return card.plan();
    }

    /** The sequential test after all games, if there was one. */
    public Optional<SequentialTest> test() {
        return card.sprt().map(sprt -> {
            SequentialTest test = new SequentialTest(sprt, standings);
            test.update();
            return test;
        });
    }

    /** Hands over the records one by one. */
    public void forEach(Predicate<GameRecord> wanted) {
        ResultsFile.read(results, wanted);
    }
}
