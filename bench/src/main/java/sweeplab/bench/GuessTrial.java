// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.agent.Choice;
import sweeplab.agent.Decision;
import sweeplab.agent.Effort;
import sweeplab.agent.Planner;
import sweeplab.agent.PlayOut;
import sweeplab.agent.Roster;
import sweeplab.arena.MeanDifference;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Insight;
import sweeplab.count.result.Sampler;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * How many more games one agent wins than another, from few games: the first one plays, and wherever the other would guess
 * otherwise, both guesses are played on by {@link PlayOut}s that guess as {@code fast} does, in the same worlds and with the same dice.
 * Where the other is {@code play-outs} itself, who plays on, that is no estimate but right on average: what a player wins more than another
 * is what its guesses are worth more where the other one plays on (the performance difference lemma).
 */
public final class GuessTrial {

    private static final int TELL_EVERY = 250;
    private static final String PLAIN = "plain";
    private static final String PLAY_OUTS = "play-outs";

    // With more worlds left the play-outs guess as fast does, with fewer they solve the end later.
    private static final int FEW_WORLDS = 1_000;

    private final int playOuts;
    private final int lives;
    private final Agent agent;
    private final Agent other;
    private final boolean beside;
    private final Survivor game;
    private final PlayOut playOut = PlayOut.guided();
    private final Dice dice;

    private GuessTrial(String[] args, Setup setup) {
        agent = agent(args[0]);
        beside = PLAY_OUTS.equals(args[1]);
        other = agent(beside ? "fast" : args[1]);
        playOuts = Integer.parseInt(args[4]);
        dice = new Dice(Long.parseLong(args[5]));
        lives = args.length > 6 ? Integer.parseInt(args[6]) : 1;
        game = new Survivor(setup, dice);
    }

    private static Agent agent(String name) {
        return PLAIN.equals(name)
                ? new Planner(Effort.BALANCED.withoutModel())
                : Roster.core().get(name).maker().apply(1);
    }

    /** Arguments: agent, other agent ("plain" is balanced without a model, "play-outs" who plays on), board and start ("30x16/99 opening@3,3"), games, play-outs of a guess, seed, and lives if there are more than one. */
    public static void main(String[] args) {
        GameId id = GameId.parse(args[2]);
        Topology topology = id.setup(new Catalogue()).world().topology();
        GuessTrial trial = new GuessTrial(args, id.setup(topology));
        int games = Integer.parseInt(args[3]);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < games; i++) {
            double points = trial.play(
                    id.withSeed(Dice.seed(Long.parseLong(args[5]), i)).setup(topology));
            sum += points;
            squares += points * points;
            if ((i + 1) % TELL_EVERY == 0 || i + 1 == games) {
                tell(args, i + 1, MeanDifference.of(sum, squares, i + 1));
            }
        }
    }

    private static void tell(String[] args, int games, MeanDifference gain) {
        System.out.printf(
                Locale.ROOT,
                "%s over %s on %s: %+.3f ± %.3f points in %d games%n",
                args[0],
                args[1],
                args[2],
                100 * gain.mean(),
                100 * gain.half(),
                games);
    }

    private double play(Setup setup) {
        game.begin(setup, lives);
        double gain = 0;
        while (!game.settle()) {
            View view = game.view();
            int cell = guess(agent, view);
            gain += gain(view, cell);
            if (!game.world().danger(cell)) {
                game.open(cell);
            } else if (!game.outlives(cell)) {
                return gain;
            }
        }
        return gain;
    }

    private double gain(View view, int cell) {
        if (beside && game.exact().at(view).worlds() <= FEW_WORLDS) {
            return difference(view, cell, null);
        }
        int instead = guess(other, view);
        return cell == instead ? 0 : difference(view, cell, beside ? null : instead);
    }

    private static int guess(Agent agent, View view) {
        return ((Decision.Guess) agent.decide(view)).cell();
    }

    // With the same dice the two plays part only where they lead to different positions, so that less of what they
    // differ by is luck.
    private double difference(View view, int cell, @Nullable Integer instead) {
        Insight known = game.exact().at(view);
        Choice one = choice(known, cell);
        Choice two = instead == null ? null : choice(known, instead);
        Sampler worlds = game.exact().sampler(view).orElseThrow();
        double sum = 0;
        for (int i = 0; i < playOuts; i++) {
            World world = worlds.draw(dice);
            long luck = dice.nextLong();
            sum += playOn(known, world, worlds, luck, one) - playOn(known, world, worlds, luck, two);
        }
        return sum / playOuts;
    }

    private static Choice choice(Insight known, int cell) {
        return new Choice(cell, known.analyse().danger(cell), 0);
    }

    // Without a guess they make their own.
    private double playOn(Insight known, World world, Sampler worlds, long luck, @Nullable Choice guess) {
        Dice same = new Dice(luck);
        return (guess == null
                        ? playOut.product(known, world, worlds, same, Budget.unlimited())
                        : playOut.chance(known, world, worlds, same, Budget.unlimited(), guess))
                .orElseThrow();
    }
}
