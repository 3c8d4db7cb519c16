// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.arena.report;

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
        Comparator<GameRecord> byNumber =
                Comparator.comparingInt(GameRecord::game).thenComparing(GameRecord::agent);
        First faults = new First(byNumber);
        First apart = new First(byNumber);
        First slow =
                new First(Comparator.comparingDouble(record -> -record.times().worstMillis()));
        run.forEach(record -> {
            if (record.score().result() == Result.FAULT) {
                faults.add(record);
            }
            if (apart(run.standings(), record)) {
                apart.add(record);
            }
            slow.add(record);
            return true;
        });
        return List.of(
                new Noteworthy("Failures", faults.inOrder()),
                new Noteworthy("Games that only one of the first two agents wins", apart.inOrder()),
                new Noteworthy("The longest decisions", slow.inOrder()));
    }

    /** The first few in an order, in whatever order they come. */
    private static final class First {

        private final Comparator<GameRecord> order;
        private final PriorityQueue<GameRecord> kept;

        First(Comparator<GameRecord> order) {
            this.order = order;
            kept = new PriorityQueue<>(order.reversed());
        }

        void add(GameRecord record) {
            kept.add(record);
            if (kept.size() > MOST) {
                kept.remove();
            }
        }

        List<GameRecord> inOrder() {
            return kept.stream().sorted(order).toList();
        }
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
