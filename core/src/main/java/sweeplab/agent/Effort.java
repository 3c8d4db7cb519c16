// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import sweeplab.view.View;

/**
 * How hard a planning agent thinks: cells tried as a guess, and how much less safe than the safest they may be (as a share of its
 * survival); the model that corrects what is thought of them, if any, and how good they must be by the look ahead for that, as a share
 * of the best; when the best of them are played on; and when the rest is solved to the end: with how many worlds left, how many cells tried wherever there are more than a few worlds, and
 * how large a tree.
 */
public record Effort(
        int candidates,
        double widest,
        String model,
        double nearlyBest,
        PlaysOut playsOut,
        int worlds,
        int width,
        long nodes) {

    /** When the best guesses are played on. */
    public enum PlaysOut {
        NEVER,

        /** With few worlds left, and few times: the plays are short then, and a model knows least. */
        LATE,

        ALWAYS
    }

    /** Some three thousand expert games a second: few cells tried, a model of guesses in place of a look ahead, and short endgames. */
    static final Effort FAST = new Effort(5, 0.95, Appraisal.QUICK, 1, PlaysOut.NEVER, 400, 4, 20_000);

    /** Some six hundred: a small model of guesses, few play-outs and late in the game alone, and endgames of thousands of worlds. */
    public static final Effort BALANCED = new Effort(12, 0.85, Appraisal.SMALL, 0.92, PlaysOut.LATE, 6_000, 4, 400_000);

    /** Some six: the model asked about mirror images too, play-outs, and endgames of tens of thousands. */
    public static final Effort STRONG =
            new Effort(12, 0.7, Appraisal.SMALL, 0.75, PlaysOut.ALWAYS, 60_000, 4, 4_000_000);

    /** True if the model chooses by itself, without a look ahead. */
    boolean glances() {
        return model.equals(Appraisal.QUICK);
    }

    /** True if the model is asked about all mirror images of a position: whoever plays all guesses out has the time. */
    boolean mirrored() {
        return playsAllOut();
    }

    // Whoever plays all guesses out finds the good ones among those that are thought worse.
    private static final int MOST_TRIED = 24;

    /** How many guesses the model is asked about. */
    int mostAppraised() {
        return playsAllOut() ? MOST_TRIED : Appraisal.MOST_CHOICES;
    }

    // Measured: more steps find more tosses, and take a third of the time of a quick guess.
    private static final int QUICK_STEPS = 20;
    static final int STEPS = 100;

    /** How far tosses are looked for. */
    int tossSteps() {
        return glances() ? QUICK_STEPS : STEPS;
    }

    // Measured: what a look ahead is too slow for, a model by itself is not.
    private static final int GLANCES = 8;
    private static final double GLANCE = 0.9;
    // Cells that no clue touches are many, and the look ahead gives most of them up early.
    static final int LOOKS = 60;

    /** The same where its model is asked: more cells are looked at, and many more where no clue touches them. */
    Effort byModel() {
        return new Effort(
                glances() ? GLANCES : LOOKS,
                glances() ? GLANCE : widest,
                model,
                nearlyBest,
                playsOut,
                worlds,
                width,
                nodes);
    }

    /** True if all cells that no clue touches are tried: they differ most on small boards, and play-outs alone see how. */
    boolean triesAll(View view) {
        return playsAllOut() && view.topology().size() <= Planner.SMALL_BOARD;
    }

    private boolean playsAllOut() {
        return playsOut == PlaysOut.ALWAYS;
    }

    private static final int FEW_WORLDS = 1_000;

    /** The same with no model: what the look ahead says stands. */
    public Effort withoutModel() {
        return new Effort(candidates, widest, "", nearlyBest, playsOut, worlds, width, nodes);
    }

    /** The same with all cells tried in endgames: on a small board the few that seem best may all be wrong, and it costs little. */
    Effort exhaustive() {
        return new Effort(
                candidates,
                widest,
                model,
                nearlyBest,
                playsOut,
                Math.max(worlds, FEW_WORLDS),
                Integer.MAX_VALUE,
                nodes);
    }
}
