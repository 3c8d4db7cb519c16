// SPDX-License-Identifier: Apache-2.0
package sweeplab.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Roster;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Grounds;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.arena.Span;
import sweeplab.sat.SatAgents;

final class SparkGroundsTest {

    private static final Plan PLAN = new Plan(
            List.of("exact", "sat", "random"),
            List.of("square:7x7/7 safe@0,0 #0", "tornado:SMALL1"),
            40,
            3,
            true,
            Map.of());

    /** Takes so many records and then wants no more. */
    private static final class Basket implements Grounds.Taker {

        private final List<String> lines = new ArrayList<>();
        private final int most;

        Basket(int most) {
            this.most = most;
        }

        @Override
        public synchronized void take(GameRecord record) {
            StringBuilder line = new StringBuilder();
            record.write(line);
            lines.add(line.toString().replaceAll(",\"millis.*", ""));
        }

        @Override
        public synchronized boolean wantsMore() {
            return lines.size() < most;
        }
    }

    private static List<Span> spans(int length) {
        List<Span> spans = new ArrayList<>();
        for (int from = 0; from < PLAN.bouts(); from += length) {
            spans.add(new Span(from, Math.min(PLAN.bouts(), from + length)));
        }
        return spans;
    }

    private static List<String> here() {
        Roster roster = SatAgents.addTo(Roster.core());
        Basket basket = new Basket(PLAN.bouts());
        try (Player player = new Player(PLAN, name -> roster.get(name).maker())) {
            for (int bout = 0; bout < PLAN.bouts(); bout++) {
                basket.take(player.play(bout));
            }
        }
        return basket.lines;
    }

    @Test
    void playsTheSameGamesAsThisMachineEachOnce() {
        Basket basket = new Basket(Integer.MAX_VALUE);
        new SparkGrounds().play("local[2]", PLAN, spans(7), basket);
        assertThat(basket.lines).containsExactlyInAnyOrderElementsOf(here());
    }

    @Test
    void endsWhenNoMoreIsWanted() {
        Basket basket = new Basket(6);
        new SparkGrounds().play("local[1]", PLAN, spans(1), basket);
        assertThat(basket.lines).hasSizeBetween(6, PLAN.bouts() - 1).isSubsetOf(here());
    }

    @Test
    void knowsItsAddresses() {
        SparkGrounds grounds = new SparkGrounds();
        assertThat(List.of("local[4]", "local[*]", "spark://host:7077")).allMatch(grounds::knows);
        assertThat(List.of("local", "yarn", "spark:host", "http://host")).noneMatch(grounds::knows);
    }
}
