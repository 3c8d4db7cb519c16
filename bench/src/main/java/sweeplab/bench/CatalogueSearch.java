// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sweeplab.agent.Roster;
import sweeplab.base.Dice;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.WorldText;
import sweeplab.game.Game;
import sweeplab.play.Draws;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.rules.RuleBook;
import sweeplab.rules.Rules;
import sweeplab.sat.SatAgents;
import sweeplab.world.World;

/**
 * Finds the worlds that the reports do not print (W2): the generator's worlds are taken one after another, and the first
 * that needs the wanted reasoning and shows the wanted figure is kept. The same seed finds the same worlds.
 */
public final class CatalogueSearch {

    private static final int RUNS = 400;
    private static final int MOST_TRIES = 3_000_000;

    private final Roster roster = SatAgents.addTo(Roster.core());
    private final Rules rules;
    private final long seed;

    private CatalogueSearch(Rules rules, long seed) {
        this.rules = rules;
        this.seed = seed;
    }

    /** Arguments: the game, the file with the table of what is wanted, the folder to write to, the seed. */
    public static void main(String[] args) throws IOException {
        if (args.length != 4) {
            System.err.println(
                    "arguments: GAME TABLE FOLDER SEED, for instance daggers catalogue/daggers.txt worlds 1");
            System.exit(2);
        }
        Path folder = Files.createDirectories(Path.of(args[2]));
        CatalogueSearch search = new CatalogueSearch(RuleBook.get(args[0]), Long.parseLong(args[3]));
        for (Wanted wanted : Wanted.table(args[0], Files.readString(Path.of(args[1])))) {
            Files.writeString(
                    folder.resolve(wanted.name() + ".txt"), WorldText.write(search.find(wanted), search.rules));
        }
    }

    private World find(Wanted wanted) {
        Board board = wanted.board();
        long label = Dice.seed(seed, wanted.name().hashCode());
        Draws draws = new Draws(
                GameId.ofBoard(rules, board, Optional.empty(), 0),
                rules.board(board.columns(), board.rows()),
                place -> Dice.seed(label, place));
        World world = draws.first(setup -> fits(setup.world(), wanted), MOST_TRIES)
                .orElseThrow(() -> new IllegalStateException("no world for " + wanted + " among " + MOST_TRIES))
                .world();
        System.out.println(rules.id() + ":" + wanted.name() + " found after " + draws.drawn() + " worlds");
        return world;
    }

    private boolean fits(World world, Wanted wanted) {
        return needs(world, wanted) && (Double.isNaN(wanted.figure()) || shows(world, wanted.figure()));
    }

    private boolean needs(World world, Wanted wanted) {
        return switch (wanted.need()) {
            case SPS -> solves("sps", world);
            case EES -> !solves("sps", world) && solves("ees", world);
            case SAT -> leftIs(world, wanted.figure()) && !solves("sps", world) && solves("sat", world);
            case ONLY_SAT -> !solves("ees", world) && solves("sat", world);
            case GUESS -> leftIs(world, wanted.figure()) && !solves("sat", world);
            case FLAGGED -> endsFlagged(world);
            case GOLD_SPS -> uses("gold SPS", world);
            case GOLD_SAT -> uses("gold ATS", world);
        };
    }

    private boolean solves(String agent, World world) {
        return play(agent, world, 1).result() == Result.WON;
    }

    private Score play(String agent, World world, long agentSeed) {
        return Referee.play(new Game(rules, world), roster.get(agent).maker().apply(agentSeed), Referee.NOBODY);
    }

    private boolean endsFlagged(World world) {
        Score score = play("sat", world, 1);
        return score.result() == Result.STUCK && score.flags() == world.dangers();
    }

    private boolean uses(String strategy, World world) {
        List<String> used = new ArrayList<>();
        Game game = new Game(RuleBook.get("daggers-m"), world);
        Referee.play(game, roster.get("daggers-002-logic3").maker().apply(0), step -> used.add(step.by()));
        return used.contains(strategy) && game.view().lives() > 0;
    }

    private boolean shows(World world, double figure) {
        return rules.id().equals("nettle") ? Math.abs(successRate(world) - figure) <= 2 : leftIs(world, figure);
    }

    // The figure of report 001: cells that are neither open nor marked when single point stops.
    private boolean leftIs(World world, double figure) {
        return Double.isNaN(figure) || play("sps", world, 1).left() == figure;
    }

    private double successRate(World world) {
        int wins = 0;
        for (int run = 0; run < RUNS; run++) {
            wins += play("nettle-logic1", world, Dice.seed(seed, run)).result() == Result.WON ? 1 : 0;
        }
        return 100.0 * wins / RUNS;
    }
}
