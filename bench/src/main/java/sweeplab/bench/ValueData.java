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
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sweeplab.agent.Decision;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.infer.exact.Analysis;
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

    // Smaller boards stand in the upper left of this.
    private static final int ROWS = 16;
    private static final int COLUMNS = 30;
    private static final int OUTSIDE = 255;

    // What is played, in turn.
    private static final List<GameId> BOARDS = Stream.of(
                    "30x16/99 opening@3,3 *7",
                    "30x16/99 safe@0,0 *7",
                    "16x16/40 opening@2,2 *2",
                    "16x16/40 safe@0,0 *2",
                    "9x9/10 opening@2,2 *1",
                    "9x9/10 safe@0,0 *1",
                    "30x16/80 safe@0,0 *1",
                    "30x16/120 opening@3,3 *1",
                    "24x16/77 opening@3,3 *1",
                    "16x16/51 safe@0,0 *1")
            .map(line -> line.split(" \\*"))
            .flatMap(line -> Collections.nCopies(Integer.parseInt(line[1]), GameId.parse(line[0])).stream())
            .toList();

    // Which guess is drawn at random.
    private static final int[] DRAWN = {NEVER, NEVER, NEVER, 0, 0, 0, 1, 1, 2, 2, 3, 4};

    private final Topology topology;
    private final Survivor survivor;
    private final Dice dice;
    private final List<byte[]> rows = new ArrayList<>();
    private final List<Double> chances = new ArrayList<>();

    private ValueData(GameId id, Dice dice) {
        this.dice = dice;
        Setup setup = id.setup(new Catalogue());
        topology = setup.world().topology();
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
        Map<GameId, ValueData> boards = new HashMap<>();
        int games = 0;
        for (int part = 0; System.nanoTime() < end; part++) {
            // A part has its name when it is complete, so that the training can begin while more is played.
            Path file = folder.resolve("part-" + thread + "-" + part + ".unfinished");
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
                for (int written = 0; written < PART && System.nanoTime() < end; games++) {
                    if (games % GAMES_AN_ENGINE == 0) {
                        boards.clear();
                    }
                    GameId id = BOARDS.get(games % BOARDS.size());
                    long dice = Dice.seed(seed, games);
                    List<byte[]> rows = boards.computeIfAbsent(id, board -> new ValueData(board, new Dice(~dice)))
                            .play(id.withSeed(dice));
                    for (byte[] row : rows) {
                        out.write(row);
                    }
                    written += rows.size();
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

    private List<byte[]> play(GameId id) {
        rows.clear();
        chances.clear();
        survivor.begin(id.setup(topology));
        int drawn = DRAWN[dice.nextInt(DRAWN.length)];
        OptionalDouble end = OptionalDouble.empty();
        while (!survivor.settle() && (end = survivor.endgame()).isEmpty()) {
            guess(drawn == rows.size());
        }
        chances.add(end.orElse(1));
        double product = 1;
        for (int i = rows.size() - 1; i >= 0; i--) {
            product *= chances.get(i + 1);
            ByteBuffer.wrap(rows.get(i))
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .position(ROWS * COLUMNS)
                    .putFloat((float) product)
                    .putFloat(chances.get(i + 1).floatValue())
                    .put((byte) (i + 1 < rows.size() ? 1 : 0));
        }
        // What comes before the guess that was drawn would be blamed for it.
        return rows.subList(drawn < rows.size() ? drawn : 0, rows.size());
    }

    private void guess(boolean draw) {
        Decision.Guess guess = survivor.guess();
        int cell = draw ? draw() : guess.cell();
        chances.add(1 - survivor.exact().analyse(survivor.view()).danger(cell));
        survivor.open(cell);
        rows.add(row(survivor.view(), survivor.exact().analyse(survivor.view())));
    }

    private int draw() {
        List<Survivor.Chance> near = survivor.safer(NEARLY_SAFEST, DRAWN_FROM);
        return near.get(dice.nextInt(near.size())).cell();
    }

    // A byte for each cell: its clue, 9 safe, 10 a danger, from 11 on unknown with its chance in 1/243; then room for
    // the product of the chances to come, the next of them, and whether the next row is the position after it.
    private static byte[] row(View view, Analysis analysis) {
        byte[] row = new byte[ROWS * COLUMNS + 9];
        Arrays.fill(row, 0, ROWS * COLUMNS, (byte) OUTSIDE);
        int columns = view.topology().columns();
        for (int cell = 0; cell < view.topology().size(); cell++) {
            double danger = view.covered(cell) ? analysis.danger(cell) : 0;
            int covered = danger == 0 ? 9 : danger == 1 ? 10 : 11 + (int) Math.round(danger * 243);
            row[cell / columns * COLUMNS + cell % columns] = (byte) (view.covered(cell) ? covered : view.clue(cell));
        }
        return row;
    }
}
