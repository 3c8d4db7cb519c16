// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.play.NoGuess;
import sweeplab.prove.Certificate;
import sweeplab.view.View;

/** One rule in letters put to the test: how long an exact analysis of its positions takes and a certified puzzle, in CPU time of one thread. */
public final class RuleTrial {

    private static final int MOST_OPEN = 37;

    private final GameId id;
    private final Setup setup;

    /** {@code id} is the rule and the board, with the seed. */
    public RuleTrial(GameId id) {
        this.id = id;
        setup = id.setup(new Catalogue());
    }

    /** Milliseconds of so many analyses, in ascending order; nothing in place of one that was too large. */
    public double[] analyses(int positions) {
        double[] millis = new double[positions];
        for (int i = 0; i < positions; i++) {
            View view = position(i);
            long begin = Clock.nanos();
            Analysis analysis = new Exact().analyse(view);
            boolean known = analysis.verdict() == Analysis.Verdict.KNOWN;
            millis[i] = known ? (Clock.nanos() - begin) / 1e6 : Double.POSITIVE_INFINITY;
        }
        Arrays.sort(millis);
        return millis;
    }

    // A board drawn by chance of which some safe cells were probed.
    private View position(int number) {
        Dice dice = new Dice(Dice.seed(id.seed(), number));
        Game game = id.withSeed(dice.nextLong())
                .setup(setup.world().topology(), Budget.unlimited())
                .newGame();
        int[] safe = IntStream.range(0, setup.world().topology().size())
                .filter(cell -> !game.world().danger(cell))
                .toArray();
        for (int left = 1 + dice.nextInt(MOST_OPEN); left > 0 && !game.over(); left--) {
            int cell = safe[dice.nextInt(safe.length)];
            if (game.view().covered(cell)) {
                game.probe(cell);
            }
        }
        return game.view();
    }

    /** Milliseconds of so many puzzles with few clues, each of whose certificates the checker accepts; nothing if one is not found or not accepted. */
    public Optional<double[]> puzzles(int count, int looks) {
        NoGuess source = new NoGuess(id, setup.world().topology(), NoGuess.Wish.ANY, NoGuess.Method.AUTO, 0).fewClues();
        double[] millis = new double[count];
        for (int i = 0; i < count; i++) {
            long begin = Clock.nanos();
            Optional<NoGuess.Found> found = source.find(looks);
            millis[i] = (Clock.nanos() - begin) / 1e6;
            if (found.isEmpty() || !accepted(found.get())) {
                return Optional.empty();
            }
        }
        return Optional.of(millis);
    }

    private static boolean accepted(NoGuess.Found found) {
        Game game = found.puzzle().orElseThrow().newGame();
        return Certificate.fault(found.certificate(), game.view(), game::probe, game::flag)
                .isEmpty();
    }
}
