// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Appraisal;
import sweeplab.agent.Choice;
import sweeplab.agent.Effort;
import sweeplab.agent.Foresight;
import sweeplab.agent.PlayOut;
import sweeplab.agent.Prospect;
import sweeplab.agent.model.Snapshot;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Insight;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Sampler;
import sweeplab.view.View;
import sweeplab.world.Hexagon;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * Plays games to their end by the look ahead, with a guess drawn among the best few now and then, and writes for each guess what
 * the look ahead saw of these and how play-outs went on from each, in the same worlds.
 */
final class GuessLessons {

    // With fewer worlds left, those who look ahead solve the rest, and the quick one a little later.
    private static final int WORLDS = 6_000;
    private static final int FEWER_WORLDS = 500;

    // The safest cells, all of them looked at to the end.
    private static final int SAFEST_CELLS = 8;
    private static final Effort SAFEST = new Effort(SAFEST_CELLS, 0.85, "", 0, Effort.PlaysOut.NEVER, 0, 0, 0);

    // Luck is what play-outs are dear for: those of guesses that are never taken tell little.
    private static final int BEST = 5;

    private static final int ONE_IN = 4;

    // Smaller boards stand in the upper left of this: boards of squares, and of hexagons.
    static final int ROWS = 16;
    static final int COLUMNS = 30;
    private static final int HEX_SIDE = 24;

    // A chance of danger is a whole number of these.
    static final int STEPS = 243;

    static final byte OUTSIDE = (byte) 255;

    // Its cell, survival, value by the look ahead and by play-outs, and five more things seen.
    static final int NUMBERS = 9;

    private final Topology topology;
    private final int rows;
    private final int columns;
    private final int lives;
    private final Survivor game;
    private final Dice dice;
    private final Foresight foresight;
    private final @Nullable PlayOut playOut;
    private final int plays;
    private @Nullable Appraisal appraisal;

    /** Lessons on one kind of board, with so many lives at first, by so many play-outs of each guess. */
    GuessLessons(GameId id, int lives, Dice dice, PlayOut playOut, int plays) {
        this(id, lives, dice, playOut, plays, view -> Foresight.forModel(Effort.STRONG, view));
    }

    /** Lessons of what the look ahead saw of the safest cells, for a model that is taught by another. */
    static GuessLessons withoutPlayOuts(GameId id, Dice dice) {
        return new GuessLessons(id, 1, dice, null, 0, view -> new Foresight(SAFEST, view));
    }

    private GuessLessons(
            GameId id,
            int lives,
            Dice dice,
            @Nullable PlayOut playOut,
            int plays,
            Function<View, Foresight> foresight) {
        this.lives = lives;
        this.dice = dice;
        this.playOut = playOut;
        this.plays = plays;
        Setup setup = id.setup(new Catalogue());
        topology = setup.world().topology();
        boolean hexagons = topology.shape() instanceof Hexagon;
        rows = hexagons ? HEX_SIDE : ROWS;
        columns = hexagons ? HEX_SIDE : COLUMNS;
        game = new Survivor(setup, dice);
        this.foresight = foresight.apply(game.view());
    }

    /** Plays a game, with lives to spare as long as there are some; how many positions were written. */
    int play(GameId id, OutputStream out) throws IOException {
        game.begin(id.setup(topology), lives);
        // Which model it is hangs on the lives.
        if (appraisal == null && playOut != null) {
            appraisal = Appraisal.of(game.view(), Effort.STRONG).orElse(null);
        }
        int written = 0;
        while (!game.settle() && toLearn()) {
            List<Prospect> prospects = chosen(foresight.prospects(game.exact().at(game.view()), Budget.unlimited()));
            if (prospects.size() > 1) {
                out.write(row(prospects));
                written++;
            }
            int taken = dice.nextInt(ONE_IN) == 0 ? dice.nextInt(prospects.size()) : 0;
            take(prospects.get(taken).choice().cell());
        }
        return written;
    }

    // What the model of before thinks best, which is where it is to learn, the best first, and one of the others.
    private List<Prospect> chosen(List<Prospect> prospects) {
        Appraisal model = appraisal;
        if (model == null || prospects.size() < 2) {
            return Appraisal.best(prospects);
        }
        List<Prospect> best = model.choices(game.exact().at(game.view()), prospects).stream()
                .sorted(Comparator.comparingDouble(choice -> -choice.value()))
                .map(choice -> of(choice.cell(), prospects))
                .collect(Collectors.toList());
        if (best.size() > BEST) {
            best.set(BEST, best.get(BEST + dice.nextInt(best.size() - BEST)));
        }
        return best.subList(0, Math.min(best.size(), BEST + 1));
    }

    private static Prospect of(int cell, List<Prospect> prospects) {
        return prospects.stream()
                .filter(prospect -> prospect.choice().cell() == cell)
                .findFirst()
                .orElseThrow();
    }

    // With lives to spare at first, what is left with the last one is for lessons of one life.
    private boolean toLearn() {
        int fewest = playOut == null ? FEWER_WORLDS : WORLDS;
        return (lives == 1 || game.view().lives() > 1)
                && game.exact().at(game.view()).list(fewest).isEmpty();
    }

    private void take(int cell) {
        if (lives > 1 && game.world().danger(cell)) {
            game.outlives(cell);
        } else {
            game.open(cell);
        }
    }

    // A byte for each cell: its clue or one of the codes, from the last of these on its chance in steps; then the
    // guesses.
    private byte[] row(List<Prospect> prospects) {
        ByteBuffer row = ByteBuffer.allocate(rows * columns + Appraisal.MOST_CHOICES * NUMBERS * Float.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN);
        Arrays.fill(row.array(), 0, rows * columns, OUTSIDE);
        Analysis analysis = game.exact().analyse(game.view());
        for (int cell = 0; cell < topology.size(); cell++) {
            row.put(place(cell), (byte) code(game.view(), analysis, cell));
        }
        row.position(rows * columns);
        double[] played = played(prospects);
        for (int i = 0; i < prospects.size(); i++) {
            put(row, prospects.get(i), played[i]);
        }
        while (row.hasRemaining()) {
            row.putFloat(-1);
        }
        return row.array();
    }

    private static int code(View view, Analysis analysis, int cell) {
        if (!view.covered(cell)) {
            return view.exploded(cell) ? Snapshot.DANGER : view.clue(cell);
        }
        double danger = analysis.danger(cell);
        return danger == 0
                ? Snapshot.SAFE
                : danger == 1 ? Snapshot.DANGER : Snapshot.UNKNOWN + (int) Math.round(danger * STEPS);
    }

    private int place(int cell) {
        return cell / topology.columns() * columns + cell % topology.columns();
    }

    private void put(ByteBuffer row, Prospect prospect, double played) {
        Choice choice = prospect.choice();
        row.putFloat(place(choice.cell())).putFloat((float) choice.survival()).putFloat((float) choice.value());
        row.putFloat((float) played);
        row.putFloat((float) prospect.settled()).putFloat((float) prospect.progress());
        row.putFloat((float) prospect.opening()).putFloat((float) prospect.risk());
        row.putFloat((float) prospect.lost());
    }

    private double[] played(List<Prospect> prospects) {
        Insight known = game.exact().at(game.view());
        Sampler worlds = game.exact().sampler(game.view()).orElseThrow();
        double[] means = new double[prospects.size()];
        if (playOut == null) {
            return means;
        }
        for (int i = 0; i < plays; i++) {
            World drawn = worlds.draw(dice);
            // The same dice for all guesses, so that they differ by less luck.
            long seed = dice.nextLong();
            for (int j = 0; j < means.length; j++) {
                Choice choice = prospects.get(j).choice();
                // Not a number if a play-out comes to a position that is too large to work out: the training leaves it
                // out.
                double chance = playOut.chance(known, drawn, worlds, new Dice(seed), Budget.unlimited(), choice)
                        .orElse(Double.NaN);
                means[j] += chance / plays;
            }
        }
        return means;
    }
}
