// SPDX-License-Identifier: Apache-2.0
package sweeplab.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sweeplab.base.Excerpt;
import sweeplab.base.PublicApi;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.world.Topology;

/**
 * A finished or running game as text: the game's id, the agent, its seed and the moves. Replaying it gives the same game (C4).
 *
 * @param lives how many there were at the start; 0 for as many as the game gives
 */
@PublicApi
public record Trace(GameId game, String agent, long seed, int lives, List<Step> steps) {

    private static final String HEAD = "sweeplab-trace 1";
    private static final String LIVES = "lives ";
    private static final int MOVES = 4;

    public Trace {
        steps = List.copyOf(steps);
    }

    public Trace(GameId game, String agent, long seed, List<Step> steps) {
        this(game, agent, seed, 0, steps);
    }

    /** The trace of the first moves only: undo is replaying one move less (D10). */
    public Trace first(int moves) {
        return new Trace(game, agent, seed, lives, steps.subList(0, moves));
    }

    public String text(Topology topology) {
        StringBuilder text = new StringBuilder(HEAD + "\ngame " + game + "\nagent " + agent + "\nseed " + seed + "\n");
        if (lives > 0) {
            text.append(LIVES).append(lives).append('\n');
        }
        steps.forEach(step -> text.append(step.text(topology)).append('\n'));
        return text.toString();
    }

    /** Reads a trace; the library gives the world if the game is named by one. */
    public static Trace parse(String text, Library library) {
        List<String> lines = Arrays.stream(text.split("\n")).map(String::strip).toList();
        if (lines.isEmpty() || !lines.get(0).equals(HEAD)) {
            throw new IllegalArgumentException("line 1 of a trace must be '" + HEAD + "', found '"
                    + Excerpt.of(lines.isEmpty() ? "" : lines.get(0)) + "'");
        }
        GameId game = GameId.parse(value(lines, 1, "game"));
        String agent = value(lines, 2, "agent");
        long seed = seed(value(lines, 3, "seed"));
        Topology topology = game.topology(library);
        int lives = lives(lines);
        List<Step> steps = new ArrayList<>();
        for (int i = lives == 0 ? MOVES : MOVES + 1; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty()) {
                steps.add(step(lines.get(i), i + 1, topology));
            }
        }
        return new Trace(game, agent, seed, lives, steps);
    }

    private static int lives(List<String> lines) {
        if (lines.size() <= MOVES || !lines.get(MOVES).startsWith(LIVES)) {
            return 0;
        }
        String word = lines.get(MOVES).substring(LIVES.length());
        if (!word.matches("[1-9]\\d{0,6}")) {
            throw new IllegalArgumentException("line 5 of a trace: '" + Excerpt.of(word)
                    + "' is no number of lives: write a whole number from 1, for instance 'lives 3'");
        }
        return Integer.parseInt(word);
    }

    /** The games of a text that holds several traces one after the other, each as a text of its own. */
    public static List<String> split(String text) {
        List<String> games = new ArrayList<>();
        StringBuilder game = new StringBuilder();
        for (String line : text.split("\n")) {
            if (line.strip().equals(HEAD) && game.length() > 0) {
                games.add(game.toString());
                game.setLength(0);
            }
            game.append(line).append('\n');
        }
        games.add(game.toString());
        return games;
    }

    private static String value(List<String> lines, int i, String key) {
        String line = i < lines.size() ? lines.get(i) : "the end";
        if (!line.startsWith(key + " ")) {
            throw new IllegalArgumentException(
                    "line " + (i + 1) + " of a trace must start with '" + key + " ', found '" + Excerpt.of(line) + "'");
        }
        return line.substring(key.length() + 1);
    }

    private static long seed(String word) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "line 4 of a trace: '" + Excerpt.of(word)
                            + "' is no seed: write a whole number from -2^63 to 2^63 - 1, for instance 'seed 42'",
                    e);
        }
    }

    private static Step step(String line, int number, Topology topology) {
        if (line.equals(HEAD)) {
            throw new IllegalArgumentException(
                    "line " + number + " begins another game: take one of them (--pick N), or a file for each");
        }
        try {
            return Step.parse(line, topology);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("line " + number + " of a trace: " + e.getMessage(), e);
        }
    }

    /** Plays the moves again on a new game. */
    public Game replay(Setup setup) {
        Game played = lives == 0 ? setup.newGame() : setup.newGame(lives);
        steps.forEach(step -> apply(step, played));
        return played;
    }

    /** Makes one move of a trace. */
    public static void apply(Step step, Game game) {
        switch (step.kind()) {
            case PROBE -> game.probe(step.cell());
            case FLAG -> game.flag(step.cell());
            case UNFLAG -> game.unflag(step.cell());
        }
    }
}
