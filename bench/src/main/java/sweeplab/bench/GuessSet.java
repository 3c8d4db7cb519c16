// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Sampler;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * Writes guesses to judge agents by: positions that {@code fast} comes to, and for each of the safer cells the mean of many
 * play-outs by a {@link Survivor}, in the same worlds for all of them, in two halves.
 */
public final class GuessSet {

    private static final double NEARLY_SAFEST = 0.85;
    private static final int MOST_CELLS = 10;
    private static final int PLAY_OUTS = 200;
    private static final int ONE_IN = 3;
    private static final String[] BOARDS = {
        "30x16/99 opening@3,3",
        "30x16/99 safe@0,0",
        "30x16/99 opening@3,3",
        "30x16/99 safe@0,0",
        "30x16/99 opening@3,3",
        "30x16/99 safe@0,0",
        "16x16/40 opening@2,2",
        "16x16/40 safe@0,0",
    };

    private final GameId id;
    private final Topology topology;
    private final Dice dice;
    private final Survivor game;
    private final Survivor playOut;

    private GuessSet(String board, long seed) {
        id = GameId.parse(board);
        Setup setup = id.setup(new Catalogue());
        topology = setup.world().topology();
        dice = new Dice(seed);
        game = new Survivor(setup, dice);
        playOut = new Survivor(setup, dice);
    }

    /** Arguments: seconds, threads, folder, seed. */
    public static void main(String[] args) throws IOException {
        long end = System.nanoTime() + Long.parseLong(args[0]) * 1_000_000_000L;
        Path folder = Files.createDirectories(Path.of(args[2]));
        long seed = Long.parseLong(args[3]);
        IntStream.range(0, Integer.parseInt(args[1]))
                .forEach(number ->
                        new Thread(() -> run(Dice.seed(seed, number), folder.resolve(number + ".txt"), end)).start());
    }

    private static void run(long seed, Path file, long end) {
        try (PrintStream out = new PrintStream(Files.newOutputStream(file), true)) {
            for (int i = 0; System.nanoTime() < end; i++) {
                new GuessSet(BOARDS[i % BOARDS.length], Dice.seed(seed, i)).play(Dice.seed(~seed, i), out, end);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void play(long seed, PrintStream out, long end) {
        game.begin(id.withSeed(seed).setup(topology));
        while (!game.settle() && game.endgame().isEmpty() && System.nanoTime() < end) {
            if (dice.nextInt(ONE_IN) == 0) {
                out.println(judge(game.view()));
            }
            game.open(game.guess().cell());
        }
    }

    private String judge(View view) {
        Analysis analysis = game.exact().analyse(view);
        Sampler sampler = game.exact().sampler(view).orElseThrow();
        List<Survivor.Chance> cells = game.safer(NEARLY_SAFEST, MOST_CELLS);
        double[][] sums = new double[cells.size()][2];
        for (int i = 0; i < PLAY_OUTS; i++) {
            World world = sampler.draw(dice);
            for (int j = 0; j < sums.length; j++) {
                int cell = cells.get(j).cell();
                sums[j][i % 2] +=
                        (1 - analysis.danger(cell)) * playOut.playOn(view, cell, world, sampler) * 2 / PLAY_OUTS;
            }
        }
        StringBuilder line = new StringBuilder(id + "|");
        for (int cell = 0; cell < topology.size(); cell++) {
            line.append(view.flagged(cell) ? "F" : view.covered(cell) ? "." : view.clue(cell));
        }
        line.append('|').append(game.guess().cell());
        for (int j = 0; j < sums.length; j++) {
            Survivor.Chance chance = cells.get(j);
            line.append(String.format(
                    Locale.ROOT, " %d:%.4f:%.4f:%.4f", chance.cell(), 1 - chance.danger(), sums[j][0], sums[j][1]));
        }
        return line.toString();
    }
}
