package sweeplab.server;

import sweeplab.play.Result;
import sweeplab.play.Score;

/** How some games ended. */
final class Ends {

    private final long begun = System.nanoTime();
    private final int[] ends = new int[Result.values().length];
    private int guesses;

    void add(Score score) {
        ends[score.result().ordinal()]++;
        guesses += score.guesses();
    }

    String json() {
        return JsonBody.object(out -> {
            int games = 0;
            for (Result result : Result.values()) {
                out.writeNumberProperty(result.word(), ends[result.ordinal()]);
                games += ends[result.ordinal()];
            }
            out.writeNumberProperty("games", games);
            out.writeNumberProperty("guesses", guesses);
            out.writeNumberProperty("millis", (System.nanoTime() - begun) / 1e6);
        });
    }
}
