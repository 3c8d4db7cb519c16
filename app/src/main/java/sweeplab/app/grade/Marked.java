// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.util.List;
import sweeplab.arena.GameRecord;
import sweeplab.arena.MoveTimes;
import sweeplab.arena.Wilson;
import sweeplab.play.Result;

/** What came of one submission: its games in order. */
public record Marked(String name, String language, List<GameRecord> games) {

    // Where its files lay while it played is nobody's business.
    private static final String ROOM = "[^\\s\"']*/sweeplab-\\d+/";

    public Marked {
        games = List.copyOf(games);
    }

    public int wins() {
        return count(Result.WON);
    }

    public int count(Result result) {
        return (int)
                games.stream().filter(game -> game.score().result() == result).count();
    }

    public double winRate() {
        return (double) wins() / games.size();
    }

    public Wilson interval() {
        return Wilson.of(wins(), games.size());
    }

    public int guesses() {
        return games.stream().mapToInt(game -> game.score().guesses()).sum();
    }

    /** Guesses where a cell was certainly safe. */
    public int needless() {
        return games.stream().mapToInt(GameRecord::unforced).sum();
    }

    /** Games in which a cell was called safe where a danger was possible. */
    public int unsound() {
        return (int) games.stream()
                .filter(game -> game.lastWords().startsWith("unsound:"))
                .count();
    }

    /** Probes that were no guesses. */
    public int certain() {
        return games.stream()
                .mapToInt(game -> game.score().probes() - game.score().guesses())
                .sum();
    }

    public MoveTimes times() {
        MoveTimes all = new MoveTimes();
        games.forEach(game -> all.merge(game.times()));
        return all;
    }

    /** The faults in the words they were reported with, each once. */
    public List<String> faults() {
        return games.stream()
                .map(GameRecord::lastWords)
                .filter(words -> !words.isEmpty())
                .map(Marked::withoutRoom)
                .distinct()
                .toList();
    }

    static String withoutRoom(String words) {
        return words.replaceAll(ROOM, "");
    }
}
