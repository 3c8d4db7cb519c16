// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;
import sweeplab.app.arena.Finished;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Standings;
import sweeplab.play.Result;

/** Some games that one may want to look at. */
record Noteworthy(String heading, List<GameRecord> records) {

    private static final int MOST = 12;

    /** The failures, the games that only one of the first two agents wins, and the longest decisions. */
    static List<Noteworthy> of(Finished run) {
        List<GameRecord> faults = new ArrayList<>();
        List<GameRecord> apart = new ArrayList<>();
        PriorityQueue<GameRecord> slow = new PriorityQueue<>(
                Comparator.comparingDouble(record -> record.times().worstMillis()));
        run.forEach(record -> {
            if (record.score().result() == Result.FAULT && faults.size() < MOST) {
                faults.add(record);
            }
            if (apart.size() < MOST && apart(run.standings(), record)) {
                apart.add(record);
            }
            slow.add(record);
            if (slow.size() > MOST) {
                slow.remove();
            }
            return true;
        });
        List<GameRecord> slowest = new ArrayList<>(slow);
        slowest.sort(Comparator.comparingDouble(record -> -record.times().worstMillis()));
        return List.of(
                new Noteworthy("Failures", faults),
                new Noteworthy("Games that only one of the first two agents wins", apart),
                new Noteworthy("The longest decisions", slowest));
    }

    private static boolean apart(Standings standings, GameRecord record) {
        return standings.plan().agents().size() > 1
                && record.agent().equals(standings.plan().agents().get(0))
                && standings.complete(record.game())
                && standings.won(record.game(), 0) != standings.won(record.game(), 1);
    }

    static String words(GameRecord record) {
        String said = record.lastWords().isEmpty() ? "" : ": " + record.lastWords();
        return String.format(
                Locale.ROOT,
                "%s, %s %s after %d probes, longest decision %.3f ms%s",
                record.id(),
                record.agent(),
                record.score().result().word(),
                record.score().probes(),
                record.times().worstMillis(),
                said);
    }
}
