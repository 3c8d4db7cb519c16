// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Words;

/** What many judged games say of their player. */
public final class PlayerProfile {

    // How good guesses were, from the best on.
    private static final List<String> ORDER = List.of("best", "good", "mistake", "blunder", "lucky");

    private final List<Map<String, @Nullable Object>> games;
    private final Map<String, Integer> missed = new TreeMap<>();
    private final Map<String, Integer> verdicts = new LinkedHashMap<>();
    private final List<Double> waits = new ArrayList<>();
    private final List<Double> losses = new ArrayList<>();
    private int won;
    private int guesses;
    private int passedOver;
    private double lost;
    private double luck;

    /** Games as {@link ReviewJson} writes them. */
    public PlayerProfile(List<Map<String, @Nullable Object>> games) {
        this.games = games;
        ORDER.forEach(verdict -> verdicts.put(verdict, 0));
        games.forEach(this::take);
    }

    private void take(Map<String, @Nullable Object> game) {
        won += "won".equals(game.get("result")) ? 1 : 0;
        lost += number(game.get("lost"));
        losses.add(number(game.get("lost")));
        luck += game.get("fortune") instanceof Map<?, ?> fortune ? number(fortune.get("luck")) : 0;
        double before = 0;
        for (Object each : game.get("moves") instanceof List<?> moves ? moves : List.of()) {
            Map<?, ?> move = (Map<?, ?>) each;
            if (number(move.get("risk")) > 0) {
                guess(move, number(move.get("at")) - before);
            }
            before = number(move.get("at"));
        }
    }

    private void guess(Map<?, ?> move, double wait) {
        guesses++;
        verdicts.merge(String.valueOf(move.get("verdict")), 1, Integer::sum);
        waits.add(wait);
        if (number(move.get("safe")) > 0) {
            passedOver++;
            missed.merge(move.get("grade") == null ? "unproved" : String.valueOf(move.get("grade")), 1, Integer::sum);
        }
    }

    static double number(@Nullable Object value) {
        return value instanceof Number number ? number.doubleValue() : 0;
    }

    private double aGame(double sum) {
        return games.isEmpty() ? 0 : sum / games.size();
    }

    private double middleWait() {
        List<Double> sorted = waits.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2);
    }

    List<Map<String, @Nullable Object>> games() {
        return games;
    }

    /** How many guesses there were of each verdict. */
    public Map<String, Integer> verdicts() {
        return verdicts;
    }

    public Map<String, Integer> missed() {
        return missed;
    }

    /** What guesses cost, game by game, in points. */
    public List<Double> losses() {
        return losses;
    }

    public List<Double> waits() {
        return waits;
    }

    public Map<String, @Nullable Object> json() {
        return Json.object(
                "games",
                games.size(),
                "won",
                won,
                "guesses",
                guesses,
                "verdicts",
                verdicts,
                "guessesAGame",
                aGame(guesses),
                "lostAGame",
                aGame(lost),
                "luckAGame",
                aGame(luck),
                "certainMovesMissed",
                passedOver,
                "missedByKind",
                missed,
                "secondsBeforeGuess",
                middleWait());
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(Words.count(games.size(), "game") + ", " + won + " won; " + ReviewText.decimal(aGame(guesses), 1)
                + " guesses a game, which cost " + ReviewText.decimal(aGame(lost), 1) + " points a game; luck "
                + ReviewText.decimal(aGame(luck), 1) + " points a game.");
        if (guesses > 0) {
            lines.add("Of " + Words.count(guesses, "guess") + ": "
                    + verdicts.entrySet().stream()
                            .filter(each -> each.getValue() > 0)
                            .map(each -> each.getValue() + "× " + each.getKey())
                            .collect(Collectors.joining(", "))
                    + ".");
        }
        lines.add("Before a guess " + ReviewText.decimal(middleWait(), 2)
                + " s pass (median). A certain move was there at " + passedOver + " of " + Words.count(guesses, "guess")
                + (missed.isEmpty() ? "." : ", by the kind of its proof:"));
        missed.forEach((kind, count) -> lines.add("  " + Words.pad(kind, 16) + count));
        return lines;
    }
}
