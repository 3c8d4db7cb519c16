// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sweeplab.agent.PlayOut;
import sweeplab.base.Dice;
import sweeplab.catalogue.GameId;

/** Writes what the models of guesses are trained on: positions of games that are played to their end, as {@link GuessLessons} of them. */
public final class GuessData {

    private static final String GAMES = "games";
    private static final int PART = 2_000;
    private static final int GAMES_AN_ENGINE = 5_000;
    private static final int USUAL_PLAYS = 4;

    // What is played, in turn.
    private static final List<GameId> SQUARES =
            inTurn("30x16/99 opening@3,3 *8", "30x16/99 safe@0,0 *7", "30x16/120 opening@3,3 *1");

    private static final List<GameId> HEXAGONS = inTurn(
            "hex:16x16/55 opening@3,3 *3",
            "hex:16x16/64 opening@3,3 *3",
            "hex:16x16/55 safe@0,0 *2",
            "hex:16x16/72 opening@3,3 *1",
            "hex:12x12/35 opening@3,3 *2",
            "hex:12x12/30 safe@0,0 *1",
            "hex:9x9/18 safe@0,0 *1",
            "hex:20x20/85 opening@3,3 *2",
            "hex:20x20/100 opening@3,3 *2",
            "hex:20x20/85 safe@0,0 *1",
            "hex:24x20/105 opening@3,3 *1",
            "hex:20x24/105 opening@3,3 *1");

    // With two and three lives in turn.
    private static final List<GameId> SQUARES_WITH_LIVES = inTurn(
            "12x12/35 safe@0,0 *3",
            "12x12/35 opening@3,3 *1",
            "16x16/60 safe@0,0 *2",
            "16x16/60 opening@3,3 *2",
            "16x16/50 safe@0,0 *1",
            "30x16/99 safe@0,0 *1",
            "30x16/99 opening@3,3 *2",
            "30x16/120 opening@3,3 *1");
    private static final int FEWEST_TO_SPARE = 2;
    private static final int MOST_TO_SPARE = 3;

    // The last word says how often.
    private static List<GameId> inTurn(String... boards) {
        return Stream.of(boards)
                .map(line -> line.split(" \\*"))
                .flatMap(line -> Collections.nCopies(Integer.parseInt(line[1]), GameId.parse(line[0])).stream())
                .toList();
    }

    private GuessData() {}

    /** Arguments: seconds (or a number of games for each thread, such as 40games: the same files every time), threads, folder, seed, who guesses in the play-outs (safest, fast, or first: {@code fast} at first) and how many there are of each guess if not four, as in first*32 (none: there are no play-outs, and the eight safest cells stand in place of the best), and perhaps the word hexagons or lives (to spare). */
    public static void main(String[] args) throws IOException, InterruptedException {
        IntPredicate more = until(args[0]);
        Path folder = Files.createDirectories(Path.of(args[2]));
        long seed = Long.parseLong(args[3]);
        List<Table> tables = tables(args.length > 5 ? args[5] : "");
        List<Thread> threads = IntStream.range(0, Integer.parseInt(args[1]))
                .mapToObj(thread -> new Thread(() -> run(
                        tables, Dice.seed(seed, thread), folder.resolve("part-" + seed + "-" + thread), more, args[4])))
                .toList();
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** What is played, and with how many lives. */
    private record Table(GameId id, int lives) {}

    private static List<Table> tables(String which) {
        return switch (which) {
            case "" -> tables(SQUARES, 1, 1);
            case "hexagons" -> tables(HEXAGONS, 1, 1);
            case "lives" -> tables(SQUARES_WITH_LIVES, FEWEST_TO_SPARE, MOST_TO_SPARE);
            default ->
                throw new IllegalArgumentException(
                        "'" + which + "' are no boards to learn from: hexagons, lives, or nothing for squares");
        };
    }

    private static List<Table> tables(List<GameId> boards, int fewest, int most) {
        return IntStream.rangeClosed(fewest, most)
                .boxed()
                .flatMap(lives -> boards.stream().map(id -> new Table(id, lives)))
                .toList();
    }

    // Whether there is more to play, after so many games.
    private static IntPredicate until(String word) {
        if (word.endsWith(GAMES)) {
            int most = Integer.parseInt(word.substring(0, word.length() - GAMES.length()));
            return games -> games < most;
        }
        long end = System.nanoTime() + Long.parseLong(word) * 1_000_000_000L;
        return games -> System.nanoTime() < end;
    }

    private static void run(List<Table> tables, long seed, Path name, IntPredicate more, String plays) {
        Map<Table, GuessLessons> lessons = new HashMap<>();
        int games = 0;
        for (int part = 0; more.test(games); part++) {
            // A part has its name when it is complete, so that the training can begin while more is played.
            Path file = Path.of(name + "-" + part + ".unfinished");
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
                for (int written = 0; written < PART && more.test(games); games++) {
                    if (games % GAMES_AN_ENGINE == 0) {
                        lessons.clear();
                    }
                    Table table = tables.get(games % tables.size());
                    long dice = Dice.seed(seed, games);
                    written += lessons.computeIfAbsent(table, any -> lessons(any, new Dice(~dice), plays))
                            .play(table.id.withSeed(dice), out);
                }
                Files.move(file, Path.of(name + "-" + part + ".bin"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static GuessLessons lessons(Table table, Dice dice, String plays) {
        if (plays.equals("none")) {
            return GuessLessons.withoutPlayOuts(table.id, dice);
        }
        String[] words = plays.split("\\*");
        int count = words.length > 1 ? Integer.parseInt(words[1]) : USUAL_PLAYS;
        return new GuessLessons(table.id, table.lives, dice, playOut(words[0]), count);
    }

    private static PlayOut playOut(String guide) {
        return switch (guide) {
            case "safest" -> new PlayOut();
            case "fast" -> PlayOut.guided();
            case "first" -> PlayOut.guidedAtFirst();
            default ->
                throw new IllegalArgumentException(
                        "'" + guide + "' guesses in no play-outs: none, safest, fast or first, as in first*32");
        };
    }
}
