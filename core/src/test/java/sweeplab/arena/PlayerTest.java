// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.RandomProbing;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.infer.BruteForce;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;

final class PlayerTest {

    private static final Roster ROSTER = Clairvoyant.addTo(Roster.core());

    private static Plan plan(String agents, String board, int games) {
        return new Plan(List.of(agents.split(",")), List.of(board), games, 1, true, Map.of());
    }

    private static List<GameRecord> play(Plan plan, Function<String, LongFunction<Agent>> makers) {
        List<GameRecord> records = new ArrayList<>();
        try (Player player = new Player(plan, makers)) {
            for (int bout = 0; bout < plan.bouts(); bout++) {
                records.add(player.play(bout));
            }
        }
        return records;
    }

    private static List<GameRecord> play(Plan plan) {
        return play(plan, name -> ROSTER.get(name).maker());
    }

    private static String withoutTimes(GameRecord record) {
        StringBuilder text = new StringBuilder();
        record.write(text);
        return text.toString().replaceAll("\"millis.*", "");
    }

    @Test
    void everyAgentPlaysTheSameGamesAndOrderDoesNotMatter() {
        Plan plan = plan("fast,random,sps", "square:6x6/6 safe@0,0", 20);
        List<GameRecord> forth = play(plan);
        List<GameRecord> back = new ArrayList<>();
        try (Player player = new Player(plan, name -> ROSTER.get(name).maker())) {
            for (int bout = plan.bouts() - 1; bout >= 0; bout--) {
                back.add(0, player.play(bout));
            }
        }
        assertThat(back.stream().map(PlayerTest::withoutTimes))
                .containsExactlyElementsOf(
                        forth.stream().map(PlayerTest::withoutTimes).toList());
        assertThat(forth.get(3).id())
                .isEqualTo(forth.get(4).id())
                .isNotEqualTo(forth.get(0).id());
    }

    @Test
    void theIdAndTheSeedOfARecordGiveTheGameAgain() {
        for (GameRecord record : play(plan("nettle-logic1", "nettle:easy1", 30))) {
            Score again = Referee.playOut(
                    GameId.parse(record.id()).setup(new Catalogue()).newGame(),
                    ROSTER.get(record.agent()).maker().apply(record.seed()));
            assertThat(again).as(record.id() + " seed " + record.seed()).isEqualTo(record.score());
        }
    }

    @Test
    void aWorldThatComesUpAgainIsPlayedWithAnotherSeed() {
        List<GameRecord> records = play(plan("random", "nettle:easy1", 10));
        assertThat(records.stream().map(GameRecord::seed).distinct()).hasSize(10);
    }

    @Test
    void aBoardWithASeedOfItsOwnIsAlwaysThatBoard() {
        List<GameRecord> records = play(plan("random", "square:6x6/6 safe@0,0 #42", 5));
        assertThat(records.stream().map(GameRecord::id)).containsOnly("square:6x6/6 safe@0,0 #42");
        assertThat(records.stream().map(GameRecord::seed).distinct()).hasSize(5);
    }

    @Test
    void forcedMeansThatBruteForceFindsNothingSafe() {
        int[] unforced = new int[1];
        LongFunction<Agent> counted = seed -> {
            Agent random = new RandomProbing(seed);
            return view -> {
                Decision decision = random.decide(view);
                boolean guess = decision instanceof Decision.Guess;
                unforced[0] += guess && !BruteForce.of(view).safe().isEmpty() ? 1 : 0;
                return decision;
            };
        };
        List<GameRecord> records = play(plan("random", "square:4x4/3 safe@0,0", 200), name -> counted);
        assertThat(records.stream().mapToInt(GameRecord::unforced).sum())
                .isEqualTo(unforced[0])
                .isPositive();
        assertThat(records.stream().mapToInt(GameRecord::forced).sum()).isPositive();
    }

    @Test
    void whoReasonsExactlyNeverGuessesUnforced() {
        Plan plan = plan("exact,fast", "square:8x8/12 safe@0,0", 100);
        // Behind a lambda the judge does not know them and looks at every guess.
        List<GameRecord> judged =
                play(plan, name -> seed -> ROSTER.get(name).maker().apply(seed)::decide);
        assertThat(judged.stream().mapToInt(GameRecord::unforced)).containsOnly(0);
        assertThat(judged.stream().map(PlayerTest::withoutTimes))
                .containsExactlyElementsOf(
                        play(plan).stream().map(PlayerTest::withoutTimes).toList());
    }

    @Test
    void whoSeesTheMinesWinsMore() {
        List<GameRecord> records = play(plan("exact,clairvoyant", "square:9x9/14 safe@0,0", 300));
        assertThat(wins(records, "clairvoyant")).isGreaterThan(wins(records, "exact") + 20);
        assertThat(wins(records, "clairvoyant"))
                .as("it still loses where one cell is safest")
                .isLessThan(300);
    }

    private static long wins(List<GameRecord> records, String agent) {
        return records.stream()
                .filter(record -> record.agent().equals(agent) && record.score().result() == Result.WON)
                .count();
    }

    @Test
    void whateverGoesWrongInAnAgentIsItsLoss() {
        Map<String, LongFunction<Agent>> broken = Map.of(
                "crashes",
                        seed -> view -> {
                            throw new IllegalStateException("out of ideas\nand paper");
                        },
                "outside", seed -> view -> new Decision.Guess("far", 99, 0.5),
                "forfeits", seed -> view -> new Decision.Forfeit("too slow"),
                "unmade",
                        seed -> {
                            throw new IllegalArgumentException("no such program");
                        },
                "good", seed -> ROSTER.get("exact").maker().apply(seed));
        Plan plan = plan("crashes,outside,forfeits,unmade,good", "square:3x3/1 safe@0,0", 4);
        for (GameRecord record : play(plan, broken::get)) {
            boolean good = record.agent().equals("good");
            assertThat(record.score().result() == Result.FAULT)
                    .as(record.agent())
                    .isNotEqualTo(good);
            assertThat(record.lastWords().isEmpty()).as(record.agent()).isEqualTo(good);
        }
    }

    @Test
    void refusesPlansThatCannotBePlayed() {
        assertThatThrownBy(() -> plan("exact,exact", "square:3x3/1 #0", 1)).hasMessageContaining("named twice");
        assertThatThrownBy(() -> plan("exact,fast", "square:3x3/1 #0", 1 << 30)).hasMessageContaining("too many");
        assertThatThrownBy(() -> plan("exact", "square:3x3/1 #0", 0)).hasMessageContaining("a game at least");
    }
}
