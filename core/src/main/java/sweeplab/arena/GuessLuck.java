// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.util.Arrays;
import sweeplab.agent.PlayOut;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.base.PublicApi;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.count.result.Sampler;
import sweeplab.rules.Classic;
import sweeplab.view.View;

/**
 * A control variate: how much better the guesses of a game went than their chances, in wins. Each counts what it is worth to survive, as far as a few play-outs
 * tell, times 1 if it did and else 0, less the chance that it would; so whatever the play-outs say, it comes to nothing on average.
 */
@PublicApi
public final class GuessLuck {

    // Measured: with three times as many the luck that is left in a comparison is hardly less.
    private static final int PLAYS = 10;

    private final PlayOut playOut = PlayOut.guidedAtFirst();
    private double luck;
    private double stake;

    /** A new game. */
    void begin() {
        luck = 0;
        stake = 0;
    }

    /** The agent is asked again, so its last guess went well. */
    void survived() {
        luck += stake;
        stake = 0;
    }

    /** The agent guesses at a cell that it may probe. */
    void guess(View view, int cell) {
        // The engine draws worlds by what it has seen, so it must have seen nothing: two agents share the luck of what
        // they share.
        Exact exact = new Exact();
        Insight known = exact.at(view);
        double danger = chancesKnown(view) ? known.analyse().danger(cell) : 1;
        if (danger > 0 && danger < 1) {
            stake = worth(known, exact.sampler(view).orElseThrow(), cell);
            luck -= (1 - danger) * stake;
        }
    }

    // With gold, or where the dangers are not counted out, boards are not drawn as the engine believes; with lives to
    // spare a hit is worth something.
    private static boolean chancesKnown(View view) {
        return view.rules() instanceof Classic && view.lives() == 1;
    }

    private double worth(Insight known, Sampler worlds, int cell) {
        Dice dice = new Dice(cell);
        double sum = 0;
        for (int i = 0; i < PLAYS; i++) {
            sum += playOut.product(known, worlds.draw(dice), worlds, dice, Budget.unlimited(), cell)
                    .orElse(0);
        }
        return sum / PLAYS;
    }

    /** The game is over. */
    void end(boolean won) {
        luck += won ? stake : 0;
        stake = 0;
    }

    /** By how many wins, 0.3 for instance, the game went better than its chances. */
    public double ofLastGame() {
        return luck;
    }

    /**
     * The results of an agent's games, less as much of their luck as goes with them: a weak agent makes less of a guess that held than the play-outs do, and all of it
     * taken off would be too much.
     */
    public static double[] takenOff(double[] results, double... lucks) {
        double mean = Arrays.stream(results).average().orElse(0);
        double together = 0;
        double squares = 0;
        for (int i = 0; i < results.length; i++) {
            together += (results[i] - mean) * lucks[i];
            squares += lucks[i] * lucks[i];
        }
        double share = squares == 0 ? 0 : together / squares;
        double[] rest = new double[results.length];
        Arrays.setAll(rest, i -> results[i] - share * lucks[i]);
        return rest;
    }
}
