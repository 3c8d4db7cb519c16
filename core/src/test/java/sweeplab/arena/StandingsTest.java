// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;
import sweeplab.play.Result;
import sweeplab.play.Score;

final class StandingsTest {

    private static final Plan PLAN =
            new Plan(List.of("a", "b"), List.of("square:5x5/3 #0", "square:5x5/5 #0"), 300, 1, true, Map.of());

    private static List<GameRecord> records(long seed) {
        Dice dice = new Dice(seed);
        List<GameRecord> records = new ArrayList<>();
        for (int bout = 0; bout < PLAN.bouts(); bout++) {
            Score score = new Score(Result.values()[dice.nextInt(4)], dice.nextInt(20), 3, 0, dice.nextInt(2), 0, 0);
            String agent = PLAN.agents().get(PLAN.agentOf(bout));
            records.add(new GameRecord(
                    PLAN.gameOf(bout), "id", agent, 1, score, dice.nextInt(4), dice.nextInt(25), "", new MoveTimes()));
        }
        return records;
    }

    private static boolean[] won(List<GameRecord> records, String agent) {
        boolean[] won = new boolean[PLAN.games()];
        records.stream()
                .filter(record -> record.agent().equals(agent))
                .forEach(record -> won[record.game()] = record.score().result() == Result.WON);
        return won;
    }

    @Test
    void orderDoesNotMatterAndNothingCountsTwice() {
        List<GameRecord> records = records(11);
        List<GameRecord> mixed = new ArrayList<>(records);
        mixed.addAll(records.subList(0, 100));
        Collections.shuffle(mixed, new Random(12));
        Standings standings = new Standings(PLAN);
        mixed.forEach(standings::add);
        assertThat(standings.boutsDone()).isEqualTo(PLAN.bouts());
        assertThat(standings.pair(0, 1)).isEqualTo(McNemar.of(won(records, "a"), won(records, "b")));
        for (int agent = 0; agent < 2; agent++) {
            String name = PLAN.agents().get(agent);
            List<GameRecord> own = records.stream()
                    .filter(record -> record.agent().equals(name))
                    .toList();
            Tally tally = standings.tally(agent);
            assertThat(tally.forcedPerGame() + tally.unforcedPerGame()).isEqualTo(tally.guessesPerGame());
            assertThat(tally.openedPerGame() * tally.games())
                    .isEqualTo(own.stream().mapToInt(GameRecord::opened).sum());
            assertThat(standings.tally(0, agent).games()
                            + standings.tally(1, agent).games())
                    .isEqualTo(tally.games());
        }
    }

    @Test
    void whatIsNotOfTheRunIsLeftOut() {
        Standings standings = new Standings(PLAN);
        GameRecord known = records(1).get(0);
        assertThat(standings.add(known)).isTrue();
        assertThat(standings.add(known)).isFalse();
        assertThat(standings.complete(0)).isFalse();
        Score score = known.score();
        assertThat(standings.add(new GameRecord(300, "id", "a", 1, score, 0, 0, "", new MoveTimes())))
                .isFalse();
        assertThat(standings.add(new GameRecord(1, "id", "c", 1, score, 0, 0, "", new MoveTimes())))
                .isFalse();
        assertThat(standings.boutsDone()).isEqualTo(1);
    }

    @Test
    void theTestLooksAtCompleteGamesInOrder() {
        Standings standings = new Standings(PLAN);
        SequentialTest test = new SequentialTest(new Sprt(0.5, 0.6, 0.1, 0.1), standings);
        List<GameRecord> records = records(2);
        for (int bout = PLAN.bouts() - 1; bout > 1; bout--) {
            standings.add(records.get(bout));
            assertThat(test.update()).isFalse();
        }
        assertThat(test.games()).isZero();
        standings.add(records.get(0));
        standings.add(records.get(1));
        test.update();
        Standings inOrder = new Standings(PLAN);
        SequentialTest other = new SequentialTest(new Sprt(0.5, 0.6, 0.1, 0.1), inOrder);
        for (GameRecord record : records) {
            inOrder.add(record);
            other.update();
        }
        assertThat(test.games()).isEqualTo(other.games()).isPositive();
        assertThat(test.words()).isEqualTo(other.words());
    }
}
