// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.Stream;
import sweeplab.base.PublicApi;
import sweeplab.play.Result;

/** Where a run stands: which bouts are done, who won them, and sums; the records themselves are not kept. */
@PublicApi
public final class Standings {

    private final Plan plan;
    private final BitSet done;
    private final BitSet won;
    private final Tally[] ofAgent;
    private final Tally[][] ofBoard;
    private final MoveTimes[] times;

    public Standings(Plan plan) {
        this.plan = plan;
        int agents = plan.agents().size();
        done = new BitSet(plan.bouts());
        won = new BitSet(plan.bouts());
        ofAgent = tallies(agents);
        ofBoard = Stream.generate(() -> tallies(agents))
                .limit(plan.boards().size())
                .toArray(Tally[][]::new);
        times = Stream.generate(MoveTimes::new).limit(agents).toArray(MoveTimes[]::new);
    }

    private static Tally[] tallies(int count) {
        Tally[] tallies = new Tally[count];
        Arrays.setAll(tallies, i -> new Tally());
        return tallies;
    }

    public Plan plan() {
        return plan;
    }

    /** Adds a bout; false if it was there already, or is none of this run. */
    public boolean add(GameRecord record) {
        int agent = plan.agents().indexOf(record.agent());
        if (agent < 0 || record.game() < 0 || record.game() >= plan.games()) {
            return false;
        }
        int bout = plan.bout(record.game(), agent);
        if (done.get(bout)) {
            return false;
        }
        done.set(bout);
        won.set(bout, record.score().result() == Result.WON);
        ofAgent[agent].add(record);
        ofBoard[plan.boardOf(record.game())][agent].add(record);
        times[agent].merge(record.times());
        return true;
    }

    public boolean done(int bout) {
        return done.get(bout);
    }

    /** True if every agent has played the game. */
    public boolean complete(int game) {
        int first = plan.bout(game, 0);
        return done.nextClearBit(first) >= first + plan.agents().size();
    }

    public int boutsDone() {
        return done.cardinality();
    }

    public boolean won(int game, int agent) {
        return won.get(plan.bout(game, agent));
    }

    public Tally tally(int agent) {
        return ofAgent[agent];
    }

    public Tally tally(int board, int agent) {
        return ofBoard[board][agent];
    }

    public MoveTimes times(int agent) {
        return times[agent];
    }

    /** Two agents on the games that both have played. */
    public McNemar pair(int first, int second) {
        long[] counts = new long[4];
        for (int game = 0; game < plan.games(); game++) {
            if (done.get(plan.bout(game, first)) && done.get(plan.bout(game, second))) {
                counts[(won(game, first) ? 0 : 2) + (won(game, second) ? 0 : 1)]++;
            }
        }
        return new McNemar(counts[0], counts[1], counts[2], counts[3]);
    }
}
