package sweeplab.app.bench;

import sweeplab.base.Dice;
import sweeplab.play.Result;
import sweeplab.play.Score;

/** What some games came to; the tallies of two sets of games merge into that of both, in any order. */
public final class Measurement {

    private long games;
    private long wins;
    private long stuck;
    private long guesses;
    private long gold;
    private long cpuNanos;
    private long worstNanos;
    private long bytes;
    private long signature;

    void add(long index, Score score, int opened, long nanos) {
        games++;
        wins += score.result() == Result.WON ? 1 : 0;
        stuck += score.result() == Result.STUCK ? 1 : 0;
        guesses += score.guesses();
        gold += score.gold();
        worstNanos = Math.max(worstNanos, nanos);
        signature += Dice.seed(index, opened * 4L + score.result().ordinal());
    }

    void addCost(long nanos, long allocated) {
        cpuNanos += nanos;
        bytes += allocated;
    }

    void merge(Measurement other) {
        games += other.games;
        wins += other.wins;
        stuck += other.stuck;
        guesses += other.guesses;
        gold += other.gold;
        cpuNanos += other.cpuNanos;
        worstNanos = Math.max(worstNanos, other.worstNanos);
        bytes += other.bytes;
        signature += other.signature;
    }

    public long games() {
        return games;
    }

    public long wins() {
        return wins;
    }

    public long stuck() {
        return stuck;
    }

    public double winRate() {
        return perGame(wins);
    }

    /** Half the width of the 95 % interval of the win rate. */
    public double ci95() {
        double rate = winRate();
        return games == 0 ? 0 : 1.96 * Math.sqrt(rate * (1 - rate) / games);
    }

    public double cpuSeconds() {
        return cpuNanos / 1e9;
    }

    public double gamesPerCpuSecond() {
        return cpuNanos == 0 ? 0 : games / cpuSeconds();
    }

    public double guessesPerGame() {
        return perGame(guesses);
    }

    public double goldPerGame() {
        return perGame(gold);
    }

    /** The CPU time of the longest game. */
    public double worstGameMillis() {
        return worstNanos / 1e6;
    }

    public double bytesPerGame() {
        return perGame(bytes);
    }

    private double perGame(long sum) {
        return games == 0 ? 0 : (double) sum / games;
    }

    /** Sixteen hexadecimal digits that change when any game ends or opens otherwise, whatever the number of threads. */
    public String signature() {
        return String.format("%016x", signature);
    }
}
