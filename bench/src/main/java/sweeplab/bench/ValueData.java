package sweeplab.bench;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import sweeplab.agent.Decision;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.infer.exact.Analysis;
import sweeplab.infer.exact.Exact;
import sweeplab.view.View;
import sweeplab.world.Dice;
import sweeplab.world.Topology;

/**
 * Writes what the value model is trained on: positions right after a guess, each with the product of the chances that the
 * guesses after it had in a game of a {@link Survivor}. In most games one guess is drawn at random among the safer cells, so
 * that the model sees where other choices lead.
 */
public final class ValueData {

    private static final int PART = 100_000;
    private static final int GAMES_AN_ENGINE = 5_000;
    private static final double NEARLY_SAFEST = 0.82;
    private static final int DRAWN_FROM = 12;
    private static final int NEVER = Integer.MAX_VALUE;

    // Which guess is drawn at random.
    private static final int[] DRAWN = {NEVER, NEVER, NEVER, 0, 0, 0, 1, 1, 2, 2, 3, 4};

    private final Survivor survivor;
    private final Dice dice;
    private final List<byte[]> rows = new ArrayList<>();
    private final List<Double> chances = new ArrayList<>();

    private ValueData(Setup setup, Dice dice) {
        this.dice = dice;
        survivor = new Survivor(setup, dice);
    }

    /** Arguments: seconds, threads, folder, seed. */
    public static void main(String[] args) throws IOException {
        long end = System.nanoTime() + Long.parseLong(args[0]) * 1_000_000_000L;
        Path folder = Files.createDirectories(Path.of(args[2]));
        long seed = Long.parseLong(args[3]);
        List<Thread> threads = IntStream.range(0, Integer.parseInt(args[1]))
                .mapToObj(number -> new Thread(() -> run(Dice.seed(seed, number), folder, number, end)))
                .toList();
        threads.forEach(Thread::start);
        threads.forEach(ValueData::join);
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void run(long seed, Path folder, int thread, long end) {
        GameId[] ids = {GameId.parse("30x16/99 opening@3,3"), GameId.parse("30x16/99 safe@0,0")};
        Topology topology = ids[0].setup(new Catalogue()).world().topology();
        ValueData data = new ValueData(ids[0].setup(topology), new Dice(~seed));
        int games = 0;
        for (int part = 0; System.nanoTime() < end; part++) {
            // A part has its name when it is complete, so that the training can begin while more is played.
            Path file = folder.resolve("part-" + thread + "-" + part + ".unfinished");
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
                for (int written = 0; written < PART && System.nanoTime() < end; written += data.rows.size()) {
                    Setup setup =
                            ids[games % 2].withSeed(Dice.seed(seed, games)).setup(topology);
                    data = ++games % GAMES_AN_ENGINE == 0 ? new ValueData(setup, new Dice(~seed + games)) : data;
                    data.play(setup);
                    for (byte[] row : data.rows) {
                        out.write(row);
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            file.toFile()
                    .renameTo(folder.resolve("part-" + thread + "-" + part + ".bin")
                            .toFile());
        }
        System.out.println("thread " + thread + ": " + games + " games");
    }

    private void play(Setup setup) {
        rows.clear();
        chances.clear();
        survivor.begin(setup);
        int drawn = DRAWN[dice.nextInt(DRAWN.length)];
        OptionalDouble end = OptionalDouble.empty();
        while (!survivor.settle() && (end = survivor.endgame()).isEmpty()) {
            guess(drawn == rows.size());
        }
        chances.add(end.orElse(1));
        double product = 1;
        for (int i = rows.size() - 1; i >= 0; i--) {
            product *= chances.get(i + 1);
            ByteBuffer.wrap(rows.get(i)).order(ByteOrder.LITTLE_ENDIAN).putFloat(rows.get(i).length - 4, (float)
                    product);
        }
        // What comes before the guess that was drawn would be blamed for it.
        rows.subList(0, drawn < rows.size() ? drawn : 0).clear();
    }

    private void guess(boolean draw) {
        Decision.Guess guess = survivor.guess();
        int cell = draw ? draw() : guess.cell();
        chances.add(1 - survivor.exact().analyse(survivor.view()).danger(cell));
        survivor.open(cell);
        rows.add(row(survivor.view(), survivor.exact().analyse(survivor.view())));
    }

    // One of the twelve safest, of cells that no clue touches only one.
    private int draw() {
        List<Chance> near = new ArrayList<>();
        survivor.exact().chances(new Exact.Groups() {
            @Override
            public void beside(int[] cells, int from, int to, double danger) {
                for (int i = from; i < to; i++) {
                    near.add(new Chance(cells[i], danger));
                }
            }

            @Override
            public void free(int count, int cell, double danger) {
                near.add(new Chance(cell, danger));
            }
        });
        near.sort(Comparator.comparingDouble(Chance::danger));
        double most = 1 - NEARLY_SAFEST * (1 - near.get(0).danger());
        near.removeIf(chance -> chance.danger() > most);
        return near.get(dice.nextInt(Math.min(DRAWN_FROM, near.size()))).cell();
    }

    private record Chance(int cell, double danger) {}

    // A byte for each cell: its clue, 9 safe, 10 a danger, from 11 on unknown with its chance in 1/244; then room for
    // the product.
    private static byte[] row(View view, Analysis analysis) {
        byte[] row = new byte[view.topology().size() + 4];
        for (int cell = 0; cell < view.topology().size(); cell++) {
            double danger = view.covered(cell) ? analysis.danger(cell) : 0;
            int covered = danger == 0 ? 9 : danger == 1 ? 10 : 11 + (int) Math.round(danger * 244);
            row[cell] = (byte) (view.covered(cell) ? covered : view.clue(cell));
        }
        return row;
    }
}
