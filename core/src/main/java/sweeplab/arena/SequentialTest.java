// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import sweeplab.arena.Sprt.Verdict;
import sweeplab.base.Noun;

/** The test of a run's first two agents, game by game in the order of their numbers: threads and machines make no difference. */
public final class SequentialTest {

    private final Sprt sprt;
    private final Standings standings;
    private int next;
    private long onlyFirst;
    private long onlySecond;
    private Verdict verdict = Verdict.OPEN;

    public SequentialTest(Sprt sprt, Standings standings) {
        this.sprt = sprt;
        this.standings = standings;
    }

    /** Looks at the games that have become complete; true once a hypothesis is accepted. */
    public boolean update() {
        while (verdict == Verdict.OPEN && next < standings.plan().games() && standings.complete(next)) {
            boolean first = standings.won(next, 0);
            boolean second = standings.won(next, 1);
            onlyFirst += first && !second ? 1 : 0;
            onlySecond += second && !first ? 1 : 0;
            verdict = sprt.verdict(onlyFirst, onlySecond);
            next++;
        }
        return verdict != Verdict.OPEN;
    }

    /** How many games it looked at: all that counts once a hypothesis is accepted. */
    public int games() {
        return next;
    }

    public Verdict verdict() {
        return verdict;
    }

    /** Boards that only the first agent won. */
    public long onlyFirst() {
        return onlyFirst;
    }

    /** Boards that only the second agent won. */
    public long onlySecond() {
        return onlySecond;
    }

    /** The finding in words. */
    public String words() {
        String first = standings.plan().agents().get(0);
        String second = standings.plan().agents().get(1);
        String boards = Noun.counted(onlyFirst, "board") + " that only " + first + " wins and " + onlySecond
                + " that only " + second + " wins, in " + Noun.counted(next, "game");
        return switch (verdict) {
            case OPEN -> "Sequential test: still open after " + boards + ".";
            case H0 -> accepted("H0", first, "at most " + percent(sprt.p0()), boards);
            case H1 -> accepted("H1", first, "at least " + percent(sprt.p1()), boards);
        };
    }

    private static String accepted(String which, String first, String share, String boards) {
        return "Sequential test: " + which + " accepted, " + first + " wins " + share
                + " of the boards that only one of the two wins (" + boards + ").";
    }

    private static String percent(double share) {
        return Math.round(share * 1000) / 10.0 + " %";
    }
}
