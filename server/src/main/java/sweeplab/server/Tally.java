package sweeplab.server;

import sweeplab.play.Result;
import sweeplab.play.Score;

/** How some games ended. */
final class Tally {

    private final long begun = System.nanoTime();
    private final int[] ends = new int[Result.values().length];
    private int games;
    private int guesses;

    void add(Score score) {
        ends[score.result().ordinal()]++;
        games++;
        guesses += score.guesses();
    }

    int games() {
        return games;
    }

    String json() {
        return Json.object(out -> {
            for (Result result : Result.values()) {
                out.writeNumberProperty(result.word(), ends[result.ordinal()]);
            }
            out.writeNumberProperty("games", games);
            out.writeNumberProperty("guesses", guesses);
            out.writeNumberProperty("millis", (System.nanoTime() - begun) / 1e6);
        });
    }
}
