// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import sweeplab.base.JsonText;
import sweeplab.base.PublicApi;
import sweeplab.play.Score;

/**
 * What came of one bout: a line of a results file. Only members whose name contains {@code millis} may differ from run to run.
 *
 * @param game the number of the game in its run
 * @param id the game itself
 * @param seed the agent's seed
 * @param unforced guesses that were made although a cell was certainly safe, or {@link #NOT_JUDGED}
 * @param opened how many cells were uncovered
 * @param lastWords what the agent left to say when it failed; empty otherwise
 */
@PublicApi
public record GameRecord(
        int game,
        String id,
        String agent,
        long seed,
        Score score,
        int unforced,
        int opened,
        String lastWords,
        MoveTimes times) {

    /** Stands for guesses that nobody judged. */
    public static final int NOT_JUDGED = -1;

    public boolean judged() {
        return unforced != NOT_JUDGED;
    }

    /** Guesses when nothing was certainly safe, or {@link #NOT_JUDGED}. */
    public int forced() {
        return judged() ? Math.max(0, score.guesses() - unforced) : NOT_JUDGED;
    }

    /** The record as one JSON object, to be read by {@link RecordReader}. */
    public void write(StringBuilder json) {
        json.append("{\"game\":").append(game).append(",\"id\":");
        JsonText.quote(id, json);
        json.append(",\"agent\":");
        JsonText.quote(agent, json);
        json.append(",\"seed\":").append(seed);
        json.append(",\"result\":\"").append(score.result().word());
        json.append("\",\"probes\":").append(score.probes());
        json.append(",\"guesses\":").append(score.guesses());
        json.append(",\"guessesForced\":");
        judgement(json, forced());
        json.append(",\"guessesUnforced\":");
        judgement(json, unforced);
        json.append(",\"flags\":").append(score.flags());
        json.append(",\"opened\":").append(opened);
        json.append(",\"left\":").append(score.left());
        json.append(",\"lives\":").append(score.lives());
        json.append(",\"gold\":").append(score.gold());
        json.append(",\"lastWords\":");
        JsonText.quote(lastWords, json);
        json.append(',');
        times.write(json);
        json.append('}');
    }

    private static void judgement(StringBuilder json, int number) {
        if (number == NOT_JUDGED) {
            json.append("null");
        } else {
            json.append(number);
        }
    }
}
