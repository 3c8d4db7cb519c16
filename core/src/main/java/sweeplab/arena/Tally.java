// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import sweeplab.base.PublicApi;
import sweeplab.play.Result;

/** What some bouts of one agent came to, in sums. */
@PublicApi
public final class Tally {

    private final long[] ends = new long[Result.values().length];
    private long games;
    private long probes;
    private long guesses;
    private long judged;
    private long forced;
    private long unforced;
    private long opened;
    private long lives;
    private long gold;
    private double millis;

    public void add(GameRecord record) {
        games++;
        ends[record.score().result().ordinal()]++;
        probes += record.score().probes();
        guesses += record.score().guesses();
        opened += record.opened();
        lives += record.score().lives();
        gold += record.score().gold();
        millis += record.times().millis();
        if (record.judged()) {
            judged++;
            forced += record.forced();
            unforced += record.unforced();
        }
    }

    /** Adds the bouts of another tally. */
    public void merge(Tally other) {
        for (int i = 0; i < ends.length; i++) {
            ends[i] += other.ends[i];
        }
        games += other.games;
        probes += other.probes;
        guesses += other.guesses;
        judged += other.judged;
        forced += other.forced;
        unforced += other.unforced;
        opened += other.opened;
        lives += other.lives;
        gold += other.gold;
        millis += other.millis;
    }

    public long games() {
        return games;
    }

    public long count(Result result) {
        return ends[result.ordinal()];
    }

    public long wins() {
        return count(Result.WON);
    }

    public double winRate() {
        return perGame(wins());
    }

    public Wilson interval() {
        return Wilson.of(wins(), games);
    }

    public double probesPerGame() {
        return perGame(probes);
    }

    public long guesses() {
        return guesses;
    }

    public double guessesPerGame() {
        return perGame(guesses);
    }

    /** Guesses a game when nothing was certainly safe; NaN if nobody judged. */
    public double forcedPerGame() {
        return judged == 0 ? Double.NaN : (double) forced / judged;
    }

    /** Guesses a game although a cell was certainly safe; NaN if nobody judged. */
    public double unforcedPerGame() {
        return judged == 0 ? Double.NaN : (double) unforced / judged;
    }

    public double openedPerGame() {
        return perGame(opened);
    }

    public double livesPerGame() {
        return perGame(lives);
    }

    public double goldPerGame() {
        return perGame(gold);
    }

    /** The time of all decisions. */
    public double millis() {
        return millis;
    }

    public double millisPerGame() {
        return games == 0 ? 0 : millis / games;
    }

    private double perGame(long sum) {
        return games == 0 ? 0 : (double) sum / games;
    }
}
